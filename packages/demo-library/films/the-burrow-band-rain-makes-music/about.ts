import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The second episode's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-burrow-band-rain-makes-music',
  kind: 'film',
  title: 'The Burrow Band: The Rain Makes Music',
  tagline: 'Plip. Plop. Plink!',
  description:
    'It is raining through the roof of the burrow: on the ukulele, on the rug and on the end of ' +
    "Clover's nose. There are not nearly enough cups. Then Bramble stops running about with " +
    'saucepans, and listens to what the rain has been saying all along.',
  genre: 'kids',
  category: 'series',
  series: { slug: 'the-burrow-band', title: 'The Burrow Band', season: 1, episode: 2 },
  releaseYear: 2025,
  rating: 'TV-Y',
  cast: [
    { name: 'Bramble', role: 'Has an acorn cup on her head' },
    { name: 'Clover', role: 'Does not like wet ears' },
    { name: 'Gulp', role: 'Likes rain very much' },
    { name: 'The Rain', role: 'Itself' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
