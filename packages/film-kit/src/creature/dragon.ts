import { type Group, Vector3 } from 'three'
import type { Intent } from '../critter/intent.ts'
import { SIDES, type Side, type Species } from '../critter/species.ts'
import type { Actor, FilmSet } from '../film/film-set.ts'
import { joint, sculpt } from '../sculpt/sculptor.ts'
import { clamp } from '../time/easing.ts'
import type { Vec2, Vec3 } from '../time/keyframes.ts'
import { WING } from './bat.ts'

/** Colours of a dragon; `size` 1 is about 2.6 m tall. */
export type DragonLook = {
  skin?: string
  low?: string
  belly?: string
  wing?: string
  spike?: string
  horn?: string
  eye?: readonly [upper: string, lower: string]
  size?: number
  seed?: number
}

/** A critter's intent, and what only a dragon does. */
export type DragonIntent = Intent & {
  /** 0 to 1: cheeks full of breath. */
  puff?: number
  /** 0 folds the wings behind the back, 1 spreads them. */
  spread?: number
}

/** A dragon: an actor with wings, tail and a mouth to breathe from. */
export type Dragon = Omit<Actor, 'pose'> & {
  pose: (t: number, intent?: DragonIntent) => void
  /** Just in front of the lips, in the set; valid after `pose`. */
  mouthAt: () => Vec3
}

/** Puts a small round dragon on a set: big belly, short horns, bat's wings, a tail with a leaf. */
export function dragonOn(set: FilmSet, look: DragonLook = {}, at: Vec2 = [0, 0]): Dragon {
  const skin = look.skin ?? '#f4694e'
  const low = look.low ?? '#c23a66'
  const belly = look.belly ?? '#ffe3b4'
  const species: Species = {
    fur: skin,
    furLow: low,
    belly,
    nose: belly,
    eye: look.eye?.[0] ?? '#1f5a3c',
    eyeLow: look.eye?.[1] ?? '#7fd65a',
    ears: 'none',
    tail: 'none',
    horns: look.horn ?? '#fff0d0',
    headWidth: 1.06,
    muzzle: 1.06,
    eyeSize: 1.08,
    size: look.size ?? 1,
    seed: look.seed ?? 2,
  }
  const actor = set.cast(species, [at[0], at[1]])
  const spike = look.spike ?? '#38b6a8'
  const cheeks = joint(actor.head)
  sculpt(
    (s) => {
      for (const side of SIDES)
        s.ball(skin, [side * 0.48, -0.3, 0.42], [0.27, 0.24, 0.25], { segments: 16 })
    },
    { to: cheeks },
  )
  sculpt((s) => dressHead(s, spike, skin), { to: actor.head })
  sculpt(
    (s) => {
      s.ball(skin, [0, 0.56, -0.02], [0.7, 0.56, 0.6], { grad: low, segments: 26 })
      s.ball(belly, [0, 0.55, 0.16], [0.5, 0.5, 0.52], { segments: 26, rim: 0.4 })
      for (const [x, y] of [
        [0.16, 1.06],
        [0.17, 0.8],
        [0.15, 0.56],
      ] as const)
        s.cone(spike, [0, y, -0.38 - x], 0.13, 0.28, { rotate: [-1.3, 0, 0], segments: 10 })
    },
    { to: actor.hips },
  )
  const wings = SIDES.map((side) => wing(actor.hips, side, look.wing ?? spike, low))
  const links = tail(actor.hips, skin, low, spike)
  return {
    ...actor,
    pose(t, intent = {}) {
      actor.pose(t, intent)
      const { puff = 0, spread = 0.55, flap = 0 } = intent
      const full = 0.82 + 0.42 * clamp(puff)
      cheeks.scale.set(full, full, full)
      cheeks.position.y = 0.02 * puff
      const beat = flap ? Math.sin(t * flap) : 0.12 * Math.sin(t * 2.1)
      for (const [index, one] of wings.entries()) {
        const side = index ? 1 : -1
        one.rotation.set(
          0,
          side * (1.05 - 0.9 * spread),
          side * (0.1 + 0.5 * beat * (0.3 + spread)),
        )
      }
      for (const [index, link] of links.entries()) {
        link.rotation.set(
          0.12 * Math.sin(t * 2.3 - index),
          0.22 * Math.sin(t * 1.9 - index * 0.8) + (index ? 0.12 : 0.4),
          0,
        )
      }
    },
    mouthAt: () => worldPoint(actor.head, [0, -0.4, 0.84]),
  }
}

function dressHead(
  s: Parameters<Parameters<typeof sculpt>[0]>[0],
  spike: string,
  skin: string,
): void {
  for (const side of SIDES) {
    s.ball('#8a2a4c', [side * 0.1, -0.13, 0.8], [0.035, 0.026, 0.03], { segments: 10, rim: 0 })
    // A fan of skin for an ear.
    for (const [index, lift] of [0.42, 0.12, -0.16].entries())
      s.cone(index === 1 ? spike : skin, [side * 0.74, lift * 0.42, -0.06], 0.15, 0.46, {
        rotate: [0, 0, -side * (1.25 - lift)],
        size: [1, 1, 0.45],
        segments: 10,
      })
  }
  for (const [index, y] of [0.76, 0.68, 0.46].entries())
    s.cone(spike, [0, y, 0.06 - index * 0.3], 0.15, 0.34, {
      rotate: [-0.15 - index * 0.55, 0, 0],
      size: [0.7, 1, 1],
      segments: 10,
    })
}

function wing(hips: Group, side: Side, color: string, bone: string): Group {
  const root = joint(hips, [side * 0.3, 0.95, -0.42])
  const spars: Vec3[] = [
    [0, 0.05, 0],
    [side * 0.4, 0.42, 0],
    [side * 0.85, 0.62, 0],
    [side * 1.34, 0.38, 0],
  ]
  sculpt(
    (s) =>
      s
        .puff(
          color,
          WING.map(([x, y]): Vec2 => [side * x * 0.92, y * 0.95]),
          0.03,
          { rim: 0.9, grad: '#1f7f92' },
        )
        .tube(bone, spars, 0.055, { segments: 12 }),
    { to: root },
  )
  return root
}

function tail(hips: Group, skin: string, low: string, tip: string): Group[] {
  const links: Group[] = []
  let at = joint(hips, [0, 0.3, -0.5])
  for (let i = 0; i < 3; i++) {
    links.push(at)
    const radius = 0.24 - i * 0.06
    sculpt(
      (s) =>
        s.pill(skin, [0, i * 0.05, -0.2], radius, 0.3, {
          rotate: [Math.PI / 2 - 0.25, 0, 0],
          grad: low,
        }),
      { to: at },
    )
    at = joint(at, [0, 0.06 + i * 0.06, -0.4])
  }
  sculpt(
    (s) =>
      s.cone(tip, [0, 0, 0.02], 0.24, 0.48, {
        rotate: [-0.9, 0, 0],
        size: [1, 1, 0.4],
        segments: 12,
      }),
    { to: at },
  )
  return links
}

function worldPoint(part: Group, at: Vec3): Vec3 {
  part.updateWorldMatrix(true, false)
  const { x, y, z } = part.localToWorld(new Vector3(...at))
  return [x, y, z]
}
