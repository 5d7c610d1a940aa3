import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { crag, hats, spiral } from './shots/castle.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { alone, ceremony } from './shots/terrace.ts'
import { scarf, winter } from './shots/winter.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#3a2a7a',
  font: { family: 'Cherry Bomb One', weights: [400] },
  shots: [crag, ceremony, alone, winter, scarf, spiral, hats],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
