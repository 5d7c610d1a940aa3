import { drawnKaraoke } from './karaoke.ts'

/** Events and characters that a renderer is given at once: what a slow phone reads within a frame or two. */
const MAX_PART_EVENTS = 1000
const MAX_PART_CHARACTERS = 100_000
/** Seconds before the playhead that a part holds, so that a short jump back needs no other. */
const BACK_SECONDS = 5
/** Seconds after it that a part always holds, whatever stands there. */
const AHEAD_SECONDS = 2

type Style = { font: string; primary: string; secondary: string }

/** A file that `tidyAss` wrote, read for drawing: all before its events, and these in the order of their starts. */
export type StyledScript = {
  readonly head: string
  readonly styles: ReadonlyMap<string, Style>
  readonly events: readonly StyledEvent[]
}

/** One event: when it stands, its columns before the text, and that text. */
export type StyledEvent = {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly columns: string
  readonly style: string
  readonly text: string
}

/** A part of a script, and for which times it is enough: from one second to before another. */
export type ScriptPart = {
  readonly fromSeconds: number
  readonly toSeconds: number
  readonly text: string
}

const EVENT =
  /^Dialogue: (\d{1,3},([\d:.]{1,12}),([\d:.]{1,12}),(s\d{1,3}),,\d{1,5},\d{1,5},\d{1,5},[^,]{0,100}),(.*)$/

/** Reads what `tidyAss` wrote. Of anything else it reads no event. */
export function readStyled(file: string): StyledScript {
  const lines = file.split('\n')
  const first = lines.findIndex((line) => line.startsWith('Dialogue:'))
  const head = first < 0 ? lines : lines.slice(0, first)
  const events = lines.flatMap((line) => {
    const [, columns, start = '', end = '', style, text] = EVENT.exec(line) ?? []
    if (columns === undefined || style === undefined || text === undefined) return []
    return [{ startSeconds: secondsOf(start), endSeconds: secondsOf(end), columns, style, text }]
  })
  return { head: head.join('\n'), styles: stylesOf(head), events }
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

function stylesOf(head: readonly string[]): Map<string, Style> {
  const styles = new Map<string, Style>()
  for (const line of head) {
    if (!line.startsWith('Style: ')) continue
    const [name = '', font = '', , primary = '', secondary = ''] = line.slice(7).split(',')
    styles.set(name, { font, primary, secondary })
  }
  return styles
}

/** What a renderer needs around a time, seconds: a file of its own, as long as that is read quickly. Fonts of the
 *  page stand behind each font of the file, which few devices have. */
export function partAt(
  script: StyledScript,
  seconds: number,
  { pageFonts }: { pageFonts: readonly string[] },
): ScriptPart {
  const fromSeconds = Math.max(0, seconds - BACK_SECONDS)
  const lines: string[] = []
  let toSeconds = Number.POSITIVE_INFINITY
  let characters = 0
  for (const event of script.events) {
    if (event.endSeconds <= fromSeconds) continue
    const isFull = lines.length >= MAX_PART_EVENTS || characters > MAX_PART_CHARACTERS
    if (isFull && event.startSeconds > seconds + AHEAD_SECONDS) {
      toSeconds = event.startSeconds
      break
    }
    const line = drawn(event, script, pageFonts)
    characters += line.length
    lines.push(line)
  }
  return { fromSeconds, toSeconds, text: [script.head, ...lines, ''].join('\n') }
}

function drawn(event: StyledEvent, { styles }: StyledScript, pageFonts: readonly string[]): string {
  const fontsOf = (font: string) => [font, ...pageFonts].join('","')
  const fontOf = (style: string) => `\\fn${fontsOf(styles.get(style)?.font ?? 'Arial')}`
  const { style, text, columns } = event
  const own = styles.get(style)
  const inColours = own && /\\[kK]/.test(text) ? drawnKaraoke(text, { name: style, ...own }) : text
  const withFonts = inColours
    .replace(/\\fn([^\\}]{0,60})/g, (_all, font: string) => `\\fn${fontsOf(font)}`)
    .replace(/\\r(s\d{1,3})/g, (all, name: string) => `${all}${fontOf(name)}`)
  return `Dialogue: ${columns},{${fontOf(style)}}${withFonts}`
}
