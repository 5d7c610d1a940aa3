import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The Very Big Egg, in the catalogue of what is to come. */
export const about: FilmAbout = {
  slug: 'the-very-big-egg',
  kind: 'trailer',
  title: 'The Very Big Egg',
  tagline: 'Small bird. Big egg. Bigger surprise.',
  description:
    'Pip is the smallest bird in the meadow and has been given the largest egg anybody has ever seen. It is warm, it is spotted, and it snores. Whatever is in there, it will want a mother.',
  genre: 'kids',
  category: 'movie',
  releaseYear: 2027,
  rating: 'G',
  cast: [
    { name: 'Pip', role: 'A very small bird' },
    { name: 'The Egg', role: 'Snores' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
