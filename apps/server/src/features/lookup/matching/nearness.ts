import type { LookupNearness } from '@starnest/contract/lookup/lookup'
import type { CatalogueEntry, CatalogueQuery } from '../../../ports/film-catalogue.ts'

/** Characters of a name that are compared; the comparison takes the product of both lengths. */
const MAX_COMPARED = 120

/** What a year does to how near a result is. A file's year is that of the release on this side of the border
 *  often enough to be one off. */
const YEAR = { same: 1, oneOff: 0.9, unknown: 0.75, other: 0.4 }

/** From which score on a result is taken without asking, and by how much the next has to be behind. */
const SURE = { score: 0.95, ahead: 0.1 }
/** From which score on a result is called close. */
const CLOSE_SCORE = 0.7

/** How near a result is, 0 to 1: how alike the names are, times what the years say. 1: the same name, but for
 *  marks, case and punctuation, and the same year. The name in the language that was asked for and the original
 *  one both count. */
export function nearness(
  query: Pick<CatalogueQuery, 'title' | 'year'>,
  entry: Pick<CatalogueEntry, 'title' | 'originalTitle' | 'year'>,
): number {
  const names = [entry.title, ...(entry.originalTitle === null ? [] : [entry.originalTitle])]
  const likeness = Math.max(...names.map((name) => likenessOf(query.title, name)))
  return Math.round(likeness * yearFactor(query.year, entry.year) * 1000) / 1000
}

/** Whether the first of some scores, in falling order, is taken without asking. */
export function isSure(scores: readonly number[]): boolean {
  const [first = 0, second = 0] = scores
  // In thousandths, as scores are: 1 - 0.9 is less than 0.1 in binary fractions.
  const ahead = Math.round((first - second) * 1000) / 1000
  return first >= SURE.score && ahead >= SURE.ahead
}

/** A score in a word. */
export function nearnessName(score: number): LookupNearness {
  if (score === 1) return 'exact'
  return score >= CLOSE_SCORE ? 'close' : 'far'
}

function yearFactor(one: number | null, other: number | null): number {
  if (one === null || other === null) return YEAR.unknown
  const years = Math.abs(one - other)
  if (years === 0) return YEAR.same
  return years === 1 ? YEAR.oneOff : YEAR.other
}

/** How alike two names are, 0 to 1: one less the part of the longer one that has to be changed. */
function likenessOf(one: string, other: string): number {
  const [a, b] = [fold(one), fold(other)]
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 0 : 1 - editsBetween(a, b) / longer
}

/** A name without what nobody types: marks, case, punctuation; `&` is `and`. */
const fold = (name: string): string[] => [
  ...(name
    .slice(0, MAX_COMPARED)
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || name.slice(0, MAX_COMPARED)),
]

/** Letters to add, drop or exchange. Source: Wagner–Fischer. */
function editsBetween(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, at) => at + 1)
  for (const [y, letter] of one.entries()) {
    let corner = y
    let left = y + 1
    row = row.map((above, x) => {
      const edits = Math.min(above + 1, left + 1, corner + (letter === other[x] ? 0 : 1))
      corner = above
      left = edits
      return edits
    })
  }
  return row.at(-1) ?? one.length
}
