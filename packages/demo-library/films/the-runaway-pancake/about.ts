import type { FilmAbout } from '@starnest/film-kit/film/script'

export const about: FilmAbout = {
  slug: 'the-runaway-pancake',
  kind: 'film',
  title: 'The Runaway Pancake',
  tagline: 'Breakfast is getting away.',
  description:
    'Bruno the baker wants one perfect pancake for breakfast. It flips too high, lands on its edge ' +
    'and rolls away down the hill, over hats, past the washing and round a sleepy fox. Who could ' +
    'ever catch it? Perhaps somebody small and hungry, with a very empty plate.',
  genre: 'comedy',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Bruno', role: 'A bear who bakes' },
    { name: 'The Pancake', role: 'Breakfast, and fast' },
    { name: 'Pip', role: 'A hungry little bunny with a plate' },
    { name: 'The fox', role: 'Was asleep a moment ago' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
