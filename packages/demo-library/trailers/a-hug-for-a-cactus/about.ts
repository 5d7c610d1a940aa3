import type { FilmAbout } from '@starnest/film-kit/film/script'

/** A Hug for a Cactus, in the catalogue of what is to come. */
export const about: FilmAbout = {
  slug: 'a-hug-for-a-cactus',
  kind: 'trailer',
  title: 'A Hug for a Cactus',
  tagline: 'Love is a prickly thing.',
  description:
    'A cactus loves a balloon, and the balloon loves the cactus. There is one small problem, or rather two thousand of them. A romance about keeping a careful distance, and about wool.',
  genre: 'romance',
  category: 'movie',
  releaseYear: 2027,
  rating: 'G',
  cast: [
    { name: 'Gus', role: 'A cactus' },
    { name: 'Bella', role: 'A balloon' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
