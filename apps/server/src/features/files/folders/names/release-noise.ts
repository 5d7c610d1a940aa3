/** What encoders write after a title: the first such word ends it, wherever it stands. */
const NOISE =
  /^(?:\d{3,4}[pi](?:\d{2})?|[48]k|uhd|[xh]\.?26[456]|hevc|avc|av1|xvid|divx|blu-?ray|b[rd]-?rip|bd(?:remux|25|50)|dvd-?(?:rip|scr|r|5|9)?|web-?(?:rip|dl)|hd-?(?:tv|rip|cam|ts)|pdtv|dsr|tvrip|vhs-?rip|remux|hdr(?:10)?\+?|dovi|sdr|dts(?:-?(?:hd|x|es))?|true-?hd|atmos|ac-?3|e-?ac-?3|ddp?\+?\d?|aac\d?|flac|opus|(?:8|10|12)-?bit|nf|amzn|dsnp|hmax|atvp)$/i

/** Words that are noise only behind a year or behind other noise: alone they may be part of a title. */
const SOFT_NOISE =
  /^(?:web|cam|ts|dv|extended|unrated|uncut|uncensored|remastered|restored|limited|internal|proper|repack|rerip|multi|dual|dubbed|subbed|complete|imax|open|matte|theatrical|directors?|final|cut|edition|retail|hybrid|3d|sbs|hsbs|(?:cd|dvd|dis[ck])\d{1,2})$/i

/** A year that films have been made in, of its own. */
const YEAR = /^(?:18[7-9]\d|19\d\d|20\d\d)$/

/** A name that stands in brackets, such as `[Group]`, `{tmdb-603}` or `(1080p BluRay)`. */
const BRACKETS = /\[([^[\]]*)\]|\{([^{}]*)\}|\(([^()]*)\)/g

/** What is left of a name without what encoders write of their work. `year`: in brackets, or the
 *  last before such words; null: none is written. `isCut`: there were such words, so that
 *  what stands before them is meant as a title. */
export type QuietName = { words: string[]; year: number | null; isCut: boolean }

/** Cuts off what encoders write, and takes the year out. A name without spaces is split at dots and
 *  underscores. */
export function withoutNoise(name: string): QuietName {
  let year: number | null = null
  let isCut = false
  const opened = name.replace(BRACKETS, (_all, square, curly, round: string | undefined) => {
    const inside = (square ?? curly ?? round ?? '').trim()
    if (YEAR.test(inside)) {
      year = Number(inside)
      return ' \u0000 '
    }
    if (round === undefined) return ' '
    return wordsOf(inside).some((word) => NOISE.test(word)) ? ' \u0000 ' : ` ${inside} `
  })
  const [head = '', ...tail] = opened.split('\u0000')
  const hasHead = head.trim() !== ''
  const isDotted = !/\s/.test(name.trim())
  let words = wordsOf(hasHead ? head : tail.join(' '), isDotted)
  if (hasHead && tail.length > 0) isCut = true
  const noiseAt = words.findIndex((word, at) => at > 0 && NOISE.test(word))
  if (noiseAt > 0) {
    words = words.slice(0, noiseAt)
    isCut = true
  }
  if (year === null && (isCut || isDotted)) {
    const at = words.findLastIndex((word, place) => place > 0 && YEAR.test(word))
    if (at > 0 && words.slice(at + 1).every((word) => SOFT_NOISE.test(word))) {
      year = Number(words[at])
      words = words.slice(0, at)
      isCut = true
    }
  }
  while (isCut && year === null && words.length > 1 && SOFT_NOISE.test(words.at(-1) ?? ''))
    words.pop()
  return { words, year, isCut }
}

/** The words of a name. Dots and underscores part them where there are no spaces; a lone letter
 *  keeps its dot from the next, as in S.W.A.T. */
export function wordsOf(name: string, isDotted = !/\s/.test(name.trim())): string[] {
  const spaced = isDotted ? splitAtDots(name) : name.replaceAll('_', ' ')
  return spaced
    .split(/\s+/)
    .map((word) => (isDotted ? word.replace(/^[-–—,]+|(?<![-–—,])[-–—,]+$/g, '') : word))
    .filter((word) => word !== '')
    .flatMap((word) => (isDotted ? splitGroup(word) : [word]))
}

const splitAtDots = (name: string) =>
  name
    .replace(
      /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu,
      (letters) => `${letters.replaceAll('.', '\u0001')} `,
    )
    .replace(/\b([hx])\.(26[456])\b/gi, '$1$2')
    .replace(/[._]+/g, ' ')
    .replaceAll('\u0001', '.')

/** `x264-GROUP` is noise and the name of who made it. */
function splitGroup(word: string): string[] {
  const [first = '', ...rest] = word.split('-')
  if (rest.length === 0 || NOISE.test(word) || !NOISE.test(first)) return [word]
  return [first, ...rest]
}

/** Words as a person writes them, without what only joins: never longer than 200 characters. */
export function titleFrom(words: readonly string[]): string {
  const joined = words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—_,;:+]+|(?<![\s\-–—_,;:+])[\s\-–—_,;:+]+$/g, '')
    .trim()
  return [...joined].slice(0, MAX_TITLE_LENGTH).join('')
}

/** Characters of a title. Source: contract, `familyTitleSchema`; code points count there as up to two. */
const MAX_TITLE_LENGTH = 100
