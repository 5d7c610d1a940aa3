import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The bench's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-bench-under-the-linden',
  kind: 'film',
  title: 'The Bench under the Linden',
  tagline: 'Two books. One bench. All the time in the world.',
  description:
    'Two shy tortoises come to the same bench to read, and stay for a whole life. Blossom, leaves and ' +
    'snow fall past one still picture, until there is room beside him. A quiet film ' +
    'about love, goodbye, and what stays.',
  genre: 'romance',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'Anton', role: 'A tortoise with a book he does not read' },
    { name: 'Lotte', role: 'A tortoise with a red bow' },
    { name: 'Little Lotte', role: 'Their granddaughter' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
