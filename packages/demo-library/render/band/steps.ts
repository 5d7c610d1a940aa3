import { cycle } from '@starnest/film-kit/time/random'
import type { Bar, ByLetter, Groove, Steps } from './chart.ts'

/** One sign of a pattern: its place in the bar and length, in quarter notes. */
export type Step = { sign: string; at: number; beats: number; index: number }

/** Quarter notes that a pattern is written for. */
const WRITTEN_BEATS = 4

/** The steps of a bar. Patterns are written for four quarter notes: a bar of three has the first, the
 *  second and the last of them, bars of two have the first half and the second in turn. */
export function stepsOf(part: ByLetter, bar: Bar): Step[] {
  const steps = part[bar.letter]
  if (steps === undefined) return []
  const { beats } = bar
  const count = barOfPattern(steps, bar)
  const signs = cut(count, bar)
  const length = beats / signs.length
  return [...signs].map((sign, index) => ({ sign, at: index * length, beats: length, index }))
}

function barOfPattern(steps: Steps, { index, beats }: Bar): string {
  if (typeof steps === 'string') return steps
  return cycle(steps, beats === 2 ? Math.floor(index / 2) : index)
}

function cut(signs: string, { beats, index }: Bar): string {
  if (beats === WRITTEN_BEATS) return signs
  const quarter = signs.length / WRITTEN_BEATS
  if (beats === 3) return signs.slice(0, 2 * quarter) + signs.slice(3 * quarter)
  return index % 2 === 0 ? signs.slice(0, 2 * quarter) : signs.slice(2 * quarter)
}

/** Quarter notes after the beginning of a bar at which something is heard that is written at `at`:
 *  every second sixteenth (or eighth) is late where there is swing. */
export function swung(at: number, { swing = 0, swingOf = 16 }: Groove): number {
  const step = 4 / swingOf
  const pair = Math.floor(at / (2 * step) + 1e-6) * 2 * step
  const within = at - pair
  const late = step * (1 + swing)
  return within <= step
    ? pair + (within / step) * late
    : pair + late + ((within - step) / step) * (2 * step - late)
}

/** Steps after a sign that hold it. */
export function heldSteps(steps: readonly Step[], index: number): number {
  let held = 1
  while (steps[index + held]?.sign === '-') held++
  return held
}
