import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The paper prince's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-paper-prince',
  kind: 'film',
  title: 'The Paper Prince',
  tagline: 'He is brave about everything, except getting wet.',
  description:
    'In a theater made of paper lives a paper prince, and across the paper sea somebody is waving ' +
    'at him. He is quite sure he cannot go: paper and water do not mix. Then the roof begins to ' +
    'drip, and the water is not paper at all.',
  genre: 'fantasy',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'The Prince', role: 'A puppet cut from the very best paper' },
    { name: 'Marigold', role: 'Keeper of the paper lighthouse' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
