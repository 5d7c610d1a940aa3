import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRange } from './byte-range.ts'

const part = (first: number, last: number) => ({ is: 'part', range: { first, last } })
const whole = { is: 'whole' }
const refused = { is: 'refused' }
const many = Array.from({ length: 1000 }, () => '0-').join(',')

describe('a Range header against a file of 1000 bytes', () => {
  it.each([
    [undefined, whole],
    ['bytes=0-499', part(0, 499)],
    ['bytes=500-999', part(500, 999)],
    ['bytes=500-', part(500, 999)],
    ['bytes=-500', part(500, 999)],
    ['bytes=-1', part(999, 999)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=999-', part(999, 999)],
    ['bytes=0-', part(0, 999)],
    ['bytes=-5000', part(0, 999)],
    ['bytes=500-5000', part(500, 999)],
    [`bytes=500-${'9'.repeat(400)}`, part(500, 999)],
    ['BYTES=0-1', part(0, 1)],
    ['bytes= 0-1 ', part(0, 1)],
    ['bytes=0-1,', part(0, 1)],
    ['bytes=1000-', refused],
    ['bytes=1000-2000', refused],
    [`bytes=${'9'.repeat(400)}-`, refused],
    ['bytes=5-1', refused],
    ['bytes=-0', refused],
    ['bytes=-', refused],
    ['bytes=', refused],
    ['bytes=,', refused],
    ['bytes=abc', refused],
    ['bytes=a-b', refused],
    ['bytes=0x10-0x20', refused],
    ['bytes=1.5-2', refused],
    ['bytes=+1-2', refused],
    ['bytes=--1', refused],
    ['bytes=1 - 2', refused],
    ['bytes=1-2-3', refused],
    ['bytes=1e2-', refused],
    ['bytes=٣-', refused],
    ['bytes=0-1,3-4', refused],
    ['bytes=0-,0-', refused],
    [`bytes=${many}`, refused],
    ['seconds=0-5', whole],
    ['items=0-1,3-4', whole],
    ['bytes', whole],
    ['bytes 0-5', whole],
    ['', whole],
    ['=0-5', whole],
  ])('reads %j', (header, wanted) => {
    expect(readRange(header, 1000)).toEqual(wanted)
  })

  it.each(['bytes=0-', 'bytes=0-0', 'bytes=-1', 'bytes=-0'])(
    'refuses %j of an empty file',
    (header) => {
      expect(readRange(header, 0)).toEqual(refused)
    },
  )

  it('never leaves the file, whatever is asked', () => {
    const number = fc.oneof(fc.nat(), fc.constant(''), fc.bigInt({ min: 0n, max: 10n ** 40n }))
    fc.assert(
      fc.property(number, number, fc.nat({ max: 5000 }), (first, last, size) => {
        const answer = readRange(`bytes=${first}-${last}`, size)
        if (answer.is !== 'part') return
        expect(answer.range.first).toBeGreaterThanOrEqual(0)
        expect(answer.range.last).toBeGreaterThanOrEqual(answer.range.first)
        expect(answer.range.last).toBeLessThan(size)
      }),
    )
  })
})
