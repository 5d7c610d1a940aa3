import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The teaser's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-moon-who-was-afraid-of-the-dark',
  kind: 'trailer',
  title: 'The Moon Who Was Afraid of the Dark',
  tagline: 'Somebody, please, leave a light on.',
  description:
    'Every evening the moon ought to come up over the hill, and every evening it is so terribly dark ' +
    'up there. A small village, an embarrassed owl and a great many windows decide to do something ' +
    'about it.',
  genre: 'kids',
  category: 'movie',
  releaseYear: 2027,
  rating: 'G',
  cast: [
    { name: 'The Moon', role: 'Very big, and a little scared' },
    { name: 'The owl', role: 'Did not mean to' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
