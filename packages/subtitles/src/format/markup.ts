import { cueText } from '../cue.ts'

/** `<b>`, `</font>`, `<c.loud>`, `<00:01.000>`: what stands between angles, and begins with a letter or a digit. */
const TAG = /<\/?[A-Za-z0-9!][^<>]{0,1000}>/g
/** `{\an8}` of SubStation Alpha, in SubRip too. */
const OVERRIDE = /\{\\[^{}]{0,1000}\}/g
/** A tag of subtitles that nobody closed: `<i`, `<font color="red`, `{\an8`. What it may have of attributes goes, and
 *  the words behind it stay. */
const UNCLOSED =
  /<\/?(?:b|i|u|s|c|v|p|em|rt|ruby|span|font|strong)(?![A-Za-z0-9])(?:\.[\w.-]{1,40})?(?:\s{1,9}[a-z]{1,20}\s?[=:]\s?(?:"[^"\n]{0,200}"|"?[^\s"]{1,100})){0,9}/gi
const UNCLOSED_OVERRIDE = /\{\\[a-z]{1,8}(?:\([^(){}\s]{0,60}\)?|&H[0-9A-F]{1,8}&?|-?[\d.]{1,8})?/gi
/** `<00:00:01.000`: when a word is sung, which nobody closed. */
const UNCLOSED_TIME = /<(?:\d{1,2}:)?\d{1,2}:\d{2}\.\d{3}/g
/** `< i >`, `</ i >`, as machines that translate write tags. */
const SPACED = /<\s{0,3}\/?\s{0,3}(?:b|i|u|s|em|font|strong)\s{0,3}>/gi
/** `{i}`, `{y:i}`, `{C:$00FFFF}` of MicroDVD, and `[i]` of forums. */
const OTHER_TAG = /\{\/?[biu]\}|\{[cfopsy]:[^{}\s]{1,40}\}|\[\/?[biu]\]/gi
const LINE_BREAK = /<br\s{0,3}\/?>/gi
/** What is left of tags within tags, and of one that broke off at the end of a line. */
const SCRAPS = /<>|<(?=[ \t]{0,9}$)/gm
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
  let bare = text.replace(LINE_BREAK, '\n').replace(SPACED, '').replace(OTHER_TAG, '')
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = bare.replace(OVERRIDE, '').replace(TAG, '')
    if (next === bare) return withoutScraps(bare)
    bare = next
  }
  return bare.replaceAll('<', '')
}

/** Takes away what is left of tags that nobody closed; the words around it stay. */
const withoutScraps = (text: string): string =>
  text
    .replace(UNCLOSED, '')
    .replace(UNCLOSED_OVERRIDE, '')
    .replace(UNCLOSED_TIME, '')
    .replace(SCRAPS, '')

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
