import { HOME_ROWS, type HomeRowId } from '@starnest/contract/catalog/catalog'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlacedRow, spreadRows } from './spread-rows.ts'

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
const row = (id: HomeRowId, ...titleIds: number[]): PlacedRow => ({ id, titleIds })
const itself = (id: number) => id
const spread = (...rows: PlacedRow[]) =>
  Object.fromEntries(spreadRows(rows, itself).map(({ id, titleIds }) => [id, titleIds]))

describe('rows of the same titles', () => {
  it('Top Picks leave Recently Added half of what both could show', () => {
    expect(
      spread(row('top-picks', ...ids(1, 20)), row('recently-added', ...ids(1, 20).reverse())),
    ).toEqual({
      'top-picks': ids(1, 10),
      'recently-added': ids(11, 20).reverse(),
    })
  })

  it('few titles are all picks, and no row repeats them', () => {
    const few = ids(1, 3)
    expect(
      spread(row('top-picks', ...few), row('recently-added', ...few), row('comedy', ...few)),
    ).toEqual({ 'top-picks': few })
  })

  it('a row of all genres leaves the row of a genre what is its own, when that has few others', () => {
    expect(spread(row('recently-added', ...ids(1, 8)), row('comedy', 2, 3, 20))).toEqual({
      'recently-added': [1, 4, 5, 6, 7, 8],
      comedy: [2, 3, 20],
    })
  })

  it('keeps the newest titles in Recently Added, when the genre below has enough others', () => {
    expect(
      spread(row('recently-added', ...ids(1, 8)), row('comedy', 1, 2, ...ids(20, 30))),
    ).toEqual({
      'recently-added': ids(1, 8),
      comedy: ids(20, 30),
    })
  })

  it('what somebody began or put there stays, and the rows beside it show others', () => {
    expect(
      spread(
        row('continue-watching', 1, 2),
        row('top-picks', 1, 2, 3),
        row('kids', 4, 5),
        row('watch-later', 5),
      ),
    ).toEqual({ 'continue-watching': [1, 2], 'top-picks': [3], kids: [4], 'watch-later': [5] })
  })

  it('a series is one card, whichever of its episodes a row has', () => {
    const seriesOf = (id: number) => (id > 100 ? 'band' : id)
    const rows = [row('top-picks', 103, 1, 102, 2), row('comedy', 101, 3)]
    expect(spreadRows(rows, seriesOf)).toEqual([row('top-picks', 103, 1, 2), row('comedy', 3)])
  })
})

it('no two neighbours share a title, but for what somebody put there himself', () => {
  const own: HomeRowId[] = ['coming-soon', 'continue-watching', 'watch-later', 'recommended']
  const rowIds = HOME_ROWS.filter((id) => !id.includes('banner') && id !== 'featured-collections')
  const titleIds = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 50 })
  fc.assert(
    fc.property(fc.tuple(...rowIds.map(() => titleIds)), (lists) => {
      const rows = spreadRows(
        rowIds.map((id, at) => row(id, ...(lists[at] ?? []))),
        itself,
      )
      for (const [at, { id, titleIds: shown }] of rows.entries()) {
        const above = rows[at - 1]
        if (!above || (own.includes(id) && own.includes(above.id))) continue
        const shared = shown.filter((titleId) => above.titleIds.includes(titleId))
        // A row right above an own one keeps what it has where that is all it has.
        const hasOthers = above.titleIds.some((titleId) => !shown.includes(titleId))
        if (!own.includes(id) || hasOthers) expect(shared).toEqual([])
        if (!own.includes(id)) expect(shown.length).toBeLessThanOrEqual(25)
      }
    }),
  )
})
