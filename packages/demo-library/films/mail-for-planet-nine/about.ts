import type { FilmAbout } from '@starnest/film-kit/film/script'

/** Otto's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'mail-for-planet-nine',
  kind: 'film',
  title: 'Mail for Planet Nine',
  tagline: 'Eight arms. One letter. No brakes.',
  description:
    'Otto is the fastest postman between the planets: an octopus in a fish bowl on a scooter that ' +
    'should have retired years ago. One very old letter is left in his bag, for the farthest ' +
    'mailbox there is. Who on earth writes to Planet Nine?',
  genre: 'sci-fi',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'Otto', role: 'An octopus and a postman' },
    { name: 'Little Otto', role: 'A voice from long ago' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
