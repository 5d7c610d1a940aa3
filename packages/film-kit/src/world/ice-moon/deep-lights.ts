import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  type Texture,
} from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { bright, particles } from '../../particles/particles.ts'
import { softDisc } from '../../sculpt/soft-disc.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { scatter } from '../../time/random.ts'

let pool: Texture | undefined

/** A pool of light lying in the ice; `set` moves it, metres, with opacity and width. */
export type IceGlow = { set: (at: Vec3, opacity: number, width: number, length?: number) => void }

/** Light that shines in the ice at a place, seen from above. */
export function iceGlow(set: FilmSet, color: string, power = 1): IceGlow {
  pool ??= softDisc(
    '255,255,255',
    [
      [0, 1],
      [0.25, 0.6],
      [0.6, 0.18],
      [1, 0],
    ],
    128,
  )
  const material = new MeshBasicMaterial({
    map: pool,
    color: new Color(color).multiplyScalar(power),
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
    fog: false,
    polygonOffset: true,
    polygonOffsetFactor: -3,
    polygonOffsetUnits: -3,
  })
  const mesh = set.add(new Mesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material))
  mesh.renderOrder = 2
  return {
    set([x, y, z], opacity, width, length = width) {
      mesh.position.set(x, y + 0.06, z)
      mesh.scale.set(width, 1, length)
      material.opacity = opacity
      mesh.visible = opacity > 0.004
    },
  }
}

/** Creatures of light under the ice: they circle `middle` at about `radius` metres. */
export type DeepPlan = {
  count?: number
  middle?: Vec3
  radius?: number
  /** Metres from snout to fluke. */
  size?: number
  colors?: readonly string[]
  /** Metres a second. */
  pace?: number
  seed?: number
}

/** Wakes them: `shown` 0 to 1 lets them come up one after the other; `gather` 0 to 1 draws them in
 *  from three times as far. */
export type DeepLights = { set: (t: number, shown: number, gather?: number) => void }

const ROWS = 22
/** Places across a body, and how bright each is: the flanks glow, the belly dims. */
const ACROSS = [-1, -0.78, 0, 0.78, 1] as const
const SHINE = [0, 1, 0.42, 1, 0] as const
const SPECKS = 12

/** Slow whales that swim under the ice and can only be seen by their own light. */
export function deepLights(set: FilmSet, plan: DeepPlan = {}): DeepLights {
  const { count = 8, middle = [0, 0, 0], radius = 8.5, size = 5, pace = 1.1 } = plan
  const hues = (plan.colors ?? ['#3fc8ff', '#6f9cff', '#4ff0dc']).map((hue) => bright(hue, 0.95))
  const specks = particles(count * SPECKS, bright('#dffaff', 1.4))
  specks.points.renderOrder = 4
  set.add(specks.points)
  const swimmers = scatter(count, plan.seed ?? 3, (random) => ({
    away: 0.55 + random() * 0.75,
    start: random() * 0.4,
    scale: 0.6 + random() * 0.6,
    phase: random() * 6.3,
  }))
  const bodies = swimmers.map((_, i) =>
    whaleOfLight(set, hues[i % hues.length] ?? bright('#3fc8ff')),
  )
  const halos = swimmers.map(() => iceGlow(set, '#1f78e0', 0.7))
  return {
    set(t, shown, gather = 1) {
      for (const [index, one] of swimmers.entries()) {
        const long = size * one.scale
        const round = radius * one.away * (1 + 1.6 * (1 - gather))
        const place = (back: number, out: number): Vec3 => {
          const first = (index / count) * Math.PI * 2 + one.start
          const angle = first + (t * pace - back) / (radius * one.away)
          const sway =
            0.1 * long * Math.sin(t * 1.4 + one.phase - (back / long) * 3.4) * (0.15 + back / long)
          const away = round + sway + out
          return [
            middle[0] + Math.cos(angle) * away,
            middle[1] + 0.1,
            middle[2] + Math.sin(angle) * away,
          ]
        }
        const seen = Math.min(1, Math.max(0, shown * (count + 2) - index) / 2)
        const beat = 0.8 + 0.2 * Math.sin(t * 1.5 + one.phase)
        bodies[index]?.(place, long, seen * beat)
        halos[index]?.set(place(long * 0.42, 0), 0.6 * seen, long * 1.7)
      }
      specks.set((i) => {
        const index = Math.floor(i / SPECKS)
        const one = swimmers[index]
        if (!one) return { at: [0, -99, 0], size: 0, opacity: 0 }
        const share = (i % SPECKS) / SPECKS
        const long = size * one.scale
        const round = radius * one.away * (1 + 1.6 * (1 - gather))
        const back = share * long * 1.6
        const angle =
          (index / count) * Math.PI * 2 + one.start + (t * pace - back) / (radius * one.away)
        const away = round + 0.4 * Math.sin(i * 2.4)
        const seen = Math.min(1, Math.max(0, shown * (count + 2) - index) / 2)
        return {
          at: [
            middle[0] + Math.cos(angle) * away,
            middle[1] + 0.14,
            middle[2] + Math.sin(angle) * away,
          ],
          size: 0.09 + 0.05 * Math.sin(t * 2 + i),
          opacity: 0.8 * seen * (1 - share),
        }
      })
    },
  }
}

