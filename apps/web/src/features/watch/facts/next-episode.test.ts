import { describe, expect, it } from 'vitest'
import { testDetail } from '../../../testing/made/titles.ts'
import { nextEpisode, previousEpisode } from './next-episode.ts'

const episodes = [
  testDetail({ id: 1 }),
  testDetail({ id: 2, isComingSoon: true }),
  testDetail({ id: 3, videoUrl: null, streamUrl: null }),
  testDetail({ id: 4 }),
]

describe('the next episode', () => {
  it('is the next one that can be played', () => {
    expect(nextEpisode({ id: 1 }, episodes)?.id).toBe(4)
  })

  it.each([[4], [99]])('is none after %i', (id) => {
    expect(nextEpisode({ id }, episodes)).toBeUndefined()
  })
})

describe('the previous episode', () => {
  it('is the one before it that can be played', () => {
    expect(previousEpisode({ id: 4 }, episodes)?.id).toBe(1)
  })

  it.each([[1], [99]])('is none before %i', (id) => {
    expect(previousEpisode({ id }, episodes)).toBeUndefined()
  })
})
