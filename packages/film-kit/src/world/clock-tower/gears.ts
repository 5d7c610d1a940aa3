import { ExtrudeGeometry, type Object3D, Path, Shape, Vector2 } from 'three'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'

/** Metals of a clock: top and bottom of a wheel. */
export const METALS = {
  brass: ['#e8b04a', '#9a5a2c'],
  copper: ['#d8784a', '#8a3a3a'],
  iron: ['#5a7484', '#2c3c54'],
} as const

/** A toothed wheel in the xy plane: `radius` in metres to the middle of its teeth. */
export type GearPlan = {
  at: Vec3
  radius: number
  metal?: keyof typeof METALS
  thick?: number
  /** 3 to 6 openings between spokes. */
  spokes?: number
  shadow?: boolean
}

/** A wheel to be turned: radians, anticlockwise seen from the front. */
export type Gear = { turn: (angle: number) => void; radius: number; at: Vec3 }

/** Teeth a metre of radius: wheels of any size mesh. */
const TEETH_PER_METRE = 8

/** A clock wheel with teeth, spokes and a hub, hung on `to`. */
export function gearOn(to: Object3D, plan: GearPlan): Gear {
  const { at, radius, metal = 'brass', thick = 0.28, spokes = 5 } = plan
  const root = joint(to, at)
  const [top, low] = METALS[metal]
  const shape = new Shape(points(toothed(radius)))
  const inner = radius * 0.76
  const hub = radius * 0.26
  for (let i = 0; i < spokes; i++)
    shape.holes.push(new Path(points(opening(i, spokes, hub, inner))))
  const wheel = new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false, steps: 1 })
  sculpt(
    (s) =>
      s
        .add(wheel, top, { at: [0, 0, -thick / 2], grad: low, gloss: 0.35 })
        .ring(top, [0, 0, thick / 2], [radius * 0.86, 0.04], {
          segments: 36,
          tubeSegments: 6,
          gloss: 0.4,
        })
        .cylinder(low, [0, 0, 0], [hub * 0.6, hub * 0.6, thick * 1.9], {
          rotate: [Math.PI / 2, 0, 0],
          gloss: 0.5,
        })
        .ball(top, [0, 0, thick], [hub * 0.34, hub * 0.34, 0.1], { segments: 12, gloss: 0.7 }),
    { to: root, shadow: plan.shadow ?? true },
  )
  return {
    at,
    radius,
    turn(angle) {
      root.rotation.z = angle
    },
  }
}

const points = (line: readonly Vec2[]) => line.map(([x, y]) => new Vector2(x, y))

function toothed(radius: number): Vec2[] {
  const teeth = Math.round(radius * TEETH_PER_METRE)
  const line: Vec2[] = []
  for (let i = 0; i < teeth; i++) {
    for (const [share, away] of [
      [0, -0.1],
      [0.3, -0.1],
      [0.4, 0.1],
      [0.7, 0.1],
      [0.8, -0.1],
    ] as const) {
      const angle = ((i + share) / teeth) * Math.PI * 2
      line.push([Math.cos(angle) * (radius + away), Math.sin(angle) * (radius + away)])
    }
  }
  return line
}

function opening(index: number, count: number, hub: number, rim: number): Vec2[] {
  const from = ((index + 0.14) / count) * Math.PI * 2
  const to = ((index + 0.86) / count) * Math.PI * 2
  const arc = (radius: number, a: number, b: number): Vec2[] =>
    Array.from({ length: 7 }, (_, i): Vec2 => {
      const angle = a + ((b - a) * i) / 6
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    })
  return [...arc(rim, from, to), ...arc(hub, to, from)]
}

/** Way turned, in seconds at full speed, of a wheel that runs until `stop` (seconds) and comes to
 *  rest in its last second; from `again` on it starts as softly. */
export function runDown(t: number, stop: number, again = Number.POSITIVE_INFINITY): number {
  const slow = clamp(t - (stop - 1))
  const run = Math.min(t, stop - 1) + slow - (slow * slow) / 2
  const start = clamp(t - again)
  return run + (start * start) / 2 + Math.max(0, t - again - 1)
}
