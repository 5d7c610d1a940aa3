import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { duel, freeze } from './shots/duel.ts'
import { road, shelter } from './shots/ending.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { drop, wide } from './shots/opening.ts'
import { mask, stare } from './shots/storm.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#16302c',
  font: { family: 'Kaushan Script', weights: [400] },
  shots: [wide, drop, mask, stare, duel, freeze, shelter, road],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
