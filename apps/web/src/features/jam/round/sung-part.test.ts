import { decodePitchFrames } from '@starnest/jam/sing/pitch-frames'
import type { Song } from '@starnest/jam/song/song'
import { describe, expect, it } from 'vitest'
import { createSungPart } from './sung-part.ts'

/** Beats of 125 ms; one note of a second from 1 s on. */
const SONG: Song = {
  ...{ title: 'A song', artist: 'Nobody', language: 'en', genre: null, year: null },
  ...{ bpm: 120, gapMs: 1000, startMs: null, endMs: null, audio: 'a.webm' },
  ...{ instrumental: null, cover: null },
  voices: [
    {
      name: null,
      lines: [{ notes: [{ kind: 'normal', startBeat: 0, lengthBeats: 8, pitch: 0, text: 'La' }] }],
    },
  ],
}

const part = ({ delayMs = 0, isRap = false } = {}) =>
  createSungPart({
    number: 2,
    delayMs,
    voice: isRap ? null : { song: SONG, voiceIndex: 0 },
    grid: null,
    difficulty: 'Hard',
    fromMs: 0,
    toMs: 3000,
  })

/** Sings the note as it should be, heard as late as `heardLateMs`. */
function sing(to: ReturnType<typeof part>, heardLateMs: number): void {
  for (let ms = 0; ms < 3000; ms += 10) {
    const cents = ms >= 1000 && ms < 2000 ? 0 : null
    to.add({ atMs: ms + heardLateMs, cents, loudness: cents === null ? 0 : 100 }, ms + heardLateMs)
  }
}
const framesOf = (take: { frames: string }) => {
  const decoded = decodePitchFrames(Uint8Array.from(atob(take.frames), (one) => one.charCodeAt(0)))
  if (decoded.is === 'refused') throw new Error(decoded.reason)
  return decoded.frames
}

it.each([
  { delayMs: 0, heardLateMs: 0, least: 9900, most: 10_000 },
  { delayMs: 140, heardLateMs: 140, least: 9900, most: 10_000 },
  { delayMs: 400, heardLateMs: 400, least: 9900, most: 10_000 },
  // Whose delay nobody took into account, sings late.
  { delayMs: 0, heardLateMs: 400, least: 1, most: 8000 },
])('scores a voice that is heard $heardLateMs ms late, with a delay of $delayMs ms', (row) => {
  const sung = part({ delayMs: row.delayMs })
  sing(sung, row.heardLateMs)
  const points = sung.score()?.points ?? 0
  expect(points).toBeGreaterThanOrEqual(row.least)
  expect(points).toBeLessThanOrEqual(row.most)
})

it('draws each tone where it was sung, and hands it in as it was heard, with the delay', () => {
  const sung = part({ delayMs: 100 })
  sing(sung, 100)
  expect(sung.tones.find(({ cents }) => cents !== null)?.atMs).toBe(1000)
  const take = sung.take(3000)
  expect(take).toMatchObject({ number: 2, delayMs: 100, onsetsMs: [] })
  expect(framesOf(take).tones.indexOf(0)).toBe(110)
})

/** Perfect singing of the note where it stands in the music, `byMs` later than the text says. */
function singShifted(to: ReturnType<typeof part>, byMs: number): void {
  for (let ms = 0; ms < 3000; ms += 10) {
    const isNote = ms >= 1000 + byMs && ms < 2000 + byMs
    to.add({ atMs: ms, cents: isNote ? 0 : null, loudness: isNote ? 100 : 0 }, ms)
  }
}

describe('a song whose words are wrong by 300 ms', () => {
  it('is scored as if they were right once they are shifted, also in the middle of it', () => {
    const right = part()
    singShifted(right, 0)
    const points = right.score()?.points ?? 0
    expect(points).toBeGreaterThan(9900)
    const late = part()
    singShifted(late, 300)
    expect(late.score()?.points).toBeLessThan(8000)
    late.shift(300)
    expect(late.score()?.points).toBe(points)
    expect(late.take(3000).lyricOffsetMs).toBe(300)
    const early = part()
    early.shift(-300)
    singShifted(early, -300)
    expect(early.score()?.points).toBe(points)
    early.shift(0)
    expect(early.score()?.points).toBeLessThan(8000)
  })
})

it('counts what a paused song asks for: nothing of the count-in, and each moment once', () => {
  const whole = part()
  sing(whole, 0)
  const paused = part()
  const singFrom = (fromMs: number, toMs: number, cents: number) => {
    for (let ms = fromMs; ms < toMs; ms += 10) {
      const isNote = ms >= 1000 && ms < 2000
      paused.add({ atMs: ms, cents: isNote ? cents : null, loudness: isNote ? 100 : 0 }, ms)
    }
  }
  singFrom(0, 1500, 0)
  paused.count({ fromMs: Number.NEGATIVE_INFINITY, toMs: 1500 })
  // Somebody sings on, wrongly, before the phone has heard of the pause, and during the count-in.
  singFrom(1500, 1700, 600)
  paused.count({ fromMs: 1500, toMs: Number.POSITIVE_INFINITY })
  singFrom(500, 1500, 600)
  singFrom(1500, 3000, 0)
  expect(paused.score()).toEqual(whole.score())
  expect(paused.take(3000)).toEqual(whole.take(3000))
})

describe('what is not of this round', () => {
  it.each([
    { what: 'a tone before its beginning', atMs: -10, reachedMs: 0 },
    { what: 'a tone of a song that is not as far', atMs: 2500, reachedMs: 100 },
    { what: 'a tone behind its end', atMs: 3000, reachedMs: 3000 },
  ])('$what is left out, and what follows counts', ({ atMs, reachedMs }) => {
    const sung = part()
    sung.add({ atMs, cents: 500, loudness: 90 }, reachedMs)
    expect(sung.isVoiced()).toBe(false)
    sing(sung, 0)
    expect(sung.score()?.points).toBeGreaterThan(9900)
  })
})

it('hands in the beginnings of syllables of a rap, each once and rising', () => {
  const rap = part({ isRap: true })
  for (const atMs of [400.4, 200, 400.2, 90_000, -5, 600]) rap.addOnset(atMs, 700)
  expect(rap.take(3000).onsetsMs).toEqual([200, 400, 600])
  expect(rap.score()).toBeNull()
})
