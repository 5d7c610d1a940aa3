import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { home, wish } from './hill-shots.ts'
import { arrival, keyArt, promise } from './moon-shots.ts'
import { sound } from './sound.ts'
import { flight } from './space-shots.ts'

export default film({
  about,
  sound,
  backdropColor: '#0d0a30',
  font: { family: 'Baloo 2', weights: [800, 600] },
  shots: [wish, flight, arrival, promise, home],
  poster: { shot: keyArt(false), at: 0 },
  backdrop: { shot: keyArt(true), at: 0 },
})
