/** A mark that a film goes on in several files. */
export type PartMark = { part: number; start: number }

/** `- cd2`, `disc 1`, `.dvd2`, at the end of a name. */
const DISC_LAST = /[\s._-](?:cd|dvd|dis[ck])[\s._-]{0,3}(\d{1,2})$/i
/** `part2`, `pt-1`, `parta`, `cdb`: no space in it, so that `Deathly Hallows Part 2` stays a film. */
const GLUED_LAST = /[\s._-](?:cd|dvd|dis[ck]|part|pt)[._-]?(\d{1,2}|[a-d])$/i
/** `(2008) Part 1`, `- part 2`, `_pt 1`: behind what ends a title. */
const PART_LAST = /(?:\)\s?|[_-]\s?|\s-\s)(?:part|pt)[\s._-]{0,3}(\d{1,2})$/i
/** `(1 of 2)` */
const OF_LAST = /[\s._(-](\d)\s?of\s?\d\)?$/i
/** `.CD1.` before or among words of encoders. */
const DISC_WITHIN = /(?<=[\s._-])(?:cd|dis[ck])(\d{1,2})(?=[\s._-])/i
/** Directly behind the number of an episode: ` Part 1`, ` - pt2`, `-part1`; ` - Part 2` is a name. */
const BEHIND_EPISODE =
  /^(?:[\s._-]*(?:(?:cd|dvd|dis[ck]|pt)[\s._-]{0,3}|part)|[\s._]part[\s._-])(\d{1,2}|[a-d])(?=$|[\s._-])/i

/** Which part of a film a name says that it is, and where that stands; undefined: it is whole. */
export function partAtEnd(name: string): PartMark | undefined {
  for (const pattern of [DISC_LAST, PART_LAST, GLUED_LAST, OF_LAST]) {
    const found = pattern.exec(name)
    if (!found || found.index === 0) continue
    const bracket = found[0].startsWith(')') ? 1 : 0
    return { part: numberOf(found[1]), start: found.index + bracket }
  }
  return undefined
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
    if (last) return { part: numberOf(last[1]), rest: rest.slice(0, last.index) }
  }
  const found = BEHIND_EPISODE.exec(rest)
  return found ? { part: numberOf(found[1]), rest: rest.slice(found[0].length) } : undefined
}

/** 1, 2 … or a, b … */
const numberOf = (text = '') =>
  /\d/.test(text) ? Number(text) : text.toLowerCase().charCodeAt(0) - 96
