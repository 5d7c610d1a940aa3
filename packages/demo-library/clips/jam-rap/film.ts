import { clip } from '@starnest/film-kit/film/script'
import { close, entrance, together } from './shots/stage.ts'
import { sound } from './sound.ts'

export default clip({
  about: {
    slug: 'jam-rap',
    kind: 'clip',
    title: 'Drop it',
    use: 'jam-demo',
    loop: false,
    credits: [
      { name: 'Starnest Studio', role: 'Animation' },
      { name: 'Starnest Orchestra', role: 'Music' },
    ],
  },
  sound,
  backdropColor: '#060a2a',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [entrance, close, together],
  stillAt: 8.6,
})
