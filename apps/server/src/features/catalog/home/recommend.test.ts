import { GENRES, type Genre } from '@starnest/contract/catalog/catalog'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Placement } from './placement.ts'
import { type RecommendedFrom, recommend } from './recommend.ts'

/** Titles of a genre, the newest first; ids tell the genre's hundred and the place. */
function titlesOf(genre: Genre | null, count: number, list: Placement['list'] = 'unseen') {
  const hundred = genre ? GENRES.indexOf(genre) + 1 : 99
  return Array.from({ length: count }, (_, index) => {
    return { list, genre, id: hundred * 100 + index, place: index + 1, views: 0, series: null }
  })
}

const everyGenre = (count: number) => GENRES.flatMap((genre) => titlesOf(genre, count))
const hundredsOf = (ids: readonly number[]) => ids.map((id) => Math.floor(id / 100))

const recommended = (from: Partial<RecommendedFrom>) =>
  recommend({
    unseen: [],
    finished: [],
    begun: new Map(),
    favorites: [],
    offered: GENRES,
    seed: '1 Mon Nov 23 2026',
    ...from,
  })

it('takes genres that were begun before those that are liked', () => {
  const unseen = [...titlesOf('comedy', 8), ...titlesOf('anime', 8)]
  const row = recommended({ unseen, begun: new Map([['comedy', 1]]), favorites: ['anime'] })
  expect(new Set(hundredsOf(row))).toEqual(new Set([GENRES.indexOf('comedy') + 1]))
})

it('fills up with liked genres, then with others, where what was begun gives few', () => {
  const unseen = [...titlesOf('comedy', 2), ...titlesOf('anime', 3), ...titlesOf('kids', 1)]
  const row = recommended({ unseen, begun: new Map([['comedy', 1]]), favorites: ['anime'] })
  expect(row).toEqual(
    [...titlesOf('comedy', 2), ...titlesOf('anime', 3), ...titlesOf('kids', 1)].map(({ id }) => id),
  )
})

it('gives one title of each genre that is offered where nothing is known', () => {
  const offered = GENRES.filter((genre) => genre !== 'gothic')
  const row = recommended({ unseen: everyGenre(9), offered })
  expect(hundredsOf(row).sort()).toEqual(offered.map((genre) => GENRES.indexOf(genre) + 1))
})

it('takes no liked genre that is not offered', () => {
  const offered = GENRES.filter((genre) => genre !== 'gothic')
  const row = recommended({ unseen: titlesOf('gothic', 9), favorites: ['gothic'], offered })
  expect(row).toEqual([])
})

it('is empty where one genre is all there is', () => {
  expect(recommended({ unseen: titlesOf('comedy', 9) })).toEqual([])
})

it('takes no genre that was begun and is not offered, as when a child watches along', () => {
  const offered = GENRES.filter((genre) => genre !== 'romance')
  const row = recommended({ unseen: everyGenre(9), begun: new Map([['romance', 9]]), offered })
  expect(hundredsOf(row)).not.toContain(GENRES.indexOf('romance') + 1)
  expect(row).toHaveLength(offered.length)
})

it('never lets what the family finished outnumber what was chosen for variety, kind by kind', () => {
  const unseen = [...titlesOf('comedy', 1), ...titlesOf('anime', 1)]
  const comedies = titlesOf('comedy', 9, 'finished').slice(1)
  const finished = [...titlesOf(null, 9, 'finished'), ...comedies]
  const row = recommended({ unseen, finished })
  // No title without a genre, which could come from nowhere else.
  const [both, anime] = [titlesOf('comedy', 2), titlesOf('anime', 1)]
  expect(row.toSorted()).toEqual([...both, ...anime].map(({ id }) => id).toSorted())
})

it('counts titles whose genre nobody has said as variety', () => {
  expect(recommended({ unseen: titlesOf(null, 1) })).toEqual([])
  expect(recommended({ unseen: titlesOf(null, 3) })).toHaveLength(3)
  expect(recommended({ unseen: titlesOf(null, 25) })).toHaveLength(6)
  const row = recommended({ unseen: [...everyGenre(1), ...titlesOf(null, 25)] })
  expect(row.filter((id) => id >= 9900)).toHaveLength(1)
})

it('counts cards and no episodes: a series does not keep other sources away', () => {
  const episodes = titlesOf('comedy', 8).map((one) => ({ ...one, series: 'sitcom' }))
  const anime = titlesOf('anime', 8)
  const row = recommended({
    unseen: [...episodes, ...anime],
    begun: new Map([['comedy', 8]]),
    favorites: ['anime'],
  })
  expect(row).toEqual([episodes[0], ...anime].map((one) => one?.id))
})

it('chooses another variety for another seed, and the same for the same', () => {
  const unseen = everyGenre(25)
  const rows = ['1 a', '1 b', '2 a'].map((seed) => recommended({ unseen, seed }).join())
  expect(new Set(rows).size).toBe(3)
  expect(recommended({ unseen, seed: '1 a' }).join()).toBe(rows[0])
})

it('moves at most one other title when a title is added', () => {
  const genre = fc.constantFrom(...GENRES)
  fc.assert(
    fc.property(genre, fc.integer({ min: 1, max: 20 }), fc.string(), (added, count, seed) => {
      const unseen = everyGenre(count)
      const before = recommended({ unseen, seed })
      const after = recommended({
        unseen: [...unseen, ...titlesOf(added, count + 1).slice(-1)],
        seed,
      })
      const kept = before.filter((id) => after.includes(id))
      expect(kept.length).toBeGreaterThanOrEqual(before.length - 1)
      expect(after.filter((id) => kept.includes(id))).toEqual(kept)
    }),
  )
})

it('names every title once, of those it was given, and 25 at most', () => {
  const genres = fc.uniqueArray(fc.constantFrom(...GENRES))
  const count = fc.integer({ min: 0, max: 25 })
  fc.assert(
    fc.property(genres, genres, count, count, (begun, favorites, each, done) => {
      const unseen = everyGenre(each)
      const finished = [...unseen.slice(0, done), ...titlesOf(null, done, 'finished')]
      const weights = new Map(begun.map((genre) => [genre, 1]))
      const row = recommended({ unseen, finished, begun: weights, favorites })
      const given = new Set([...unseen, ...finished].map(({ id }) => id))
      expect(row.every((id) => given.has(id))).toBe(true)
      expect(new Set(row).size).toBe(row.length)
      expect(row.length).toBeLessThanOrEqual(25)
      expect(row.length > 0).toBe(each > 0)
    }),
  )
})
