import { clip, shot } from '@starnest/film-kit/film/script'
import { wave } from '@starnest/film-kit/time/loop'
import { cloudSea, lanterns, nebula, pageLook } from './sets.ts'
import { sound } from './sound.ts'

const SECONDS = 8

const drift = shot({
  name: 'drift',
  seconds: SECONDS,
  look: pageLook,
  lens: 34,
  stage(set) {
    nebula(set, SECONDS)
    cloudSea(set, SECONDS)
    lanterns(set, SECONDS)
    return (t) => {
      const x = 0.25 * wave(t, SECONDS)
      const y = 0.12 * wave(t, SECONDS, 1, 0.25)
      set.camera.shoot({ t, from: [x, y, 11], at: [x * 0.3, 0.1, -6], sway: 0 })
      return { focus: 24, range: 3, blur: 1 }
    }
  },
})

export default clip({
  about: {
    slug: 'page-sky',
    kind: 'clip',
    title: 'Lanterns over the clouds',
    use: 'page',
    loop: true,
    credits: [{ name: 'Starnest Studio', role: 'Animation' }],
  },
  sound,
  backdropColor: '#080522',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [drift],
  stillAt: 2,
})
