import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { meet, row } from './shots/boats.ts'
import { dawn } from './shots/dawn.ts'
import { left, right, silence } from './shots/galleries.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { lamps } from './shots/lamps.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#101a30',
  font: { family: 'Dancing Script', weights: [700] },
  shots: [lamps, left, right, silence, row, meet, dawn],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
