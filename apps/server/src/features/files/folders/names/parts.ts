import { nameTokens, yearEnd } from './quiet-name.ts'
import { isReleaseWord } from './release-words.ts'

/** A mark that a film goes on in several files, and where it stands in the name. */
export type PartMark = { part: number; start: number; end: number }

/** `- cd2`, `disc 1`, `.dvd2`, `(Disc 1)`, `[cd1]`, at the end of a name. DVD5 and DVD9 are sizes of discs. */
const DISC_LAST = /[\s._-][([]?(?:cd|dvd(?!-?[59][)\]]?$)|dis[ck])[\s._-]{0,3}(\d{1,2})[)\]]?$/i
/** `part2`, `pt-1`, `parta`, `cdb`: no space in it, so that `Deathly Hallows Part 2` stays a film. */
const GLUED_LAST = /[\s._-](?:cd|dvd(?!-?[59]$)|dis[ck]|part|pt)[._-]?(\d{1,2}|[a-d])$/i
/** In capitals these are no parts: `PTA`, `CDC`. */
const INITIALS = /(?:CD|PT)[A-D]$/
/** `(2008) Part 1`, `- part 2`, `_pt 1`: behind what ends a title. */
const PART_LAST = /(?:\)\s?|[_-]\s?|\s-\s)(?:part|pt)[\s._-]{0,3}(\d{1,2})$/i
/** `(1 of 2)` */
const OF_LAST = /[\s._(-](\d)\s?of\s?\d\)?$/i
/** `.CD1.` before or among words of encoders. */
const DISC_WITHIN = /(?<=[\s._-])(?:cd|dvd(?![59])|dis[ck])(\d{1,2})(?=[\s._-])/i
/** What the words for a part are in the languages that files are named in. */
const PART = 'part|teil|partie|parte|deel|część|часть'
/** Numbers as they are written behind such a word. */
const COUNTED = 'one|two|three|four|five|six|seven|eight|nine|ten'
const ROMAN = 'i|ii|iii|iv|v|vi|vii|viii|ix|x'
/** Behind the year of a film: `(Part 1)`, `- part1`, `Part Two`, `Vol. 2`, `- Teil II`, `[cd1]`, `1 of 2`. What
 *  follows are other words than of the title, but `PT 5.1` is the sound in Portuguese. */
const BEHIND_YEAR = new RegExp(
  `(?<=^|[\\s._-])[([]?(?:(?:cd|dis[ck]|pt|dvd(?!-?[59](?!\\d)))[\\s._-]{0,3}(\\d{1,2})|(?:${PART}|volume|vol)(?:[\\s._-]{0,3}(\\d{1,2}|[a-d])|[\\s._-]{1,3}(${COUNTED}|${ROMAN}))|0?(\\d)\\s?of\\s?0?\\d)[)\\]]?(?=$|[\\s._)\\]-])(?!\\.\\d(?!\\d))`,
  'iu',
)
/** A year without brackets, before one of these directly behind it: `Film.2001.Part1`. */
const BARE_YEAR = /[\s._](?:18[7-9]|19\d|20\d)\d(?=[\s._-])/g
/** Directly behind the number of an episode: ` Part 1`, ` - pt2`, `-part1`; ` - Part 2` is a name. */
const BEHIND_EPISODE = new RegExp(
  `^(?:[\\s._-]*(?:(?:cd|dvd|dis[ck]|pt)[\\s._-]{0,3}|part)|[\\s._](?:${PART})[\\s._-])(\\d{1,2}|[a-d])(?=$|[\\s._-])`,
  'iu',
)
/** A piece of an episode, by what is glued to its number: `S01E01a`, `S01E01.2`, `S01E01 (2)`; `a-b` are both. */
const SEGMENT =
  /^(?:([a-d])(?=$|[\s._-])(?![-+&][a-d](?:$|[\s._-]))|\.([1-4])(?=$|\s-\s)|\s?\(([1-4])\)$)/i
/** A folder with one of a film's discs. */
const DISC_FOLDER = /^(?:cd|dvd(?!-?[59]$)|dis[ck])[\s._-]{0,3}(\d{1,2})$/i

/** Which part of a film a name says that it is, at its end or behind its year, and where that stands;
 *  undefined: it is whole. */
export function partAtEnd(name: string): PartMark | undefined {
  for (const pattern of [DISC_LAST, PART_LAST, GLUED_LAST, OF_LAST]) {
    const found = pattern.exec(name)
    if (!found || found.index === 0 || INITIALS.test(found[0])) continue
    const bracket = found[0].startsWith(')') ? 1 : 0
    return { part: numberOf(found[1]), start: found.index + bracket, end: name.length }
  }
  return partBehindYear(name)
}

/** A part before the year belongs to the title: `Deathly Hallows Part 1 (2010)`. */
function partBehindYear(name: string): PartMark | undefined {
  const bracket = yearEnd(name)
  const from = bracket ?? bareYearEnd(name)
  if (from === undefined) return undefined
  const behind = name.slice(from)
  const found = BEHIND_YEAR.exec(behind)
  if (!found) return undefined
  const end = found.index + found[0].length
  const isDirect = !/[^\s._-]/.test(behind.slice(0, found.index))
  const isEncoded = !/\s/.test(name) || nameTokens(behind.slice(end)).some(isReleaseWord)
  if (bracket === undefined && !(isDirect && isEncoded)) return undefined
  const number = found.slice(1).find((one) => one !== undefined)
  return { part: numberOf(number), start: from + found.index, end: from + end }
}

/** Where the last year ends that a name has without brackets. */
function bareYearEnd(name: string): number | undefined {
  const last = [...name.matchAll(BARE_YEAR)].at(-1)
  return last && last.index + last[0].length
}

/** Which of a film's discs a folder holds, by nothing but that; null: it is no such folder. */
export function discOfFolder(name: string): number | null {
  const found = DISC_FOLDER.exec(name)
  return found ? numberOf(found[1]) : null
}

/** The part that stands before words of encoders: `Film.CD1.x264`. */
export function partWithin(name: string): number | null {
  const found = DISC_WITHIN.exec(name)
  return found ? numberOf(found[1]) : null
}

/** The part of an episode, by what stands behind its number, and where in that a name may follow. */
export function partOfEpisode(rest: string): { part: number; rest: string } | undefined {
  for (const pattern of [DISC_LAST, GLUED_LAST, OF_LAST]) {
    const last = pattern.exec(rest)
    if (last && !INITIALS.test(last[0]))
      return { part: numberOf(last[1]), rest: rest.slice(0, last.index) }
  }
  const found = BEHIND_EPISODE.exec(rest)
  return found ? { part: numberOf(found[1]), rest: rest.slice(found[0].length) } : undefined
}

/** The same of `S01E01a` and the like, by what stands behind `S01E01`. */
export function segmentOfEpisode(rest: string): { part: number; rest: string } | undefined {
  const found = SEGMENT.exec(rest)
  const number = found?.slice(1).find((one) => one !== undefined)
  return found ? { part: numberOf(number), rest: rest.slice(found[0].length) } : undefined
}

/** 1, 2 …, `one`, `two` …, `i`, `ii` … or `a`, `b` … */
function numberOf(text = ''): number {
  if (/\d/.test(text)) return Number(text)
  const lower = text.toLowerCase()
  const at = Math.max(...[COUNTED, ROMAN].map((all) => all.split('|').indexOf(lower)))
  return at < 0 ? lower.charCodeAt(0) - 96 : at + 1
}
