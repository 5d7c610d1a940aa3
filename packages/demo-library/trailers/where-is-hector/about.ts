import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Hector's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'where-is-hector',
  kind: 'trailer',
  title: 'Where Is Hector?',
  tagline: 'He is very good at hiding. He thinks.',
  description:
    'Hector is the largest elephant in the meadow, and he loves to play hide and seek. Mimi, the smallest mouse, always has to look for him. She would never, ever hurt his feelings.',
  genre: 'comedy',
  category: 'movie',
  releaseYear: 2027,
  rating: 'G',
  cast: [
    { name: 'Hector', role: 'An elephant who hides' },
    { name: 'Mimi', role: 'A mouse who seeks, kindly' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
