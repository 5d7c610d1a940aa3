import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The heist's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-sugar-cube-heist',
  kind: 'film',
  title: 'The Great Sugar Cube Heist',
  tagline: 'Three mice. One cat. No plan to speak of.',
  description:
    'Pepper is the greatest thief on the whole kitchen table, and nobody knows it better than ' +
    'Pepper. Tonight she wants one sugar cube. All her crew has to do is keep quiet, past the ' +
    'spoon, past the whiskers, past the longest tail in the house.',
  genre: 'comedy',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Pepper', role: 'A very small mouse with a very big plan' },
    { name: 'Nib', role: 'Her look-out, who sees very little' },
    { name: 'Dumpling', role: 'Her quiet helper, who is not quiet' },
    { name: 'The cat', role: 'Fast asleep. Mostly' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
