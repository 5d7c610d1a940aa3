import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { trail } from '@starnest/film-kit/particles/effects'
import { snow } from '@starnest/film-kit/particles/weather'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, mixVec3, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { deepLights, iceGlow } from '@starnest/film-kit/world/ice-moon/deep-lights'
import { GALLERY_HEIGHT, LAMP_HEIGHT } from '@starnest/film-kit/world/ice-moon/lighthouse'
import { darkLook, deepLook, europa, railSnow, tallies, toyShip } from '../sets/europa.ts'
import { keeper } from '../sets/keeper.ts'

/** A spark crosses the sky. It is not a ship. But something below has seen the lamp. */
export const spark = shot({
  name: 'spark',
  seconds: 6.5,
  look: darkLook,
  lens: 13,
  stage(set) {
    const { tower } = europa(set, {
      up: true,
      dark: true,
      jupiter: { at: [-25, 20, -78], radius: 30, sun: [-0.9, 0.2, 0.1] },
    })
    tallies(tower.gallery)(24)
    railSnow(tower.gallery)(1)
    toyShip(set, [-0.4, 0.92, 2.3])
    snow(set, { count: 60, size: 0.05, box: [4, 4, 3], at: [0, 1, 2], opacity: 0.6 })
    const old = keeper()
    set.add(old.root)
    old.root.scale.setScalar(0.84)
    const path = (t: number): Vec3 => [-7 + 6.2 * t, 6.2 - 0.9 * t - 0.12 * t * t, -22]
    const tail = trail(set, path, {
      color: '#fff4e0',
      count: 110,
      life: 0.7,
      spread: 0.15,
      size: 0.2,
    })
    const head = glow(set.scene, '#fff4e0', 1.6, [0, 0, 0], 1.2)
    const below = pointLamp(set.scene, '#4fb4ff', [0.6, 0.25, 3.4], 0, 7)
    return (t) => {
      tower.set(t, { yaw: 2.3 + 0.1 * t, air: 0.6, power: 0.9 })
      const flight = t - 0.5
      const shine = pulse(t, 0.5, 2.5, 0.5)
      tail.set(flight, shine)
      head.sprite.position.set(...path(flight))
      head.set(shine)
      const hope = pulse(t, 0.9, 2.7, 0.4)
      const fallen = progress(t, 2.6, 3.5)
      const seen = progress(t, 4.4, 5.2)
      const throb = 0.6 + 0.4 * Math.sin(t * 2.6)
      below.intensity = 3.2 * seen * throb
      old.root.position.set(0.62, 0, 1.7)
      old.root.rotation.y = -0.1
      old.pose(t, {
        frost: 1,
        look: keys(
          t,
          [0, [-0.2, 0.2]],
          [0.7, [-0.5, 0.8]],
          [2.3, [0.6, 0.55]],
          [3.2, [0.15, -0.5]],
          [4.3, [0.05, -0.55]],
          [4.9, [-0.12, -0.62]],
        ),
        wow: hope + 0.6 * seen,
        sad: fallen * (1 - seen),
        sleepy: 0.35 * fallen * (1 - seen),
        lean: -0.06 * hope + 0.16 * fallen + 0.04 * seen,
        tilt: 0.1 * seen,
        handL: [-0.5, 1.06 + 0.12 * hope, 0.74],
        handR: [0.55, 1.06, 0.72],
      })
      set.camera.shoot({
        t,
        sway: 0.012,
        from: keys(t, [0, [-1, 1.1, 15]], [6.5, [-0.6, 1.0, 13.6], ease.linear]),
        at: keys(t, [0, [0.15, 1.5, 1.5]], [6.5, [0.3, 1.4, 1.6]]),
      })
      return { focus: old.faceAt(), range: 1.2, blur: 0.7 }
    }
  },
})

/** Where the turned lamp meets the ice, metres. */
const POOL: Vec3 = [-6.2, 0, 13.4]
const DOWN = Math.atan2(GALLERY_HEIGHT + LAMP_HEIGHT, Math.hypot(POOL[0], POOL[2]))
const ASIDE = Math.atan2(POOL[0], POOL[2])

/** He takes the lamp in both hands and turns it down. */
export const turning = shot({
  name: 'turning',
  seconds: 7,
  look: deepLook,
  lens: 23,
  shadowSpan: 12,
  stage(set) {
    const { tower } = europa(set, {
      dark: true,
      jupiter: { at: [17, 30, -76], radius: 33, sun: [-0.9, 0.2, 0.1] },
    })
    const old = keeper()
    tower.gallery.add(old.root)
    old.root.scale.setScalar(0.84)
    const pool = iceGlow(set, '#ffab52', 1.2)
    const deep = deepLights(set, { count: 9, middle: POOL, radius: 8.6, size: 8.2 })
    snow(set, { count: 80, size: 0.1, box: [12, 12, 8], at: [0, 6, 6], opacity: 0.5 })
    return (t) => {
      const turned = progress(t, 1.1, 3.8, ease.smoother)
      const pitch = -0.12 + (DOWN + 0.12) * turned
      const yaw = keys(t, [0, -1.5], [1.1, -1.2], [3.8, ASIDE])
      tower.set(t, { yaw, pitch, air: 1.15 })
      const reach = progress(t, 2.6, 3.9)
      pool.set(mixVec3([-14, 0, 20], POOL, reach), 0.95 * reach, 9, 9)
      deep.set(t, progress(t, 3.6, 6.8, ease.linear), progress(t, 3.2, 7))
      old.root.position.set(0.55, 0, 1.75)
      old.root.rotation.y = keys(t, [0, 2.6], [3.6, 2.6], [4.6, 0.3])
      old.pose(t, {
        frost: 1,
        lean: 0.05 + 0.16 * pulse(t, 1, 3.9, 0.5),
        look: keys(t, [0, [0, 0.5]], [3.8, [0, 0]], [4.8, [0, -0.9]]),
        wow: progress(t, 4.6, 5.2),
        handL: keys(t, [0, [-0.3, 1.7, 0.55]], [3.8, [-0.3, 1.3, 0.6]]),
        handR: keys(t, [0, [0.3, 1.7, 0.55]], [3.8, [0.3, 1.3, 0.6]]),
      })
      set.camera.shoot({
        t,
        sway: 0.02,
        from: keys(t, [0, [-8, 13, 44]], [2, [-8, 13, 44]], [6.6, [-10, 38, 62], ease.smoother]),
        at: keys(t, [0, [0.4, 8.8, 0]], [2, [0.4, 8.6, 0]], [6.6, [-3.6, 3, 7], ease.smoother]),
      })
      return { focus: [0, 5, 4], range: 30, blur: 0.2 }
    }
  },
})

