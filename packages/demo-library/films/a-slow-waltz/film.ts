import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { heart, waltz } from './shots/dance.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { meet, slow } from './shots/meet.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#4a2038',
  font: { family: 'Pacifico', weights: [400] },
  shots: [meet, slow, waltz, heart],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
