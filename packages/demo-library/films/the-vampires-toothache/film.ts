import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { open, pull } from './shots/chair.ts'
import { corridor, home, shade } from './shots/corridor.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { next } from './shots/waiting.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0c1a1c',
  font: { family: 'Henny Penny', weights: [400] },
  shots: [shade, corridor, next, open, pull, home],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
