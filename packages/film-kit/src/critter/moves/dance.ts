import { lerp } from '../../time/easing.ts'
import type { Vec2 } from '../../time/keyframes.ts'
import type { Intent } from '../intent.ts'

/** How a dance move is done: `power` 0 to 1 (1 unless said) is how much of it is seen, `late` shifts
 *  it by so many beats, so that a row of dancers does not move as one. */
export type DancePlan = { power?: number; late?: number }

/** Beats since the start: `t` in seconds, `bpm` beats a minute. */
export const beatsAt = (t: number, bpm: number): number => (t * bpm) / 60

/** 0 on every beat and 1 halfway to the next. */
const bounce = (beats: number): number => Math.abs(Math.sin(Math.PI * beats))

/** Knees and head give way on every beat. */
export function bob(t: number, bpm: number, { power = 1, late = 0 }: DancePlan = {}): Intent {
  const up = bounce(beatsAt(t, bpm) - late)
  return { squash: power * (0.11 * up - 0.07), nod: power * (0.12 - 0.16 * up) }
}

/** Leans to one side on one beat and to the other on the next. */
export function sway(t: number, bpm: number, { power = 1, late = 0 }: DancePlan = {}): Intent {
  const side = Math.sin(Math.PI * (beatsAt(t, bpm) - late))
  return { roll: 0.13 * power * side, tilt: -0.16 * power * side }
}

/** Hands meet before the chest on every beat. */
export function clap(t: number, bpm: number, { power = 1, late = 0 }: DancePlan = {}): Intent {
  const apart = bounce(beatsAt(t, bpm) - late)
  const arm: Vec2 = [power * 1.5, power * (0.55 * apart - 0.95)]
  return { armL: arm, armR: arm }
}

/** The arms of a ukulele player: the viewer's left hand strums twice a beat, the right one holds
 *  the neck. */
export function strum(t: number, bpm: number, { power = 1, late = 0 }: DancePlan = {}): Intent {
  const stroke = Math.sin(2 * Math.PI * (beatsAt(t, bpm) - late))
  return { armL: [0.95 + 0.16 * power * stroke, -0.62], armR: [1.12, -0.05] }
}

/** The arms of a drummer with a drum at the belly: left and right in turn, `perBeat` strokes a beat
 *  (2 unless said); a hand is down on its stroke. */
export function drumming(
  t: number,
  bpm: number,
  { power = 1, late = 0, perBeat = 2 }: DancePlan & { perBeat?: number } = {},
): Intent {
  const strokes = (beatsAt(t, bpm) - late) * perBeat
  const lifted = (phase: number) => bounce((strokes + phase) / 2) ** 0.7
  return {
    armL: [0.85 + 0.6 * power * lifted(0), -0.45],
    armR: [0.85 + 0.6 * power * lifted(1), -0.45],
  }
}

/** A singer's mouth and chest: a new syllable every beat, the head back and the arms opening. */
export function singing(t: number, bpm: number, { power = 1, late = 0 }: DancePlan = {}): Intent {
  const beats = beatsAt(t, bpm) - late
  const open = 0.35 + 0.65 * bounce(beats)
  return {
    talk: power * open,
    look: [0.15 * Math.sin(beats * 0.8), 0.25 * power],
    armL: [0.5 * power * open, 0.35 * power],
    armR: [0.5 * power * open, 0.35 * power],
    squash: 0.05 * power * Math.sin(Math.PI * beats),
  }
}

/** Blends two poses, from `a` (share 0) to `b` (share 1): what one of them leaves out counts as 0.
 *  Do not blend the phase speeds `walk`, `hop` and `flap`: leave them to one of the two. */
export function mixIntents(a: Intent, b: Intent, share: number): Intent {
  const mixed: Record<string, number | Vec2> = {}
  for (const key of new Set([...keysOf(a), ...keysOf(b)])) {
    const [from, to] = [a[key] ?? 0, b[key] ?? 0]
    mixed[key] =
      typeof from === 'number' && typeof to === 'number'
        ? lerp(from, to, share)
        : ([0, 1].map((axis) => lerp(part(from, axis), part(to, axis), share)) as [number, number])
  }
  return mixed as Intent
}

const keysOf = (intent: Intent) => Object.keys(intent) as (keyof Intent)[]
const part = (value: number | Vec2, axis: number): number =>
  typeof value === 'number' ? 0 : (value[axis] ?? 0)
