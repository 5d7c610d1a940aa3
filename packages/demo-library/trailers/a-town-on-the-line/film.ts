import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { backdrop, bite, poster } from './shots.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0e1236',
  font: { family: 'Rye', weights: [400] },
  shots: [bite],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
