import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Rin's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'thunder-in-a-jar',
  kind: 'trailer',
  title: 'Thunder in a Jar',
  tagline: 'It fell off the sky. It has hiccups. Somebody is looking for it.',
  description:
    'On the roof of the laundry, on the last hot evening of summer, Rin finds a thundercloud no ' +
    'bigger than an apple. She puts it in a jar, to keep it safe. Then the rest of the sky comes ' +
    'to ask for it back.',
  genre: 'anime',
  category: 'movie',
  releaseYear: 2027,
  rating: 'PG',
  cast: [
    { name: 'Rin', role: 'A red panda who hangs up other people’s washing' },
    { name: 'Goro', role: 'A very small thunder' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
