import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { call, knock } from './shots/call.ts'
import { heart, hill } from './shots/heart.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { pond } from './shots/pond.ts'
import { river } from './shots/river.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0a2a30',
  font: { family: 'Chewy', weights: [400] },
  shots: [call, knock, pond, river, hill, heart],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
