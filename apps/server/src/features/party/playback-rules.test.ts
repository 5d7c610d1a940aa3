import { PARTY_COUNTDOWN_MS, type PartyCommand } from '@starnest/contract/party/party'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterCommand,
  isOver,
  type KeptPlayback,
  NOTHING_YET,
  placeAt,
  settled,
  startAt,
} from './playback-rules.ts'

const now = new Date('2026-03-01T20:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const playing: KeptPlayback = {
  rev: 3,
  titleId: 7,
  isPlaying: true,
  positionSeconds: 10,
  at: now,
  seenAt: now,
  pausedById: null,
}
const at = { now, durationSeconds: 100, worstRoundTripMs: 20, profileId: 7 }

describe('where a film stands', () => {
  it('goes on while it plays, waits before its start, and ends at its end', () => {
    expect(placeAt(playing, after(4500), 100)).toBe(14.5)
    expect(placeAt(playing, after(-3000), 100)).toBe(10)
    expect(placeAt(playing, after(3_600_000), 100)).toBe(100)
    expect(placeAt({ ...playing, isPlaying: false }, after(9000), 100)).toBe(10)
  })

  it('is over at its end, not before', () => {
    expect(isOver(playing, after(89_999), 100)).toBe(false)
    expect(isOver(playing, after(90_000), 100)).toBe(true)
  })
})

describe('what nobody sees', () => {
  it('goes on for half a minute, and then stands where it was last seen', () => {
    const seen = { ...playing, seenAt: after(20_000) }
    expect(settled(seen, after(50_000))).toBe(seen)
    const alone = settled(seen, after(3_600_000))
    expect(alone).toMatchObject({ isPlaying: false, positionSeconds: 30 })
    expect(placeAt(alone, after(3_600_000), 100)).toBe(30)
  })

  it('is not moved when it is paused, or has yet to begin', () => {
    const paused = { ...playing, isPlaying: false }
    expect(settled(paused, after(3_600_000))).toBe(paused)
    const soon = { ...playing, at: after(PARTY_COUNTDOWN_MS), seenAt: after(-3_600_000) }
    expect(settled(soon, now)).toBe(soon)
  })

  it('waits, and does not count down for an hour, when the clock was set back', () => {
    expect(settled(playing, after(-3_600_000))).toMatchObject({
      isPlaying: false,
      positionSeconds: 10,
    })
  })
})

describe('a command', () => {
  it('chooses a film: from its start, after the countdown', () => {
    const command: PartyCommand = { is: 'show', rev: 0, titleId: 9 }
    expect(afterCommand(NOTHING_YET, command, at)).toEqual({
      rev: 1,
      titleId: 9,
      isPlaying: true,
      positionSeconds: 0,
      at: after(PARTY_COUNTDOWN_MS),
      seenAt: now,
      pausedById: null,
    })
  })

  it('pauses where everybody is', () => {
    const moment = after(5000)
    const paused = afterCommand(playing, { is: 'pause', rev: 3 }, { ...at, now: moment })
    expect(paused).toEqual({
      ...playing,
      rev: 4,
      isPlaying: false,
      positionSeconds: 15,
      at: moment,
      seenAt: moment,
      pausedById: 7,
    })
  })

  it('goes on from there, once the slowest screen can know', () => {
    const paused = { ...playing, isPlaying: false, positionSeconds: 15, pausedById: 7 }
    const next = afterCommand(paused, { is: 'play', rev: 3 }, { ...at, worstRoundTripMs: 400 })
    expect(next).toMatchObject({
      ...{ isPlaying: true, positionSeconds: 15 },
      ...{ at: after(800), pausedById: null },
    })
  })

  it('moves at most to the end, and stays paused when it was', () => {
    const seek: PartyCommand = { is: 'seek', rev: 3, positionSeconds: 4000 }
    expect(afterCommand({ ...playing, isPlaying: false }, seek, at)).toMatchObject({
      isPlaying: false,
      positionSeconds: 100,
    })
  })

  it('moves a film that is counted down, and begins it when it was said to', () => {
    const shown = afterCommand(NOTHING_YET, { is: 'show', rev: 0, titleId: 9 }, at)
    const seek: PartyCommand = { is: 'seek', rev: 1, positionSeconds: 40 }
    expect(afterCommand(shown, seek, { ...at, now: after(2000) })).toMatchObject({
      ...{ isPlaying: true, positionSeconds: 40 },
      at: after(PARTY_COUNTDOWN_MS),
    })
    const late = after(PARTY_COUNTDOWN_MS - 100)
    expect(afterCommand(shown, seek, { ...at, now: late }).at).toEqual(
      after(PARTY_COUNTDOWN_MS + 150),
    )
  })

  it('ends the film', () => {
    expect(afterCommand(playing, { is: 'stop', rev: 3 }, at)).toMatchObject({
      titleId: null,
      isPlaying: false,
      positionSeconds: 0,
    })
  })

  it('never leaves the film, whatever comes', () => {
    const commands = fc.array(
      fc.tuple(
        fc.constantFrom('play', 'pause', 'seek'),
        fc.nat(200_000),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
      ),
    )
    fc.assert(
      fc.property(commands, (all) => {
        let kept = playing
        let moment = now
        for (const [is, waitMs, positionSeconds] of all) {
          moment = new Date(moment.getTime() + waitMs)
          const { rev } = kept
          const command =
            is === 'seek'
              ? { is: 'seek' as const, rev, positionSeconds }
              : { is: is as 'play' | 'pause', rev }
          const before = placeAt(kept, moment, 100)
          kept = afterCommand(kept, command, { ...at, now: moment })
          const place = placeAt(kept, moment, 100)
          expect(place).toBeGreaterThanOrEqual(0)
          expect(place).toBeLessThanOrEqual(100)
          if (is !== 'seek') expect(place).toBeCloseTo(before, 6)
          expect(kept.rev).toBe(rev + 1)
        }
      }),
    )
  })
})

it('waits neither less than a quarter of a second nor more than a second and a half', () => {
  expect([0, 200, 5000].map((trip) => startAt(now, trip).getTime() - now.getTime())).toEqual([
    250, 400, 1500,
  ])
})
