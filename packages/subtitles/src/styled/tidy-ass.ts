import { MAX_CUES } from '../format/problems.ts'
import { detectFormat } from '../format/read-subtitles.ts'
import { numberIn } from './number-in.ts'
import { type TidyText, tidyText } from './overrides.ts'
import {
  MARGIN,
  MAX_STYLES,
  type ScriptSize,
  STYLE_COLUMNS,
  type TidyStyle,
  tidyStyle,
} from './styles.ts'

/** Longest file that is read and kept, UTF-16 units. */
const MAX_CHARACTERS = 3_000_000
/** Longest line, UTF-16 units: that of a fine drawing. */
const MAX_LINE_CHARACTERS = 60_000
/** Most pieces of text and drawings that stand at the same time: each becomes elements of a page. */
const MAX_PIECES_AT_ONCE = 400
/** Most layers, each of which keeps its events from lying on each other. */
const MAX_LAYERS = 100

/** Milliseconds; later nothing stands. */
const MAX_TIME_MS = 99 * 3_600_000
/** Sides of pictures that files are written for, in their own pixels. */
const SIDE = { from: 16, to: 8000 }
/** What a file is written for that does not say it. Source: SubStation Alpha 4.00+ as VSFilter reads it. */
const FIRST_SIZE: ScriptSize = { widthPx: 384, heightPx: 288 }

const EVENT_COLUMNS = [
  ...['Layer', 'Start', 'End', 'Style', 'Name', 'MarginL', 'MarginR', 'MarginV', 'Effect', 'Text'],
]
const SECTION = /^\s{0,9}\[([^\]]{1,100})\]/
const LINE = /^\s{0,9}([A-Za-z ]{1,40}?)\s{0,9}:\s{0,9}/
/** `0:01:02.50` */
const TIME = /^\s{0,9}(\d{1,2}):(\d{1,2}):(\d{1,2})(?:[.,:](\d{1,3}))?\s{0,9}$/

type Fields = Readonly<Record<string, string>>
type Event = TidyText & {
  layer: number
  startMs: number
  endMs: number
  style: string
  rest: string
}
type Header = { size: ScriptSize; layout: ScriptSize | null; wrapStyle: number }

/** A file of SubStation Alpha (SSA or ASS) with its styles, written anew as 4.00+: of what stood in it only styles,
 *  events and overrides that are known are kept, each number bounded, and no fonts or pictures. Styles are named
 *  `s0`, `s1` and on. null: it is another format, nothing in it is ever shown, or it has more than a page can draw.
 *  Source: SubStation Alpha 4.00+ script format. */
export function tidyAss(file: string): string | null {
  if (file.length > MAX_CHARACTERS || detectFormat(file) !== 'ass') return null
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const sections = sectionsOf(lines)
  const header = headerOf(sections.info)
  const styles = stylesOf(sections, header.size)
  if (styles === null) return null
  const events = eventsOf(sections.events, { size: header.size, styles })
  if (events === null || events.length === 0 || isTooMuch(events)) return null
  const written = write(header, [...new Set(styles.values())], events)
  return written.length > MAX_CHARACTERS ? null : written
}

type Sections = { info: string[]; styles: string[]; isSsa: boolean; events: string[] }

function sectionsOf(lines: readonly string[]): Sections {
  const found: Sections = { info: [], styles: [], isSsa: false, events: [] }
  let current: string[] | undefined
  for (const line of lines) {
    const [, name] = SECTION.exec(line.slice(0, 120)) ?? []
    if (name === undefined) {
      current?.push(line)
      continue
    }
    const section = name.trim().toLowerCase()
    const isStyles = section === 'v4+ styles' || section === 'v4 styles'
    if (section === 'v4 styles') found.isSsa = true
    if (isStyles) current = found.styles
    else if (section === 'events') current = found.events
    else current = section === 'script info' ? found.info : undefined
  }
  return found
}

