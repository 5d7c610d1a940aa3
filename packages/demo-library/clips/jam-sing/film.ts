import { clip } from '@starnest/film-kit/film/script'
import { close, entrance, finale } from './shots/stage.ts'
import { sound } from './sound.ts'

export default clip({
  about: {
    slug: 'jam-sing',
    kind: 'clip',
    title: 'Sing it',
    use: 'jam-demo',
    loop: false,
    credits: [
      { name: 'Starnest Studio', role: 'Animation' },
      { name: 'Starnest Orchestra', role: 'Music' },
    ],
  },
  sound,
  backdropColor: '#12062e',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [entrance, close, finale],
  stillAt: 5.6,
})
