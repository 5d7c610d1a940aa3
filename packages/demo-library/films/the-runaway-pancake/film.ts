import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { flip, landing, opening } from './shots/bakery.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { leap } from './shots/leap.ts'
import { sharing } from './shots/sharing.ts'
import { chase, dozing } from './shots/street.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#4a1f2a',
  font: { family: 'Titan One', weights: [400] },
  shots: [opening, flip, landing, chase, dozing, leap, sharing],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
