import type { Group, Object3D } from 'three'
import { glow } from '../../light/glow.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { lampBeam } from './lamp-beam.ts'

/** A lighthouse 7 m tall at size 1, with its stripes and the colour of its lamp. */
export type LighthousePlan = {
  wall?: string
  stripe: string
  roof?: string
  light: string
  size?: number
  /** Length of the beam, metres at size 1; 0 leaves it out. */
  beam?: number
}

/** A lighthouse to be set in every frame. */
export type Lighthouse = {
  root: Group
  /** Middle of the lamp above the foot, metres. */
  lampHeight: number
  /** Lamp and beam 0 to 1, and where the beam points: radians about the vertical. */
  set: (power: number, turn?: number) => void
}

const LAMP = 5.75

/** Puts a striped lighthouse on `at`. */
export function lighthouse(to: Object3D, at: Vec3, plan: LighthousePlan): Lighthouse {
  const { size = 1, light, beam: reach = 16 } = plan
  const root = joint(to, at)
  root.scale.setScalar(size)
  sculpt((s) => dress(s, plan), { to: root })
  const core = joint(root, [0, LAMP, 0])
  sculpt((s) => s.ball(light, [0, 0, 0], [0.42, 0.5, 0.42], { glow: 1.6, rim: 0 }), {
    to: core,
    shadow: false,
  })
  const halo = glow(root, light, 5.4 * size, [0, LAMP, 0.6], 1)
  halo.sprite.scale.setScalar(5.4)
  const beam =
    reach > 0 ? lampBeam(root, [0, LAMP, 0], { color: light, length: reach, width: 2 }) : undefined
  return {
    root,
    lampHeight: LAMP * size,
    set(power, turn = 0) {
      core.scale.setScalar(Math.max(0.01, clamp(power)))
      core.visible = power > 0.02
      halo.set(0.95 * clamp(power), 5.4)
      beam?.set(power, turn)
    },
  }
}

function dress(s: Sculptor, { wall = '#f0ece4', stripe, roof = '#4a4e66' }: LighthousePlan): void {
  const radius = (y: number) => 1.12 - 0.075 * y
  for (let band = 0; band < 5; band++) {
    const [from, to] = [band, band + 1]
    s.cylinder(band % 2 ? stripe : wall, [0, from + 0.5, 0], [radius(to), radius(from), 1], {
      segments: 22,
      rim: 0.7,
    })
  }
  s.cylinder(roof, [0, 5.08, 0], [1.1, 0.86, 0.2], { segments: 22 })
  s.ring(roof, [0, 5.5, 0], [1.04, 0.035], { rotate: [Math.PI / 2, 0, 0] })
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2
    s.cylinder(roof, [Math.cos(angle) * 1.04, 5.3, Math.sin(angle) * 1.04], [0.03, 0.03, 0.44], {
      segments: 6,
    })
  }
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + 0.26
    s.cylinder(roof, [Math.cos(angle) * 0.58, LAMP, Math.sin(angle) * 0.58], [0.04, 0.04, 1.2], {
      segments: 6,
    })
  }
  s.cylinder(roof, [0, 5.2, 0], [0.62, 0.66, 0.2], { segments: 18 })
  s.cone(stripe, [0, 6.3, 0], 0.85, 0.85, { segments: 20 })
  s.ball(roof, [0, 7.2, 0], 0.11, { segments: 10 })
  s.box('#3a3448', [0, 0.55, radius(0.5) - 0.02], [0.5, 1, 0.1], { rim: 0.3 })
  for (const y of [2.4, 3.9])
    s.box('#ffd890', [0, y, radius(y)], [0.26, 0.42, 0.06], { glow: 0.9, rim: 0 })
}
