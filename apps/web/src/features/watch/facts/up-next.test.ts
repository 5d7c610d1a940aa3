import { describe, expect, it } from 'vitest'
import { testDetail } from '../../../testing/titles.ts'
import { upNextAfter } from './up-next.ts'

const episode = (id: number, number: number) =>
  testDetail({ id, category: 'series', series: { title: 'The Band', season: 1, episode: number } })
const film = (id: number) => testDetail({ id, category: 'movie' })

const library = [
  film(9),
  testDetail({ id: 8, category: 'series' }),
  testDetail({ id: 7, isComingSoon: true }),
  testDetail({ id: 6, videoUrl: null, streamUrl: null }),
  film(5),
]
const after = (id: number, isChild = false) =>
  upNextAfter({ id, category: 'movie' }, { episodes: [], library, isChild })

describe('what comes after a title', () => {
  it('is the next episode of its series, for a child too', () => {
    const episodes = [episode(1, 1), episode(2, 2)]
    for (const isChild of [true, false]) {
      const next = upNextAfter({ id: 1, category: 'series' }, { episodes, library, isChild })
      expect([next?.title.id, next?.isEpisode]).toEqual([2, true])
    }
  })

  it('is else the next of its kind that can be played', () => {
    expect([after(9)?.title.id, after(9)?.isEpisode]).toEqual([5, false])
  })

  it('is nothing for a child', () => {
    expect(after(9, true)).toBeUndefined()
  })

  it('is nothing after the last one, so that going on ends', () => {
    expect(after(5)).toBeUndefined()
    expect(after(99)).toBeUndefined()
  })

  it('is no episode from the middle of another series', () => {
    const shelves = { episodes: [], library: [episode(1, 3), episode(2, 2)], isChild: false }
    expect(upNextAfter({ id: 1, category: 'series' }, shelves)).toBeUndefined()
  })
})
