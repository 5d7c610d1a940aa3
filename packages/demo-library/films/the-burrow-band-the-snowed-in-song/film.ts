import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { huddle, knock, song } from './shots/burrow.ts'
import { crane, snowfall } from './shots/crane.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { thaw } from './shots/thaw.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0a1034',
  font: { family: 'Fredoka', weights: [700, 600] },
  shots: [snowfall, huddle, song, knock, crane, thaw],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
