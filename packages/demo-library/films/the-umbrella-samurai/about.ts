import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The heron's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-umbrella-samurai',
  kind: 'film',
  title: 'The Umbrella Samurai',
  tagline: 'She carries no sword. Only something to keep off the rain.',
  description:
    'A wandering heron with a red paper umbrella wants to cross the bamboo forest before night. ' +
    'But the storm itself stands in her way: a fox mask as tall as a house, made of wind and ' +
    'leaves, that has never let anybody pass. One strike will decide it.',
  genre: 'anime',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'The heron', role: 'A ronin with an umbrella and few words' },
    { name: 'The storm', role: 'A fox mask in the wind' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
