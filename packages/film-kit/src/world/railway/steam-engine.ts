import type { Group } from 'three'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { type Headlamp, headlamp } from './headlamp.ts'
import { wheels } from './wheels.ts'

/** An engine: move its root along a line, `roll` it as far, and stand a driver in its cab. */
export type SteamEngine = {
  /** Stands on the rails at its origin and faces +x; from -2.1 to 3.2 m long, 3.6 m high. */
  root: Group
  /** Floor of the cab: stand the driver here. */
  cab: Group
  lamp: Headlamp
  /** Turns wheels and rods as far as it has rolled, metres, and nods the boiler a little. */
  roll: (metres: number) => void
}

/** Mouth of the funnel in the engine's own metres: where steam begins. */
export const FUNNEL_MOUTH: Vec3 = [1.7, 3.62, 0]

type Paint = { paint: string; shade: string; trim: string; iron: string; roof: string }

/** A toy steam engine with a round nose, a lamp, a snow plough and an open cab. */
export function steamEngine({
  paint = '#d23a4c',
  shade = '#8a1e44',
  trim = '#ffcf72',
  iron = '#34406e',
  roof = '#eef3ff',
}: Partial<Paint> = {}): SteamEngine {
  const root = joint()
  const body = joint(root)
  const hues = { paint, shade, trim, iron, roof }
  sculpt(
    (s) => {
      boiler(s, hues)
      chimneys(s, hues)
      plough(s, hues)
      shelter(s, hues)
    },
    { to: body },
  )
  const driving = wheels(
    root,
    [
      { x: -0.35, radius: 0.58 },
      { x: 1.0, radius: 0.58 },
    ],
    { color: paint, spoke: trim, rods: true },
  )
  const leading = wheels(root, [{ x: 2.1, radius: 0.34 }], { color: paint, spoke: trim })
  return {
    root,
    cab: joint(body, [-1.35, 1.12, 0]),
    lamp: headlamp(body, [2.78, 1.78, 0], trim),
    roll(metres) {
      driving.roll(metres)
      leading.roll(metres)
      body.position.y = 0.025 * Math.abs(Math.sin(metres * 1.4))
      body.rotation.z = 0.008 * Math.sin(metres * 1.4)
    },
  }
}

const ALONG = [0, 0, -Math.PI / 2] as const
const ACROSS = [0, Math.PI / 2, 0] as const

function boiler(s: Sculptor, { paint, shade, trim, iron }: Paint): void {
  s.box(iron, [0.5, 0.84, 0], [4.9, 0.34, 1.04], { rim: 0.5 })
  s.lathe(
    paint,
    [
      [0.001, 0],
      [0.86, 0],
      [0.86, 2.1],
      [0.84, 2.14],
    ],
    {
      at: [-0.7, 1.78, 0],
      rotate: ALONG,
      segments: 36,
      gloss: 0.35,
    },
  )
  s.turn(
    iron,
    [
      [0.86, 0],
      [0.88, 0.5],
      [0.8, 0.95],
      [0.55, 1.26],
      [0.001, 1.38],
    ],
    { at: [1.36, 1.78, 0], rotate: ALONG, segments: 36, gloss: 0.4, rows: 14 },
  )
  for (const x of [-0.45, 0.45, 1.36]) {
    s.ring(trim, [x, 1.78, 0], [0.87, 0.05], { rotate: ACROSS, segments: 36, gloss: 0.6 })
  }
  for (const side of [-1, 1]) {
    s.box(paint, [0.75, 1.2, side * 0.74], [2.9, 0.12, 0.34], { rim: 0.6, grad: shade })
    s.box(trim, [0.75, 1.2, side * 0.92], [2.9, 0.06, 0.03], { gloss: 0.5 })
    s.cylinder(iron, [2.05, 0.78, side * 0.72], [0.2, 0.2, 0.62], { rotate: ALONG, gloss: 0.3 })
    s.cylinder(trim, [2.95, 0.95, side * 0.5], [0.16, 0.16, 0.14], { rotate: ALONG, gloss: 0.5 })
  }
  s.box(paint, [2.8, 0.92, 0], [0.2, 0.3, 1.7], { rim: 0.7 })
}

function chimneys(s: Sculptor, { iron, trim, paint }: Paint): void {
  s.turn(
    iron,
    [
      [0.34, 0],
      [0.23, 0.14],
      [0.22, 0.55],
      [0.3, 0.8],
      [0.43, 1.02],
      [0.4, 1.1],
      [0.26, 1.06],
    ],
    { at: [1.7, 2.5, 0], segments: 26, gloss: 0.35 },
  )
  s.ring(trim, [1.7, 3.52, 0], [0.43, 0.05], { rotate: [Math.PI / 2, 0, 0], gloss: 0.6 })
  s.ball(trim, [0.45, 2.62, 0], [0.38, 0.36, 0.38], { gloss: 0.8, segments: 22 })
  s.cylinder(paint, [0.45, 2.5, 0], [0.4, 0.44, 0.14], { segments: 22 })
  s.pill(trim, [-0.3, 2.78, 0.2], 0.06, 0.26, { gloss: 0.7, segments: 8 })
}

function plough(s: Sculptor, { iron, trim }: Paint): void {
  for (const side of [-1, 1]) {
    const rotate = [0, side * -0.62, -0.2] as const
    s.box(iron, [2.95, 0.42, side * 0.44], [0.1, 0.72, 1.16], { rotate, gloss: 0.3 })
    s.box(trim, [2.99, 0.78, side * 0.44], [0.12, 0.07, 1.18], { rotate, gloss: 0.6 })
  }
}

function shelter(s: Sculptor, { paint, shade, trim, iron, roof }: Paint): void {
  s.box(iron, [-1.35, 1.02, 0], [1.6, 0.2, 1.8])
  for (const side of [-1, 1]) {
    s.box(paint, [-1.35, 1.5, side * 0.88], [1.5, 0.86, 0.08], { grad: shade, gloss: 0.2 })
    s.box(trim, [-1.35, 1.94, side * 0.88], [1.56, 0.07, 0.14], { gloss: 0.5 })
    for (const x of [-2.06, -0.66]) {
      s.pill(paint, [x, 2.5, side * 0.86], 0.055, 1.1, { segments: 8 })
    }
  }
  s.box(paint, [-0.66, 1.5, 0], [0.08, 0.9, 1.76], { grad: shade })
  s.ball('#ffb057', [-0.72, 1.66, 0], [0.06, 0.26, 0.34], { glow: 1.1, segments: 16 })
  const arched = { rotate: [0, 0, Math.PI / 2], segments: 28 } as const
  s.cylinder(paint, [-1.35, 3.0, 0], [1.12, 1.12, 1.95], { ...arched, size: [0.26, 1, 1] })
  s.cylinder(roof, [-1.35, 3.1, 0], [1.08, 1.08, 1.86], { ...arched, size: [0.27, 1, 1] })
}
