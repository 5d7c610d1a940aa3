import type { FilmAbout } from '@starnest/film-kit/film/script'

export const about: FilmAbout = {
  slug: 'the-snow-express',
  kind: 'trailer',
  title: 'The Snow Express',
  tagline: 'One small stationmaster. One very bright parcel.',
  description:
    'Every year the first star of winter travels over the mountain by train. This year the drifts ' +
    'are taller than the funnel, and Pilou, the smallest stationmaster on the line, has until ' +
    'morning to get it there. All aboard!',
  genre: 'kids',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Pilou', role: 'A very small penguin and a stationmaster' },
    { name: 'The First Star', role: 'Rides in the lantern wagon' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voices' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