/** Half the width of a whale at a share of its length, in lengths: a round head, a thin tail root
 *  and a wide fluke. */
function girth(share: number): number {
  const body = 0.15 * Math.sin(Math.PI * Math.min(1, 0.16 + share * 0.86)) ** 0.75
  const flipper = 0.17 * Math.exp(-(((share - 0.36) / 0.045) ** 2))
  const fluke = 0.17 * Math.exp(-(((share - 0.97) / 0.05) ** 2))
  return (share < 0.03 ? body * (share / 0.03) : body) + flipper + fluke
}

type Spot = (back: number, out: number) => Vec3

/** A body that bends along its way; call the result with its way, length in metres and light. */
function whaleOfLight(
  set: FilmSet,
  hue: Color,
): (place: Spot, long: number, light: number) => void {
  const shape = new BufferGeometry()
  const columns = ACROSS.length
  const places = new BufferAttribute(new Float32Array((ROWS + 1) * columns * 3), 3)
  const tints = new Float32Array((ROWS + 1) * columns * 3)
  const triangles: number[] = []
  for (let row = 0; row <= ROWS; row++) {
    for (const [column, shine] of SHINE.entries()) {
      const index = row * columns + column
      const power = shine * (1.15 - 0.5 * (row / ROWS))
      tints.set([hue.r * power, hue.g * power, hue.b * power], index * 3)
      if (row === ROWS || column === columns - 1) continue
      triangles.push(
        index,
        index + columns,
        index + 1,
        index + 1,
        index + columns,
        index + columns + 1,
      )
    }
  }
  shape.setAttribute('position', places)
  shape.setAttribute('color', new BufferAttribute(tints, 3))
  shape.setIndex(triangles)
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    side: DoubleSide,
    blending: AdditiveBlending,
    depthWrite: false,
    fog: false,
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -4,
  })
  const mesh = set.add(new Mesh(shape, material))
  mesh.frustumCulled = false
  mesh.renderOrder = 3
  return (place, long, light) => {
    material.opacity = light
    mesh.visible = light > 0.004
    for (let row = 0; row <= ROWS; row++) {
      const share = row / ROWS
      const wide = girth(share) * long
      for (const [column, across] of ACROSS.entries()) {
        // Flippers and fluke sweep back.
        const swept = share + 0.1 * Math.abs(across) * Math.max(0, wide / long - 0.14)
        places.setXYZ(row * columns + column, ...place(swept * long, across * wide))
      }
    }
    places.needsUpdate = true
  }
}
