import { clip, shot } from '@starnest/film-kit/film/script'
import { wave } from '@starnest/film-kit/time/loop'
import { dancers } from './cast.ts'
import { partyLook, roofParty } from './sets.ts'
import { sound } from './sound.ts'

const SECONDS = 10

const dance = shot({
  name: 'dance',
  seconds: SECONDS,
  look: partyLook,
  lens: 33,
  stage(set) {
    const lights = roofParty(set)
    const everybody = dancers(set)
    return (t) => {
      lights(t)
      everybody(t)
      const x = 2 * wave(t, SECONDS)
      const y = 2.7 + 0.4 * wave(t, SECONDS, 1, 0.25)
      const z = 10.8 + 0.7 * wave(t, SECONDS, 2, 0.25)
      set.camera.shoot({ t, from: [x, y, z], at: [x * 0.12, 2.05, 0], sway: 0 })
      return { focus: [0, 1.8, 1], range: 3.2, blur: 0.8 }
    }
  },
})

export default clip({
  about: {
    slug: 'party-loop',
    kind: 'clip',
    title: 'Party on the roof',
    use: 'party',
    loop: true,
    credits: [
      { name: 'Starnest Studio', role: 'Animation' },
      { name: 'Starnest Orchestra', role: 'Music' },
    ],
  },
  sound,
  backdropColor: '#120a3a',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [dance],
  stillAt: 3.3,
})