function headerOf(info: readonly string[]): Header {
  const said = new Map<string, string>()
  for (const line of info.slice(0, 1000)) {
    const [all = '', name = ''] = LINE.exec(line.slice(0, 200)) ?? []
    if (name !== '') said.set(name.toLowerCase(), line.slice(all.length, 200))
  }
  const side = (name: string) => {
    const number = numberIn(said.get(name), { from: 0, to: SIDE.to })
    return number === null || number < SIDE.from ? null : Math.round(number)
  }
  const [width, height] = [side('playresx'), side('playresy')]
  const [layoutWidth, layoutHeight] = [side('layoutresx'), side('layoutresy')]
  return {
    size: sizeOf(width, height),
    layout: layoutWidth && layoutHeight ? { widthPx: layoutWidth, heightPx: layoutHeight } : null,
    wrapStyle: Math.round(numberIn(said.get('wrapstyle'), { from: 0, to: 3 }) ?? 0),
  }
}

/** Where only one side is said, the picture is 4:3. */
function sizeOf(width: number | null, height: number | null): ScriptSize {
  if (width !== null && height !== null) return { widthPx: width, heightPx: height }
  if (width !== null) return { widthPx: width, heightPx: Math.round((width * 3) / 4) }
  if (height !== null) return { widthPx: Math.round((height * 4) / 3), heightPx: height }
  return FIRST_SIZE
}

/** Styles by what the file calls them, and its first by '' as well; null: there are too many. */
function stylesOf({ styles: lines, isSsa }: Sections, size: ScriptSize) {
  const styles = new Map<string, TidyStyle>()
  let columns = STYLE_COLUMNS.map((name) => name.toLowerCase())
  for (const line of lines) {
    const [all = '', kind = ''] = LINE.exec(line.slice(0, 60)) ?? []
    const values = line.slice(all.length, 2000).split(',', 60)
    if (kind.toLowerCase() === 'format') columns = columnsOf(values)
    if (kind.toLowerCase() !== 'style') continue
    if (styles.size === MAX_STYLES) return null
    const fields = fieldsOf(values, columns)
    const tidy = tidyStyle(fields, { name: `s${styles.size}`, size, isSsa })
    styles.set(styleName(fields.name), tidy)
  }
  const first = styles.get('Default') ?? styles.values().next().value
  styles.set('', first ?? tidyStyle({}, { name: `s${styles.size}`, size, isSsa }))
  return styles
}

const styleName = (name = '') => {
  const bare = name.trim().replace(/^\*{1,9}/, '')
  return bare.toLowerCase() === 'default' ? 'Default' : bare
}

const columnsOf = (values: readonly string[]) => values.map((name) => name.trim().toLowerCase())

const fieldsOf = (values: readonly string[], columns: readonly string[]): Fields =>
  Object.fromEntries(columns.map((name, at) => [name, values[at] ?? '']))

type Script = { size: ScriptSize; styles: ReadonlyMap<string, TidyStyle> }

/** The events that are ever shown; null: there are too many, or one is too long. */
function eventsOf(lines: readonly string[], script: Script): Event[] | null {
  const events: Event[] = []
  let columns = columnsOf(EVENT_COLUMNS)
  for (const line of lines) {
    const [all = '', kind = ''] = LINE.exec(line.slice(0, 60)) ?? []
    const name = kind.toLowerCase()
    if (name === 'format') columns = columnsOf(line.slice(all.length, 1000).split(',', 60))
    if (name !== 'dialogue') continue
    if (line.length > MAX_LINE_CHARACTERS || events.length === MAX_CUES) return null
    const parts = line.slice(all.length).split(',')
    const last = columns.length - 1
    const fields = fieldsOf([...parts.slice(0, last), parts.slice(last).join(',')], columns)
    const event = eventOf(fields, script)
    if (event === null) return null
    if (event !== undefined) events.push(event)
  }
  return events
}

