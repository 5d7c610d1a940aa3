import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { boom, join } from './shots/band.ts'
import { evening } from './shots/evening.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { meadow, wish } from './shots/listening.ts'
import { tok } from './shots/tok.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#3a1f4a',
  font: { family: 'Fredoka', weights: [700, 600] },
  shots: [meadow, wish, boom, tok, join, evening],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
