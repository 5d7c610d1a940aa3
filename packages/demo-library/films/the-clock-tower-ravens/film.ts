import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { climb } from './shots/climb.ts'
import { moonrise, oneOClock } from './shots/dial.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { secret, softly } from './shots/loft.ts'
import { counting, shadow } from './shots/room.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0c1c2c',
  font: { family: 'Grenze Gotisch', weights: [700] },
  shots: [moonrise, counting, shadow, climb, secret, softly, oneOClock],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
