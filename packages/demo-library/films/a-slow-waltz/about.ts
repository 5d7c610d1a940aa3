import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The waltz's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'a-slow-waltz',
  kind: 'film',
  title: 'A Slow Waltz',
  tagline: 'One is too shy. One is too slow. There is no hurry.',
  description:
    'The rain is over, and every drop on the old garden wall shines like a lantern. Basil the ' +
    'snail would like to dance with Posy, but Posy is shy and Basil is slow, and the other end of ' +
    'the wall is a whole day away. A very small love story at a very small speed.',
  genre: 'romance',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Basil', role: 'A snail who is on his way' },
    { name: 'Posy', role: 'A snail who is not sure' },
    { name: 'Narrator', role: 'Tells the story, in no hurry' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
