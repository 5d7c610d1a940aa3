import { GENRES, type HomeRow } from '@starnest/contract/catalog/catalog'
import { expect, it } from 'vitest'
import { testTitle } from '../../../../testing/made/titles.ts'
import { collectionsOf } from './collections.ts'

const row = (...titles: ReturnType<typeof testTitle>[]): HomeRow => ({
  id: 'top-picks',
  tiles: titles.map((animation) => ({ animation })),
})

const episode = (id: number, number: number) =>
  testTitle(id, { genre: 'kids', series: { title: 'The Band', season: 1, episode: number } })

it('makes a collection of every genre with two titles, in the order of the filter strip', () => {
  const rows = [
    row(testTitle(1, { genre: 'gothic' }), testTitle(2, { genre: 'gothic' })),
    row(testTitle(3), testTitle(4), testTitle(5, { genre: 'anime' })),
  ]
  expect(collectionsOf(rows, GENRES).map((one) => one.is === 'genre' && one.genre)).toEqual([
    'comedy',
    'gothic',
  ])
})

it('counts a title once, in however many rows it stands', () => {
  expect(collectionsOf([row(testTitle(1)), row(testTitle(1))], GENRES)).toEqual([])
})

it('shows featured titles first', () => {
  const [comedy] = collectionsOf([row(testTitle(1), testTitle(2, { isFeatured: true }))], GENRES)
  expect(comedy?.titles.map(({ id }) => id)).toEqual([2, 1])
})

it('opens a series at its first episode', () => {
  const [series] = collectionsOf([row(episode(8, 2), episode(9, 1))], GENRES)
  expect(series).toMatchObject({ is: 'series', name: 'The Band', firstEpisode: { id: 9 } })
})

it('leaves out what is not released', () => {
  const soon = { isComingSoon: true }
  expect(collectionsOf([row(testTitle(1, soon), testTitle(2, soon))], GENRES)).toEqual([])
})

it('makes none of a genre that is not offered', () => {
  const spooky = [testTitle(1, { genre: 'gothic' }), testTitle(2, { genre: 'gothic' })]
  expect(collectionsOf([row(...spooky)], ['comedy', 'kids'])).toEqual([])
})
