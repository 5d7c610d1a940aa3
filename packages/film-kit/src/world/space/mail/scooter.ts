import type { Group } from 'three'
import { glow } from '../../../light/glow.ts'
import { pointLamp } from '../../../light/lamps.ts'
import { joint, type Sculptor, sculpt } from '../../../sculpt/sculptor.ts'
import { flame } from '../rocket.ts'

/** A hovering mail scooter to be set in every frame. */
export type MailScooter = {
  /** Hovers with its origin on the ground, the lamp along +z; 2.6 m long, 1.5 m high. */
  root: Group
  /** Turns with the handlebar, radians to the driver's left. */
  steer: (angle: number) => void
  /** `power` 0 to 1 of engine, lamp and hover rings; it rattles as the engine runs. */
  set: (t: number, power?: number) => void
  /** Hang parcels here: the rack behind the seat. */
  rack: Group
}

/** Middle of the seat, and the right grip (mirror x for the left one), metres of the scooter. */
export const SCOOTER_SEAT = [0, 0.94, -0.42] as const
/** See SCOOTER_SEAT. */
export const SCOOTER_GRIP = [0.58, 1.36, 0.6] as const

const METAL = '#cdd6ff'

/** A round old scooter without wheels, patched and rattling. */
export function mailScooter({
  paint = '#25bdb2',
  low = '#14728f',
  trim = '#fff0d6',
} = {}): MailScooter {
  const root = joint()
  const frame = joint(root)
  sculpt((s) => hull(s, paint, low, trim), { to: frame })
  const front = joint(frame, [0, 0.3, 0.78])
  front.rotation.x = -0.28
  sculpt((s) => fork(s, paint, low, trim), { to: front })
  const lamp = glow(front, '#ffe6a0', 1.9, [0, 0.92, 0.42], 0.7)
  const beam = pointLamp(front, '#ffdf9a', [0, 1, 1.8], 1.8, 7)
  const rings = [0.72, -0.72].map((z) => {
    const disc = joint(frame, [0, 0.16, z])
    sculpt(
      (s) =>
        s.ring('#8ffcf0', [0, 0, 0], [0.34, 0.05], {
          rotate: [Math.PI / 2, 0, 0],
          glow: 1.15,
          rim: 0,
        }),
      { to: disc, shadow: false },
    )
    return { disc, halo: glow(disc, '#5ff0e4', 1.7, [0, -0.1, 0], 0.7) }
  })
  const fire = flame(frame, [0, 0.52, -1.42])
  fire.root.rotation.y = -Math.PI / 2
  fire.root.scale.setScalar(0.8)
  const rack = joint(frame, [0, 0.98, -1.1])
  return {
    root,
    rack,
    steer(angle) {
      front.rotation.y = angle
    },
    set(t, power = 1) {
      frame.position.y = 0.06 * Math.sin(t * 2.7) + 0.012 * power * Math.sin(t * 41)
      frame.rotation.z = 0.02 * Math.sin(t * 2.1) + 0.01 * power * Math.sin(t * 33)
      fire.set(t, power)
      lamp.set(power * (0.9 + 0.08 * Math.sin(t * 13)))
      beam.intensity = 1.8 * power
      for (const { disc, halo } of rings) {
        disc.scale.setScalar(0.3 + 0.7 * power)
        halo.set(0.7 * power)
      }
    },
  }
}

function hull(s: Sculptor, paint: string, low: string, trim: string): void {
  s.ball(paint, [0, 0.54, -0.62], [0.5, 0.42, 0.8], { segments: 28, grad: low, gloss: 0.4 })
  s.box(trim, [0, 0.3, 0.24], [0.66, 0.1, 1.1], { grad: '#c9b6a8' })
  s.ball('#5a2f5e', [0, 0.9, -0.5], [0.36, 0.12, 0.6], { segments: 22, grad: '#3a1f50' })
  s.cylinder(METAL, [0, 0.52, -1.4], [0.2, 0.3, 0.3], { rotate: [Math.PI / 2, 0, 0], gloss: 0.5 })
  // A plaster over an old dent, and a rack for parcels.
  s.box('#ffb48a', [0.44, 0.62, -0.5], [0.06, 0.12, 0.36], { rotate: [0.5, 0, -0.2] })
  s.box('#ffb48a', [0.44, 0.62, -0.5], [0.07, 0.12, 0.36], { rotate: [-0.6, 0, -0.2] })
  s.ball(trim, [-0.44, 0.56, -0.62], [0.1, 0.22, 0.42], { segments: 18 })
  s.box(METAL, [0, 0.94, -1.14], [0.72, 0.05, 0.6], { gloss: 0.4 })
  for (const side of [-1, 1]) s.pill(METAL, [side * 0.28, 0.8, -1.1], 0.03, 0.3, { segments: 6 })
}

function fork(s: Sculptor, paint: string, low: string, trim: string): void {
  s.ball(paint, [0, 0.42, 0], [0.46, 0.62, 0.13], { segments: 26, grad: low, gloss: 0.4 })
  s.ball(trim, [0, 0.4, 0.09], [0.2, 0.4, 0.08], { segments: 18, gloss: 0.3 })
  s.pill(METAL, [0, 0.9, -0.02], 0.07, 0.4, { gloss: 0.4 })
  s.ball(trim, [0, 0.92, 0.2], [0.24, 0.24, 0.22], { segments: 22, gloss: 0.4 })
  s.ball('#fff3c0', [0, 0.92, 0.34], [0.18, 0.18, 0.1], { glow: 1.25, rim: 0 })
  s.pill(METAL, [0, 1.08, -0.12], 0.05, 1.1, { rotate: [0, 0, Math.PI / 2], gloss: 0.4 })
  for (const side of [-1, 1]) {
    s.pill('#ff7a5c', [side * 0.56, 1.08, -0.12], 0.075, 0.16, { rotate: [0, 0, Math.PI / 2] })
    s.pill(METAL, [side * 0.66, 1.16, -0.14], 0.022, 0.2, {
      rotate: [0, 0, side * -0.9],
      segments: 6,
    })
    s.ball(paint, [side * 0.8, 1.22, -0.14], [0.1, 0.1, 0.04], { gloss: 0.8, segments: 14 })
  }
}
