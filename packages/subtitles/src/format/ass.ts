import { cueOfMs, cueText } from '../cue.ts'
import type { ReadSubtitles } from './problems.ts'
import { MAX_LINE_CHARACTERS } from './problems.ts'
import { Reading } from './reading.ts'

/** `0:01:02.50`. Source: SubStation Alpha 4.00+, "Events". */
const TIME = /^\s{0,9}(\d{1,3}):(\d{1,2}):(\d{1,2})(?:[.,:](\d{1,3}))?\s{0,9}$/
const OVERRIDE = /\{[^{}]{0,1000}\}/g
/** `{\p1}`: what follows in the line is a drawing and no text. */
const DRAWING = /\\p[1-9]/
const DEFAULT_COLUMNS = [
  ...['layer', 'start', 'end', 'style', 'name'],
  ...['marginl', 'marginr', 'marginv', 'effect', 'text'],
]
const LINE = /^(Format|Dialogue)\s{0,9}:\s{0,9}/i
const SECTION = /^\s{0,9}\[[^\]]{1,100}\]/

/** Reads the dialogue of SubStation Alpha (SSA and ASS): overrides and braced notes are taken away, `\N` breaks a
 *  line, comments and drawings are left out. */
export function readAss(file: string): ReadSubtitles {
  const reading = new Reading()
  let columns: readonly string[] = DEFAULT_COLUMNS
  let isEvents = true
  for (const [at, written] of reading.linesOf(file).entries()) {
    const line = written.slice(0, MAX_LINE_CHARACTERS)
    if (reading.hasLeftOut) break
    if (SECTION.test(line)) isEvents = /\[events\]/i.test(line)
    const kind = LINE.exec(line)
    if (!kind || !isEvents) continue
    const values = line.slice(kind[0].length)
    if (kind[1]?.toLowerCase() === 'format') columns = columnsOf(values)
    else readDialogue(reading, at, fieldsOf(values, columns))
    if (written.length > MAX_LINE_CHARACTERS) reading.note(at, 'text_cut')
  }
  return reading.result()
}

const columnsOf = (values: string) => values.split(',').map((name) => name.trim().toLowerCase())

type Fields = Readonly<Record<string, string>>

/** The values of a line by their columns. The last column is the text, which may hold commas. */
function fieldsOf(values: string, columns: readonly string[]): Fields {
  const parts = values.split(',')
  const last = columns.length - 1
  const text = parts.slice(last).join(',')
  return Object.fromEntries(
    columns.map((name, at) => [name, at === last ? text : (parts[at] ?? '')]),
  )
}

function readDialogue(
  reading: Reading,
  line: number,
  { start, end, name = '', text = '' }: Fields,
) {
  const [startMs, endMs] = [msOf(start), msOf(end)]
  if (startMs === null || endMs === null) {
    reading.note(line, 'line_unreadable')
    return
  }
  if (text.match(OVERRIDE)?.some((override) => DRAWING.test(override))) {
    reading.note(line, 'drawing')
    return
  }
  const bare = text.replace(OVERRIDE, '').replaceAll('\\n', ' ').replaceAll('\\h', ' ')
  const cue = cueOfMs(startMs, endMs, cueText(bare.split('\\N')))
  const speaker = cueText([name])
  reading.add(speaker === '' ? cue : { ...cue, speaker }, line)
}

function msOf(time = ''): number | null {
  const found = TIME.exec(time)
  if (!found) return null
  const [, hours, minutes, seconds, fraction = '0'] = found
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return Math.round((whole + Number(`0.${fraction}`)) * 1000)
}
