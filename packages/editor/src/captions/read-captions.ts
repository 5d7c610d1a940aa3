/** A caption: when it is shown, in milliseconds, and its lines. */
export type CaptionCue = { readonly fromMs: number; readonly toMs: number; readonly text: string }

/** Characters of a file of captions that are read; a film of three hours has some 200,000. */
export const MAX_CAPTION_CHARACTERS = 2_000_000

/** When a caption begins and ends, as SubRip and WebVTT write it and as people get it wrong: one digit or four of a
 *  fraction, a comma or a point, hours or none. */
const TIMES =
  /^\s{0,9}(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,4}))?\s{0,9}-{1,2}>\s{0,9}(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,4}))?/
const TAG = /<[^<>\n]{0,200}>|\{\\[^{}\n]{0,200}\}/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}
const ENTITY = /&(?:amp|lt|gt|nbsp|lrm|rlm);/g

/** Reads captions of a SubRip or WebVTT file, in the order of their times. What is damaged is left out, and costs no
 *  other caption. Their markup is taken away. Source: W3C WebVTT. */
export function readCaptions(file: string): CaptionCue[] {
  const lines = file
    .slice(0, MAX_CAPTION_CHARACTERS)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  const cues: CaptionCue[] = []
  let open: { fromMs: number; toMs: number; lines: string[] } | null = null
  const close = () => {
    const text = open ? plain(open.lines) : ''
    if (open && open.toMs > open.fromMs && text !== '') {
      cues.push({ fromMs: open.fromMs, toMs: open.toMs, text })
    }
    open = null
  }
  for (const [at, line] of lines.entries()) {
    const times = TIMES.exec(line)
    if (times) {
      close()
      open = { fromMs: msOf(times.slice(1, 5)), toMs: msOf(times.slice(5, 9)), lines: [] }
    } else if (isBetween(line, lines[at + 1])) close()
    else if (open) open.lines.push(line)
  }
  close()
  return cues.toSorted((one, other) => one.fromMs - other.fromMs)
}

/** Whether a line belongs to no caption: the number or the name of the next one, or a note. An empty line may stand
 *  within a caption. */
const isBetween = (line: string, next: string | undefined): boolean =>
  (next !== undefined && TIMES.test(next) && line.length < 100 && line.trim() !== '') ||
  /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)

function msOf([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]) {
  const thousandths = Number(`0.${fraction}`) * 1000
  return Math.round(
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + thousandths,
  )
}

const plain = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(TAG, '')
    .replace(ENTITY, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
