import { CylinderGeometry } from 'three'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** Paint and measure of a cottage; 2.4 m wide with walls 1.8 m high unless said. */
export type HousePlan = {
  wall: string
  roof: string
  /** Width, height of the walls, depth; metres. */
  size?: Vec3
  door?: string
  /** Colour of lit windows; without it they are dark. */
  light?: string
  chimney?: boolean
}

/** A cottage with a pitched roof, a door and two windows towards +z. */
export function house(s: Sculptor, [x, y, z]: Vec3, plan: HousePlan): void {
  const [width, height, depth] = plan.size ?? [2.4, 1.8, 2]
  s.box(plan.wall, [x, y + height / 2, z], [width, height, depth], { rim: 0.4 })
  const roof = new CylinderGeometry(0.001, width * 0.82, height * 0.7, 4)
  roof.rotateY(Math.PI / 4)
  s.add(roof, plan.roof, {
    at: [x, y + height * 1.33, z],
    size: [1.02, 1, depth / width],
    rim: 0.5,
  })
  const front = z + depth / 2
  s.box(plan.door ?? '#8a4a3a', [x, y + height * 0.26, front], [width * 0.24, height * 0.52, 0.08])
  s.ball('#ffd34d', [x + width * 0.08, y + height * 0.26, front + 0.06], 0.04, {
    segments: 8,
    gloss: 0.8,
  })
  for (const side of [-1, 1])
    paneWindow(s, [x + side * width * 0.32, y + height * 0.6, front], height * 0.26, plan.light)
  if (plan.chimney)
    s.box(plan.wall, [x + width * 0.28, y + height * 1.45, z - 0.1], [0.26, 0.7, 0.26])
}

/** A square window with a cross, facing +z; lit when a colour is given. */
export function paneWindow(s: Sculptor, [x, y, z]: Vec3, size: number, light?: string): void {
  s.box('#fff4e0', [x, y, z], [size * 1.2, size * 1.2, 0.06])
  s.box(
    light ?? '#3a4a6a',
    [x, y, z + 0.03],
    [size, size, 0.05],
    light ? { glow: 1.4, rim: 0 } : { gloss: 0.5 },
  )
  s.box('#fff4e0', [x, y, z + 0.05], [size, size * 0.09, 0.04])
  s.box('#fff4e0', [x, y, z + 0.05], [size * 0.09, size, 0.04])
}

/** A round castle tower with battlements or a pointed roof. */
export function tower(
  s: Sculptor,
  [x, y, z]: Vec3,
  plan: {
    wall: string
    height: number
    radius: number
    roof?: string
    light?: string
    shade?: string
  },
): void {
  const { wall, height, radius, roof, light, shade = '#4a4060' } = plan
  s.cylinder(wall, [x, y + height / 2, z], [radius, radius * 1.08, height], {
    segments: 22,
    grad: shade,
  })
  if (roof)
    s.cone(roof, [x, y + height, z], radius * 1.3, radius * 2.4, { segments: 22, grad: shade })
  else {
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * Math.PI * 2
      s.box(
        wall,
        [x + Math.cos(angle) * radius, y + height + 0.15, z + Math.sin(angle) * radius],
        [0.34, 0.4, 0.34],
        {
          rotate: [0, -angle, 0],
        },
      )
    }
  }
  if (!light) return
  for (const rise of [0.45, 0.75]) {
    s.ball(light, [x, y + height * rise, z + radius * 1.02], [0.14, 0.24, 0.06], {
      glow: 1.25,
      segments: 12,
    })
  }
}
