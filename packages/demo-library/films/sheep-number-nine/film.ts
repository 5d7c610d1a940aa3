import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { count, nine } from './shots/counting.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { float, tuck } from './shots/sleep.ts'
import { bounce, push } from './shots/trying.ts'
import { why } from './shots/why.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#2a1c52',
  font: { family: 'Luckiest Guy', weights: [400] },
  shots: [count, nine, push, bounce, why, tuck, float],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
