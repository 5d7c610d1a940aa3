import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The first episode's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-burrow-band-one-small-drum',
  kind: 'film',
  title: 'The Burrow Band: One Small Drum',
  tagline: 'Every band needs a little tok.',
  description:
    'Under the summer hill, Clover the rabbit and Gulp the frog make music all day, and Bramble the ' +
    'hedgehog listens through the wall. She wants to play too, on the biggest drum there is. It does ' +
    'not go well. But there is more than one kind of drum in a pantry full of nuts.',
  genre: 'kids',
  category: 'series',
  series: { slug: 'the-burrow-band', title: 'The Burrow Band', season: 1, episode: 1 },
  releaseYear: 2025,
  rating: 'TV-Y',
  cast: [
    { name: 'Bramble', role: 'A hedgehog who hears music through the wall' },
    { name: 'Clover', role: 'A rabbit with a ukulele' },
    { name: 'Gulp', role: 'A frog who sings' },
    { name: 'The worm', role: 'Dances' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
