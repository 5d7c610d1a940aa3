import { AdditiveBlending, Color, Mesh, MeshBasicMaterial, RingGeometry } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { type Glow, glow } from '../../light/glow.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'

/** Things that rain can be caught in, from the deepest note to the highest. */
export type VesselKind = 'bucket' | 'saucepan' | 'bowl' | 'jar' | 'mug' | 'teacup' | 'acorn'

/** A vessel with water in it. `root` moves it; `splash` takes the seconds since a drop fell in (below
 *  0 or very late: nothing to be seen). `level` is its water, metres above its foot. */
export type Vessel = {
  root: ReturnType<typeof joint>
  level: number
  splash: (secondsSince: number) => void
}

type Shape = {
  profile: readonly Vec2[]
  /** Height and radius of the water. */
  water: Vec2
  color: string
  low: string
}

const SHAPES: Record<VesselKind, Shape> = {
  bucket: {
    profile: [
      [0.001, 0],
      [0.3, 0],
      [0.42, 0.62],
      [0.45, 0.64],
      [0.4, 0.62],
      [0.36, 0.4],
    ],
    water: [0.44, 0.37],
    color: '#8fb4e8',
    low: '#4a6ab0',
  },
  saucepan: {
    profile: [
      [0.001, 0],
      [0.34, 0],
      [0.38, 0.06],
      [0.38, 0.36],
      [0.42, 0.38],
      [0.36, 0.36],
      [0.35, 0.2],
    ],
    water: [0.26, 0.35],
    color: '#ff6f5a',
    low: '#b8324a',
  },
  bowl: {
    profile: [
      [0.001, 0],
      [0.16, 0],
      [0.18, 0.05],
      [0.34, 0.2],
      [0.38, 0.32],
      [0.35, 0.31],
      [0.3, 0.2],
    ],
    water: [0.24, 0.325],
    color: '#ffd05a',
    low: '#e8863a',
  },
  jar: {
    profile: [
      [0.001, 0],
      [0.2, 0],
      [0.24, 0.1],
      [0.24, 0.36],
      [0.18, 0.46],
      [0.21, 0.5],
      [0.17, 0.48],
      [0.18, 0.36],
    ],
    water: [0.4, 0.195],
    color: '#6fd8b8',
    low: '#2f8a90',
  },
  mug: {
    profile: [
      [0.001, 0],
      [0.2, 0],
      [0.21, 0.04],
      [0.21, 0.36],
      [0.19, 0.37],
      [0.175, 0.35],
      [0.175, 0.2],
    ],
    water: [0.28, 0.175],
    color: '#b08cff',
    low: '#6a4ac0',
  },
  teacup: {
    profile: [
      [0.001, 0],
      [0.1, 0],
      [0.12, 0.04],
      [0.22, 0.16],
      [0.25, 0.28],
      [0.23, 0.275],
      [0.19, 0.16],
    ],
    water: [0.21, 0.215],
    color: '#fff4f0',
    low: '#ff9fb8',
  },
  acorn: {
    profile: [
      [0.001, 0],
      [0.08, 0.02],
      [0.15, 0.1],
      [0.16, 0.17],
      [0.135, 0.165],
      [0.11, 0.1],
    ],
    water: [0.125, 0.125],
    color: '#ffc878',
    low: '#c8783c',
  },
}

/** Stands a vessel on `at`; its foot is the origin of its root. */
export function vessel(set: FilmSet, kind: VesselKind, at: Vec3, size = 1): Vessel {
  const root = joint(set.scene, at)
  root.scale.setScalar(size)
  const { profile, water, color, low } = SHAPES[kind]
  const [level, radius] = water
  sculpt(
    (s) => {
      s.lathe(color, profile, { grad: low, gloss: 0.5, segments: 30 })
      s.cylinder('#a8e4ff', [0, level, 0], [radius, radius, 0.012], {
        segments: 28,
        grad: '#4a9ad8',
        gloss: 0.9,
        glow: 0.2,
      })
      EXTRAS[kind](s, color)
    },
    { to: root },
  )
  const rings = [0, 0.16].map((delay) => ({ delay, ...ripple(root, level, radius) }))
  const flash = glow(root, '#dff6ff', radius * 4.5, [0, level + 0.08, 0.05], 0.8)
  const drops = splashDrops(root, level, radius)
  return {
    root,
    level,
    splash(since) {
      for (const { delay, set: grow } of rings) grow(since - delay)
      flashUp(flash, since, radius)
      drops(since)
      // A hit makes the whole vessel jump a little.
      const kick = since >= 0 ? Math.exp(-since * 9) : 0
      root.scale.set(size * (1 + 0.07 * kick), size * (1 - 0.1 * kick), size * (1 + 0.07 * kick))
    },
  }
}

