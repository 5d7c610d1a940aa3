import type { Object3D } from 'three'
import { glow } from '../../light/glow.ts'
import { starOutline } from '../../sculpt/outline.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

type Joint = ReturnType<typeof joint>

/** A soapbox cart: wheels stand on the root's origin, its nose points along +z; 2.6 m long, 1.5 m
 *  wide. Whoever drives sits at `seat`. */
export type Soapbox = {
  root: Joint
  /** Hang things on the cart's body; it leans by `lean` and pitches by `pitch`, radians. */
  body: Joint
  seat: Joint
  /** Front left, front right, back left, back right. */
  wheels: readonly Joint[]
  roll: (metres: number) => void
  steer: (radians: number) => void
}

/** Colours of a cart. */
export type SoapboxLook = { paint?: string; low?: string; star?: string; wood?: string }

const FRONT = 0.36
const BACK = 0.46

/** A spoked pram wheel of `radius` metres about the x axis. */
export function spokedWheel(to: Object3D, radius: number, color = '#ffcf4a'): Joint {
  const root = joint(to)
  sculpt(
    (s) => {
      const flat: Vec3 = [0, Math.PI / 2, 0]
      s.ring('#20205a', [0, 0, 0], [radius, 0.065], { rotate: flat, segments: 26 })
        .ring(color, [0, 0, 0], [radius * 0.86, 0.03], { rotate: flat, segments: 24 })
        .ball(color, [0, 0, 0], [0.1, 0.09, 0.09], { segments: 12, gloss: 0.5 })
      for (let i = 0; i < 4; i++)
        s.cylinder('#fff2d0', [0, 0, 0], [0.022, 0.022, radius * 1.75], {
          rotate: [(i * Math.PI) / 4, 0, 0],
          segments: 6,
        })
    },
    { to: root },
  )
  return root
}

/** A painted soapbox cart with a lamp on its nose and a flag behind. */
export function soapbox(to: Object3D, look: SoapboxLook = {}): Soapbox {
  const root = joint(to)
  const body = joint(root)
  sculpt((s) => dress(s, look), { to: body })
  glow(body, '#fff0b0', 1.1, [0, 0.72, 1.8], 0.6)
  const wheels = [
    [-0.78, FRONT, 0.9],
    [0.78, FRONT, 0.9],
    [-0.8, BACK, -0.85],
    [0.8, BACK, -0.85],
  ].map(([x = 0, y = 0, z = 0]) => {
    const fork = joint(root, [x, y, z])
    spokedWheel(fork, y)
    return fork
  })
  return {
    root,
    body,
    seat: joint(body, [0, 0.42, -0.42]),
    wheels,
    roll(metres) {
      for (const [index, wheel] of wheels.entries())
        wheel.rotation.x = metres / (index < 2 ? FRONT : BACK)
    },
    steer(radians) {
      for (const wheel of wheels.slice(0, 2)) {
        wheel.rotation.order = 'YXZ'
        wheel.rotation.y = radians
      }
    },
  }
}

function dress(s: Sculptor, look: SoapboxLook): void {
  const { paint = '#e8308a', low = '#8a1f8a', star = '#ffd24a', wood = '#c8843f' } = look
  s.box(wood, [0, 0.4, -0.1], [1.1, 0.12, 2.2], { grad: '#8a4f3a' })
    .ball(paint, [0, 0.62, 0.72], [0.62, 0.42, 0.86], { grad: low, gloss: 0.35, segments: 26 })
    .box(wood, [0, 0.86, -1.16], [1.2, 0.9, 0.12], { grad: '#8a4f3a' })
    .cylinder('#5a5ab0', [0, 0.36, 0.9], [0.05, 0.05, 1.5], { rotate: [0, 0, Math.PI / 2] })
    .cylinder('#5a5ab0', [0, 0.46, -0.85], [0.05, 0.05, 1.5], { rotate: [0, 0, Math.PI / 2] })
    .cylinder('#f4eaff', [0, 0.72, 1.58], [0.17, 0.22, 0.2], { rotate: [Math.PI / 2, 0, 0] })
    .ball('#fff6d0', [0, 0.72, 1.69], [0.15, 0.15, 0.08], { glow: 1.4, rim: 0 })
    .ring(star, [0, 1.14, 0.36], [0.27, 0.045], { rotate: [-0.7, 0, 0] })
    .cylinder('#8a5a4a', [0, 0.95, 0.5], [0.04, 0.04, 0.5], { rotate: [0.8, 0, 0], segments: 8 })
    .cylinder('#f4eaff', [0.5, 1.7, -1.2], [0.025, 0.03, 1.6], { segments: 6 })
    .box('#ffd24a', [0.5, 2.3, -1.5], [0.03, 0.36, 0.6], { rotate: [0.08, 0, 0] })
  for (const side of [-1, 1]) {
    s.box(paint, [side * 0.56, 0.68, -0.5], [0.1, 0.5, 1.3], { grad: low, gloss: 0.2 })
      .ball(paint, [side * 0.56, 0.93, -0.5], [0.075, 0.07, 0.68], { segments: 14, gloss: 0.3 })
      .puff(star, starOutline({ points: 5, inner: 0.5 }), 0.06, {
        at: [side * 0.63, 0.68, -0.45],
        rotate: [0, (side * Math.PI) / 2, 0],
        size: 0.2,
        glow: 0.25,
      })
  }
}
