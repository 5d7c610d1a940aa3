import type { Bar, Chart, Letter, TunePlayer } from './chart.ts'
import { readNote } from './chord.ts'
import { secondsAt } from './drums.ts'
import type { PlayedNote } from './played-note.ts'

/** One note of a tune: place and length in quarter notes from its beginning. */
type TuneNote = { at: number; beats: number; pitch: number }

const SPOKEN = 0.92

/** Reads a tune (`D5:.5 r:1 F5`) and its length in quarter notes. @throws SyntaxError on another word. */
export function readTune(text: string): { notes: TuneNote[]; beats: number } {
  const notes: TuneNote[] = []
  let at = 0
  for (const word of text.replaceAll('|', ' ').trim().split(/\s+/)) {
    const [name = '', length = '1'] = word.split(':')
    const beats = readLength(length)
    if (name !== 'r') notes.push({ at, beats, pitch: readNote(name) })
    at += beats
  }
  return { notes, beats: at }
}

/** Reads a length in quarter notes: `2`, `.5` or `1/3`. @throws SyntaxError on anything else. */
export function readLength(text: string): number {
  const [over = '', under = '1'] = text.split('/')
  const beats = Number(over) / Number(under)
  if (over === '' || !(beats > 0))
    throw new SyntaxError(`"${text}" is not a length such as 2, .5 or 1/3`)
  return beats
}

/** The notes of a tune in all sections that have one. */
export function playTune(chart: Chart, player: TunePlayer): PlayedNote[] {
  const tunes = new Map(
    (Object.entries(player.tune) as [Letter, string][]).map(([k, v]) => [k, readTune(v)] as const),
  )
  return chart.bars.flatMap((bar) => {
    const tune = tunes.get(bar.letter)
    if (!tune || bar.ending || (bar.only && !bar.only.has(player.name))) return []
    return notesInBar(chart, bar, tune)
  })
}

function notesInBar(chart: Chart, bar: Bar, tune: ReturnType<typeof readTune>): PlayedNote[] {
  const from = (bar.index * bar.beats) % tune.beats
  return tune.notes
    .filter(({ at }) => at >= from - 1e-6 && at < from + bar.beats - 1e-6)
    .map(({ at, beats, pitch }) => {
      const place = at - from
      const start = secondsAt(chart, bar, place)
      const seconds = (beats * 60 * SPOKEN) / chart.tempo
      const loud = (place % 1 === 0 ? 0.78 : 0.68) * bar.energy
      return { at: start, seconds, pitch, loud, legato: true }
    })
}