function flashUp(flash: Glow, since: number, radius: number): void {
  const power = since >= 0 ? Math.exp(-since * 5) : 0
  flash.sprite.visible = power > 0.02
  flash.set(0.65 * power, radius * (3 + 5 * (1 - power)))
}

const FLAT = [Math.PI / 2, 0, 0] as const

/** What a profile cannot say: handles, hoops, flowers, scales. */
const EXTRAS: Record<VesselKind, (s: Sculptor, color: string) => void> = {
  bucket: (s) =>
    s
      .ring('#e8f0ff', [0, 0.12, 0], [0.325, 0.022], { rotate: FLAT })
      .ring('#e8f0ff', [0, 0.46, 0], [0.39, 0.022], { rotate: FLAT })
      .ring('#6a5a6a', [0, 0.6, 0], [0.44, 0.018], { arc: Math.PI, rotate: [-0.9, 0, 0] }),
  saucepan: (s) =>
    s
      .pill('#5a3a4a', [0.72, 0.3, 0], 0.05, 0.5, { rotate: [0, 0, Math.PI / 2 - 0.08] })
      .ring('#fff0d8', [0, 0.3, 0], [0.385, 0.016], { rotate: FLAT }),
  bowl: (s) => beads(s, '#ff7a5a', 9, 0.345, () => 0.24, 0.045),
  jar: (s) => s.ring('#fff4d8', [0, 0.49, 0], [0.195, 0.02], { rotate: FLAT }),
  mug: (s, color) => {
    s.ring(color, [0.23, 0.19, 0], [0.09, 0.028], { gloss: 0.4, segments: 18 })
    beads(s, '#fff4d8', 8, 0.205, (i) => 0.12 + (i % 2) * 0.13, 0.035)
  },
  teacup: (s, color) => {
    s.ring(color, [0.24, 0.19, 0], [0.09, 0.028], { gloss: 0.4, segments: 18 })
    s.ring('#ff7f9a', [0, 0.265, 0], [0.243, 0.014], { rotate: FLAT })
    s.cylinder('#fff4f0', [0, 0.012, 0], [0.3, 0.22, 0.03], { segments: 28, gloss: 0.4 })
  },
  acorn: (s) => beads(s, '#e89a50', 12, 0.15, () => 0.11, 0.035),
}

/** Beads in a row round a vessel. */
function beads(
  s: Sculptor,
  color: string,
  count: number,
  radius: number,
  heightOf: (index: number) => number,
  size: number,
): void {
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    s.ball(color, [Math.sin(angle) * radius, heightOf(i), Math.cos(angle) * radius], size, {
      segments: 8,
    })
  }
}

/** A ring of light that runs out over the water. */
function ripple(root: ReturnType<typeof joint>, level: number, radius: number) {
  const material = new MeshBasicMaterial({
    color: new Color('#e8fbff'),
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
    fog: false,
  })
  const mesh = new Mesh(new RingGeometry(0.8, 1, 32).rotateX(-Math.PI / 2), material)
  mesh.position.y = level + 0.012
  mesh.renderOrder = 3
  root.add(mesh)
  return {
    set(since: number) {
      const share = since / 0.7
      mesh.visible = share > 0 && share < 1
      const grown = Math.max(0.01, radius * (0.15 + 0.83 * clamp(share)))
      mesh.scale.set(grown, 1, grown)
      material.opacity = 0.85 * (1 - clamp(share))
    },
  }
}

const CROWN = 6

/** Small drops that jump up and out, and fall back. */
function splashDrops(root: ReturnType<typeof joint>, level: number, radius: number) {
  const drops = Array.from({ length: CROWN }, () => {
    const drop = joint(root)
    sculpt((s) => s.ball('#d8f4ff', [0, 0, 0], 0.028, { glow: 0.5, gloss: 0.8, segments: 8 }), {
      to: drop,
      shadow: false,
    })
    return drop
  })
  return (since: number) => {
    for (const [i, drop] of drops.entries()) {
      const up = 1.25 + 0.25 * Math.sin(i * 2.4)
      const height = up * since - 4.2 * since * since
      drop.visible = since > 0 && height > 0
      const angle = (i / CROWN) * Math.PI * 2 + 0.4
      const out = radius * 0.25 + since * 0.55
      drop.position.set(Math.cos(angle) * out, level + Math.max(0, height), Math.sin(angle) * out)
    }
  }
}