/** Their light on his face. */
export const found = shot({
  name: 'found',
  seconds: 4,
  look: { ...darkLook, ambient: 1.05 },
  lens: 12,
  stage(set) {
    const { tower } = europa(set, {
      up: true,
      dark: true,
      jupiter: { at: [26, 22, -78], radius: 30, sun: [-0.9, 0.2, 0.1] },
    })
    tallies(tower.gallery)(24)
    railSnow(tower.gallery)(1)
    toyShip(set, [-0.4, 0.92, 2.3])
    const old = keeper()
    set.add(old.root)
    old.root.scale.setScalar(0.84)
    const below = [
      pointLamp(set.scene, '#4fc4ff', [-0.5, 0.2, 3.6], 3.4, 7),
      pointLamp(set.scene, '#7ff0e4', [1.7, 0.2, 3.4], 2.2, 6),
    ]
    snow(set, {
      count: 50,
      fall: -0.35,
      wind: 0.1,
      size: 0.05,
      box: [3, 4, 2],
      at: [0.2, 1, 2.6],
      colors: ['#8fe4ff'],
      shining: true,
      opacity: 0.8,
    })
    return (t) => {
      tower.set(t, { yaw: ASIDE, pitch: DOWN, air: 0.8 })
      for (const [i, lamp] of below.entries()) {
        lamp.intensity = (i ? 2.2 : 3.4) * (0.75 + 0.25 * Math.sin(t * 1.9 + i * 2))
        lamp.position.x = (i ? 1.7 : -0.5) + 0.7 * Math.sin(t * 0.9 + i)
      }
      old.root.position.set(0.5, 0, 1.7)
      old.root.rotation.y = -0.06
      old.pose(t, {
        frost: keys(t, [0, 1], [4, 0.82]),
        look: keys(
          t,
          [0, [-0.5, -0.55]],
          [1.5, [0.35, -0.55]],
          [2.3, [0.3, -0.45]],
          [3, [-0.35, -0.35]],
        ),
        wow: 0.7 * (1 - progress(t, 1.3, 1.9)),
        happy: pulse(t, 1.9, 3.1, 0.35) * 0.95,
        lean: 0.16,
        tilt: keys(t, [0, 0], [2.2, 0.1]),
        handL: keys(t, [1.6, [-0.5, 1.06, 0.74]], [2.6, [-0.98, 1.22, 0.68]]),
        handR: [0.55, 1.06, 0.72],
      })
      set.camera.shoot({
        t,
        sway: 0.012,
        from: keys(t, [0, [-0.2, 0.9, 14]], [4, [-0.3, 0.95, 13.2], ease.linear]),
        at: [0.25, 1.36, 1.6],
      })
      return { focus: old.faceAt(), range: 1.1, blur: 0.7 }
    }
  },
})

/** Not a light for the sky any more. */
export const ring = shot({
  name: 'ring',
  seconds: 5,
  look: deepLook,
  lens: 23,
  fadeOut: 1.1,
  stage(set) {
    const { tower } = europa(set, {
      dark: true,
      jupiter: { at: [8, 35, -76], radius: 33, sun: [-0.9, 0.25, 0.25] },
    })
    const old = keeper()
    tower.gallery.add(old.root)
    old.root.scale.setScalar(0.84)
    const pool = iceGlow(set, '#ffab52', 1.2)
    const deep = deepLights(set, { count: 9, middle: POOL, radius: 8.6, size: 8.2 })
    return (t) => {
      const at = t + 7
      tower.set(at, { yaw: ASIDE, pitch: DOWN, air: 1.1 })
      pool.set(POOL, 0.95, 9, 9)
      deep.set(at, 1, 1)
      old.root.position.set(0.5, 0, 1.75)
      old.root.rotation.y = 0.1
      old.pose(t, {
        frost: 0.8,
        look: [0, -0.8],
        lean: 0.14,
        handL: [-0.5, 1.06, 0.74],
        handR: [0.55, 1.06, 0.72],
      })
      set.camera.shoot({
        t,
        sway: 0.02,
        from: keys(t, [0, [-10, 38, 62]], [5, [-10.6, 42, 68], ease.linear]),
        at: [-3.6, 3, 7],
      })
      return { focus: [0, 3, 3], range: 40, blur: 0.15 }
    }
  },
})
