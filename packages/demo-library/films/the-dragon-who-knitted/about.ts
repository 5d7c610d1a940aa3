import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Purl's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-dragon-who-knitted',
  kind: 'film',
  title: 'The Dragon Who Knitted',
  tagline: 'Every other dragon breathes fire. Purl breathes wool.',
  description:
    'Purl is the castle dragon, and everybody is waiting for a roaring fire. All that ever comes ' +
    'out is wool: pink wool, yellow wool, yards of it. Then a winter blows in that is too cold ' +
    'for any flame.',
  genre: 'fantasy',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Purl', role: 'A small dragon with a woolly breath' },
    { name: 'King Hob', role: 'A king with very long, very cold ears' },
    { name: 'Sir Trunkett', role: 'The knight of the castle' },
    { name: 'Pip', role: 'The smallest page' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
