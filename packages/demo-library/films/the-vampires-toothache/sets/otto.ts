import type { Intent } from '@starnest/film-kit/critter/intent'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp } from '@starnest/film-kit/time/easing'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'

/** What Otto does besides what any critter does; shares are 0 to 1. */
export type OttoIntent = Intent & {
  /** How wide he holds his mouth open for the dentist. */
  open?: number
  /** How sore and swollen the cheek is. */
  ache?: number
}

const FUR = '#a58ae6'
const FUR_LOW = '#6248b4'
const CRIMSON = '#d8263f'
const NIGHT = '#2a1838'

/** Collar tips stand up beside his ears. */
const COLLAR: readonly Vec2[] = [
  [0, -0.5],
  [0.5, -0.34],
  [0.82, 0.1],
  [1.16, 0.86],
  [0.66, 0.62],
  [0, 0.3],
  [-0.66, 0.62],
  [-1.16, 0.86],
  [-0.82, 0.1],
  [-0.5, -0.34],
]

/** Count Otto on a set: 2.6 m and a good deal of ear and collar. `cured` brings him without cloth
 *  and without the sore fang. */
export function ottoOn(set: FilmSet, { cured = false, sitting = false } = {}) {
  const actor = set.cast({
    fur: FUR,
    furLow: FUR_LOW,
    belly: '#ead2ee',
    nose: '#4a1f4a',
    eye: '#5a1a1a',
    eyeLow: '#d8762a',
    blush: '#ff5f8f',
    ears: 'none',
    tail: 'none',
    headWidth: 1.06,
    eyeSize: 1.08,
    cape: CRIMSON,
    paw: '#8a6cd0',
    seed: 1,
  })
  // Short legs vanish in a sitting body: the soles are shown instead.
  if (sitting) sculpt(soles, { to: actor.hips })
  sculpt(
    (s) =>
      s
        .puff(NIGHT, COLLAR, 0.07, { at: [0, 1.42, -0.5], size: [1.05, 1.06, 1] })
        .puff(CRIMSON, COLLAR, 0.06, { at: [0, 1.42, -0.4], grad: '#8a1230', rim: 0.6 })
        // A cape that falls to the heels, wider than he is.
        .ball(NIGHT, [0, 0.62, -0.5], [0.86, 0.66, 0.16], {
          segments: 24,
          grad: '#1c1030',
          deform: (v) => {
            v.x *= 1 - 0.42 * Math.max(0, v.y)
          },
        }),
    { to: actor.hips },
  )
  const ears = [-1, 1].map((side) => {
    const root = joint(actor.head, [side * 0.5, 0.46, -0.06])
    sculpt((s) => ear(s, side), { to: root })
    return { root, side }
  })
  sculpt(hair, { to: actor.head })
  const cheek = joint(actor.head, [-0.56, -0.32, 0.3])
  if (!cured) {
    sculpt(
      (s) =>
        s
          .ball(FUR, [0, 0, 0], [0.3, 0.28, 0.3], { grad: '#c87aa8', segments: 20 })
          .ball('#ff7fa0', [-0.09, 0.0, 0.2], [0.16, 0.14, 0.1], { rim: 0.3, glow: 0.15 }),
      { to: cheek },
    )
    sculpt(cloth, { to: actor.head })
  }
  const throb = glow(actor.head, '#ff4a6a', 0.9, [-0.62, -0.3, 0.72], 0.7)
  const fangs = joint(actor.head, [0, -0.4, 0.7])
  sculpt(
    (s) => {
      for (const side of cured ? [1] : [-1, 1]) fang(s, [side * 0.17, 0.02, 0], 0.17)
    },
    { to: fangs, shadow: false },
  )
  const maw = joint(actor.head, [0, -0.42, 0.66])
  sculpt(mawParts, { to: maw, shadow: false })
  const sore = joint(maw, [-0.16, 0.17, 0.1])
  if (!cured) sculpt((s) => fang(s, [0, 0, 0], 0.24, '#ffe6a8'), { to: sore, shadow: false })
  return {
    ...actor,
    sore,
    pose(t: number, intent: OttoIntent = {}) {
      const { open = 0, ache = cured ? 0 : 1 } = intent
      actor.pose(t, { ...intent, wow: (intent.wow ?? 0) * (1 - open) })
      maw.visible = open > 0.03
      maw.scale.set(0.7 + 0.3 * open, Math.max(0.02, open), 1)
      fangs.visible = open < 0.4 && (intent.wow ?? 0) < 0.5 && (intent.talk ?? 0) < 0.35
      const beat = 0.5 + 0.5 * Math.sin(t * 5.2)
      cheek.scale.setScalar(0.4 + 0.6 * ache + 0.07 * ache * beat)
      throb.set(cured ? 0 : 0.34 * ache * beat)
      for (const { root, side } of ears) {
        const droop = (intent.earDroop ?? 0) + 0.5 * clamp(intent.sad ?? 0)
        root.rotation.set(0, 0, -side * (droop * 0.8 + 0.03 * Math.sin(t * 2.3 + side)))
      }
      actor.root.updateMatrixWorld(true)
    },
    /** Tip of the sore fang in the set; valid after `pose`. */
    soreAt(): Vec3 {
      const { x, y, z } = sore.localToWorld(sore.position.clone().set(0, -0.14, 0.05))
      return [x, y, z]
    },
  }
}

