import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { lights } from './shots/lights.ts'
import { bell, quiet } from './shots/observatory.ts'
import { go, leap, wheel } from './shots/race.ts'
import { promise, title } from './shots/start.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0c0a44',
  font: { family: 'Bungee', weights: [400] },
  shots: [title, promise, go, quiet, wheel, leap, bell, lights],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
