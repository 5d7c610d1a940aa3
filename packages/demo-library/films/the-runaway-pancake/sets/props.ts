import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { waterJets } from '@starnest/film-kit/particles/water-jets'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp } from '@starnest/film-kit/time/easing'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'

const FLAT = [Math.PI / 2, 0, 0] as const

/** Height of the stove's top above the street, metres. */
export const STOVE_TOP = 1

/** Bruno's stove in front of the bakery, with what a pancake needs. */
export function stove(set: FilmSet, x: number, z: number): void {
  const y = set.heightAt(x, z)
  sculpt(
    (s) => {
      s.box('#5fb8c4', [x, y + 0.42, z], [2.2, 1.04, 0.95], { grad: '#3f7fa0', gloss: 0.2 })
      s.box('#fff4e6', [x, y + STOVE_TOP - 0.03, z], [2.4, 0.12, 1.1])
      s.box('#2f4a68', [x, y + 0.46, z + 0.48], [0.9, 0.52, 0.04])
      s.ball('#ffb04a', [x, y + 0.36, z + 0.5], [0.34, 0.14, 0.03], { glow: 1.1, segments: 14 })
      s.cylinder('#fff4e6', [x, y + 0.8, z + 0.52], [0.035, 0.035, 1], {
        rotate: [0, 0, Math.PI / 2],
        gloss: 0.4,
      })
      for (const side of [-1, 1]) {
        s.ball('#ffd34d', [x + side * 0.8, y + 0.62, z + 0.49], 0.09, { segments: 10, gloss: 0.5 })
      }
      s.ring('#4a4a68', [x, y + STOVE_TOP + 0.05, z], [0.42, 0.05], { rotate: FLAT })
      s.cylinder('#ff8f8f', [x - 0.88, y + STOVE_TOP + 0.2, z], [0.24, 0.17, 0.34], {
        segments: 18,
      })
      s.ball('#fff6dc', [x - 0.88, y + STOVE_TOP + 0.35, z], [0.22, 0.05, 0.22])
      for (const [dx, dz] of [
        [0.8, 0.1],
        [0.98, -0.12],
        [0.86, -0.26],
      ] as const) {
        s.ball('#fff0e0', [x + dx, y + STOVE_TOP + 0.13, z + dz], [0.11, 0.14, 0.11], {
          segments: 12,
        })
      }
    },
    { to: set.scene },
  )
}

/** The bakery's sign: a golden pretzel on an arm. */
export function pretzelSign(set: FilmSet, at: Vec3): void {
  sculpt(
    (s) => {
      s.cylinder('#6a4a5a', [0, 0.75, -0.3], [0.05, 0.05, 1], { rotate: FLAT })
      for (const side of [-1, 1]) {
        s.ring('#d98a3a', [side * 0.24, 0.06, 0], [0.25, 0.09], { gloss: 0.3 })
        s.pill('#d98a3a', [side * 0.16, -0.26, 0.03], 0.085, 0.4, { rotate: [0, 0, side * 0.7] })
      }
      s.ring('#d98a3a', [0, 0.14, -0.02], [0.46, 0.09], { arc: Math.PI, gloss: 0.3 })
    },
    { to: set.scene, at },
  )
}

export type Laundry = {
  /** 0 to 1: how hard each piece swings at time t. */
  set: (t: number, gust?: number) => void
}

/** A line of washing along the street, from x to x + width, hung `height` above the ground. */
export function washing(
  set: FilmSet,
  x: number,
  z: number,
  { width = 6, height = 2.9 } = {},
): Laundry {
  const y = set.heightAt(x, z)
  const end = set.heightAt(x + width, z)
  const top = (k: number) => y + (end - y) * k + height - 0.5 * k * (1 - k)
  sculpt(
    (s) => {
      for (const k of [0, 1]) {
        s.cylinder('#a8705a', [x + k * width, top(k) - height / 2, z], [0.08, 0.1, height + 0.3])
        s.ball('#ffd34d', [x + k * width, top(k) + 0.18, z], 0.13, { segments: 10 })
      }
      s.tube(
        '#fff4e6',
        [0, 0.5, 1].map((k): Vec3 => [x + k * width, top(k), z]),
        0.025,
      )
    },
    { to: set.scene },
  )
  const pieces = [
    { k: 0.12, wide: 0.5, long: 0.85, color: '#ff8fa4' },
    { k: 0.25, wide: 0.4, long: 0.6, color: '#ffd34d' },
    { k: 0.52, wide: 1.9, long: 2, color: '#fffaf4' },
    { k: 0.8, wide: 0.55, long: 0.8, color: '#6fc4e0' },
    { k: 0.92, wide: 0.34, long: 0.6, color: '#8fd07a' },
  ].map(({ k, wide, long, color }, index) => {
    const hook = joint(set.scene, [x + k * width, top(k), z])
    sculpt(
      (s) => {
        s.box(color, [0, -long / 2, 0], [wide, long, 0.05], { grad: '#d8c4e8', rim: 0.6 })
        if (wide < 1) s.box(color, [0, -long * 0.2, 0.01], [wide * 1.7, long * 0.32, 0.06])
        if (wide > 1)
          for (const dy of [0.3, 0.55]) s.box('#8fc4f0', [0, -long + dy, 0.005], [wide, 0.1, 0.06])
        for (const side of [-1, 1])
          s.box('#e8a04f', [side * wide * 0.38, 0.02, 0.03], [0.06, 0.2, 0.07])
      },
      { to: hook },
    )
    return { hook, phase: index * 1.3 }
  })
  return {
    set(t, gust = 0) {
      for (const { hook, phase } of pieces) {
        const breeze = 0.08 * Math.sin(t * 2 + phase)
        hook.rotation.x = breeze + gust * 0.5 * Math.sin(t * 9 + phase)
        hook.rotation.z = gust * 0.14 * Math.sin(t * 7 + phase * 2)
      }
    },
  }
}