/** A long pointed tooth that hangs from its root. */
export function fang(s: Sculptor, at: Vec3, long: number, color = '#fffaf0'): void {
  s.cone(color, at, long * 0.34, long, { rotate: [Math.PI, 0, 0], gloss: 0.6, segments: 12 })
}

function ear(s: Sculptor, side: number): void {
  const rotate = [0.05, 0, -side * 0.3] as const
  s.turn(
    FUR,
    [
      [0.14, -0.14],
      [0.3, 0.12],
      [0.3, 0.4],
      [0.15, 0.8],
      [0.005, 1.04],
    ],
    { size: [1, 1, 0.42], rotate, grad: FUR_LOW, rows: 12, segments: 18 },
  )
  s.turn(
    '#ff9ab0',
    [
      [0.06, -0.06],
      [0.19, 0.14],
      [0.19, 0.4],
      [0.09, 0.7],
      [0.005, 0.86],
    ],
    { at: [side * 0.02, 0, 0.09], size: [1, 1, 0.3], rotate, grad: '#c85a8a', rows: 10, rim: 0.3 },
  )
}

function soles(s: Sculptor): void {
  for (const side of [-1, 1]) {
    s.ball('#8a6cd0', [side * 0.34, 0.26, 0.62], [0.23, 0.27, 0.15], {
      rotate: [-0.2, side * 0.2, -side * 0.2],
      grad: FUR_LOW,
    })
    s.ball('#ffb0c4', [side * 0.35, 0.22, 0.75], [0.11, 0.12, 0.04], { segments: 12, rim: 0.3 })
    for (const x of [-0.1, 0, 0.1])
      s.ball('#ffb0c4', [side * 0.35 + x, 0.39 - Math.abs(x) * 0.4, 0.75], 0.042, { segments: 8 })
  }
}

function hair(s: Sculptor): void {
  s.ball(NIGHT, [0, 0.36, -0.1], [0.78, 0.46, 0.64], { segments: 24, gloss: 0.35 })
  s.cone(NIGHT, [0, 0.66, 0.43], 0.24, 0.42, { rotate: [Math.PI - 0.42, 0, 0], size: [1, 1, 0.5] })
}

/** The cloth round a sore jaw, knotted on the crown. */
function cloth(s: Sculptor): void {
  const white = { grad: '#e8dcd0', rim: 0.5 }
  s.ring('#fff8ee', [0, -0.02, 0.16], [0.84, 0.075], {
    size: [1.03, 0.95, 2],
    ...white,
    segments: 40,
  })
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2 + 0.2
    const at: Vec3 = [Math.cos(angle) * 0.94, Math.sin(angle) * 0.87 - 0.02, i % 2 ? 0.24 : 0.12]
    s.ball('#e8324a', at, 0.048, { segments: 8, rim: 0.3 })
  }
  for (const side of [-1, 1]) {
    s.ball('#fff8ee', [side * 0.27, 0.98, 0.2], [0.26, 0.17, 0.12], {
      rotate: [0, 0, side * 0.5],
      ...white,
    })
    s.ball('#e8324a', [side * 0.3, 1.01, 0.31], 0.05, { segments: 8 })
    s.ball('#e8324a', [side * 0.18, 0.92, 0.3], 0.04, { segments: 8 })
  }
  s.ball('#fff8ee', [0, 0.87, 0.22], 0.13, white)
}

function mawParts(s: Sculptor): void {
  s.ball('#4a0f24', [0, 0, 0], [0.42, 0.33, 0.14], { segments: 24, rim: 0 })
    .ball('#ff7f94', [0, -0.2, 0.08], [0.24, 0.1, 0.08], { segments: 14, rim: 0.2 })
    .ring('#c87aa0', [0, 0, 0.02], [0.4, 0.045], {
      size: [1.02, 0.82, 1.6],
      rim: 0.3,
      segments: 30,
    })
  fang(s, [0.16, 0.19, 0.1], 0.24)
  for (const x of [-0.05, 0.05])
    s.ball('#fffaf0', [x, 0.21, 0.12], [0.05, 0.06, 0.03], { segments: 8 })
  for (const x of [-0.18, -0.06, 0.06, 0.18])
    s.ball('#fffaf0', [x, -0.25 + x * x * 1.4, 0.1], [0.052, 0.055, 0.03], { segments: 8 })
}
