import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { across, curtain } from './shots/curtain.ts'
import { drying } from './shots/drying.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { rain, shelter } from './shots/rain.ts'
import { crossing, tapping } from './shots/sea.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#2a1238',
  font: { family: 'Cinzel Decorative', weights: [700] },
  shots: [curtain, across, tapping, crossing, rain, shelter, drying],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
