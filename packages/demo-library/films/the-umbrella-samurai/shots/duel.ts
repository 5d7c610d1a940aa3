import { shot } from '@starnest/film-kit/film/script'
import { followShadow } from '@starnest/film-kit/light/follow-shadow'
import { glow } from '@starnest/film-kit/light/glow'
import { dust } from '@starnest/film-kit/particles/dust'
import { burst } from '@starnest/film-kit/particles/effects'
import { focusLines, speedLines } from '@starnest/film-kit/particles/speed-lines'
import { course } from '@starnest/film-kit/time/course'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, mixVec3, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { downpour, forest, onTwos, stormy } from '../sets/forest.ts'
import { bringHeron } from '../sets/heron.ts'
import { cub, foxMask, whirl } from '../sets/storm.ts'

/** Where the two meet. */
const HIT: Vec3 = [1.6, 2.3, 0.4]

/** A sprint, one blow, and the storm throws her as high as the leaves. */
export const duel = shot({
  name: 'duel',
  seconds: 5,
  look: stormy,
  lens: 31,
  stage(set) {
    const bend = forest(set, { clearing: 12, weather: 'storm' })
    downpour(set, -4, 200, -6.5)
    const heron = bringHeron(set)
    const face = foxMask(set.scene)
    const storm = whirl(set, 7)
    const strokes = speedLines(set, { span: 24, clear: 1.5, high: 6.4, deep: [-2.5, 2.2] })
    const lines = focusLines(set, { away: 4, hole: 0.6 })
    const flash = glow(set.scene, '#fff6d8', 7, HIT, 1.2)
    const spray = burst(set, HIT, {
      count: 70,
      colors: ['#ffffff', '#ffd0a0'],
      size: 0.14,
      speed: 2,
    })
    const shadowAt = followShadow(set)
    const path = course(
      [1.62, [0.1, 0, 0.2]],
      [2.1, [-1.9, 1.7, 0.3]],
      [2.9, [-3.1, 3.5, 0.4]],
      [4.6, [-2.6, 3.2, 0.4]],
      [6, [-2.3, 2.6, 0.4]],
    )
    const ground = dust(set, (s) => [lerp(-9.5, 0.1, progress(s, 0.35, 1.25, ease.in)), 0.1, 0.2], {
      color: '#cfe8dc',
      life: 0.5,
      size: 0.4,
    })
    return (t) => {
      // The blow is held: for a third of a second nothing moves but the lines.
      const acted = onTwos(t < 1.25 ? t : t < 1.62 ? 1.25 : t)
      bend(-0.12 - 0.1 * pulse(t, 1.6, 3, 0.4), 4)
      const ran = progress(acted, 0.35, 1.25, ease.in)
      const thrown = progress(acted, 1.62, 1.8)
      const floats = progress(acted, 2.55, 2.8, ease.back)
      const at: Vec3 = t < 1.62 ? [lerp(-9.5, 0.1, ran), 0, 0.2] : path(t)
      heron.place(at, 1.3 - 0.5 * thrown + 6.28 * progress(acted, 1.7, 2.6, ease.out))
      shadowAt([at[0], 0, 0])
      heron.pose(acted, {
        steps: acted * 24,
        stride: pulse(acted, 0.3, 1.2, 0.1),
        crouch: keys(
          acted,
          [0, 0.75],
          [0.35, 0.4],
          [1.1, 0.3],
          [1.25, 0.7],
          [1.7, 0.2],
          [2.8, 0.5],
        ),
        lean: keys(acted, [0, 0.35], [0.4, 0.6], [1.25, 0.35], [1.8, -0.4], [2.8, 0]),
        neck: keys(acted, [0, -0.8], [1, 0.2], [1.25, 0.8], [1.8, -0.3], [2.9, 0.1]),
        open: 0.03 + 0.97 * floats,
        armR: keys(
          acted,
          [0, [0.2, 0.5]],
          [1.05, [0.1, 0.9]],
          [1.25, [1.7, 0.1]],
          [2.6, [2.4, 0.1]],
        ),
        armL: keys(
          acted,
          [0, [-0.6, 0.3]],
          [1.25, [-0.9, 0.4]],
          [1.8, [0.8, 1]],
          [2.8, [0.4, 0.7]],
        ),
        umbrella: keys(
          acted,
          [0, [-1.9, 0, 0]],
          [1.05, [-2.2, 0, 0.6]],
          [1.25, [1.35, 0, 0]],
          [1.8, [0.6, 0, 0.8]],
          [2.55, [0.3, 0, 0]],
          [2.8, [0, 0, 0]],
        ),
        brave: 1 - pulse(acted, 1.7, 2.9),
        wow: pulse(acted, 1.65, 2.9),
        look: keys(acted, [2.6, [0, 0]], [3, [0.5, -0.4]]),
        wind: 0.9 - 0.5 * floats,
      })
      const rush = progress(acted, 0.5, 1.25, ease.in)
      const recoil = pulse(t, 1.62, 2.6, 0.3)
      const mx = lerp(9, 3.1, rush) + 0.9 * recoil + 0.4 * progress(t, 3, 6)
      face.root.position.set(mx, 2.7 + 0.1 * Math.sin(t * 2), -0.4)
      face.root.scale.setScalar(1.35)
      face.root.rotation.set(-0.15 * recoil, -0.85 + 0.25 * progress(t, 2, 3), -0.2 * recoil)
      face.pose(1, 0.5 * recoil)
      storm(t * 1.3, [mx + 0.8, 2.9, -1.4], 2.2)
      strokes([at[0] + 1, 2, 0], t, pulse(t, 0.35, 1.3, 0.15))
      ground.set(t, pulse(t, 0.4, 1.5, 0.15))
      // The lens runs with her and lets the blow pull it round.
      const away = progress(t, 1.7, 2.7)
      const chase = lerp(0.7, 1.3, progress(t, 0.6, 1.25))
      const from = mixVec3([at[0] + chase, 1.5, lerp(9.4, 8.6, ran)], [-0.1, 1.8, 13], away)
      const look = mixVec3([at[0] + chase, 2.3, 0], [0, 4.3, 0], away)
      set.camera.shoot({ t, from, at: look, sway: 0.02, roll: 0.05 * pulse(t, 0.3, 1.3, 0.3) })
      const blow = pulse(t, 1.2, 1.85, 0.14)
      lines(from, look, blow, 31)
      flash.set(blow * 0.5, 3 + 2 * blow)
      spray.set(t - 1.3)
      return { focus: set.camera.distanceTo(heron.faceAt()), range: 4, blur: 0.4 * (1 - blow) }
    }
  },
})

