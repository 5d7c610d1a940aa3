import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Pip's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-island-that-blinked',
  kind: 'trailer',
  title: 'The Island That Blinked',
  tagline: 'Pip found an island. The island found Pip.',
  description:
    'Pip, a hedgehog in a yellow hat, sets out to discover an island that is on no map. She finds one, plants her flag and gives it her name. Nobody has asked the island.',
  genre: 'adventure',
  category: 'movie',
  releaseYear: 2027,
  rating: 'G',
  cast: [
    { name: 'Pip', role: 'A hedgehog and an explorer' },
    { name: 'The Island', role: 'Has other plans' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
