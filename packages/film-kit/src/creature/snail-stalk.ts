import { type Group, SphereGeometry } from 'three'
import { type BendyTube, bendyTube } from '../sculpt/bendy-tube.ts'
import { joint, sculpt } from '../sculpt/sculptor.ts'
import { clamp, ease, lerp } from '../time/easing.ts'
import { mixVec3, type Vec3 } from '../time/keyframes.ts'
import type { SnailIntent, SnailLook } from './snail-look.ts'

const LINE = '#3a1c2c'

/** One eye-stalk and what turns on it; `side` is the sign of its x. */
export type Stalk = {
  tube: BendyTube
  eye: Group
  iris: Group
  lid: Group
  under: Group
  side: number
}

/** Grows an eye-stalk with its eye and two lids. */
export function eyeStalk(
  root: Group,
  { skin, iris: hue, lashes }: Required<SnailLook>,
  side: number,
): Stalk {
  const tube = bendyTube(root, {
    rows: 14,
    sides: 10,
    radius: (share) => lerp(0.085, 0.055, share),
    color: () => skin,
    rim: 0.9,
    shadow: false,
  })
  const eye = joint(root)
  sculpt(
    (s) =>
      s
        .ball(skin, [0, 0, -0.05], [0.2, 0.2, 0.16], { segments: 18 })
        .ball('#fffaf0', [0, 0, 0.02], [0.185, 0.2, 0.16], { segments: 20, rim: 0.1, gloss: 0.3 }),
    { to: eye },
  )
  const iris = joint(eye, [0, 0, 0.02])
  sculpt(
    (s) =>
      s
        .ball(hue, [0, 0, 0.075], [0.12, 0.135, 0.09], { segments: 18, gloss: 0.3, rim: 0 })
        .ball('#180c10', [0, 0, 0.1], [0.085, 0.1, 0.072], { segments: 14, rim: 0 })
        .ball('#ffffff', [-0.04, 0.05, 0.16], 0.036, { segments: 10, glow: 1 })
        .ball('#ffffff', [0.04, -0.04, 0.16], 0.018, { segments: 8, glow: 1 }),
    { to: iris, shadow: false },
  )
  const lid = joint(eye, [0, 0, 0.02])
  const half = new SphereGeometry(1, 18, 8, 0, Math.PI * 2, 0, Math.PI / 2)
  sculpt(
    (s) => {
      s.add(half, skin, { size: [0.205, 0.22, 0.2], rim: 0.5 }).ring(
        LINE,
        [0, 0, 0],
        [0.2, 0.015],
        { rotate: [Math.PI / 2, 0, 0], arc: Math.PI, rim: 0 },
      )
      if (!lashes) return
      for (const x of [0.1, 0.16])
        s.pill(LINE, [side * x, 0.03, 0.17 - x * 0.3], 0.013, 0.09, {
          rotate: [0.7, 0, -side * 0.7],
          segments: 6,
          rim: 0,
        })
    },
    { to: lid, shadow: false },
  )
  const under = joint(eye, [0, 0, 0.02])
  const bowl = new SphereGeometry(1, 18, 8, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2)
  sculpt((s) => s.add(bowl, skin, { size: [0.2, 0.215, 0.195], rim: 0.5 }), {
    to: under,
    shadow: false,
  })
  return { tube, eye, iris, lid, under, side }
}

/** Bends a stalk and its eye for time `t` (seconds); `head` is the middle of the head. */
export function poseStalk(
  one: Stalk,
  t: number,
  now: Required<SnailIntent>,
  head: Vec3,
  seed: number,
): void {
  const { side } = one
  const long = lerp(0.2, 0.62, now.stalks) * lerp(0.55, 1, 1 - now.hide)
  const size = lerp(0.8, 1, 1 - now.hide)
  const [cos, sin] = [Math.cos(now.turn), Math.sin(now.turn)]
  const across = side * 0.15 * size
  const foot: Vec3 = [head[0] + across * cos, head[1] + 0.17 * size, head[2] - across * sin + 0.04]
  const sway = 0.03 * Math.sin(t * 1.6 + seed + side)
  const bend = side < 0 ? now.stalkL : now.stalkR
  const lean = side * 0.17 * size + now.tilt * 0.4 + sway + bend[0]
  // Peeping eyes come out in front of the shell, not through it.
  const peep = now.hide * clamp((1 - now.hide) * 5)
  const ahead = 0.12 + 0.34 * peep + bend[2]
  const tip: Vec3 = [
    foot[0] + lean * cos + ahead * sin,
    foot[1] + long + bend[1],
    foot[2] - lean * sin + ahead * cos,
  ]
  const middle = mixVec3(foot, tip, 0.5)
  one.tube.pose([
    foot,
    [lerp(middle[0], foot[0], 0.4), middle[1] + 0.04, lerp(middle[2], foot[2], 0.4)],
    tip,
  ])
  one.eye.position.set(...tip)
  one.eye.rotation.set(-now.look[1] * 0.35, now.turn + now.look[0] * 0.5, -now.tilt * 0.6)
  one.eye.scale.setScalar(size * (1 + 0.1 * now.wow))
  one.iris.rotation.set(-now.look[1] * 0.25, now.look[0] * 0.25, 0)
  const beat = (t * 0.21 + seed * 0.37) % 1
  const blink = ease.smooth(clamp(1 - Math.abs(beat - 0.5) / 0.03))
  // Both lids meet a little below the middle, which is a smile from every side.
  const shut = Math.max(blink, clamp(now.lids))
  one.lid.rotation.x = lerp(-1.5, 0.5, shut)
  one.under.rotation.x = lerp(1.6, 0.5, shut)
}
