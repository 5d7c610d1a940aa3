import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { map } from './shots/map.ts'
import { share } from './shots/oasis.ts'
import { crown, pearls } from './shots/ruins.ts'
import { gold, listen } from './shots/well.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#2a1440',
  font: { family: 'Caveat Brush', weights: [400] },
  shots: [map, crown, pearls, gold, listen, share],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
