import { describe, expect, it } from 'vitest'
import { moveOption } from './option-moves.ts'

const grid = { count: 8, columns: 3, isRightToLeft: false }

describe('a key among eight results in rows of three', () => {
  it.each([
    [undefined, 'ArrowDown', 0],
    [undefined, 'ArrowUp', undefined],
    [undefined, 'ArrowLeft', undefined],
    [undefined, 'Home', undefined],
    [0, 'ArrowUp', 'field'],
    [2, 'ArrowUp', 'field'],
    [4, 'ArrowUp', 1],
    [1, 'ArrowDown', 4],
    [5, 'ArrowDown', 7],
    [7, 'ArrowDown', undefined],
    [2, 'ArrowRight', 3],
    [7, 'ArrowRight', 7],
    [0, 'ArrowLeft', 0],
    [5, 'Home', 0],
    [5, 'End', 7],
    [5, 'a', undefined],
  ] as const)('from %s %s leads to %s', (index, key, to) => {
    expect(moveOption(key, { ...grid, index })).toBe(to)
  })

  it('goes the other way where the page reads from right to left', () => {
    const place = { ...grid, index: 3, isRightToLeft: true }
    expect(moveOption('ArrowLeft', place)).toBe(4)
    expect(moveOption('ArrowRight', place)).toBe(2)
  })
})

it('leaves every key to the field when there are no results', () => {
  expect(moveOption('ArrowDown', { ...grid, count: 0, index: undefined })).toBeUndefined()
})
