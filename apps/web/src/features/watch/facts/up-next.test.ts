import type { Animation } from '@starnest/contract/catalog/catalog'
import { describe, expect, it } from 'vitest'
import { testDetail } from '../../../testing/made/titles.ts'
import { upNextAfter } from './up-next.ts'

const episode = (id: number, number: number) =>
  testDetail({ id, category: 'series', series: { title: 'The Band', season: 1, episode: number } })
const film = (id: number) => testDetail({ id, category: 'movie' })

const following = [
  testDetail({ id: 8, category: 'series' }),
  testDetail({ id: 7, isComingSoon: true }),
  testDetail({ id: 6, videoUrl: null, streamUrl: null }),
  film(5),
]
const after = (id: number, isChild = false) =>
  upNextAfter({ id, category: 'movie', series: null }, { episodes: [], following, isChild })

describe('what comes after a title', () => {
  it('is the next episode of its series, for a child too', () => {
    const episodes = [episode(1, 1), episode(2, 2)]
    for (const isChild of [true, false]) {
      const next = upNextAfter(
        { id: 1, category: 'series', series: null },
        { episodes, following, isChild },
      )
      expect([next?.title.id, next?.kind]).toEqual([2, 'episode'])
    }
  })

  it('is the next part of the same film or episode, and behind its last part the next episode', () => {
    const partOf = (id: number, episode: number, part: number) =>
      testDetail({ id, category: 'series', series: { title: 'B', season: 1, episode, part } })
    const episodes = [partOf(1, 1, 1), partOf(2, 1, 2), partOf(3, 2, 1)]
    const kinds = episodes
      .slice(0, 2)
      .map((one) => upNextAfter(one, { episodes, following, isChild: false })?.kind)
    expect(kinds).toEqual(['part', 'episode'])
    const film = episodes.map((one) => ({ ...one, category: 'movie' as const }))
    const [, second] = film
    expect(second && upNextAfter(second, { episodes: film, following, isChild: true })?.kind).toBe(
      'part',
    )
  })

  it('is else the next of its kind that can be played', () => {
    expect([after(9)?.title.id, after(9)?.kind]).toEqual([5, 'other'])
  })

  it('is nothing for a child', () => {
    expect(after(9, true)).toBeUndefined()
  })

  it('is nothing after the last one, so that going on ends', () => {
    const shelves = { episodes: [], following: [], isChild: false }
    expect(upNextAfter({ id: 5, category: 'movie', series: null }, shelves)).toBeUndefined()
  })

  it('is no episode from the middle of another series, but the first of a season or before it', () => {
    const inSeason = (id: number, season: number, number: number) =>
      testDetail({ id, category: 'series', series: { title: 'B', season, episode: number } })
    const nextIn = (...following: Animation[]) =>
      upNextAfter(
        { id: 1, category: 'series', series: null },
        { episodes: [], following, isChild: false },
      )?.title.id
    expect(nextIn(episode(3, 3), episode(2, 2))).toBeUndefined()
    expect(nextIn(episode(3, 3), inSeason(4, 2026, 1))).toBe(4)
    expect(nextIn(episode(3, 3), inSeason(5, 1, 0))).toBe(5)
  })
})
