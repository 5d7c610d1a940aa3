import { cueText } from '../cue.ts'

/** `<b>`, `</font>`, `<c.loud>`, `<00:01.000>`: what stands between angles, and begins with a letter or a digit. */
const TAG = /<\/?[A-Za-z0-9!][^<>]{0,1000}>/g
/** `{\an8}` of SubStation Alpha, in SubRip too. */
const OVERRIDE = /\{\\[^{}]{0,1000}\}/g
/** A tag of subtitles that nobody closed: `<i`, `<font color="red`, `{\an8`. What it may have of attributes goes, and
 *  the words behind it stay. */
const UNCLOSED =
  /<\/?(?:b|i|u|s|c|v|font)(?![A-Za-z0-9])(?:\s{1,9}[a-z]{1,20}\s?=\s?(?:"[^"\n]{0,200}"?|[^\s"]{1,100})){0,9}|\{\\[a-z]{1,8}\d{0,6}/gi
const HARMFUL = /<\/?(?:script|style|iframe|object|embed|img|svg)\b/i
/** `<v Leo>`, `<v.loud Leo>`. Source: WebVTT, W3C, "voice span". */
const VOICE = /^\s{0,9}<v(?:\.[^\s<>]{0,40})?\s([^<>]{1,400})>/
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,6}));/g
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
  ...{ lrm: '\u200e', rlm: '\u200f', hellip: '…', mdash: '—', ndash: '–' },
}
const MAX_CODE_POINT = 0x10ffff
/** Most times that tags are taken away: taking one away may make another of what stands around it. */
const MAX_PASSES = 4

/** The text of a cue without markup. `hasScript`: it held what a page would run or load. */
export type PlainText = { readonly text: string; readonly hasScript: boolean }

/** Lines of SubRip or WebVTT as plain text: tags and overrides taken away, then entities decoded, once. What looks
 *  like a tag after that was written as text. */
export function plainText(lines: readonly string[]): PlainText {
  const written = lines.join('\n')
  const bare = withoutTags(written).replaceAll('\\N', '\n').replaceAll('\\h', ' ')
  const text = cueText(decoded(bare).split('\n'))
  return { text, hasScript: HARMFUL.test(written) }
}

function withoutTags(text: string): string {
  let bare = text
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = bare.replace(OVERRIDE, '').replace(TAG, '')
    if (next === bare) return bare.replace(UNCLOSED, '')
    bare = next
  }
  return bare.replaceAll('<', '')
}

/** A text with the characters that its entities stand for; those that stand for none stay. */
export const decoded = (text: string): string =>
  text.includes('&') ? text.replace(ENTITY, decodedEntity) : text

function decodedEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? entity
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : entity
}

/** Who the first line of a cue says that it is of; undefined: nobody. */
export function speakerOf([first = '']: readonly string[]): string | undefined {
  const name = VOICE.exec(first)?.[1]
  return name === undefined ? undefined : plainText([name]).text || undefined
}
