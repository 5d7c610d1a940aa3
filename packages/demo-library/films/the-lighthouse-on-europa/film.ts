import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { found, ring, spark, turning } from './shots/answer.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { far, keeping, years } from './shots/waiting.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#e9eff7',
  font: { family: 'Poiret One', weights: [400] },
  shots: [far, keeping, years, spark, turning, found, ring],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