/** The fountain of the square, its rim 0.7 m high and 2 m wide each way. */
export function fountain(set: FilmSet, x: number, z: number): void {
  const y = set.heightAt(x, z) - 0.12
  sculpt(
    (s) => {
      s.lathe(
        '#f4ecf6',
        [
          [2.05, 0],
          [2.1, 0.55],
          [2.25, 0.62],
          [2.25, 0.85],
          [1.9, 0.85],
          [1.85, 0.5],
        ],
        { at: [x, y, z], segments: 40, grad: '#b8a8d0' },
      )
      s.cylinder('#6fd4ec', [x, y + 0.62, z], [1.88, 1.88, 0.1], { segments: 36, gloss: 0.6 })
      s.turn(
        '#f4ecf6',
        [
          [0.5, 0.5],
          [0.26, 0.9],
          [0.22, 1.5],
          [0.3, 1.7],
          [0.95, 1.95],
          [1.0, 2.05],
          [0.2, 2.02],
        ],
        { at: [x, y, z], segments: 28, grad: '#c8b8dc' },
      )
      s.cylinder('#8fe2f4', [x, y + 2.02, z], [0.86, 0.86, 0.04], { segments: 24, gloss: 0.6 })
      s.ball('#ffd34d', [x, y + 2.3, z], [0.2, 0.26, 0.2], { gloss: 0.7 })
    },
    { to: set.scene },
  )
  waterJets(set, [x, y + 2.5, z], { floor: y + 0.7 })
}

/** A cart with its plank down: a ramp from the left, `rise` metres high at `x`. */
export function rampCart(
  set: FilmSet,
  x: number,
  z: number,
  { length = 3, rise = 1.3 } = {},
): void {
  const foot = set.heightAt(x - length, z)
  const top = set.heightAt(x, z) + rise
  const angle = Math.atan2(top - foot, length)
  sculpt(
    (s) => {
      s.box(
        '#d89a5a',
        [x - length / 2, (foot + top) / 2 - 0.06, z],
        [Math.hypot(length, top - foot), 0.12, 1.5],
        { rotate: [0, 0, angle], grad: '#a8704a' },
      )
      s.box('#c8805a', [x - 0.05, top - rise / 2, z - 0.5], [0.3, rise, 0.3])
      s.cylinder('#e2556a', [x - 0.5, top - rise + 0.5, z + 0.82], [0.52, 0.52, 0.14], {
        rotate: FLAT,
        segments: 20,
      })
      s.ball('#ffd34d', [x - 0.5, top - rise + 0.5, z + 0.92], 0.14, { segments: 10 })
      for (let i = 0; i < 5; i++) {
        const hue = cycle(['#ff9f4a', '#ffb45a', '#f08a3a'], i)
        s.ball(
          hue,
          [
            x + 0.35 + (i % 3) * 0.3,
            top - rise + 0.2 + Math.floor(i / 3) * 0.3,
            z + 1 - (i % 2) * 0.3,
          ],
          0.19,
          {
            segments: 12,
          },
        )
      }
    },
    { to: set.scene },
  )
}

/** A plate that can be held out. */
export function plate(set: FilmSet, size = 1) {
  const root = joint(set.scene)
  sculpt(
    (s) => {
      s.lathe(
        '#ffffff',
        [
          [0.001, 0],
          [0.4, 0],
          [0.74, 0.1],
          [0.78, 0.14],
          [0.7, 0.13],
          [0.4, 0.06],
          [0.001, 0.06],
        ],
        { segments: 34, gloss: 0.4, grad: '#d8d4f0' },
      )
      s.ring('#5fa8e8', [0, 0.125, 0], [0.71, 0.03], { rotate: FLAT, segments: 34 })
    },
    { to: root },
  )
  root.scale.setScalar(size)
  return root
}

/** Quick shake that dies away: `since` seconds after a knock; 0 before it. */
export const wobble = (since: number, speed = 22): number =>
  since < 0 ? 0 : Math.sin(since * speed) * Math.exp(-since * 5) * clamp(since * 12)
