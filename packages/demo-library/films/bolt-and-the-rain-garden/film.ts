import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { climb, picture } from './shots/climb.ts'
import { dawn, sprout } from './shots/garden.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { faint, search } from './shots/roofs.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#15114a',
  font: { family: 'Sniglet', weights: [400] },
  shots: [climb, picture, search, faint, sprout, dawn],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
