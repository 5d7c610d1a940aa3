import type { FilmAbout } from '@starnest/film-kit/film/script'

/** The vampire's entry in the catalogue. */
export const about: FilmAbout = {
  slug: 'the-vampires-toothache',
  kind: 'film',
  title: "The Vampire's Toothache",
  tagline: 'He has the sharpest fangs in the land. One of them hurts.',
  description:
    'Count Otto is tall, vain and afraid of nothing, until his finest fang begins to throb. The only ' +
    'dentist under the castle is Doctor Pim, who throws a terrible shadow on the wall. Somebody in ' +
    'that cellar is very frightened. In fact, everybody is.',
  genre: 'gothic',
  category: 'movie',
  releaseYear: 2026,
  rating: 'PG',
  cast: [
    { name: 'Count Otto', role: 'A large and tender vampire with one sore tooth' },
    { name: 'Doctor Pim', role: 'A very small dentist with a lamp on her head' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
