import { tidyDrawing } from './drawing.ts'
import { numberIn, numberText, type Span } from './number-in.ts'
import { piecesOf, tagsOf } from './override-text.ts'
import {
  ANGLE,
  blurSpan,
  borderSpan,
  fontName,
  fontSizeSpan,
  SCALE,
  type ScriptSize,
  SPACING,
  shadowSpan,
  type TidyStyle,
} from './styles.ts'

/** Most pieces of one event that are styled apart; a line of karaoke has some dozen. */
const MAX_PIECES = 300
/** Most changes over time of one event. */
const MAX_TRANSITIONS = 120
/** Seconds up to which a change over time may become faster or slower on its way. */
const MAX_ACCELERATED_MS = 10_000
/** A coordinate may lie so many pictures away. */
const PICTURES_AWAY = 5
const KARAOKE: Span = { from: 0, to: 60_000 }
const SWITCH: Span = { from: 0, to: 1 }

/** What a text may refer to, and how long its event stands. */
export type TextSurroundings = {
  readonly size: ScriptSize
  readonly style: TidyStyle
  readonly styles: ReadonlyMap<string, TidyStyle>
  readonly durationMs: number
}

/** A text anew: its words, and overrides that are known and bounded. `pieces`: how many of it are styled apart.
 *  `isPlaced`: something of it stands at coordinates. `isSeen`: there is more in it than overrides. */
export type TidyText = { text: string; pieces: number; isPlaced: boolean; isSeen: boolean }

/** The text of an event with only what is known of SubStation Alpha in it, every number bounded; null: it is
 *  beyond what a renderer should be given. Source: SubStation Alpha 4.00+, "Style override codes". */
export function tidyText(text: string, around: TextSurroundings): TidyText | null {
  const writer = new Overrides(around)
  const parts: string[] = []
  let pieces = 0
  let isSeen = false
  for (const { tags, words } of piecesOf(text)) {
    pieces += 1
    const block = tags === '' ? '' : writer.block(tags)
    const shown = writer.isDrawing ? tidyDrawing(words) : wordsOf(words)
    if (block === null || shown === null || pieces > MAX_PIECES) return null
    isSeen ||= shown.trim() !== ''
    parts.push(block === '' ? shown : `{${block}}${shown}`)
  }
  return { text: parts.join(''), pieces, isPlaced: writer.isPlaced, isSeen }
}

/** Words as they are shown. What would open an override that never closes is a round bracket. */
const wordsOf = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replaceAll('{', '(')

/** Reads the overrides of one event, block after block. */
class Overrides {
  isDrawing = false
  isPlaced = false
  private fontSize: number
  private transitions = 0
  private readonly numbers: Readonly<Record<string, Span>>
  private readonly x: Span
  private readonly y: Span
  private readonly around: TextSurroundings

  constructor(around: TextSurroundings) {
    this.around = around
    this.fontSize = around.style.fontSize
    const { widthPx, heightPx } = around.size
    this.x = { from: -PICTURES_AWAY * widthPx, to: PICTURES_AWAY * widthPx }
    this.y = { from: -PICTURES_AWAY * heightPx, to: PICTURES_AWAY * heightPx }
    const [border, shadow] = [borderSpan(around.size), shadowSpan(around.size)]
    const blur = blurSpan(around.size)
    const skew = { from: -10, to: 10 }
    this.numbers = {
      ...{ b: { from: 0, to: 900 }, i: SWITCH, u: SWITCH, s: SWITCH },
      ...{ k: KARAOKE, K: KARAOKE, kf: KARAOKE, ko: KARAOKE, q: { from: 0, to: 3 } },
      ...{ a: { from: 1, to: 11 }, an: { from: 1, to: 9 }, pbo: this.y, fsp: SPACING },
      ...{ fscx: SCALE, fscy: SCALE, fax: skew, fay: skew },
      ...{ fr: ANGLE, frx: ANGLE, fry: ANGLE, frz: ANGLE, be: blur, blur },
      ...{ bord: border, xbord: border, ybord: border },
      ...{ shad: { ...shadow, from: 0 }, xshad: shadow, yshad: shadow },
    }
  }

  /** The overrides between two braces anew; null: there are too many. */
  block(inside: string): string | null {
    const tags: string[] = []
    for (const tag of tagsOf(inside)) {
      const tidy = this.tag(tag)
      if (tidy === null) return null
      if (tidy !== '') tags.push(`\\${tidy}`)
    }
    return tags.join('')
  }

