import type { Intent } from '@starnest/film-kit/critter/intent'
import type { Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { heartOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { windRibbon } from './air.ts'

/** Limited animation: acting holds every drawing for two frames of the 24. Seconds. */
export const onTwos = (t: number): number => Math.floor(t * 12 + 1e-6) / 12

const suzu: Species = {
  fur: '#7c8ad2',
  furLow: '#5761b4',
  belly: '#fff0e0',
  ears: 'point',
  tail: 'thin',
  tuft: '#fff0e0',
  paw: '#fff0e0',
  nose: '#e87a8a',
  eye: '#0f5a5a',
  eyeLow: '#5fe0b8',
  whiskers: '#fff6ea',
  scarf: '#e23a4a',
  eyeSize: 1.16,
  headWidth: 1.04,
  muzzle: 0.72,
  size: 0.8,
  seed: 2,
}

const momo: Species = {
  ...suzu,
  fur: '#f2c48a',
  furLow: '#c8806a',
  eye: '#4a3a1a',
  eyeLow: '#c89a4a',
  scarf: '#3fa89a',
  size: 0.56,
  eyeSize: 1.2,
  seed: 7,
}

const mother: Species = {
  ...suzu,
  fur: '#b9b4e6',
  furLow: '#8a80c8',
  scarf: '#f0b040',
  eye: '#7a4a10',
  eyeLow: '#f0c060',
  eyeSize: 1.02,
  hat: { kind: 'cap', color: '#2f4a86', trim: '#f0c060' },
  size: 1,
  seed: 5,
}

/** Momo and mother as they are. */
export const family = { momo, mother }

/** Suzu in jacket and satchel; `breeze` moves her scarf and fringe, `satchel` and `mouthLetter`
 *  can be hidden. */
export function bringSuzu(set: FilmSet, at: Vec2 = [0, 0], turn = 0) {
  const actor = set.cast(suzu, at, turn)
  jacket(actor.hips)
  sculpt(
    (s) => {
      for (const [x, tilt] of [
        [-0.3, 0.75],
        [-0.06, 0.3],
        [0.2, -0.5],
      ] as const)
        s.cone('#434a92', [x, 0.8, 0.42], 0.17, 0.5, {
          rotate: [2.2, 0, tilt],
          size: [1, 1, 0.55],
        })
      s.cone('#434a92', [0.02, 0.68, 0.1], 0.16, 0.42, { rotate: [-0.5, 0, -0.35] })
    },
    { to: actor.head, shadow: false },
  )
  const satchel = bag(actor.hips)
  const mouthLetter = letter(actor.head, [0, -0.3, 0.86], 0.62)
  mouthLetter.visible = false
  const ribbons = [
    windRibbon(actor.hips, '#e23a4a', [0.14, 1.2, -0.3], 5, 0.34, 0.17),
    windRibbon(actor.hips, '#c82f48', [-0.14, 1.16, -0.3], 4, 0.34, 0.15),
  ]
  return {
    ...actor,
    satchel,
    mouthLetter,
    breeze(t: number, lift = 0.1, force = 1) {
      for (const [index, ribbon] of ribbons.entries()) ribbon(t + index * 0.4, lift, force)
    },
  }
}

function jacket(hips: ReturnType<typeof joint>): void {
  sculpt(
    (s) => {
      s.turn(
        '#ffc84a',
        [
          [0.58, 0.62],
          [0.62, 0.66],
          [0.56, 0.86],
          [0.42, 1.12],
          [0.3, 1.24],
        ],
        { size: [1.03, 1, 0.95], grad: '#e88a3a', segments: 30, rows: 10 },
      )
      s.pill('#fff0d0', [0, 0.9, 0.49], 0.035, 0.4, { rotate: [-0.3, 0, 0] })
    },
    { to: hips },
  )
}

/** A courier's bag at the right hip; `to` is a hip joint or the set. */
export function bag(to: ReturnType<typeof joint>, at: Vec3 = [0.66, 0.5, 0.06]) {
  const root = joint(to, at)
  root.rotation.y = 0.2
  sculpt(
    (s) => {
      s.box('#9a5a3a', [0, 0, 0], [0.28, 0.46, 0.62], { grad: '#6a3a3a' })
      s.box('#b8744a', [0.06, 0.14, 0], [0.24, 0.26, 0.66])
      s.ball('#ffd34d', [0.19, 0.03, 0], 0.06, { gloss: 0.6 })
      s.tube(
        '#6a3a3a',
        [
          [0, 0.2, 0.1],
          [-0.2, 0.36, 0.42],
          [-0.7, 0.54, 0.42],
          [-1.02, 0.62, 0.1],
        ],
        0.045,
      )
    },
    { to: root },
  )
  return root
}

/** Momo's letter: a folded envelope with a heart for a seal, `size` metres wide. */
export function letter(to: ReturnType<typeof joint>, at: Vec3, size = 0.7) {
  const root = joint(to, at)
  root.scale.setScalar(size)
  sculpt(
    (s) => {
      s.box('#fffaf0', [0, 0, 0], [1, 0.66, 0.05], { glow: 0.25 })
      s.tube(
        '#d8b8a8',
        [
          [-0.48, 0.31, 0.03],
          [0, -0.03, 0.04],
          [0.48, 0.31, 0.03],
        ],
        0.014,
      )
      s.puff('#e8394f', heartOutline(), 0.1, { at: [0, -0.02, 0.05], size: [0.14, 0.14, 0.2] })
    },
    { to: root, shadow: false },
  )
  return root
}

/** The great kite: origin at the bar that hands hold, nose towards +z, six metres of wing. */
export function greatKite(set: FilmSet) {
  const root = joint(set.scene)
  const sail = joint(root, [0, 1.95, -0.3])
  const wing: readonly Vec2[] = [
    [0, 1.3],
    [0.6, 1.12],
    [1.7, 0.85],
    [2.7, 0.25],
    [3.3, -0.6],
    [2.5, -0.25],
    [1.9, -0.2],
    [1.4, -0.55],
    [0.8, -0.4],
    [0.7, -0.75],
    [0.9, -1.6],
    [0, -1],
  ]
  const mirrored = [
    ...wing,
    ...wing
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Vec2 => [-x, y]),
  ]
  const outline = [...mirrored].reverse()
  const inner = outline.map(([x, y]): Vec2 => [x * 0.62, y * 0.68 + 0.1])
  sculpt(
    (s) => {
      s.puff('#e23f4f', outline, 0.035, { grad: '#b82f5a' })
      s.puff('#fff0d4', inner, 0.055, { grad: '#ffd08a' })
      s.puff(
        '#2f9aa8',
        inner.map(([x, y]): Vec2 => [x * 0.42, y * 0.5 + 0.12]),
        0.075,
      )
      for (const side of [-1, 1])
        s.tube(
          '#8a5a38',
          [
            [0, 1.15, 0.12],
            [side * 1.6, 0.7, 0.12],
            [side * 3, -0.3, 0.08],
          ],
          0.04,
        )
    },
    { to: sail },
  )
  sail.rotation.x = 1.12
  sculpt(
    (s) => {
      s.pill('#8a5a38', [0, 0, 0], 0.05, 1.5, { rotate: [0, 0, Math.PI / 2] })
      for (const side of [-1, 1]) {
        s.tube(
          '#fff0d4',
          [
            [side * 0.7, 0, 0],
            [side * 1, 1.1, 0.2],
            [side * 1.4, 2.1, 0],
          ],
          0.022,
        )
        s.tube(
          '#fff0d4',
          [
            [side * 0.7, 0, 0],
            [side * 0.6, 0.8, -0.6],
            [side * 0.3, 1.6, -1.3],
          ],
          0.022,
        )
      }
    },
    { to: root },
  )
  const ribbons = [-0.55, 0.55].map((x) =>
    windRibbon(root, x < 0 ? '#ffc84a' : '#2f9aa8', [x, 1.45, -1.5], 7, 0.42, 0.12),
  )
  return {
    root,
    sail,
    breeze(t: number, force = 1) {
      for (const [index, ribbon] of ribbons.entries()) ribbon(t + index, -0.05, force)
      sail.rotation.z = 0.03 * Math.sin(t * 6) * force
    },
  }
}

/** Suzu under the great kite as one: `rider` is placed and turned, `hold` is her pose of flight. */
export function bringGlider(set: FilmSet) {
  const rider = joint(set.scene)
  const suzu = bringSuzu(set)
  const kite = greatKite(set)
  rider.add(suzu.root, kite.root)
  kite.root.position.set(0, 0.98, 0.46)
  suzu.mouthLetter.visible = true
  return {
    rider,
    suzu,
    kite,
    fly(t: number, at: Vec3, [yaw, pitch, roll]: Vec3, intent: Intent, force = 1) {
      rider.position.set(...at)
      rider.rotation.set(pitch, yaw, roll, 'YXZ')
      suzu.place(0, 0, 0)
      suzu.shadow.fade(0)
      suzu.pose(t, { armL: [1.75, -0.1], armR: [1.75, -0.1], sit: -0.4, ...intent })
      suzu.breeze(t, 0.1 + 0.9 * (1 - force), 0.3 + 0.7 * force)
      kite.breeze(t, force)
    },
  }
}
