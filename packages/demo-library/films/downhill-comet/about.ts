import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Miko's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'downhill-comet',
  kind: 'film',
  title: 'Downhill Comet',
  tagline: 'It crossed the whole sky. She only had to beat it down one hill.',
  description:
    'Once in sixty years the comet comes, and Miko has promised her grandpa to ring the ' +
    'observatory bell before it is gone. Now it is early, the bell is at the bottom of the ' +
    'mountain, and all she has is a soapbox cart, a very long road and four wheels. For now.',
  genre: 'anime',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'Miko', role: 'A hare girl with a cart of her own' },
    { name: 'Grandpa', role: 'Has waited for sixty years, and dozed off' },
    { name: 'The comet', role: 'Early' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
