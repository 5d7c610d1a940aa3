import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeCursor, encodeCursor } from './page-cursor.ts'

const LATEST = new Date('9999-12-31T23:59:59.999Z')

it('gives back every position it was made of', () => {
  const at = fc.date({ min: new Date(0), max: LATEST, noInvalidDate: true })
  const id = fc.integer({ min: 1, max: 2_147_483_647 })
  fc.assert(
    fc.property(fc.record({ at, id }), (position) => {
      expect(decodeCursor(encodeCursor(position))).toEqual(position)
    }),
  )
})

it('fits into an address as it is', () => {
  expect(encodeCursor({ at: LATEST, id: 2_147_483_647 })).toMatch(/^[\w-]{1,200}$/)
})

it('refuses any word it did not make with one clear error', () => {
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect(() => decodeCursor(word)).toThrow('"cursor" is not valid')
    }),
  )
})
