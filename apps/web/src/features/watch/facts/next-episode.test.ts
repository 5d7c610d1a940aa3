import { describe, expect, it } from 'vitest'
import { animation } from '../../../testing/watch.ts'
import { nextEpisode } from './next-episode.ts'

const episodes = [
  animation({ id: 1 }),
  animation({ id: 2, isComingSoon: true }),
  animation({ id: 3, videoUrl: null, streamUrl: null }),
  animation({ id: 4 }),
]

describe('the next episode', () => {
  it('is the next one that can be played', () => {
    expect(nextEpisode({ id: 1 }, episodes)?.id).toBe(4)
  })

  it.each([[4], [99]])('is none after %i', (id) => {
    expect(nextEpisode({ id }, episodes)).toBeUndefined()
  })
})
