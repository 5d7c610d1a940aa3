import { describe, expect, it } from 'vitest'
import { EMPTY_STAGE, type JamEvent, type JamStage, nextStage } from './jam-stage.ts'
import { nextTrack } from './next-track.ts'

const after = (...events: JamEvent[]): JamStage => events.reduce(nextStage, EMPTY_STAGE)
const KARAOKE: JamEvent = { is: 'modeChosen', mode: 'karaoke' }
const FREESTYLE: JamEvent = { is: 'modeChosen', mode: 'freestyle' }
const CHALLENGE: JamEvent = { is: 'challengeStarted' }
const SECOND: JamEvent = { is: 'secondPassed' }
const seconds = (count: number) => Array.from({ length: count }, () => SECOND)
const takeOf = ({ round }: JamStage) => (round.is === 'idle' ? 0 : round.take)

describe('a challenge', () => {
  it('counts thirty seconds down and is over at none', () => {
    const begun = after(KARAOKE, CHALLENGE)
    expect(begun.round).toMatchObject({ is: 'running', remainingSeconds: 30, isRecording: false })
    expect(after(KARAOKE, CHALLENGE, ...seconds(29)).round).toMatchObject({ remainingSeconds: 1 })
    expect(after(KARAOKE, CHALLENGE, ...seconds(30)).round.is).toBe('scoring')
  })

  it('starts once, and with no score', () => {
    const scored = withScore(after(KARAOKE, CHALLENGE, { is: 'challengeStopped' }), 431)
    expect(scored.score).toBe(431)
    const again = nextStage(scored, CHALLENGE)
    expect(again.score).toBe(0)
    expect(nextStage(again, CHALLENGE)).toBe(again)
  })

  it('ends when it is stopped', () => {
    expect(after(KARAOKE, CHALLENGE, { is: 'challengeStopped' }).round.is).toBe('scoring')
  })

  it('does not start without a mode', () => {
    expect(after(CHALLENGE)).toBe(EMPTY_STAGE)
    expect(after({ is: 'recordingStarted' })).toBe(EMPTY_STAGE)
  })
})

describe('a recording', () => {
  it('begins and ends a round of its own', () => {
    const begun = after(FREESTYLE, { is: 'recordingStarted' })
    expect(begun.round).toMatchObject({ isRecording: true, remainingSeconds: null })
    expect(nextStage(begun, { is: 'recordingStopped' }).round.is).toBe('scoring')
  })

  it('goes on when the challenge around it is over', () => {
    const both = after(KARAOKE, CHALLENGE, { is: 'recordingStarted' }, ...seconds(30))
    expect(both.round).toMatchObject({ is: 'running', isRecording: true, remainingSeconds: null })
    expect(nextStage(both, { is: 'recordingStopped' }).round.is).toBe('scoring')
  })

  it('ends with the music', () => {
    const both = after(KARAOKE, CHALLENGE, { is: 'recordingStarted' }, { is: 'trackEnded' })
    expect(both.round.is).toBe('scoring')
  })
})

it('takes no score of an earlier round', () => {
  const first = after(KARAOKE, CHALLENGE, { is: 'challengeStopped' })
  const idle = nextStage(first, { is: 'notScored', take: takeOf(first) })
  const second = [CHALLENGE, { is: 'challengeStopped' } as const].reduce(nextStage, idle)
  expect(nextStage(second, { is: 'scored', take: takeOf(first), score: 499 })).toBe(second)
})

it('is over when somebody goes to another view, and does not begin anew', () => {
  const stage = after(KARAOKE, CHALLENGE, { is: 'abandoned' })
  expect(stage.round).toEqual({ is: 'idle' })
  expect(nextStage(stage, { is: 'abandoned' })).toBe(stage)
})

describe('a song that plays', () => {
  const PAUSE = { is: 'paused' } as const

  it('is paused and goes on with what was left of its challenge', () => {
    const paused = after(KARAOKE, CHALLENGE, { is: 'secondPassed' }, PAUSE)
    expect(paused.round).toMatchObject({ isPaused: true, remainingSeconds: 29 })
    expect(nextStage(paused, PAUSE)).toBe(paused)
    const goingOn = nextStage(paused, { is: 'resumed' })
    expect(goingOn.round).toMatchObject({ isPaused: false, remainingSeconds: 29 })
  })

  it('can be ended while it is paused, and the next one is not paused', () => {
    const ended = after(KARAOKE, CHALLENGE, PAUSE, { is: 'challengeStopped' })
    expect(ended.round.is).toBe('scoring')
    const next = [{ is: 'notScored', take: takeOf(ended) } as const, CHALLENGE].reduce(
      nextStage,
      ended,
    )
    expect(next.round).toMatchObject({ is: 'running', isPaused: false })
  })

  it('is skipped without a score, which another choice or round makes forgotten', () => {
    const skipped = after(KARAOKE, CHALLENGE, { is: 'skipped' })
    expect(skipped).toMatchObject({ round: { is: 'idle', isSkipped: true }, score: 0 })
    expect(nextStage(skipped, { is: 'skipped' })).toBe(skipped)
    const chosen = nextStage(skipped, { is: 'trackChosen', id: 'one' })
    expect(chosen.round).toEqual({ is: 'idle' })
    expect(nextStage(skipped, CHALLENGE).round).not.toHaveProperty('isSkipped')
  })
})

it('keeps the genre when the mode changes, and both choices', () => {
  const stage = after(
    { is: 'genreChosen', genre: 'Pop' },
    KARAOKE,
    { is: 'trackChosen', id: 'a-song' },
    FREESTYLE,
    { is: 'trackChosen', id: 'a-beat' },
    { is: 'modeChosen', mode: null },
  )
  expect(stage).toMatchObject({ mode: null, genre: 'Pop', songId: 'a-song', beatId: 'a-beat' })
})

it('keeps its song while it is sung', () => {
  const running = after(KARAOKE, { is: 'trackChosen', id: 'one' }, CHALLENGE)
  expect(nextStage(running, { is: 'trackChosen', id: 'other' })).toBe(running)
})

it('goes round its list', () => {
  const tracks = [{ id: 'one' }, { id: 'two' }, { id: 'three' }]
  expect(nextTrack(tracks, 'three', 1)?.id).toBe('one')
  expect(nextTrack(tracks, 'one', -1)?.id).toBe('three')
  expect(nextTrack(tracks, 'two', 1)?.id).toBe('three')
  expect(nextTrack(tracks, 'gone', 1)?.id).toBe('one')
  expect(nextTrack(tracks, null, -1)?.id).toBe('three')
  expect(nextTrack([], 'one', 1)).toBeNull()
})

function withScore(stage: JamStage, score: number): JamStage {
  return nextStage(stage, { is: 'scored', take: takeOf(stage), score })
}
