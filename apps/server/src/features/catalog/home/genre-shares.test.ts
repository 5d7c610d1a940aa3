import type { Genre } from '@starnest/contract/catalog/catalog'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareAmongGenres } from './genre-shares.ts'
import type { Placement } from './placement.ts'

/** Titles of a genre in their order; ids tell the genre's hundred and the place. */
function titlesOf(genre: Genre, hundred: number, count: number, views = 0): Placement[] {
  return Array.from({ length: count }, (_, index) => ({
    list: 'popular',
    genre,
    id: hundred * 100 + index + 1,
    place: index + 1,
    views,
    series: null,
  }))
}

it('shares places in proportion to the weights', () => {
  const candidates = [...titlesOf('comedy', 1, 9), ...titlesOf('anime', 2, 9)]
  const weights = new Map<Genre, number>([
    ['comedy', 3],
    ['anime', 1],
  ])
  const shared = shareAmongGenres(candidates, weights, 8)
  expect(shared.filter((id) => id < 200)).toHaveLength(6)
  expect(shared.filter((id) => id > 200)).toHaveLength(2)
})

it('keeps the order within a genre', () => {
  const weights = new Map<Genre, number>([['comedy', 5]])
  expect(shareAmongGenres(titlesOf('comedy', 1, 4), weights, 3)).toEqual([101, 102, 103])
})

it('prefers more views, then the newer title, among equal asks', () => {
  const candidates = [
    ...titlesOf('comedy', 1, 1, 2),
    ...titlesOf('anime', 2, 1, 7),
    ...titlesOf('kids', 3, 1, 2),
  ]
  const weights = new Map<Genre, number>([
    ['comedy', 1],
    ['anime', 1],
    ['kids', 1],
  ])
  expect(shareAmongGenres(candidates, weights, 3)).toEqual([201, 301, 101])
})

it('gives nothing to a genre without weight', () => {
  expect(shareAmongGenres(titlesOf('gothic', 1, 5), new Map(), 5)).toEqual([])
})

it('gives a genre with a larger weight never fewer places, as long as it has titles', () => {
  const weight = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(weight, weight, fc.integer({ min: 1, max: 25 }), (comedy, anime, places) => {
      const candidates = [...titlesOf('comedy', 1, 25), ...titlesOf('anime', 2, 25)]
      const weights = new Map<Genre, number>([
        ['comedy', comedy],
        ['anime', anime],
      ])
      const shared = shareAmongGenres(candidates, weights, places)
      const comedies = shared.filter((id) => id < 200).length
      const animes = shared.length - comedies
      if (comedy > anime) expect(comedies).toBeGreaterThanOrEqual(animes)
      if (anime > comedy) expect(animes).toBeGreaterThanOrEqual(comedies)
      expect(new Set(shared).size).toBe(shared.length)
    }),
  )
})
