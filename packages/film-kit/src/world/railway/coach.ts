import type { Group } from 'three'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { wheels } from './wheels.ts'

/** What can be coupled to a train: it stands on the rails at its root and faces +x. `roll` turns
 *  its wheels as far as it has rolled, metres. */
export type Wagon = { root: Group; roll: (metres: number) => void }

/** Colours of a coach, and how many windows it has on each side; 4 unless said. */
export type CoachPlan = {
  paint?: string
  trim?: string
  roof?: string
  /** Colour of the lit windows. */
  light?: string
  windows?: number
}

/** A passenger coach 4.4 m long, standing on the rails at its middle, windows lit on both sides. */
export function coach(plan: CoachPlan = {}): Wagon {
  const { paint = '#2f6f8f', trim = '#ffcf72', roof = '#eef3ff', light = '#ffd48a' } = plan
  const { windows = 4 } = plan
  const root = joint()
  sculpt(
    (s) => {
      s.box('#34406e', [0, 0.72, 0], [4.3, 0.24, 1.2])
      s.box(paint, [0, 1.55, 0], [4.3, 1.5, 1.72], { gloss: 0.15, grad: '#1e3f6e' })
      const arched = { rotate: [0, 0, Math.PI / 2], segments: 26 } as const
      s.cylinder(paint, [0, 2.32, 0], [1.0, 1.0, 4.46], { ...arched, size: [0.34, 1, 1] })
      s.cylinder(roof, [0, 2.42, 0], [0.97, 0.97, 4.4], { ...arched, size: [0.36, 1, 1] })
      for (const side of [-1, 1]) {
        s.box(trim, [0, 1.16, side * 0.87], [4.3, 0.06, 0.04], { gloss: 0.5 })
        for (let i = 0; i < windows; i++) {
          const x = ((i + 0.5) / windows - 0.5) * 4
          s.box(trim, [x, 1.74, side * 0.86], [0.72, 0.72, 0.05], { gloss: 0.4 })
          s.box(light, [x, 1.74, side * 0.89], [0.58, 0.58, 0.04], { glow: 1.25, rim: 0 })
          s.box(trim, [x, 1.74, side * 0.92], [0.05, 0.58, 0.02])
        }
      }
    },
    { to: root },
  )
  const rolling = wheels(root, [
    { x: -1.4, radius: 0.4 },
    { x: 1.4, radius: 0.4 },
  ])
  return { root, roll: rolling.roll }
}
