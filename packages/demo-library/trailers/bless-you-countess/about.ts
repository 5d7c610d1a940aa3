import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The portrait's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'bless-you-countess',
  kind: 'trailer',
  title: 'Bless You, Countess',
  tagline: 'Three hundred years of dust. One very small duster.',
  description:
    'Pim is the new chambermaid of Castle Umbra, and nobody has told her that the portraits are ' +
    'at home. Her first morning, her first feather duster, and the most important nose in the ' +
    'gallery. What could tickle?',
  genre: 'gothic',
  category: 'movie',
  releaseYear: 2027,
  rating: 'PG',
  cast: [
    { name: 'Pim', role: 'A chambermaid, and a mouse' },
    { name: 'The Countess', role: 'Oil on canvas' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
