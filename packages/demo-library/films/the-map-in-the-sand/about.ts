import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Zuri's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-map-in-the-sand',
  kind: 'film',
  title: 'The Map in the Sand',
  tagline: 'A crown. Some pearls. And gold. Or so it says.',
  description:
    'Zuri, a fennec with very large ears, has found a treasure map. It shows a crown, a string of ' +
    'pearls and a great round piece of gold, far out among the dunes. But maps are only drawings, ' +
    'and nothing in this desert is quite what it looks like.',
  genre: 'adventure',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'Zuri', role: 'A fennec with enormous ears and a map' },
    { name: 'The Pearls', role: 'Themselves' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
