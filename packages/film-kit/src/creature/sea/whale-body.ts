import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  LatheGeometry,
  type Mesh,
  SplineCurve,
  Vector2,
} from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { Sculptor } from '../../sculpt/sculptor.ts'
import { clamp, ease, lerp } from '../../time/easing.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'

/** Colours of a whale from above to below; `groove` lines the belly. */
export type WhaleSkin = {
  back: string
  flank: string
  belly: string
  groove: string
}

/** How the body bends: `beat` is the height of the tail stroke (0 to 1), `phase` its angle in
 *  radians, `turn` the curve to the side (-1 to 1). */
export type WhaleBend = { beat: number; phase: number; turn: number }

/** Where the tail ends after a bend: its middle, and its slope in radians. */
export type TailEnd = { at: Vec3; pitch: number; yaw: number }

/** The skin, and what bends it; bending gives the place for the flukes. */
export type WhaleBody = { mesh: Mesh; bend: (bend: WhaleBend) => TailEnd }

/** Radius of the body at a length z, tail to nose, metres. The nose is along +z. */
const PROFILE: readonly Vec2[] = [
  [0.02, -2.14],
  [0.13, -2.08],
  [0.18, -1.82],
  [0.32, -1.42],
  [0.56, -1.0],
  [0.84, -0.5],
  [0.99, 0.1],
  [0.95, 0.55],
  [0.79, 0.9],
  [0.53, 1.12],
  [0.24, 1.22],
  [0.01, 1.25],
]

/** Wider than high. */
const WIDTH = 1.12
const ROUND = 48
const ROWS = 34
/** Behind this z the body bends. */
const HINGE = 0.15
const TAIL_END = -2.05

const spline = new SplineCurve(PROFILE.map(([radius, z]) => new Vector2(radius, z)))

/** Radius of the body at z, metres. */
export function whaleRadius(z: number): number {
  for (let i = 1; i < PROFILE.length; i++) {
    const [from, to] = [PROFILE[i - 1], PROFILE[i]]
    if (!from || !to || z > to[1]) continue
    return lerp(from[0], to[0], clamp((z - from[1]) / (to[1] - from[1])))
  }
  return 0
}

/** A point on the skin at length z and angle round the body (0 is the whale's left side, which is
 *  +x, a quarter turn the back), with the direction that leads away from it. */
export function whaleSkinPoint(z: number, angle: number): { at: Vec3; out: Vec3 } {
  const radius = whaleRadius(z)
  const slope = (whaleRadius(z + 0.06) - whaleRadius(z - 0.06)) / 0.12
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const length = Math.hypot(1, slope)
  return {
    at: [x * radius * WIDTH, y * radius, z],
    out: [x / length, y / length, -slope / length],
  }
}

/** The skin in one piece from nose to tail, with a pale grooved belly; it bends as a whole. */
export function whaleBody(skin: WhaleSkin): WhaleBody {
  const lathe = new LatheGeometry(spline.getPoints(ROWS), ROUND).rotateX(Math.PI / 2)
  lathe.scale(WIDTH, 1, 1)
  lathe.deleteAttribute('uv')
  lathe.deleteAttribute('normal')
  const geometry = mergeVertices(lathe, 1e-4)
  paintSkin(geometry, skin)
  geometry.computeVertexNormals()
  const mesh = new Sculptor().addPainted(geometry).mesh()
  mesh.frustumCulled = false
  const rest = Float32Array.from(geometry.getAttribute('position').array)
  return {
    mesh,
    bend(bend) {
      const position = mesh.geometry.getAttribute('position')
      for (let i = 0; i < position.count; i++) {
        const z = rest[i * 3 + 2] ?? 0
        const { x, y } = offsetAt(z, bend)
        position.setXYZ(i, (rest[i * 3] ?? 0) + x, (rest[i * 3 + 1] ?? 0) + y, z)
      }
      position.needsUpdate = true
      mesh.geometry.computeVertexNormals()
      return tailEnd(bend)
    },
  }
}

function offsetAt(z: number, { beat, phase, turn }: WhaleBend): { x: number; y: number } {
  const behind = Math.max(0, HINGE - z)
  return {
    x: turn * behind * behind * 0.16,
    y: beat * (behind / 2.2) ** 1.7 * 0.62 * Math.sin(phase - behind * 0.8) + behind ** 2 * 0.035,
  }
}

function tailEnd(bend: WhaleBend): TailEnd {
  const [end, before] = [offsetAt(TAIL_END, bend), offsetAt(TAIL_END + 0.3, bend)]
  return {
    at: [end.x, end.y, TAIL_END],
    pitch: Math.atan2(end.y - before.y, 0.3) * 1.5,
    yaw: -Math.atan2(end.x - before.x, 0.3),
  }
}

/** Height of the line between back and belly at z: it dips under the tail. */
const waterline = (z: number) => -0.2 - 0.16 * ease.smooth(clamp((z + 0.2) / -1.2)) + 0.1 * z

function paintSkin(geometry: BufferGeometry, skin: WhaleSkin): void {
  const position = geometry.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const finish = new Float32Array(position.count * 3)
  const [back, flank] = [new Color(skin.back), new Color(skin.flank)]
  const [pale, groove] = [new Color(skin.belly), new Color(skin.groove)]
  const mixed = new Color()
  const under = new Color()
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const edge = waterline(z)
    const belly = ease.smooth(clamp((edge + 0.1 - y) / 0.2)) * clamp((z + 1.75) / 0.4)
    const angle = Math.atan2(y, x / WIDTH)
    const long = clamp((z + 0.75) / 0.35) * clamp((0.92 - z) / 0.25)
    const line = (0.5 - 0.5 * Math.cos(angle * (ROUND / 2))) * long * clamp((edge - 0.06 - y) / 0.1)
    mixed.copy(flank).lerp(back, ease.smooth(clamp((y - edge) / 0.9)))
    under.copy(pale).lerp(groove, line * 0.75)
    mixed.lerp(under, belly).toArray(colors, i * 3)
    finish.set([0.1 * (1 - belly), 0.3 * belly, 1 - 0.5 * belly], i * 3)
  }
  geometry.setAttribute('color', new BufferAttribute(colors, 3))
  geometry.setAttribute('finish', new BufferAttribute(finish, 3))
}
