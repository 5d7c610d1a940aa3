import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The keeper's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-lighthouse-on-europa',
  kind: 'film',
  title: 'The Lighthouse on Europa',
  tagline: 'Keep a light on.',
  description:
    'On a frozen moon under Jupiter an old robot keeps a lamp burning for a ship. He has done so ' +
    'for a very long time. A quiet film about waiting, and about who else might need a light.',
  genre: 'sci-fi',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'The Keeper', role: 'An old robot who says nothing' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
