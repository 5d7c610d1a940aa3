import type { FilmAbout } from '@starnest/film-kit/film/script'

export const about: FilmAbout = {
  slug: 'kites-over-cloud-harbor',
  kind: 'film',
  title: 'Kites over Cloud Harbor',
  tagline: 'Feel the wind, then let go.',
  description:
    'Suzu is the fastest courier of a harbor in the sky, and tonight she carries the smallest ' +
    'letter of all: from her little brother to their mother, whose airship leaves with the evening ' +
    'wind. The bridge is broken, the sea of clouds is deep, and the great kite is waiting.',
  genre: 'anime',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'Suzu', role: 'A young cat courier with a red scarf' },
    { name: 'Momo', role: 'Her little brother, who wrote a letter' },
    { name: 'Mother', role: 'Captain of the evening airship' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
