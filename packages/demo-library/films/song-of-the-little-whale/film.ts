import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { dark, song } from './deep-shots.ts'
import { forest, garden, songs } from './garden-shots.ts'
import { answer, backdrop, poster } from './moon-shots.ts'
import { sound } from './sound.ts'

export default film({
  about,
  sound,
  backdropColor: '#0d1450',
  font: { family: 'Sniglet', weights: [800] },
  shots: [garden, songs, forest, dark, song, answer],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
