import { shot } from '@starnest/film-kit/film/script'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { confetti } from '@starnest/film-kit/world/stage-show/confetti'
import { karaoke, look, singing } from '../sets.ts'
import { BEAT } from '../sound.ts'

/** Seconds of the clip when each shot begins. */
const CLOSE = 6 * BEAT
const FINALE = 12 * BEAT

/** Over the heads of the crowd: the lamps find the cub, and it sings. */
export const entrance = shot({
  name: 'entrance',
  seconds: CLOSE,
  look,
  lens: 32,
  fadeIn: 0.35,
  stage(set) {
    const { cub, notes, lights } = karaoke(set)
    return (t) => {
      lights(t, progress(t, 0, 0.5))
      const beats = t / BEAT
      const sway = Math.sin(beats * Math.PI * 0.5)
      cub.place(0.08 * sway, 0.1, 0.1 * sway, 0)
      cub.pose(t, {
        talk: singing(t),
        look: keys(t, [0, [0, -0.2]], [0.5, [0, 0.15]], [2, [-0.3, 0.2]], [3, [0.3, 0.25]]),
        roll: 0.06 * sway,
        squash: 0.05 * Math.sin(beats * Math.PI * 2),
        tilt: 0.1 * sway,
        armL: [0.5 + 0.3 * sway, 0.4],
        armR: keys(
          t,
          [0, [0.9, -0.2]],
          [1.6, [0.9, -0.2]],
          [2.3, [1.5, 0.7], ease.back],
          [3.4, [1.2, 0.5]],
        ),
      })
      notes.set(t, progress(t, 0.6, 1.4))
      set.camera.shoot({
        t,
        from: keys(t, [0, [-2.6, 2.4, 13.2]], [CLOSE, [-0.6, 1.9, 9.4], ease.out]),
        at: keys(t, [0, [0, 1.7, 0]], [CLOSE, [0, 1.75, 0]]),
      })
      return { focus: cub.faceAt(), range: 2.4, blur: 0.9 }
    }
  },
})

/** The cub's face: it shuts its eyes and gives it all. */
export const close = shot({
  name: 'close',
  seconds: FINALE - CLOSE,
  look,
  lens: 27,
  stage(set) {
    const { cub, notes, lights } = karaoke(set, { crowdAt: 20 })
    return (t) => {
      const now = t + CLOSE
      lights(now)
      const sway = Math.sin((now / BEAT) * Math.PI * 0.5)
      const deep = pulse(t, 1.15, 3.2, 0.3)
      cub.place(0.05 * sway, 0.1, -0.22 + 0.08 * sway)
      cub.pose(now, {
        talk: singing(now),
        grin: 0.3 * singing(now),
        happy: deep,
        wow: 0.2 * (1 - deep),
        look: [0.2 * sway, 0.25 + 0.3 * deep],
        tilt: 0.14 * sway,
        roll: 0.06 * sway,
        squash: 0.04 * Math.sin((now / BEAT) * Math.PI * 2),
        armL: keys(t, [0.4, [0.6, 0.2]], [1.2, [1.5, -0.5]], [3.4, [1.4, -0.4]]),
        armR: keys(t, [0.2, [0.6, 0.3]], [1.2, [1.3, 0.9]], [2.6, [1.9, 0.6]]),
      })
      notes.set(now)
      set.camera.shoot({
        t,
        from: keys(t, [0, [1.9, 2, 5.3]], [3.6, [1.1, 1.75, 4.6]]),
        at: [0.12, 1.74, 0],
      })
      return { focus: cub.faceAt(), range: 0.9, blur: 1 }
    }
  },
})

/** The last note: arm up, confetti, and all hands in the air. */
export const finale = shot({
  name: 'finale',
  seconds: 10 - FINALE,
  look,
  lens: 34,
  fadeOut: 0.6,
  stage(set) {
    const { cub, notes, lights } = karaoke(set, { crowdAt: 4.4, crowdY: -2.05 })
    const paper = confetti(set, [
      [-4, 0, 1.6],
      [4, 0, 1.6],
    ])
    return (t) => {
      const now = t + FINALE
      lights(now, 1, progress(t, 0, 0.5))
      const up = progress(t, 0.05, 0.4, ease.back)
      const hop = Math.sin(progress(t, 0.1, 0.6, ease.linear) * Math.PI)
      cub.place(0, 0.1, 0.08 * Math.sin(t * 2), 0.4 * hop)
      cub.pose(now, {
        talk: singing(now),
        grin: 0.9,
        happy: pulse(t, 0.5, 2.8, 0.3),
        look: [0, 0.4],
        squash: 0.1 * hop - 0.12 * pulse(t, 0.58, 0.85, 0.1),
        armR: [0.5 * up, 2 * up],
        armL: [0.5 * up, 1.2 * up],
        tilt: 0.1 * Math.sin(t * 4),
      })
      notes.set(now)
      paper.set(t - 0.12)
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.4, 1.5, 7.6]], [2.8, [0.9, 1.9, 9.4], ease.out]),
        at: keys(t, [0, [0, 1.75, 0]], [2.8, [0, 1.7, 0]]),
      })
      return { focus: cub.faceAt(), range: 2.6, blur: 0.9 }
    }
  },
})
