import { clip, shot } from '@starnest/film-kit/film/script'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { wave } from '@starnest/film-kit/time/loop'
import { moodyLook } from '@starnest/film-kit/world/stage-show/moody-look'
import { turntable } from '@starnest/film-kit/world/stage-show/turntable'
import { studioBackdrop } from '@starnest/film-kit/world/studio/backdrop'
import { bokeh } from '@starnest/film-kit/world/studio/bokeh'
import { sound } from './sound.ts'

const SECONDS = 6

const loop = shot({
  name: 'loop',
  seconds: SECONDS,
  look: moodyLook({ air: '#2a1060', rim: '#8a7aff' }),
  lens: 32,
  stage(set) {
    studioBackdrop(set, { center: '#3a1466', edge: '#0a0626', at: [1.5, 1.6, -9], radius: 4.5 })
    bokeh(set, {
      count: 44,
      at: [0, 1.4, -6],
      field: [7, 2.2, 1.4],
      colors: ['#ff5fa8', '#4fc8ff', '#ffb45a', '#8a6aff'],
      size: 0.75,
      opacity: 0.3,
      seconds: SECONDS,
      seed: 8,
    })
    sculpt((s) => s.box('#181244', [0, -0.42, 0], [16, 0.24, 7], { rim: 0.3 }), { to: set.scene })
    const deck = turntable(set.scene, {
      body: '#251c5e',
      label: '#ff4f9a',
      glowing: '#3fc8ff',
      light: 0.9,
    })
    const far = turntable(set.scene, {
      body: '#251c5e',
      label: '#ffb02e',
      glowing: '#ff5fa8',
      light: 0.8,
    })
    far.root.position.set(-3.3, 0, -0.9)
    const pink = pointLamp(set.scene, '#ff4fa8', [-2, 1.5, 1.2], 5, 6)
    const blue = pointLamp(set.scene, '#3fb4ff', [2.4, 1.6, -1.2], 6, 6)
    return (t) => {
      const turn = (t / SECONDS) * 3 * Math.PI * 2
      deck.set(turn, 0.17 + 0.012 * wave(t, SECONDS, 3))
      far.set(turn, 0.3)
      pink.position.x = -2 + 1.4 * wave(t, SECONDS)
      blue.intensity = 6 + 3 * wave(t, SECONDS, 2)
      pink.intensity = 5 + 2.5 * wave(t, SECONDS, 2, 0.5)
      const x = 0.22 * wave(t, SECONDS)
      set.camera.shoot({
        t,
        from: [-0.5 + x, 1.75, 3.3],
        at: [-0.1 + x * 0.4, 0.12, -0.15],
        sway: 0,
      })
      return { focus: [0.2, 0, 0.3], range: 0.7, blur: 1 }
    }
  },
})

export default clip({
  about: {
    slug: 'jam-vinyl',
    kind: 'clip',
    title: 'The record turns',
    use: 'jam-background',
    loop: true,
    credits: [{ name: 'Starnest Studio', role: 'Animation' }],
  },
  sound,
  backdropColor: '#0a0626',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [loop],
  stillAt: 2,
})
