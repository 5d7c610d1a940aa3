import type { FilmAbout } from '@starnest/film-kit/film/script'

export const about: FilmAbout = {
  slug: 'song-of-the-little-whale',
  kind: 'film',
  title: "The Little Whale's Song",
  tagline: 'One small note can light the whole sea.',
  description:
    'Everyone in the coral garden has a song, only Luma the whale calf has just one shy little note. ' +
    'When she meets a baby jellyfish who is lost in the deep, she sings it all the same, and the dark ' +
    'sea begins to answer.',
  genre: 'fantasy',
  category: 'movie',
  releaseYear: 2026,
  rating: 'G',
  cast: [
    { name: 'Luma', role: 'A whale calf who looks for her song' },
    { name: 'Pip', role: 'A baby jellyfish, lost in the deep' },
    { name: 'Old Turtle', role: 'Hums in the kelp forest' },
    { name: 'The Crab', role: 'Clicks' },
    { name: 'Narrator', role: 'Tells the story' },
  ],
  credits: [
    { name: 'Starnest Studio', role: 'Written, directed and rendered by' },
    { name: 'Festival, CMU SLT', role: 'Voice' },
    { name: 'FluidR3', role: 'Instruments' },
  ],
}
