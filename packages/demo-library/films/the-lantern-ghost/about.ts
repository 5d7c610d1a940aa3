import type { FilmAbout } from '@starnest/film-kit/film/script'

export const about: FilmAbout = {
  slug: 'the-lantern-ghost',
  kind: 'film',
  title: 'The Ghost Who Feared the Dark',
  tagline: 'Even a ghost needs a night light. Sometimes she is one.',
  description:
    'Wisp is a very small ghost who wants to see the stars from the attic, but the candles in the ' +
    'crooked house go out one by one, and Wisp is afraid of the dark. Her friend Morrow, a bat who ' +
    'is nearly all ears, asks the one question that changes everything.',
  genre: 'gothic',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'Wisp', role: 'A very small ghost who is afraid of the dark' },
    { name: 'Morrow', role: 'A young bat who finds the way by ear' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
