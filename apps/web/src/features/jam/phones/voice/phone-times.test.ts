import type { JamPosition } from '@starnest/contract/jam/stage'
import { describe, expect, it } from 'vitest'
import { createAudioMoments } from './audio-moments.ts'
import { playedMsAt } from './song-position.ts'

const position = (state: JamPosition['state']): JamPosition => ({
  track: { mode: 'karaoke', trackId: 'a-song' },
  state,
  positionMs: 4000,
  atMs: 1_800_000_000_000,
})

describe('where the song is', () => {
  it.each([
    { state: 'playing', laterMs: 0, played: 4000 },
    { state: 'playing', laterMs: 1500, played: 5500 },
    // A voice is heard some time before the phone looks at it.
    { state: 'playing', laterMs: -80, played: 3920 },
    { state: 'paused', laterMs: 1500, played: null },
    { state: 'counting', laterMs: 1500, played: null },
    { state: 'waiting', laterMs: 1500, played: null },
    { state: 'over', laterMs: 1500, played: null },
  ] as const)('$laterMs ms after it was $state is $played', ({ state, laterMs, played }) => {
    expect(playedMsAt(position(state), position(state).atMs + laterMs)).toBe(played)
  })
})

describe('a moment of the audio clock', () => {
  it('is not known before the first look', () => {
    expect(createAudioMoments().nowMsAt(1)).toBeUndefined()
  })

  it.each([
    { looks: 'each as late as the others', lateMs: [0, 0, 0, 0], apartMs: 0 },
    { looks: 'late by up to a block', lateMs: [9, 3, 12, 1, 10], apartMs: 1 },
    { looks: 'after the clock stood still', lateMs: [0, 5, 5000, 5003], apartMs: 5000 },
  ])('is found on the clock of the page from looks that are $looks', ({ lateMs, apartMs }) => {
    const moments = createAudioMoments()
    for (const [at, late] of lateMs.entries()) moments.look(at / 100, 70_000 + at * 10 + late)
    expect(moments.nowMsAt(2)).toBeCloseTo(72_000 + apartMs)
  })

  it('follows clocks that walk apart', () => {
    const moments = createAudioMoments()
    // An audio clock that loses a millisecond in a second.
    for (let at = 0; at < 3000; at++) moments.look(at / 100, at * 10.01)
    expect(Math.abs((moments.nowMsAt(30) ?? 0) - 30_030)).toBeLessThan(3)
  })
})
