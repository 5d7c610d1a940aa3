import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Nine's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'sheep-number-nine',
  kind: 'film',
  title: 'Sheep Number Nine',
  tagline: 'Seven jumped. Eight jumped. Nine would rather not.',
  description:
    'Every night the moon counts sheep until it falls asleep. Six goes over the fence, then seven, ' +
    'then eight. But number nine puts its chin on the rail and stays exactly where it is. Pushing ' +
    'does not help, bouncing does not help, and the night is getting very long.',
  genre: 'comedy',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Nine', role: 'A sheep who will not jump' },
    { name: 'The moon', role: 'Would so like to sleep' },
    { name: 'Six, Seven and Eight', role: 'Sheep who did jump' },
    { name: 'Narrator', role: 'Tells the story, yawning' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
