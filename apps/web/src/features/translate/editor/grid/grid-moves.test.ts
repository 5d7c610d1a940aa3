import { expect, it } from 'vitest'
import { moveInGrid } from './grid-moves.ts'

const size = { rows: 30, columns: 4, isRightToLeft: false }
const from = { row: 5, column: 1 }

it.each([
  ['ArrowDown', { row: 6, column: 1 }],
  ['ArrowUp', { row: 4, column: 1 }],
  ['ArrowRight', { row: 5, column: 2 }],
  ['ArrowLeft', { row: 5, column: 0 }],
  ['Home', { row: 5, column: 0 }],
  ['End', { row: 5, column: 3 }],
  ['PageUp', { row: 0, column: 1 }],
  ['PageDown', { row: 15, column: 1 }],
  ['a', null],
])('%s leads to %o', (key, to) => expect(moveInGrid(from, key, size)).toEqual(to))

it('follows the eye from right to left', () => {
  expect(moveInGrid(from, 'ArrowLeft', { ...size, isRightToLeft: true })).toEqual({
    row: 5,
    column: 2,
  })
})

it('stays inside', () => {
  expect(moveInGrid({ row: 0, column: 0 }, 'ArrowUp', size)).toBeNull()
  expect(moveInGrid({ row: 29, column: 3 }, 'ArrowRight', size)).toBeNull()
})
