import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { climb, stars } from './shots/climb.ts'
import { turn } from './shots/gallery.ts'
import { candlesOut, wish } from './shots/hall.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { newStar, opening } from './shots/manor.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0d1238',
  font: { family: 'Amatic SC', weights: [700] },
  shots: [opening, wish, candlesOut, turn, climb, stars, newStar],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