  private tag(tag: string): string | null {
    const [, call, inner] = /^(pos|org|move|fade?|i?clip|t)\((.{0,40000})$/s.exec(tag) ?? []
    if (call !== undefined && inner !== undefined) return this.call(call, withoutEnd(inner))
    const [, drawing] = /^p(\d{1,3})/.exec(tag) ?? []
    if (drawing !== undefined) {
      const scale = Math.min(Number(drawing), 10)
      this.isDrawing = scale > 0
      return `p${scale}`
    }
    if (tag.startsWith('fn')) return `fn${fontName(tag.slice(2)) || this.around.style.font}`
    if (tag === 'fs') return this.size(String(this.around.style.fontSize))
    if (/^fs[+\-.\d]/.test(tag)) return this.size(tag.slice(2))
    if (/^r(?!nd)/.test(tag)) return this.reset(tag.slice(1).trim())
    return colourOrNumber(tag, this.numbers)
  }

  /** Letters by a size of their own, or in tenths larger or smaller than those before. */
  private size(written: string): string {
    const span = fontSizeSpan(this.around.size)
    const isRelative = /^[+-]/.test(written)
    const number = numberIn(written, isRelative ? { from: -9, to: 100 } : span)
    if (number === null) return ''
    const fontSize = isRelative ? this.fontSize * (1 + number / 10) : number
    this.fontSize = Math.min(span.to, Math.max(span.from, fontSize))
    return `fs${numberText(this.fontSize, span)}`
  }

  /** Back to a style; what nobody knows is the event's own. */
  private reset(name: string): string {
    const style = this.around.styles.get(name) ?? this.around.style
    this.fontSize = style.fontSize
    return `r${style.name}`
  }

  private call(name: string, inner: string): string | null {
    if (name === 't') return this.transition(inner)
    if (name.endsWith('clip')) return this.clip(name, inner)
    const values = inner.split(',', 8)
    const { durationMs } = this.around
    const times = { from: 0, to: durationMs }
    const alpha = { from: 0, to: 255 }
    const spans = {
      pos: [[this.x, this.y]],
      org: [[this.x, this.y]],
      move: [
        [this.x, this.y, this.x, this.y],
        [this.x, this.y, this.x, this.y, times, times],
      ],
      fad: [[times, times]],
      fade: [
        [times, times],
        [alpha, alpha, alpha, times, times, times, times],
      ],
    }[name]
    const fitting = spans?.find(({ length }) => length === values.length)
    const numbers = fitting?.map((span, at) => numberIn(values[at], span))
    if (!numbers || numbers.some((one) => one === null)) return ''
    if (name !== 'fad' && name !== 'fade') this.isPlaced = true
    // Times that run backwards are no times: the later ones wait for the earlier.
    const first = name === 'move' ? 4 : name === 'fade' && numbers.length === 7 ? 3 : numbers.length
    const ordered = numbers.map((number, at) =>
      at < first ? number : Math.max(...numbers.slice(first, at + 1).map(Number)),
    )
    return `${name}(${ordered.join(',')})`
  }

  private clip(name: string, inner: string): string | null {
    this.isPlaced = true
    const values = inner.split(',', 5)
    if (values.length === 4) {
      const numbers = values.map((value, at) => numberIn(value, at % 2 === 0 ? this.x : this.y))
      return numbers.includes(null) ? '' : `${name}(${numbers.join(',')})`
    }
    if (values.length > 2) return ''
    const drawing = tidyDrawing(values.at(-1) ?? '')
    if (drawing === null || drawing === '') return drawing
    const scale = values.length === 2 ? (numberIn(values[0], { from: 1, to: 10 }) ?? 1) : 1
    return `${name}(${Math.round(scale)},${drawing})`
  }

  /** A change over time, with its times written out: from when to when in the event, milliseconds. */
  private transition(inner: string): string | null {
    this.transitions += 1
    if (this.transitions > MAX_TRANSITIONS) return null
    const at = inner.indexOf('\\')
    if (at < 0) return ''
    const times = this.timesOf(inner.slice(0, at))
    const tags: string[] = []
    for (const tag of tagsOf(inner.slice(at))) {
      if (/^(?:t|pos|org|move|fade?|p\d|r|fn|k|K|q|an?\d)/.test(tag)) continue
      // A size that changes on its way is not that of the letters after it.
      const before = this.fontSize
      const tidy = this.tag(tag)
      this.fontSize = before
      if (tidy === null) return null
      if (tidy !== '') tags.push(`\\${tidy}`)
    }
    return tags.length === 0 ? '' : `t(${times},${tags.join('')})`
  }

  /** From when to when something changes, and how much faster at its end; one that says nothing takes as long as
   *  the event stands. */
  private timesOf(written: string): string {
    const span = { from: 0, to: this.around.durationMs }
    const values = written
      .split(',', 4)
      .map((value) => value.trim())
      .filter((value) => value !== '')
    const hasTimes = values.length >= 2
    const [first, last] = hasTimes ? values.map((value) => numberIn(value, span)) : []
    const from = first ?? 0
    const to = Math.max(from, last || span.to)
    const isShort = to - from <= MAX_ACCELERATED_MS
    const speed = numberIn(hasTimes ? values[2] : values[0], { from: 0.05, to: 20 })
    return [from, to, (isShort && speed) || 1].join(',')
  }
}

const withoutEnd = (inner: string) => (inner.endsWith(')') ? inner.slice(0, -1) : inner)

function colourOrNumber(tag: string, spans: Readonly<Record<string, Span>>): string {
  const colour = /^([1-4]?)c&?H?([0-9a-f]{1,8})?&?$/i.exec(tag)
  if (colour) {
    const hex = colour[2]
    return `${colour[1]}c${hex === undefined ? '' : `&H${hex.padStart(6, '0').slice(-6)}&`}`
  }
  const alpha = /^(alpha|[1-4]a)&?H?([0-9a-f]{1,8})&?$/i.exec(tag)
  if (alpha) return `${alpha[1]}&H${(alpha[2] ?? '').padStart(2, '0').slice(-2)}&`
  const [, name = '', value] = /^([a-zA-Z]{1,5})([-+.\d].{0,40})$/s.exec(tag) ?? []
  const span = Object.hasOwn(spans, name) ? spans[name] : undefined
  const number = span && numberIn(value, span)
  return span && number !== null && number !== undefined ? `${name}${numberText(number, span)}` : ''
}
