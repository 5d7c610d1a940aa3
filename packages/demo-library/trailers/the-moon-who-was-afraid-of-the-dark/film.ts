import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { backdrop, peek, poster } from './shots.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0a0c34',
  font: { family: 'Cherry Bomb One', weights: [400] },
  shots: [peek],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
