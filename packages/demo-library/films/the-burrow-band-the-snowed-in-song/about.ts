import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The second season's first entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-burrow-band-the-snowed-in-song',
  kind: 'film',
  title: 'The Burrow Band: The Snowed-In Song',
  tagline: 'Somebody has to wake the spring.',
  description:
    'The snow is taller than the door, the lantern is burning low, and spring is very late. Bramble, ' +
    'Clover and Gulp play her a song, but there is a great deal of winter between a small band and ' +
    'the sky. How does one knock on spring?',
  genre: 'kids',
  category: 'series',
  series: { slug: 'the-burrow-band', title: 'The Burrow Band', season: 2, episode: 1 },
  releaseYear: 2026,
  rating: 'TV-Y',
  cast: [
    { name: 'Bramble', role: 'Knocks on a root' },
    { name: 'Clover', role: 'Shares her blanket' },
    { name: 'Gulp', role: 'Sings with cold toes' },
    { name: 'Spring', role: 'Is still asleep' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
