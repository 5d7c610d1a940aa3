import type { Group, Object3D } from 'three'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { HALF_GAUGE } from './track.ts'

/** Wheels by place along a vehicle, metres. */
export type WheelPlan = { x: number; radius: number }

/** Wheels under a vehicle that turn together, and the rods that join them. */
export type Wheels = {
  /** Turns them as far as the vehicle has rolled, metres. */
  roll: (metres: number) => void
}

const SIDES = [-1, 1] as const

/** Spoked wheels on both sides of a vehicle that faces +x and stands on its rails at height 0.
 *  With `rods`, brass rods join the wheels of one side, as on an engine. */
export function wheels(
  to: Object3D,
  plans: readonly WheelPlan[],
  { color = '#c9384c', spoke = '#ffd98a', rods = false } = {},
): Wheels {
  const turning: { axle: Group; radius: number }[] = []
  const joined: { rod: Group; crank: number; radius: number; quarter: number; y: number }[] = []
  for (const side of SIDES) {
    for (const { x, radius } of plans) {
      const axle = joint(to, [x, radius, side * HALF_GAUGE])
      spokedWheel(axle, radius, color, spoke)
      turning.push({ axle, radius })
    }
    const [first, last] = [plans[0], plans.at(-1)]
    if (!rods || !first || !last) continue
    const rod = joint(to)
    sculpt(
      (s) =>
        s.box(
          spoke,
          [(first.x + last.x) / 2, 0, side * (HALF_GAUGE + 0.16)],
          [Math.abs(last.x - first.x) + 0.3, 0.13, 0.08],
          { gloss: 0.6 },
        ),
      { to: rod },
    )
    const { radius } = first
    joined.push({ rod, crank: radius * 0.5, radius, quarter: side === 1 ? 0 : 1.57, y: radius })
  }
  return {
    roll(metres) {
      for (const { axle, radius } of turning) axle.rotation.z = -metres / radius
      for (const { rod, crank, radius, quarter, y } of joined) {
        const angle = -metres / radius + quarter
        rod.position.set(Math.cos(angle) * crank, y + Math.sin(angle) * crank, 0)
      }
    },
  }
}

function spokedWheel(axle: Group, radius: number, color: string, spoke: string): void {
  const rim = radius * 0.17
  sculpt(
    (s) => {
      s.ring(color, [0, 0, 0], [radius - rim, rim], { segments: 26, gloss: 0.25 })
      for (let i = 0; i < 4; i++) {
        s.box(spoke, [0, 0, 0], [radius * 1.7, radius * 0.11, 0.07], {
          rotate: [0, 0, (i * Math.PI) / 4],
        })
      }
      s.ball(spoke, [0, 0, 0], [radius * 0.24, radius * 0.24, 0.14], { segments: 12, gloss: 0.5 })
    },
    { to: axle },
  )
}
