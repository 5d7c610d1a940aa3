import { expect, it } from 'vitest'
import { freeGuestName, knownGuests } from './guests.ts'
import { hadTurn, placeAfter, singerOf } from './turn.ts'

it.each([
  ['scored', 0, true],
  ['unheard', 9999, false],
  ['unheard', 10_000, true],
  ['failed', 0, false],
  ['failed', 30_000, true],
] as const)('counts a round as a turn once it was sung: %s after %s ms', (is, playedMs, had) => {
  expect(hadTurn({ is }, playedMs)).toBe(had)
})

it('moves by one, to the front, and not beyond the ends', () => {
  expect(placeAfter('up', { at: 2, count: 3 })).toBe(1)
  expect(placeAfter('down', { at: 1, count: 3 })).toBe(2)
  expect(placeAfter('first', { at: 2, count: 3 })).toBe(0)
  expect(placeAfter('up', { at: 0, count: 3 })).toBeNull()
  expect(placeAfter('first', { at: 0, count: 3 })).toBeNull()
  expect(placeAfter('down', { at: 2, count: 3 })).toBeNull()
})

it('names a singer by profile, and a guest by name', () => {
  expect(singerOf({ profileId: 4, name: 'Mia' })).toEqual({ is: 'profile', profileId: 4 })
  expect(singerOf({ profileId: null, name: 'Ida' })).toEqual({ is: 'guest', name: 'Ida' })
})

it('offers each guest once, however it is written, and a number that is free', () => {
  const queue = [
    { profileId: null, name: 'IDA' },
    { profileId: 3, name: 'Mia' },
    { profileId: null, name: 'Guest 1' },
  ]
  const known = knownGuests(['Ida', 'Tim'], queue)
  expect(known).toEqual(['Ida', 'Tim', 'Guest 1'])
  expect(freeGuestName(known, (number) => `Guest ${number}`)).toBe('Guest 2')
})
