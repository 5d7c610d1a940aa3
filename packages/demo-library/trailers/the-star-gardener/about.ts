import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Juniper's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-star-gardener',
  kind: 'trailer',
  title: 'The Star Gardener',
  tagline: 'Somebody has to water them.',
  description:
    'On the highest hill of all lives Juniper, an old badger with round glasses, who grows the stars in her garden. This spring one little seed will not grow, and the sky has a hole in it.',
  genre: 'fantasy',
  category: 'movie',
  releaseYear: 2027,
  rating: 'G',
  cast: [
    { name: 'Juniper', role: 'A badger who grows stars' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
