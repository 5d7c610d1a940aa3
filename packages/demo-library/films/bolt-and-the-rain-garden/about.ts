import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Bolt's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'bolt-and-the-rain-garden',
  kind: 'film',
  title: 'Bolt and the Rain Garden',
  tagline: 'One small robot. One torn postcard. One color nobody remembers.',
  description:
    'Bolt, a little window-washing robot, works high above a city of neon and rain. When the wind ' +
    'brings him a torn postcard, he wants to know what green is, and looks for it on every roof ' +
    'until his lamp runs low. The answer has been sitting in his own brush all along.',
  genre: 'sci-fi',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Bolt', role: 'A small window-washing robot who speaks in beeps' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
