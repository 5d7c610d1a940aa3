import { describe, expect, it } from 'vitest'
import { listen, voicedShare } from '../testing/listener.ts'
import { tuneOf } from '../testing/songs.ts'
import { addRoom, backingSound, hzOfCents, sungSound } from '../testing/sounds.ts'
import { UNVOICED } from './pitch-frames.ts'
import { scoreSinging } from './score-singing.ts'
import { createPitchTracker, type PitchReading } from './track-pitch.ts'

const SONG = tuneOf(3)
const QUIET = { hz: 0, clarity: 0.2, rms: 0.002 }
const sung = (cents: number, rms = 0.1): PitchReading => ({
  hz: hzOfCents(cents),
  clarity: 0.97,
  rms,
})

function tonesOf(readings: readonly PitchReading[]) {
  const tracker = createPitchTracker()
  const frames = [...readings.flatMap((reading) => tracker.add(reading)), ...tracker.finish()]
  return frames.map(({ tone }) => (tone === UNVOICED ? null : tone))
}

const repeat = (count: number, reading: PitchReading) =>
  Array.from({ length: count }, () => reading)

describe('from readings to frames', () => {
  it('there is one frame for each reading, also of none, one and two', () => {
    for (const count of [0, 1, 2, 3, 4, 5, 9]) {
      expect(tonesOf(repeat(count, sung(0)))).toHaveLength(count)
    }
  })

  it('a note begins and ends where it was heard', () => {
    const tones = tonesOf([...repeat(6, QUIET), ...repeat(6, sung(400)), ...repeat(6, QUIET)])
    expect(tones).toEqual([...Array(6).fill(null), ...Array(6).fill(400), ...Array(6).fill(null)])
  })

  it('a single wrong octave and a single lost reading are outvoted', () => {
    const held = repeat(5, sung(400))
    const tones = tonesOf([...held, sung(1600), ...held, { ...sung(400), clarity: 0.5 }, ...held])
    expect(new Set(tones.slice(1, -1))).toEqual(new Set([400]))
  })

  it('a click that sounds like a tone is no voice', () => {
    expect(tonesOf([...repeat(6, QUIET), sung(400), ...repeat(6, QUIET)])).toEqual(
      Array(13).fill(null),
    )
  })

  it('whistling, mains hum and unclear sound are no voice', () => {
    for (const reading of [
      { hz: 1800, clarity: 0.99, rms: 0.1 },
      { hz: 50, clarity: 0.99, rms: 0.1 },
      { hz: 300, clarity: 0.89, rms: 0.1 },
      { hz: Number.NaN, clarity: Number.NaN, rms: Number.NaN },
    ]) {
      expect(tonesOf(repeat(20, reading))).toEqual(Array(20).fill(null))
    }
  })

  it('a whisper in a quiet room is heard, and the same beside a steady fan is not', () => {
    const still = { ...QUIET, rms: 0.0005 }
    const whisper = sung(400, 0.006)
    expect(tonesOf([...repeat(50, still), ...repeat(20, whisper)]).slice(-10)).toContain(400)
    const fan = { ...QUIET, rms: 0.004 }
    expect(tonesOf([...repeat(50, fan), ...repeat(20, whisper)]).slice(-10)).not.toContain(400)
  })

  it('a singer who begins without a pause is heard at once, and through a long note', () => {
    expect(tonesOf(repeat(1500, sung(400)))).toEqual(Array(1500).fill(400))
  })

  it('the speaker is not heard while a singer is much louder', () => {
    const still = repeat(50, { ...QUIET, rms: 0.0005 })
    const speaker = repeat(30, sung(0, 0.015))
    expect(tonesOf([...still, ...speaker]).slice(-20)).toEqual(Array(20).fill(0))
    const tones = tonesOf([...still, ...repeat(60, sung(400, 0.4)), ...speaker])
    expect(tones.slice(-20)).toEqual(Array(20).fill(null))
  })
})

describe('the bars of singing, with sound', () => {
  const room = { noise: 0.002, hum: 0.001 }
  const pointsOf = (sound: Float32Array, difficulty: 'easy' | 'medium' | 'hard') =>
    scoreSinging(SONG, 0, listen(sound), { difficulty }).points

  it('a voice with vibrato in a noisy room reaches 9,500 on easy and 9,000 on hard', () => {
    const sound = addRoom(sungSound(SONG), room)
    expect(pointsOf(sound, 'easy')).toBeGreaterThanOrEqual(9500)
    expect(pointsOf(sound, 'hard')).toBeGreaterThanOrEqual(9000)
  })

  it('an octave higher changes it by at most 1 %', () => {
    const plain = pointsOf(addRoom(sungSound(SONG), room), 'medium')
    const higher = pointsOf(addRoom(sungSound(SONG, { offsetCents: 1200 }), room), 'medium')
    expect(Math.abs(higher - plain)).toBeLessThanOrEqual(plain / 100)
  })

  it.each([
    [0.001, 50],
    [0.01, 50],
    [0.03, 50],
    [0.001, 100],
    [0.006, 100],
    [0.006, 120],
  ])('hum of %d at %d Hz, with noise and without, gives at most 300', (hum, humHz) => {
    for (const noise of [hum, hum / 20]) {
      const sound = new Float32Array(sungSound(SONG).length)
      expect(pointsOf(addRoom(sound, { noise, hum, humHz }), 'easy')).toBeLessThanOrEqual(300)
    }
  })

  it.each([0.002, 0.008, 0.03])('the backing alone at %d gives at most 300', (volume) => {
    const frames = listen(addRoom(backingSound(SONG, { volume }), room))
    expect(scoreSinging(SONG, 0, frames, { difficulty: 'easy' }).points).toBeLessThanOrEqual(300)
    expect(voicedShare(frames)).toBeLessThan(0.2)
  })
})
