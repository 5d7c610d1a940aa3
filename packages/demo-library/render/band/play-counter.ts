import type { Bar, Chart, ChordAt, PartPlayer } from './chart.ts'
import { secondsAt } from './drums.ts'
import type { PlayedNote } from './played-note.ts'
import { soundOf } from './sounds/sounds.ts'

const LOUD = 0.6
const SPOKEN = 0.97

/** A slow line from the chords: each gives the tone that lies nearest to the one before, and that is not
 *  what is being sung. */
export function playCounter(chart: Chart, player: PartPlayer): PlayedNote[] {
  const { range } = soundOf(player.sound)
  const notes: PlayedNote[] = []
  let before = Math.round((range[0] + range[1]) / 2)
  for (const bar of chart.bars) {
    const isSilent = player.steps[bar.letter] === undefined
    if (isSilent || (bar.only && !bar.only.has(player.name)) || (bar.ending && bar.index > 0))
      continue
    for (const chord of bar.ending ? bar.chords.slice(0, 1) : bar.chords) {
      before = nextTone(chord, { before, range, sung: chart.sung?.(bar.at + chord.at) })
      notes.push(noteOf(chart, bar, chord, before))
    }
  }
  return joined(notes)
}

function noteOf(chart: Chart, bar: Bar, chord: ChordAt, pitch: number): PlayedNote {
  const at = secondsAt(chart, bar, chord.at)
  const beats = bar.ending ? bar.beats * bar.of : chord.beats
  return { at, seconds: (beats * 60 * SPOKEN) / chart.tempo, pitch, loud: LOUD * bar.energy }
}

function nextTone(
  { chord }: ChordAt,
  { before, range, sung }: { before: number; range: readonly [number, number]; sung?: number },
): number {
  const wanted = chord.tones.slice(1).map((tone) => (chord.root + tone) % 12)
  let best = before
  let least = Number.POSITIVE_INFINITY
  for (let note = range[0]; note <= range[1]; note++) {
    if (!wanted.includes(note % 12) || note % 12 === sung) continue
    const cost = Math.abs(note - before) + Math.abs(note - (range[0] + range[1]) / 2) * 0.25
    if (cost < least) {
      least = cost
      best = note
    }
  }
  return best
}

/** Makes one note of neighbours of the same pitch. */
function joined(notes: readonly PlayedNote[]): PlayedNote[] {
  const out: PlayedNote[] = []
  for (const note of notes) {
    const last = out.at(-1)
    const isNext = last && note.at - (last.at + last.seconds / SPOKEN) < 0.05
    if (last && isNext && last.pitch === note.pitch && last.seconds < 3) {
      last.seconds = note.at + note.seconds - last.at
    } else out.push({ ...note })
  }
  return out
}
