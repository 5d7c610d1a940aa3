import { describe, expect, it } from 'vitest'
import { testDetail } from '../../../testing/made/titles.ts'
import { relatedTo } from './related-titles.ts'

const film = (id: number) => testDetail({ id, category: 'movie' })
const series = (id: number, episode = 1) =>
  testDetail({ id, category: 'series', series: { title: `S${id}`, season: 1, episode } })
const idsOf = (...asked: Parameters<typeof relatedTo>) => relatedTo(...asked).map(({ id }) => id)

describe('More Like This', () => {
  it('keeps the category, leaves the title itself out and stops at six', () => {
    const library = [film(1), series(2), film(3), film(4), film(5), film(7), film(8), film(9)]
    expect(idsOf({ id: 3, category: 'movie' }, { library, episodes: [] })).toEqual([
      1, 4, 5, 7, 8, 9,
    ])
  })

  it('has the other episodes of its own series last', () => {
    const episodes = [series(1), series(2, 2), series(3, 3)]
    const library = [series(1), series(7), series(8)]
    expect(idsOf({ id: 2, category: 'series' }, { library, episodes })).toEqual([7, 8, 1, 3])
  })

  it('is empty when nothing else is of its kind', () => {
    const library = [film(1), series(2)]
    expect(idsOf({ id: 2, category: 'series' }, { library, episodes: [] })).toEqual([])
  })
})
