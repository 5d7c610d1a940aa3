import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { home, nine } from './shots/nine.ts'
import { oars, rings, stall } from './shots/road.ts'
import { letter, round } from './shots/round.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0d0a3c',
  font: { family: 'Orbitron', weights: [800] },
  shots: [round, letter, rings, stall, oars, nine, home],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
