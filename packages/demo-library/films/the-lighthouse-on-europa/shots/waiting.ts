import { shot } from '@starnest/film-kit/film/script'
import { snow } from '@starnest/film-kit/particles/weather'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { darkLook, europa, iceLook, railSnow, tallies, titleLook, toyShip } from '../sets/europa.ts'
import { keeper } from '../sets/keeper.ts'

/** Where he stands on the gallery, metres from the tower's middle. */
const STAND = [0.62, 1.7] as const

/** A light, very small, under something very large. */
export const far = shot({
  name: 'far',
  seconds: 7.5,
  look: iceLook,
  lens: 17,
  fadeIn: 1.4,
  stage(set) {
    const { tower } = europa(set)
    snow(set, { count: 120, size: 0.12, box: [20, 14, 14], at: [0, 6, 10], opacity: 0.6 })
    return (t) => {
      tower.set(t, { yaw: 0.7 + t * 0.55, air: 1 })
      set.camera.shoot({
        t,
        sway: 0.02,
        from: keys(t, [0, [-4, 3.4, 54]], [7.5, [-4, 3.4, 57], ease.linear]),
        at: [3.4, 8.6, 0],
      })
      return {
        focus: [0, 8, 0],
        range: 40,
        blur: 0.25,
        lettering: {
          lines: [
            { text: 'The Lighthouse', size: 104 },
            { text: 'on Europa', size: 104 },
          ],
          x: 880,
          y: 200,
          ...titleLook,
          entrance: 'fade',
          age: t - 1.5,
          gone: progress(t, 5.9, 6.9),
        },
      }
    }
  },
})

/** He wipes the rail before his one treasure, and looks where a ship would come from. */
export const keeping = shot({
  name: 'keeping',
  seconds: 6.5,
  look: iceLook,
  lens: 16,
  stage(set) {
    const { tower } = europa(set, {
      up: true,
      jupiter: { at: [-23, 26, -78], radius: 32, sun: [0.5, 0.4, 0.8] },
    })
    const mark = tallies(tower.gallery)
    const pile = railSnow(tower.gallery)
    toyShip(set, [-0.45, 0.92, 2.3])
    snow(set, { count: 90, size: 0.06, box: [5, 5, 4], at: [0, 1, 2], opacity: 0.7 })
    const old = keeper()
    set.add(old.root)
    old.root.scale.setScalar(0.84)
    return (t) => {
      mark(2)
      pile(0.25)
      tower.set(t, { yaw: 1.4 + t * 0.5, air: 0.8 })
      old.root.position.set(STAND[0], 0, STAND[1])
      old.root.rotation.y = keys(t, [0, -0.35], [3, -0.35], [4.2, -0.1])
      const wipe = pulse(t, 0.2, 2.9, 0.4)
      old.pose(t, {
        frost: 0.15,
        look: keys(
          t,
          [0, [-0.3, -0.6]],
          [2.7, [-0.35, -0.6]],
          [3.3, [-0.4, -0.1]],
          [4.3, [0.25, 0.75]],
          [6.5, [0.35, 0.8]],
        ),
        happy: 0.0,
        lean: keys(t, [2.6, 0.12], [4.2, 0]),
        handL: [-0.78 + 0.14 * Math.sin(t * 3.4) * wipe, 1.08, 0.72],
        handR: keys(t, [3, [0.62, 0.5, 0.3]], [4.1, [0.45, 1.1, 0.7]]),
        wow: 0.25 * progress(t, 4, 4.6),
      })
      set.camera.shoot({
        t,
        sway: 0.015,
        from: keys(t, [0, [-1.6, 1.1, 15.5]], [6.5, [-1.5, 1.1, 14.6], ease.linear]),
        at: [0.05, 1.42, 1.5],
      })
      return { focus: old.faceAt(), range: 1.5, blur: 0.75 }
    }
  },
})

/** How many groups of five stand on the wall in each of the four times, and how deep the frost. */
const TIMES = [
  { marks: 3, frost: 0.2, pile: 0.25, look: iceLook, sun: [-0.8, 0.35, 0.5], head: [0.35, 0.7] },
  { marks: 8, frost: 0.45, pile: 0.5, look: darkLook, sun: [0.9, 0.1, -0.2], head: [0.1, 0.5] },
  {
    marks: 15,
    frost: 0.75,
    pile: 0.8,
    look: { ...iceLook, key: '#ffdcd0', exposure: 0.98 },
    sun: [0.7, 0.4, 0.6],
    head: [-0.2, 0.3],
  },
  { marks: 24, frost: 1, pile: 1, look: darkLook, sun: [-0.95, -0.1, 0.1], head: [0.05, -0.25] },
] as const

/** Time passes each time the light comes round and fills the picture. */
export const years = shot({
  name: 'years',
  seconds: 8,
  look: iceLook,
  lens: 15,
  stage(set) {
    const { tower, planet } = europa(set, { up: true, jupiter: { at: [20, 24, -78], radius: 34 } })
    const mark = tallies(tower.gallery)
    const pile = railSnow(tower.gallery)
    toyShip(set, [-0.45, 0.92, 2.3])
    snow(set, { count: 130, size: 0.07, box: [5, 5, 4], at: [0, 1, 2], wind: 0.9, opacity: 0.75 })
    const old = keeper()
    set.add(old.root)
    old.root.scale.setScalar(0.84)
    return (t) => {
      const age = Math.min(3, Math.floor((t + 0.02) / 2))
      const now = TIMES[age] ?? TIMES[0]
      // The beam points at us on every even second, and in its glare a time is gone.
      tower.set(t, { yaw: Math.PI * t, air: 1 })
      mark(now.marks)
      pile(now.pile)
      planet.sun(now.sun)
      planet.turn(t * 0.1)
      old.root.position.set(STAND[0], 0, STAND[1])
      old.root.rotation.y = -0.12
      const inTime = t - age * 2
      const tired = age === 3 ? progress(inTime, 0.2, 1.4) : 0
      old.pose(t, {
        frost: now.frost,
        look: [now.head[0], now.head[1] - 0.15 * progress(inTime, 0.8, 1.8)],
        sleepy: 0.12 * age + 0.16 * tired,
        sad: 0.2 * age,
        lean: 0.02 + 0.04 * age + 0.06 * tired,
        handL: [-0.55, 1.06, 0.74],
        handR: [0.55, 1.06, 0.72],
      })
      const swell = Math.max(0, 1 - Math.abs(t - Math.round(t / 2) * 2) / 0.55)
      const isEnd = t > 7.4 || t < 0.6
      set.camera.shoot({
        t,
        sway: 0.012,
        from: [-0.9, 1.05, keys(t, [0, 15], [8, 14.2, ease.linear])],
        at: [0.02, 1.42, 1.5],
      })
      return {
        focus: old.faceAt(),
        range: 1.5,
        blur: 0.7,
        look: now.look,
        fade: isEnd ? 0 : ease.smooth(swell),
      }
    }
  },
})
