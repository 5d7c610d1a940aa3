import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Tiko's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-jungle-drum',
  kind: 'film',
  title: 'The Heartbeat of the Jungle',
  tagline: 'He drummed. And somebody drummed back.',
  description:
    'Tiko, a small tamarin with a splendid white moustache, plays his drum every morning. One day ' +
    'somebody answers from deep in the jungle. He runs past toucans, frogs and a wild river to ' +
    'find out who it is, and the answer is far bigger than he thought.',
  genre: 'adventure',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Tiko', role: 'A tamarin with a drum' },
    { name: 'The Toucan', role: 'Knocks, but only on nuts' },
    { name: 'The Frogs', role: 'Three throats' },
    { name: 'Old Moss', role: 'Very big, very sleepy' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
