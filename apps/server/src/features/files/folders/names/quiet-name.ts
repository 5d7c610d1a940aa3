import { isEdition, isReleaseWord, isShouted, isSoftWord } from './release-words.ts'

/** A year that films have been made in, of its own. */
const YEAR = /^(?:18[7-9]\d|19\d\d|20\d\d)$/
/** The same in brackets, where years of a show may stand: `(2005)`, `(2005-2010)`. */
const YEARS = /^((?:18[7-9]|19\d|20\d)\d)(?:\s?[-–]\s?(?:\d{4})?)?$/
/** A year in brackets, wherever it stands. */
const YEAR_IN_BRACKETS = /[([](?:18[7-9]|19\d|20\d)\d(?:\s?[-–]\s?(?:\d{4})?)?[)\]]/
/** `2001 - Title` */
const YEAR_FIRST = /^((?:18[7-9]|19\d|20\d)\d)\s[-–]\s(?=\S)/
/** `Title, 2001`, `Title - 2001` */
const YEAR_LAST = /(?:,\s?|\s[-–]\s)((?:18[7-9]|19\d|20\d)\d)$/

/** `[x264]-GRP` */
const GROUP_LAST = /(?<=[\])}])-[A-Za-z0-9]{1,20}$/
/** A name that stands in brackets, such as `[Group]`, `{tmdb-603}` or `(1080p BluRay)`. */
const BRACKETS = /\[([^[\]]*)\]|\{([^{}]*)\}|\(([^()]*)\)/g

/** What is left of a name without what encoders write of their work. `year`: in brackets, or the
 *  last before such words; null: none is written. `isCut`: something was cut off that tells files of
 *  one film apart, so that what stands before it is meant as a title. */
export type QuietName = { words: string[]; year: number | null; isCut: boolean }

/** Where in an opened name a year or words of encoders stood in brackets. */
const CUT = '\u0000'

/** Cuts off what encoders write, and takes the year out. A name without spaces is split at dots and
 *  underscores. */
export function quietName(name: string): QuietName {
  const first = YEAR_FIRST.exec(name)
  if (first) {
    const rest = quietName(name.slice(first[0].length))
    return rest.words.length === 0 ? rest : { ...rest, year: rest.year ?? Number(first[1]) }
  }
  const opened = withoutBrackets(name.replace(GROUP_LAST, ''))
  const [head = '', ...tail] = opened.text.split(CUT)
  const hasHead = head.trim() !== ''
  const text = hasHead ? head : tail.join(' ')
  // Brackets that were taken out left spaces; of the name itself there are none in one with dots.
  const isDotted = !/\S\s+\S/.test(opened.year === null ? name.trim() : text.trim())
  const last = opened.year === null ? YEAR_LAST.exec(text.trim()) : null
  const quiet = withoutTail(
    nameTokens(last ? text.trim().slice(0, last.index) : text, isDotted),
    isDotted,
    {
      year: last ? Number(last[1]) : opened.year,
      isCut: opened.isCut || (hasHead && tail.length > 0),
    },
  )
  return quiet.year === null && !isDotted ? withoutEdition(quiet) : quiet
}

/** What a person wrote behind a year in brackets: `- Anna` of `Birthday (2019) - Anna [1080p]`; '': nothing but what
 *  encoders write. */
export function behindYear(name: string): string {
  const { text, year } = withoutBrackets(name.replace(GROUP_LAST, ''))
  const [head = '', ...tail] = text.split(CUT)
  if (year === null || head.trim() === '') return ''
  const words = nameTokens(tail.join(' '), false)
  const noiseAt = words.findIndex(isReleaseWord)
  const own = noiseAt < 0 ? words : words.slice(0, noiseAt)
  return own.every((word) => /^[-–]$/.test(word) || isSoftWord(word)) ? '' : own.join(' ')
}

function withoutBrackets(name: string) {
  let year: number | null = null
  let isCut = false
  const text = name.replace(BRACKETS, (_all, square, curly, round: string | undefined) => {
    const inside = (square ?? curly ?? round ?? '').trim()
    const [, from] = (curly === undefined && YEARS.exec(inside)) || []
    if (from) {
      year ??= Number(from)
      return ` ${CUT} `
    }
    const isEncoders = isEdition(nameTokens(inside)) || nameTokens(inside).some(isReleaseWord)
    if (isEncoders || /^edition-/i.test(inside)) isCut = true
    if (round === undefined) return ' '
    return isEncoders ? ` ${CUT} ` : ` ${inside} `
  })
  return { text, year, isCut }
}

/** Ends words at the first that only encoders write, and takes out the year before it. */
function withoutTail(
  all: string[],
  isDotted: boolean,
  { year: said, isCut: wasCut }: Pick<QuietName, 'year' | 'isCut'>,
): QuietName {
  let [words, year, isCut] = [all, said, wasCut]
  const noiseAt = words.findIndex((word, at) => at > 0 && isReleaseWord(word))
  if (noiseAt > 0) {
    words = words.slice(0, noiseAt)
    isCut = true
  }
  if (year === null && (noiseAt > 0 || wasCut || isDotted)) {
    const at = words.findLastIndex((word, place) => place > 0 && YEAR.test(word))
    if (at > 0 && words.slice(at + 1).every(isSoftWord)) {
      year = Number(words[at])
      words = words.slice(0, at)
      isCut = true
    }
  }
  if (isCut && year === null) words = withoutSoftEnd(words)
  return { words, year, isCut }
}

const ARTICLE = /^(?:the|an?|der|die|das|le|la|les|el|los|il|[-–—])$/i

/** Takes soft words off an end without a year: several, or one that no title would have so. */
function withoutSoftEnd(words: string[]): string[] {
  const end = words.findLastIndex((word) => !isSoftWord(word)) + 1
  const soft = words.slice(end)
  const isEnd = soft.length > 1 || (soft[0] !== undefined && isShouted(soft[0]))
  const left = words.slice(0, end)
  return isEnd && left.some((word) => !ARTICLE.test(word)) ? left : words
}

/** `Title - Director's Cut`: a hyphen, and behind it nothing but the name of an edition. */
function withoutEdition(quiet: QuietName): QuietName {
  const at = quiet.words.findLastIndex((word) => /^[-–]$/.test(word))
  if (at <= 0 || !isEdition(quiet.words.slice(at + 1))) return quiet
  return { ...quiet, words: quiet.words.slice(0, at), isCut: true }
}

/** The words of a name. Dots and underscores part them where there are no spaces; a lone letter
 *  keeps its dot from the next, as in S.W.A.T. */
export function nameTokens(name: string, isDotted = !/\s/.test(name.trim())): string[] {
  const spaced = isDotted ? splitAtDots(name) : name.replaceAll('_', ' ')
  return spaced
    .split(/\s+/)
    .map((word) => (isDotted ? word.replace(/^[-–—,]+|(?<![-–—,])[-–—,]+$/g, '') : word))
    .filter((word) => word !== '')
    .flatMap(splitGroup)
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
  if (rest.length === 0 || isReleaseWord(word) || !isReleaseWord(first)) return [word]
  return [first, ...rest]
}

/** Words as a person writes them, without what only joins: never longer than 100 characters. */
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

/** Where in a name its year in brackets ends; undefined: it has none. */
export function yearEnd(name: string): number | undefined {
  const found = YEAR_IN_BRACKETS.exec(name)
  return found ? found.index + found[0].length : undefined
}

/** Letters and digits alone, in small letters: two spellings of a name are one. */
export const bareName = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '')
