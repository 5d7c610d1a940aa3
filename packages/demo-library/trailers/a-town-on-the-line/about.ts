import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The teaser's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'a-town-on-the-line',
  kind: 'trailer',
  title: 'A Town on the Line',
  tagline: 'He only wanted a fish.',
  description:
    'Tolly the raccoon fishes every night and catches nothing at all. Tonight something bites: a whole ' +
    'town with lit windows, lost at the bottom of the sea for a hundred years. And everybody in it ' +
    'would like to know what he means to do now.',
  genre: 'fantasy',
  category: 'movie',
  releaseYear: 2027,
  rating: 'G',
  cast: [
    { name: 'Tolly', role: 'A raccoon with a fishing rod' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
