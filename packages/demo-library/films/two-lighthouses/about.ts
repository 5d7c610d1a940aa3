import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The entry of the two keepers in the catalogue. */
export const about: FilmAbout = {
  slug: 'two-lighthouses',
  kind: 'film',
  title: 'Two Lighthouses',
  tagline: 'They have never met. They say good night every night.',
  description:
    'On one cliff a puffin keeps a rose-colored lamp, on the other an otter keeps a golden one. All ' +
    'they know of each other is a light that blinks twice across the water. Then a storm comes up, ' +
    'and one of the two lamps does not answer.',
  genre: 'romance',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'Pelle', role: 'A puffin, keeper of the rose lamp' },
    { name: 'Oda', role: 'An otter, keeper of the golden lamp' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
