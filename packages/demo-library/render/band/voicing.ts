import type { Chord } from './chord.ts'

/** Lowest and highest note of a player's hand, MIDI numbers. */
export type Range = readonly [low: number, high: number]

/** Two notes of a chord stand at least so far apart, half steps, when they are low. */
const LOW = 52
const LOW_GAP = 4

/** The notes of a chord that lie nearest to those before: each voice moves as little as it can.
 *  `size` notes at most, in order, within the range. */
export function voiceChord(
  chord: Chord,
  { before, range, size }: { before: readonly number[]; range: Range; size: number },
): number[] {
  const tones = chord.tones.length > size ? withoutRoot(chord.tones, size) : chord.tones
  const classes = [...new Set(tones.map((tone) => (chord.root + tone) % 12))]
  let best: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (let low = range[0]; low <= range[1] - 5; low++) {
    if (!classes.includes(low % 12)) continue
    const notes = stack(low, classes, Math.min(size, Math.max(classes.length, 3)))
    const cost = costOf(notes, before, range)
    if (cost < least) {
      least = cost
      best = notes
    }
  }
  return best
}

/** The bass has the root: a hand that is too small leaves it out, then the fifth. */
function withoutRoot(tones: readonly number[], size: number): readonly number[] {
  return tones.filter((tone) => tone !== 0).slice(0, size)
}

function stack(low: number, classes: readonly number[], size: number): number[] {
  const notes = [low]
  for (let note = low + 1; notes.length < size; note++) {
    const gap = note - (notes.at(-1) ?? 0)
    if (classes.includes(note % 12) && (note > LOW || gap >= LOW_GAP)) notes.push(note)
  }
  return notes
}

function costOf(notes: readonly number[], before: readonly number[], [low, high]: Range): number {
  const over = Math.max(0, (notes.at(-1) ?? 0) - high) * 20
  const middle = notes.reduce((sum, note) => sum + note, 0) / notes.length
  const away = Math.abs(middle - (low + high) / 2) * (before.length === 0 ? 2 : 0.35)
  const moved = before.reduce(
    (sum, note) => sum + Math.min(...notes.map((other) => Math.abs(other - note))),
    0,
  )
  const leap = before.length ? Math.abs((notes.at(-1) ?? 0) - (before.at(-1) ?? 0)) * 0.4 : 0
  return over + away + moved + leap
}

/** The note of a pitch class that is nearest to another, not below `low` and within an octave and a
 *  third above it. */
export function nearestNote(pitchClass: number, near: number, low: number): number {
  const first = low + ((((pitchClass - low) % 12) + 12) % 12)
  const second = first + 12
  const isSecondNearer = second <= low + 15 && Math.abs(second - near) < Math.abs(first - near)
  return isSecondNearer ? second : first
}
