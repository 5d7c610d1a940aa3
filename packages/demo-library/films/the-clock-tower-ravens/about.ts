import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Corvin's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-clock-tower-ravens',
  kind: 'film',
  title: 'The Hour That Was Missing',
  tagline: 'Eleven. Twelve. Two. Somebody is stealing one o’clock.',
  description:
    'Corvin the raven keeps the old tower clock and counts every hour of the night. But after ' +
    'twelve comes two, night after night. One candle, a great many wheels and a very large shadow ' +
    'lead him to the gentlest of thieves.',
  genre: 'gothic',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Corvin', role: 'The raven who keeps the clock' },
    { name: 'Mrs. Hush', role: 'A mother with three good reasons' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
