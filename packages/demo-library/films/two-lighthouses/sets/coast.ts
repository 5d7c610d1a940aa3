import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { rain } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { cliff, cliffTurf } from '@starnest/film-kit/world/coast/cliff'
import { lampBeam } from '@starnest/film-kit/world/coast/lamp-beam'
import { type Lighthouse, lighthouse } from '@starnest/film-kit/world/coast/lighthouse'
import { GOLD, ROSE } from './looks.ts'

/** Two blinks, as the keepers say good night: light 0 to 1 of a lamp that goes dark twice. */
export const goodNight = (t: number, at: number): number =>
  1 - 0.96 * pulse(t, at, at + 0.42, 0.14) - 0.96 * pulse(t, at + 0.7, at + 1.12, 0.14)

/** A cliff with its lighthouse: side -1 is the left one with the rose lamp, 1 the gold one. */
export function headland(
  set: FilmSet,
  side: -1 | 1,
  [x, y, z]: Vec3,
  { width = 7, height = 4.4, size = 0.8, seed = 3, beam = 16 } = {},
): Lighthouse {
  const plan = { width, height, seed }
  sculpt((s) => cliff(s, [x, y, z], plan), { to: set.scene, faceted: true })
  sculpt((s) => cliffTurf(s, [x, y, z], plan), { to: set.scene })
  return lighthouse(set.scene, [x + side * width * 0.08, y + height + 0.1, z], {
    stripe: side < 0 ? '#e86a8e' : '#e8a83a',
    light: side < 0 ? ROSE : GOLD,
    size,
    beam,
  })
}

/** The gallery round a lamp, the keeper's place at the middle: the lamp stands on the `side`, the
 *  sea and the other light lie on the other. Gives the setting of its own lamp, 0 to 1. */
export function galleryOf(set: FilmSet, side: -1 | 1) {
  const light = side < 0 ? ROSE : GOLD
  const stripe = side < 0 ? '#c85078' : '#c88a2a'
  sculpt(
    (s) => {
      s.cylinder('#6a7490', [side * 1.6, -0.12, -0.4], [3.4, 3.1, 0.24], {
        segments: 36,
        grad: '#3a4664',
      })
      for (let i = 0; i < 13; i++) {
        const angle = (i / 12) * Math.PI
        const at: Vec3 = [side * 1.6 + Math.cos(angle) * 3.2, 0.55, -0.4 - Math.sin(angle) * 3.2]
        s.cylinder('#3e4a6a', at, [0.045, 0.045, 1.1], { segments: 8, rim: 0.8 })
      }
      for (const h of [0.62, 1.1])
        s.ring('#3e4a6a', [side * 1.6, h, -0.4], [3.2, 0.05], {
          arc: Math.PI,
          rotate: [-Math.PI / 2, 0, 0],
          segments: 44,
          rim: 0.8,
        })
      // The lamp room: foot, ribs and roof.
      s.cylinder('#e8e4dc', [side * 2.75, 0.35, -1], [1.15, 1.2, 0.9], {
        segments: 28,
        grad: '#9aa0b4',
      })
      s.cylinder(stripe, [side * 2.75, 0.84, -1], [1.22, 1.22, 0.12], { segments: 28 })
      for (let i = 0; i < 10; i++) {
        const angle = (i / 10) * Math.PI * 2
        s.cylinder(
          '#3e4a6a',
          [side * 2.75 + Math.cos(angle) * 1.1, 1.9, -1 + Math.sin(angle) * 1.1],
          [0.04, 0.04, 2.1],
          { segments: 6 },
        )
      }
      s.cylinder(stripe, [side * 2.75, 3.02, -1], [1.25, 1.4, 0.24], {
        segments: 28,
        grad: '#5a2a44',
      })
      s.cone(stripe, [side * 2.75, 3.1, -1], 1.3, 1.4, { segments: 26, grad: '#5a2a44' })
    },
    { to: set.scene },
  )
  const core = joint(set.scene, [side * 2.75, 1.9, -1])
  sculpt(
    (s) => {
      s.ball(light, [0, 0, 0], [0.5, 0.72, 0.5], { glow: 1.5, rim: 0, segments: 24 })
      for (const h of [-0.5, -0.25, 0, 0.25, 0.5])
        s.ring('#fff0e0', [0, h, 0], [0.66 - Math.abs(h) * 0.25, 0.05], {
          rotate: [Math.PI / 2, 0, 0],
          glow: 1,
          rim: 0,
        })
    },
    { to: core, shadow: false },
  )
  const halo = glow(set.scene, light, 6.4, [side * 2.75, 1.9, -0.2], 1)
  const lamp = pointLamp(set.scene, light, [side * 2.1, 2.4, 1.2], 0, 9)
  const back = pointLamp(set.scene, light, [side * 1.5, 2.2, -1.8], 0, 6)
  const beam = lampBeam(set.scene, [side * 2.75, 1.95, -1], {
    color: light,
    length: 26,
    width: 3.4,
    strength: 0.2,
  })
  return (power: number) => {
    core.scale.setScalar(0.55 + 0.45 * power)
    core.visible = power > 0.03
    halo.set(0.85 * power)
    lamp.intensity = 12 * power
    back.intensity = 7 * power
    beam.set(power, side < 0 ? 0.42 : Math.PI - 0.42)
  }
}

/** Slanting storm rain; `way` 1 blows to the right. */
export function stormRain(set: FilmSet, way = 1, count = 320): void {
  rain(set, { count, box: [11, 10, 4], at: [0, 4, -1], wind: 3.4 * way, size: 0.5, opacity: 0.42 })
}
