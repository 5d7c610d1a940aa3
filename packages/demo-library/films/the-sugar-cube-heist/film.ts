import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { tiptoe, whiskerWind } from './shots/approach.ts'
import { heap } from './shots/heap.ts'
import { backdrop, poster } from './shots/key-art.ts'
import { plan } from './shots/plan.ts'
import { tea } from './shots/tea.ts'
import { tower } from './shots/tower.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#171336',
  font: { family: 'Bangers', weights: [400] },
  shots: [plan, tiptoe, whiskerWind, tower, heap, tea],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
