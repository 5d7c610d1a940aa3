import { expect, it } from 'vitest'
import { EVERYTHING, sampleOf } from './sample.ts'

const SLUGS = Array.from({ length: 38 }, (_, i) => `film-${String(i).padStart(2, '0')}`)
const onDay = (day: number) =>
  sampleOf(SLUGS, new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10)).films

it('gives every film its turn within ten days', () => {
  const days = Array.from({ length: 10 }, (_, day) => [...onDay(day + 1)])
  expect(days.flat().sort()).toEqual(SLUGS)
  for (const films of days) expect(films.length).toBeGreaterThanOrEqual(2)
})

it('gives the same films all day, whatever order they come in', () => {
  expect(sampleOf([...SLUGS].reverse(), '2026-11-23')).toEqual(sampleOf(SLUGS, '2026-11-23'))
})

it('gives every film when everything is asked for, and refuses what is no day', () => {
  expect([...sampleOf(SLUGS, EVERYTHING).films]).toEqual(SLUGS)
  expect(() => sampleOf(SLUGS, 'tuesday')).toThrow('STARNEST_TEST_FILMS is no day: "tuesday"')
})
