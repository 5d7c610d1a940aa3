import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { last } from './shots/last.ts'
import { listen, play } from './shots/listen.ts'
import { pots } from './shots/pots.ts'
import { plip, rainfall } from './shots/rain.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#101c44',
  font: { family: 'Fredoka', weights: [700, 600] },
  shots: [rainfall, plip, pots, listen, play, last],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
