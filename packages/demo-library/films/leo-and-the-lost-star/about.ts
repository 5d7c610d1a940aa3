import type { FilmAbout } from '@starnest/film-kit/film/script'

export const about: FilmAbout = {
  slug: 'leo-and-the-lost-star',
  kind: 'film',
  title: 'Leo and the Lost Star',
  tagline: 'One small lion. One very big sky.',
  description:
    'Every night Leo counts the stars from his hill. Tonight one is missing, so he climbs into his ' +
    'rocket, flies past the ringed planet and finds a shivering little star who only wants to go home.',
  genre: 'adventure',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Leo', role: 'A lion cub with a rocket' },
    { name: 'Little Star', role: 'Fell out of the sky' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [{ name: 'Starnest Animation Studio', role: 'Story, animation and score' }],
}
