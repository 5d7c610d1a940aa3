import type { Intent } from '@starnest/film-kit/critter/intent'
import { shot } from '@starnest/film-kit/film/script'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { look, rapping, rapStage } from '../sets.ts'
import { BEAT } from '../sound.ts'

/** Seconds of the clip when each shot begins. */
const CLOSE = 6 * BEAT
const TOGETHER = 11 * BEAT

/** The raccoon bounces on each beat and cuts the air with its free paw on every second. */
function flow(t: number): Intent {
  const beats = t / BEAT
  const bounce = Math.sin(beats * Math.PI * 2)
  const chop = Math.sin(beats * Math.PI)
  return {
    talk: rapping(t),
    brave: 0.75,
    squash: 0.06 * bounce,
    roll: 0.09 * Math.sin(beats * Math.PI * 0.5),
    tilt: 0.12 * Math.sin(beats * Math.PI * 0.5 + 0.6),
    nod: 0.06 + 0.07 * bounce,
    lean: 0.05 + 0.05 * chop,
    armL: [1.25 + 0.55 * chop, 0.35 + 0.35 * Math.sin(beats * Math.PI * 0.5)],
    armR: [1.52 + 0.05 * bounce, -0.86],
  }
}

/** From below the edge of the stage: the raccoon takes it. */
export const entrance = shot({
  name: 'entrance',
  seconds: CLOSE,
  look,
  lens: 33,
  fadeIn: 0.25,
  stage(set) {
    const { raccoon, grip, groove } = rapStage(set, { crowdAt: 3.8, crowdY: -2.3 })
    return (t) => {
      groove(t)
      const turn = keys(t, [0, 2.6], [0.35, 2.6], [0.85, 0.05, ease.back])
      raccoon.place(-0.85, 0.5, turn + 0.12 * Math.sin((t / BEAT) * Math.PI * 0.5))
      raccoon.pose(t, {
        ...flow(t),
        look: keys(t, [0.8, [0, 0]], [2, [0.25, 0.1]], [3, [-0.2, 0.05]]),
      })
      grip()
      set.camera.shoot({
        t,
        from: keys(t, [0, [1.7, 0.75, 8.6]], [CLOSE, [-0.2, 0.95, 6.9], ease.out]),
        at: keys(t, [0, [0.3, 1.75, 0]], [CLOSE, [0.25, 1.75, 0]]),
        roll: 0.03 * Math.sin((t / BEAT) * Math.PI * 0.5),
      })
      return { focus: raccoon.faceAt(), range: 2, blur: 0.9 }
    }
  },
})

/** Face to face: a look over the microphone, and a grin. */
export const close = shot({
  name: 'close',
  seconds: TOGETHER - CLOSE,
  look,
  lens: 28,
  stage(set) {
    const { raccoon, grip, groove } = rapStage(set, { crowdAt: 20 })
    return (t) => {
      const now = t + CLOSE
      groove(now)
      raccoon.place(-0.85, 0.5, 0.3 + 0.1 * Math.sin((now / BEAT) * Math.PI * 0.5))
      const smug = pulse(t, 2.25, 3.4, 0.2)
      raccoon.pose(now, {
        ...flow(now),
        talk: rapping(now) * (1 - smug),
        grin: 0.8 * smug,
        look: keys(t, [0.6, [0.1, 0.05]], [1, [-0.35, 0.05]], [2, [-0.3, 0]], [2.3, [0.05, 0.1]]),
      })
      grip()
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.6, 1.45, 5.2]], [3.2, [-0.1, 1.6, 4.6]]),
        at: [-0.62, 1.68, 0.4],
        roll: -0.04 + 0.02 * Math.sin((now / BEAT) * Math.PI),
      })
      return { focus: raccoon.faceAt(), range: 0.9, blur: 1 }
    }
  },
})

/** Both of them, the whole hall, and a last pose on the beat. */
export const together = shot({
  name: 'together',
  seconds: 10 - TOGETHER,
  look,
  lens: 34,
  fadeOut: 0.45,
  stage(set) {
    const { raccoon, grip, groove } = rapStage(set, { crowdAt: 4.6, crowdY: -1.75 })
    return (t) => {
      const now = t + TOGETHER
      const pose = progress(t, 2.3, 2.55, ease.back)
      groove(now, progress(t, 0, 0.6))
      raccoon.place(-0.85, 0.5, -0.1 + 0.35 * pose, 0)
      const base = flow(now)
      raccoon.pose(now, {
        ...base,
        talk: rapping(now) * (1 - pose),
        armL: keys(t, [2.2, base.armL ?? [1, 0]], [2.5, [0.6, 2], ease.back]),
        armR: [1.52 - 0.7 * pose, -0.86 + 1.1 * pose],
        grin: 0.85 * pose,
        brave: 0.75 - 0.4 * pose,
        tilt: (base.tilt ?? 0) * (1 - pose) - 0.16 * pose,
        look: [0.1, 0.15],
      })
      grip()
      set.camera.shoot({
        t,
        from: keys(t, [0, [-1.2, 1.9, 8.4]], [3.1, [0.9, 2.1, 9.8], ease.out]),
        at: keys(t, [0, [0.3, 1.65, 0]], [3.1, [0.55, 1.7, 0]]),
      })
      return { focus: raccoon.faceAt(), range: 2.8, blur: 0.9 }
    }
  },
})
