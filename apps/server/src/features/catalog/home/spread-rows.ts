import { type HomeRowId, MAX_TILES_PER_ROW } from '@starnest/contract/catalog/catalog'

/** A row of a home screen in ids, best first. */
export type PlacedRow = { id: HomeRowId; titleIds: number[] }

/** Rows of what somebody chose or began, which is an episode and not its series. */
export const EPISODE_ROWS: ReadonlySet<HomeRowId> = new Set([
  'coming-soon',
  'continue-watching',
  'coming-soon-banner',
  'watch-later',
])
/** Rows that hold all of what is theirs; those beside them show others. Recommendations are mixed so
 *  that nobody can tell from them what somebody watched, and stay as they were mixed. */
const WHOLE_ROWS: ReadonlySet<HomeRowId> = new Set([
  ...EPISODE_ROWS,
  'recommended',
  'featured-collections',
])
/** Rows of every genre, which give their titles to the row of a genre below when that has few. */
const GIVING_ROWS: ReadonlySet<HomeRowId> = new Set(['recently-added', 'family-stories'])
/** With so many cards a row fills a desktop screen. */
const ENOUGH_CARDS = 6

/** What a card stands for: a title, or the series of which it is an episode. */
type KeyOf = (titleId: number) => string | number

/**
 * Sees to it that no card stands in two neighbouring rows, and leaves out a row all of whose cards stand
 * in the row above it. Top Picks leave Recently Added half of what both could show; a row of all genres
 * leaves the row of a genre below its titles, unless that has enough others. Of what stands for the same
 * series in one row the first stays.
 * @returns the rows that have cards, each with at most 25 but those that are shown whole
 */
export function spreadRows(rows: readonly PlacedRow[], keyOf: KeyOf): PlacedRow[] {
  const filled = rows
    .map((row) =>
      EPISODE_ROWS.has(row.id) ? row : { ...row, titleIds: once(row.titleIds, keyOf) },
    )
    .filter(({ titleIds }) => titleIds.length > 0)
  return spreadFilled(filled, keyOf)
}

/** A row that is left out makes neighbours of those beside it, so the rest is spread anew. */
function spreadFilled(filled: readonly PlacedRow[], keyOf: KeyOf): PlacedRow[] {
  const spread: PlacedRow[] = []
  for (const [place, row] of filled.entries()) {
    const titleIds = between(row, { above: spread.at(-1), below: filled[place + 1], keyOf })
    if (titleIds.length === 0) return spreadFilled(filled.toSpliced(place, 1), keyOf)
    spread.push({ ...row, titleIds })
  }
  return spread
}

type Neighbours = { above: PlacedRow | undefined; below: PlacedRow | undefined; keyOf: KeyOf }

/** What a row shows between two others. */
function between({ id, titleIds }: PlacedRow, { above, below, keyOf }: Neighbours): number[] {
  if (EPISODE_ROWS.has(id)) return titleIds
  const left = without(titleIds, above?.titleIds ?? [], keyOf)
  // The row above shows others than these, where it has others.
  if (WHOLE_ROWS.has(id)) return left.length > 0 ? left : titleIds
  const shown = left.slice(0, MAX_TILES_PER_ROW)
  if (!below || below.id === 'featured-collections') return shown
  const others = without(left, below.titleIds, keyOf).slice(0, MAX_TILES_PER_ROW)
  if (WHOLE_ROWS.has(below.id)) return others.length > 0 ? others : shown
  const leftBelow = without(below.titleIds, shown, keyOf).length
  if (id === 'top-picks' && below.id === 'recently-added') {
    return shown.slice(0, Math.max(ENOUGH_CARDS, Math.ceil((shown.length + leftBelow) / 2)))
  }
  return GIVING_ROWS.has(id) && leftBelow < ENOUGH_CARDS ? others : shown
}

function without(titleIds: readonly number[], others: readonly number[], keyOf: KeyOf): number[] {
  const keys = new Set(others.map(keyOf))
  return titleIds.filter((titleId) => !keys.has(keyOf(titleId)))
}

function once(titleIds: readonly number[], keyOf: KeyOf): number[] {
  const seen = new Set<string | number>()
  return titleIds.filter((titleId) => {
    const key = keyOf(titleId)
    return !seen.has(key) && seen.add(key)
  })
}