/** undefined: it is never shown; null: it has more than can be drawn. */
function eventOf(fields: Fields, { size, styles }: Script): Event | null | undefined {
  const [startMs, endMs] = [msOf(fields.start), msOf(fields.end)]
  const style = styles.get(styleName(fields.style)) ?? styles.get('')
  const { text = '' } = fields
  if (startMs === null || endMs === null || startMs >= endMs || !style) return undefined
  const tidy = tidyText(text, { size, style, styles, durationMs: endMs - startMs })
  if (tidy === null) return null
  if (!tidy.isSeen) return undefined
  const margins = ['marginl', 'marginr', 'marginv'].map((column) =>
    Math.round(numberIn(fields[column], MARGIN) ?? 0),
  )
  const layer = Math.round(numberIn(fields.layer, { from: -1e9, to: 1e9 }) ?? 0)
  const rest = [...margins, tidyEffect(fields.effect ?? '')].join(',')
  return { ...tidy, layer, startMs, endMs, style: style.name, rest }
}

/** Moving lines, `Banner;delay` and `Scroll up;y1;y2;delay`; other effects are notes of programs. */
function tidyEffect(effect: string): string {
  const [name = '', ...values] = effect.slice(0, 200).split(';', 6)
  const known = /^\s{0,9}(banner|scroll up|scroll down)\s{0,9}$/i.exec(name)?.[1]?.toLowerCase()
  if (known === undefined) return ''
  const most = known === 'banner' ? 3 : 4
  const numbers = values.slice(0, most).map((value) => numberIn(value, MARGIN) ?? 0)
  return [known, ...numbers].join(';')
}

function msOf(time = ''): number | null {
  const found = TIME.exec(time.slice(0, 40))
  if (!found) return null
  const [, hours, minutes, seconds, fraction = '0'] = found
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return Math.min(MAX_TIME_MS, Math.round((whole + Number(`0.${fraction}`)) * 100) * 10)
}

/** Whether more stands at the same time, or on more layers, than a page can draw. */
function isTooMuch(events: readonly Event[]): boolean {
  if (new Set(events.map(({ layer }) => layer)).size > MAX_LAYERS) return true
  const changes = events
    .flatMap(({ startMs, endMs, pieces }) => [
      { atMs: startMs, pieces },
      { atMs: endMs, pieces: -pieces },
    ])
    .sort((one, other) => one.atMs - other.atMs || one.pieces - other.pieces)
  let shown = 0
  return changes.some(({ pieces }) => {
    shown += pieces
    return shown > MAX_PIECES_AT_ONCE
  })
}

function write(header: Header, styles: readonly TidyStyle[], events: readonly Event[]): string {
  const layers = [...new Set(events.map(({ layer }) => layer))].sort((one, other) => one - other)
  const order = new Map(layers.map((layer, at) => [layer, at]))
  const { size, layout, wrapStyle } = header
  // Where something stands at coordinates they are those of the whole picture, whatever its shape.
  const shape = layout ?? (events.some(({ isPlaced }) => isPlaced) ? size : null)
  return [
    '[Script Info]',
    ...['ScriptType: v4.00+', `WrapStyle: ${wrapStyle}`, 'ScaledBorderAndShadow: yes'],
    ...[`PlayResX: ${size.widthPx}`, `PlayResY: ${size.heightPx}`],
    ...(shape ? [`LayoutResX: ${shape.widthPx}`, `LayoutResY: ${shape.heightPx}`] : []),
    ...['', '[V4+ Styles]', `Format: ${STYLE_COLUMNS.join(', ')}`],
    ...styles.map(({ line }) => line),
    ...['', '[Events]', `Format: ${EVENT_COLUMNS.join(', ')}`],
    ...events
      .toSorted((one, other) => one.startMs - other.startMs || one.endMs - other.endMs)
      .map(
        ({ layer, startMs, endMs, style, rest, text }) =>
          `Dialogue: ${order.get(layer)},${timeText(startMs)},${timeText(endMs)},${style},,${rest},${text}`,
      ),
    '',
  ].join('\n')
}

function timeText(ms: number): string {
  const hundredths = Math.round(ms / 10)
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const [seconds, hours] = [(hundredths / 100) % 60, Math.floor(hundredths / 360_000)]
  return `${hours}:${two((hundredths / 6000) % 60)}:${two(seconds)}.${two(hundredths % 100)}`
}
