import { expect, it } from 'vitest'
import { testProfile } from '../../../testing/made/family.ts'
import { agesWith, whoSees } from './ages.ts'

const mia = testProfile(1, { displayName: 'Mia', contentRating: 'G' })
const leo = testProfile(2, { displayName: 'Leo', contentRating: 'PG' })
const tess = testProfile(3, { displayName: 'Tess', ageGroup: 'teen', contentRating: 'R' })
const dad = testProfile(4, { displayName: 'Dad', ageGroup: 'adult', contentRating: 'R' })
const gran = testProfile(5, { displayName: 'Gran', ageGroup: 'adult', contentRating: 'PG' })
const family = [mia, leo, tess, dad, gran]
const names = (age: number | null) => whoSees(family, age).map(({ displayName }) => displayName)

it.each([
  [0, ['Mia', 'Leo', 'Tess', 'Dad', 'Gran']],
  [8, ['Leo', 'Tess', 'Dad', 'Gran']],
  [13, ['Tess', 'Dad']],
  [null, ['Dad']],
] as const)('tells who sees a song from %s', (age, seen) => {
  expect(names(age)).toEqual(seen)
})

it('offers an age for each ceiling, and whatever was said before', () => {
  expect(agesWith(null)).toEqual([0, 8, 13, null])
  expect(agesWith(10)).toEqual([0, 8, 10, 13, null])
  expect(agesWith(18)).toEqual([0, 8, 13, 18, null])
})
