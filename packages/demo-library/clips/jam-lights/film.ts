import { clip, shot } from '@starnest/film-kit/film/script'
import { wave } from '@starnest/film-kit/time/loop'
import { standMicrophone } from '@starnest/film-kit/world/stage-show/microphone'
import { moodyLook } from '@starnest/film-kit/world/stage-show/moody-look'
import { showStage } from '@starnest/film-kit/world/stage-show/show-stage'
import { spotBeam } from '@starnest/film-kit/world/stage-show/spot-beam'
import { bokeh } from '@starnest/film-kit/world/studio/bokeh'
import { sound } from './sound.ts'

const SECONDS = 6
const HUES = ['#ff4fa8', '#7a5aff', '#3fb4ff', '#ff7ad0', '#3fb4ff', '#7a5aff', '#ff4fa8'] as const

const loop = shot({
  name: 'loop',
  seconds: SECONDS,
  look: moodyLook({ air: '#2a1468', rim: '#a06aff' }),
  lens: 34,
  stage(set) {
    showStage(set, { floor: '#33267a', edge: '#a05cff', wall: '#3a1f78', wallLow: '#140c40' })
    standMicrophone(set.scene, [0, 0, 0.6], 1.5)
    bokeh(set, {
      count: 46,
      at: [0, 2.4, -3],
      field: [7, 2.6, 1],
      colors: ['#ff8ad0', '#8a9aff', '#ffc08a'],
      size: 0.4,
      opacity: 0.22,
      seconds: SECONDS,
    })
    const beams = HUES.map((color, index) => {
      const x = (index - (HUES.length - 1) / 2) * 1.75
      const beam = spotBeam(set.scene, {
        at: [x, 5.4, -1.3],
        color,
        width: 2.2,
        length: 8.5,
        power: 0.27,
        floor: 0,
      })
      return { x, beam }
    })
    const star = spotBeam(set.scene, {
      at: [0, 5.6, -0.6],
      color: '#ffdca0',
      width: 1.9,
      length: 7,
      power: 0.2,
      floor: 0,
    })
    return (t) => {
      for (const [index, { x, beam }] of beams.entries()) {
        const phase = index * 0.13
        beam.aim(
          [
            x * 0.5 + 2.4 * wave(t, SECONDS, 1, phase),
            0,
            0.6 + 1.2 * wave(t, SECONDS, 1, phase + 0.25),
          ],
          0.62 + 0.38 * wave(t, SECONDS, 2, phase * 2),
        )
      }
      star.aim([0, 0, 0.6], 0.85 + 0.15 * wave(t, SECONDS, 2))
      const x = 0.5 * wave(t, SECONDS)
      set.camera.shoot({ t, from: [x, 1.5, 9.6], at: [x * 0.3, 2.35, 0], sway: 0 })
      return { focus: 9, range: 3, blur: 0.9 }
    }
  },
})

export default clip({
  about: {
    slug: 'jam-lights',
    kind: 'clip',
    title: 'Stage lights',
    use: 'jam-background',
    loop: true,
    credits: [{ name: 'Starnest Studio', role: 'Animation' }],
  },
  sound,
  backdropColor: '#0a0626',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [loop],
  stillAt: 1.5,
})
