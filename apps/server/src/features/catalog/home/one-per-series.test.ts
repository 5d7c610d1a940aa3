import { expect, it } from 'vitest'
import { cardsIn, isOfPart, onePerSeries, shortLists, titlesFor } from './one-per-series.ts'
import type { Placement } from './placement.ts'

const placed = (id: number, fields: Partial<Placement> = {}): Placement => ({
  list: 'newest',
  genre: 'comedy',
  id,
  place: id,
  views: 0,
  series: null,
  ...fields,
})
const many = (count: number, fields: (id: number) => Partial<Placement> = () => ({})) =>
  Array.from({ length: count }, (_, index) => placed(index + 1, fields(index + 1)))

it('keeps the first title of each series, and counts places anew', () => {
  const list = [placed(3), placed(1, { series: 'band' }), placed(2, { series: 'band' })]
  expect(onePerSeries(list).map(({ id, place }) => [id, place])).toEqual([
    [1, 1],
    [3, 2],
  ])
})

it('leaves episodes where somebody chose or began them', () => {
  const list = many(3, () => ({ list: 'unfinished', series: 'band' }))
  expect(onePerSeries(list)).toEqual(list)
})

it('keeps as many cards as rows want, of each genre', () => {
  const list = [...many(40), ...many(40, () => ({ genre: 'anime' }))]
  expect(onePerSeries(list)).toHaveLength(2 * cardsIn('newest'))
})

it.each([
  ['one series fills it', titlesFor('newest'), 'band', true],
  ['there are no more titles', titlesFor('newest') - 1, 'band', false],
  ['each stands alone', titlesFor('newest'), null, false],
] as const)('knows that a list is short of cards: %s', (_why, count, series, isShort) => {
  const list = many(count, () => ({ series }))
  const part = { list: 'newest', genre: 'comedy' } as const
  expect(shortLists(list)).toEqual(isShort ? [part] : [])
  expect(list.every((one) => isOfPart(one, part))).toBe(true)
})

it('reads on in a list of all genres as a whole', () => {
  const genres = ['comedy', 'anime', null] as const
  const list = many(titlesFor('recent'), (id) => ({
    list: 'recent',
    genre: genres[id % 3] ?? null,
    series: 'band',
  }))
  expect(shortLists(list)).toEqual([{ list: 'recent', genre: null }])
})
