import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRowKey, moveInRow, nearestInColumn, type RowKey } from './focus-moves.ts'

describe('moving along a row', () => {
  it.each<[RowKey, number, boolean, number]>([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 4, false, 4],
    ['ArrowLeft', 2, false, 1],
    ['ArrowLeft', 0, false, 0],
    ['Home', 3, false, 0],
    ['End', 1, false, 4],
    ['ArrowLeft', 1, true, 2],
    ['ArrowRight', 1, true, 0],
  ])('%s from card %i of five (right to left: %s) leads to %i', (key, index, rtl, target) => {
    expect(moveInRow(key, { index, count: 5, isRightToLeft: rtl })).toBe(target)
  })

  it('never leaves the row', () => {
    const keys = fc.constantFrom<RowKey>('ArrowLeft', 'ArrowRight', 'Home', 'End')
    fc.assert(
      fc.property(keys, fc.nat(24), fc.nat(24), fc.boolean(), (key, index, more, rtl) => {
        const count = index + more + 1
        const target = moveInRow(key, { index, count, isRightToLeft: rtl })
        expect(target).toBeGreaterThanOrEqual(0)
        expect(target).toBeLessThan(count)
      }),
    )
  })

  it('refuses a place outside the row', () => {
    const nowhere = { index: 0, count: 0, isRightToLeft: false }
    expect(() => moveInRow('Home', nowhere)).toThrow(RangeError)
  })

  it('leaves every other key alone', () => {
    expect(['Enter', 'Tab', ' ', 'a', 'ArrowUp'].some(isRowKey)).toBe(false)
  })
})

describe('keeping the column between rows', () => {
  const row = [0, 200, 400, 600].map((start) => ({ start, end: start + 180 }))

  it('lands on the card under the one that was left', () => {
    expect(nearestInColumn(row, 470, 1000)).toBe(2)
  })

  it('prefers a card that can be seen over a nearer one scrolled away', () => {
    const scrolled = row.map(({ start, end }) => ({ start: start - 300, end: end - 300 }))
    expect(nearestInColumn(scrolled, 5, 1000)).toBe(2)
  })

  it('takes the nearest when none can be seen', () => {
    expect(
      nearestInColumn(
        [
          { start: -400, end: -300 },
          { start: -200, end: -100 },
        ],
        50,
        1000,
      ),
    ).toBe(1)
  })

  it('finds nothing in an empty row', () => {
    expect(nearestInColumn([], 50, 1000)).toBe(-1)
  })
})
