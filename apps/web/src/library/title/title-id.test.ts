import { describe, expect, it } from 'vitest'
import { titleIdIn } from './title-id.ts'

describe('the id in a watch address', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['007', 7],
    ['2147483647', 2_147_483_647],
  ])('reads %s as a title', (segment, id) => {
    expect(titleIdIn(segment)).toBe(id)
  })

  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'abc',
    '',
    ' 1',
    '2147483648',
    '100000000000000000000',
    undefined,
  ])('finds no title in %s, so that nothing is asked', (segment) => {
    expect(titleIdIn(segment)).toBeUndefined()
  })
})
