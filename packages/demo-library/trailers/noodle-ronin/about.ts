import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The cook's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'noodle-ronin',
  kind: 'trailer',
  title: 'Noodle Ronin',
  tagline: 'One cut. One bowl. Extra leek.',
  description:
    'Every night, when the lanterns are lit, Master Kuma opens his noodle cart at the foot of the ' +
    'bridge. Nobody knows where he learned to use a knife like that. Tonight his smallest ' +
    'customer is going to find out.',
  genre: 'anime',
  category: 'movie',
  releaseYear: 2027,
  rating: 'PG',
  cast: [
    { name: 'Master Kuma', role: 'A panda who cooks' },
    { name: 'Pi', role: 'A customer, still small' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
