import { describe, expect, it } from 'vitest'
import { UNVOICED } from '../sing/pitch-frames.ts'
import { lastNoteEndMs } from '../song/song.ts'
import { rapOnsets, spoken } from '../testing/rapper.ts'
import { keepSilent, singSong } from '../testing/singer.ts'
import { tuneOf } from '../testing/songs.ts'
import { canonicalTakeBytes, rapTakeProblems, takeProblems } from './take-problems.ts'

const SONG = tuneOf(4)
const SUNG = singSong(SONG, 0, { jitterCents: 12 })
const LENGTH_MS = SUNG.tones.length * SUNG.hopMs
const HONEST = { elapsedMs: LENGTH_MS + 300, fromMs: 0, soundMs: null }

describe('frames of an honest take', () => {
  it('have no problem', () => {
    expect(takeProblems(SONG, SUNG, HONEST)).toEqual([])
    expect(takeProblems(SONG, keepSilent(SONG), HONEST)).toEqual([])
  })

  it('may be a tone that never wavers, as a toy piano gives', () => {
    expect(takeProblems(SONG, singSong(SONG), HONEST)).toEqual([])
  })

  it('may begin in the middle of the song', () => {
    const frames = {
      ...SUNG,
      startMs: 9_500,
      tones: SUNG.tones.slice(0, 500),
      loudness: SUNG.loudness.slice(0, 500),
    }
    expect(
      takeProblems(SONG, frames, { elapsedMs: 5_400, fromMs: 9_500, soundMs: 60_000 }),
    ).toEqual([])
  })
})

describe('frames that cannot be those of the take', () => {
  it('are longer than the time that has passed', () => {
    expect(takeProblems(SONG, SUNG, { ...HONEST, elapsedMs: 3_000 })).toEqual([
      'longer_than_elapsed',
      'in_the_future',
    ])
  })

  it('stand at a place that was not reached yet', () => {
    const late = { ...SUNG, startMs: 5_000 }
    expect(takeProblems(SONG, late, HONEST)).toContain('in_the_future')
  })

  it('stand before the take began', () => {
    expect(takeProblems(SONG, { ...SUNG, startMs: -5_000 }, HONEST)).toEqual(['before_the_take'])
  })

  it('stand behind the end of the sound', () => {
    const facts = { elapsedMs: 3_600_000, fromMs: 20_000, soundMs: lastNoteEndMs(SONG) + 1000 }
    expect(takeProblems(SONG, { ...SUNG, startMs: 20_000 }, facts)).toEqual(['beyond_the_song'])
  })

  it('have tones and no sound', () => {
    const mute = { ...SUNG, loudness: new Uint8Array(SUNG.loudness.length) }
    expect(takeProblems(SONG, mute, HONEST)).toEqual(['tone_without_sound'])
  })
})

describe('a rap', () => {
  const beat = { bpm: 100, firstBeatMs: 400, bars: 4 }
  const take = spoken(rapOnsets(beat, { jitterMs: 15 }), beat)
  const facts = { elapsedMs: take.voice.tones.length * 10, fromMs: 0, soundMs: null }
  const problemsOf = (onsetsMs: readonly number[]) =>
    rapTakeProblems({ ...take, onsetsMs }, beat, facts)

  it('that was rapped has no problem', () => {
    expect(rapTakeProblems(take, beat, facts)).toEqual([])
  })

  it('has its syllables in order, as far apart as they are heard, where something was recorded', () => {
    expect(problemsOf([1000, 900])).toEqual(['impossible_syllables'])
    expect(problemsOf([1000, 1050])).toEqual(['impossible_syllables'])
    expect(problemsOf([1000, 1090])).toEqual([])
    expect(problemsOf([900_000])).toEqual(['impossible_syllables'])
    expect(problemsOf([Number.NaN])).toEqual(['impossible_syllables'])
  })

  it('takes the time that it takes', () => {
    expect(rapTakeProblems(take, beat, { ...facts, elapsedMs: 1000 })).toContain('in_the_future')
  })
})

describe('a take that is sent again', () => {
  it('has the same bytes, also with silence around it and at another place', () => {
    const padded = {
      ...SUNG,
      startMs: 777,
      tones: Int16Array.from([UNVOICED, UNVOICED, ...SUNG.tones]),
      loudness: Uint8Array.from([9, 9, ...SUNG.loudness]),
    }
    expect(canonicalTakeBytes(padded)).toEqual(canonicalTakeBytes(SUNG))
  })

  it('and another take by the same singer have different bytes', () => {
    const other = singSong(SONG, 0, { jitterCents: 12, seed: 2 })
    expect(canonicalTakeBytes(other)).not.toEqual(canonicalTakeBytes(SUNG))
  })

  it('cannot be recognised when nothing was sung', () => {
    expect(canonicalTakeBytes(keepSilent(SONG))).toBeNull()
  })
})
