import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { again, one } from './shots/after.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { old, three } from './shots/years.ts'
import { close, first } from './shots/young.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#2a2434',
  font: { family: 'Limelight', weights: [400] },
  shots: [first, close, three, old, one, again],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
