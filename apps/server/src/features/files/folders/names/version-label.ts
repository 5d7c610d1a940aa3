import { nameTokens, titleFrom } from './quiet-name.ts'
import { isReleaseWord } from './release-words.ts'

/** Letters of a file's name that are read. */
const MAX_NAME_LENGTH = 400

/** `{edition-Director's Cut}` */
const EDITION = '{edition-'

/** A year, in brackets or not. */
const YEAR = /^[([]?(?:18[7-9]|19\d|20\d)\d[)\]]?$/

/** Words of a cut that may show what another does not. */
const CUT_WORD =
  /^(?:extended|unrated|uncut|uncensored|theatrical|director['’]?s?|final|cut|recut|redux|edition|special|ultimate)$/i

/** What the name of a version says of it besides its size: `Film (2001) - Director's Cut.mkv`,
 *  `Film (2001) [Extended].mkv`, `Film {edition-Final Cut}.mkv`, `Film.2001.UNRATED.1080p.mkv`. null: nothing. */
export function versionLabel(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  const base = (dot > 0 ? name.slice(0, dot) : name).slice(0, MAX_NAME_LENGTH).toWellFormed()
  const said = editionIn(base) ?? behindHyphen(base) ?? inLastBrackets(base) ?? ''
  const words = nameTokens(said).filter((word) => !isReleaseWord(word))
  return titleFrom([...words, ...cutAmong(base).filter((word) => !words.includes(word))]) || null
}

/** Words of a cut behind the year, among those of encoders. */
function cutAmong(base: string): string[] {
  const words = nameTokens(base)
  const at = words.findLastIndex((word, place) => place > 0 && YEAR.test(word))
  return at < 0 ? [] : words.slice(at + 1).filter((word) => CUT_WORD.test(word))
}

function editionIn(base: string): string | undefined {
  const from = base.toLowerCase().indexOf(EDITION)
  if (from < 0) return undefined
  const to = base.indexOf('}', from)
  return to < 0 ? undefined : base.slice(from + EDITION.length, to)
}

/** Behind the year, or behind all else where there is none. */
function behindHyphen(base: string): string | undefined {
  const at = base.lastIndexOf(' - ')
  return at <= 0 ? undefined : base.slice(at + 3).replaceAll(/[[\](){}]/g, ' ')
}

function inLastBrackets(base: string): string | undefined {
  const end = base.trimEnd()
  const close = end.at(-1) ?? ''
  const open = { ']': '[', ')': '(' }[close]
  const at = open === undefined ? -1 : end.lastIndexOf(open)
  const inside = end.slice(at + 1, -1)
  return at <= 0 || /^\d{4}$/.test(inside) ? undefined : inside
}
