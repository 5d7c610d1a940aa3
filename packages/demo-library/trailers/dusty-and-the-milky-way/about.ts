import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Dusty and the Milky Way, in the catalogue of what is to come. */
export const about: FilmAbout = {
  slug: 'dusty-and-the-milky-way',
  kind: 'trailer',
  title: 'Dusty and the Milky Way',
  tagline: 'He was only told to tidy up.',
  description:
    'Dusty is the best vacuum cleaner on the moon. One evening he is asked to clean up the sky, and by bedtime there is not a single star left in it. Now he has the hiccups.',
  genre: 'sci-fi',
  category: 'movie',
  releaseYear: 2027,
  rating: 'G',
  cast: [
    { name: 'Dusty', role: 'A vacuum cleaner, very thorough' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