/** She comes down to strike, and the world holds its breath: somebody very small is behind it. */
export const freeze = shot({
  name: 'freeze',
  seconds: 5.5,
  look: { ...stormy, saturation: 0.95 },
  lens: 30,
  stage(set) {
    forest(set, { clearing: 10, weather: 'storm' })(-0.08, 1)
    const heron = bringHeron(set)
    const face = foxMask(set.scene)
    const storm = whirl(set, 3)
    const fox = set.cast(cub, [2.3, -0.3], -0.7)
    const lines = focusLines(set, { away: 4, hole: 0.7 })
    downpour(set, -1, 150, -7)
    return (t) => {
      const acted = onTwos(t)
      const dive = progress(acted, 0.15, 0.75, ease.in)
      const seen = progress(acted, 1.3, 1.5)
      const sink = progress(acted, 2.9, 3.5)
      heron.place([lerp(-3.4, -0.7, dive), lerp(3.6, 0.75, dive) * (1 - sink), 0.3], 1.05)
      heron.pose(acted, {
        armR: keys(
          acted,
          [0, [2.7, 0.2]],
          [0.75, [2.5, 0.1]],
          [2.9, [2.3, 0.1]],
          [3.6, [0.5, 0.1]],
        ),
        armL: keys(acted, [0, [-0.8, 0.8]], [2.9, [-0.7, 0.8]], [3.5, [0.1, 0.1]]),
        open: 0.03,
        umbrella: keys(
          acted,
          [0, [-1.1, 0, 0]],
          [0.75, [-0.95, 0, 0]],
          [2.9, [-0.85, 0, 0]],
          [3.6, [2.2, 0, 0.2]],
        ),
        crouch: keys(acted, [0, 0.85], [0.75, 0.7], [3.3, 0.55], [4, 0.15]),
        lean: keys(acted, [0, 0.4], [0.75, 0.3], [3.5, 0.05]),
        neck: keys(acted, [0.75, 0.4], [1.4, 0.1], [4, 0.3]),
        brave: 1 - seen,
        wow: 0.8 * pulse(acted, 1.35, 3.2),
        sad: 0.5 * progress(acted, 3.2, 3.8),
        look: keys(
          acted,
          [0.75, [0.1, -0.2]],
          [1.3, [0.15, -0.2]],
          [1.5, [0.2, -0.75]],
          [4, [0.15, -0.7]],
        ),
        wind: keys(acted, [0, 0.9], [1.4, 0.2], [4, 0.1]),
      })
      const drop = progress(acted, 1.9, 2.6, ease.in)
      face.root.position.set(lerp(2.1, 3.4, drop), lerp(2.1, 0.34, drop), lerp(0.5, 0.6, drop))
      face.root.scale.setScalar(lerp(1.15, 0.42, progress(acted, 0.85, 1.8)))
      face.root.rotation.set(-0.5 * drop, -0.75 + 0.6 * drop, 0.3 * drop)
      face.pose(1 - 0.9 * progress(acted, 0.9, 1.8), 0)
      storm(
        t * (1 - 0.2 * seen),
        [2.2, 1.9, -1],
        lerp(2, 0.6, progress(t, 0.85, 2.4)),
        1 - progress(t, 0.9, 2.2),
      )
      fox.root.visible = acted > 0.8
      fox.pose(acted, {
        sit: 1,
        sad: 0.9,
        earDroop: 0.4,
        shiver: 1,
        sleepy: keys(acted, [0.8, 1], [2.6, 1], [3, 0]),
        armL: [1.7, -0.2],
        armR: [1.7, -0.2],
        look: keys(acted, [2.7, [-0.2, -0.4]], [3.1, [-0.3, 0.7]]),
      })
      const from: Vec3 = keys(
        t,
        [0, [0.2, 1.6, 11.5]],
        [0.8, [0.5, 1.5, 8.4]],
        [5.5, [1.3, 1.5, 8]],
      )
      const look: Vec3 = keys(
        t,
        [0, [-0.8, 4.2, 0]],
        [0.8, [0.4, 2.6, 0]],
        [3, [0.6, 2.3, 0]],
        [5.5, [0.9, 1.85, 0]],
      )
      set.camera.shoot({ t, from, at: look, sway: 0.02, roll: 0.04 * (1 - seen) })
      lines(from, look, 0.8 * pulse(t, 0.6, 1.4, 0.2), 30)
      const near = set.camera.distanceTo(heron.faceAt())
      return {
        focus: lerp(near, set.camera.distanceTo(fox.faceAt()), progress(t, 2.6, 3)),
        range: 2.4,
        blur: 0.55 * seen,
      }
    }
  },
})
