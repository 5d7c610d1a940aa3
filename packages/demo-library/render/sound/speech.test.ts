import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cuesOf } from '../../src/testing/cues.ts'
import { webVtt } from './captions.ts'
import { mouthEnvelopes, speak, type Utterance } from './speech.ts'
import { SAMPLE_RATE } from './wav.ts'

const narrator = { name: 'Narrator', pitch: 1, tempo: 1, formant: 'kept' } as const
const FILM_SECONDS = 12
/** Louder than this, of full scale, somebody is speaking. */
const HEARD = 0.02

let build = ''
beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'starnest-speech-'))
})
afterAll(() => rm(build, { recursive: true }))

const say = (at: number, text: string, who = 'narrator') => ({ at, who, text })
const speakLines = (lines: ReturnType<typeof say>[]) =>
  speak({ voices: { narrator }, lines, music: [], effects: [] }, build, FILM_SECONDS, () => 'wish')

describe('spoken lines', () => {
  it('are heard only while their caption is seen', async () => {
    const spoken = await speakLines([
      say(1, 'Once there was a star.'),
      say(5.5, 'It fell into the sea.'),
    ])
    const cues = cuesOf(webVtt(spoken, FILM_SECONDS))
    expect(cues).toHaveLength(2)
    for (const moment of heardMoments(spoken)) {
      expect(cues.some(({ start, end }) => start <= moment && moment <= end)).toBe(true)
    }
  })

  it('are refused, with scene and line, when one runs into the next', async () => {
    const lines = [say(1, 'This is a long line that takes its time.'), say(2, 'Too early.')]
    await expect(speakLines(lines)).rejects.toThrow(
      /^scene "wish": "This is a long line that takes its time." takes [\d.]+ s from 1 s: [\d.]+ s too long/,
    )
  })

  it('are refused when the film ends before they do', async () => {
    await expect(speakLines([say(11.5, 'Good night, everybody.')])).rejects.toThrow(/too long/)
  })

  it('are refused when nobody has the voice', async () => {
    await expect(speakLines([say(1, 'Hello.', 'fox')])).rejects.toThrow(
      'scene "wish": "Hello." is spoken by "fox", who has no voice',
    )
  })
})

describe('a mouth', () => {
  const line = (samples: Float32Array): Utterance => ({
    ...{ at: 2, seconds: samples.length / SAMPLE_RATE, who: 'leo', speaker: 'Leo', text: '' },
    samples,
  })

  it('is shut in silence, opens with loudness and never beyond 1', () => {
    const second = Float32Array.from({ length: SAMPLE_RATE * 3 }, (_, i) =>
      i < SAMPLE_RATE ? 0 : i < SAMPLE_RATE * 2 ? 0.05 : 0.9,
    )
    const [envelope] = mouthEnvelopes([line(second)], 24)
    expect(envelope).toMatchObject({ at: 2, who: 'leo' })
    const openings = envelope?.openings ?? []
    expect(openings).toHaveLength(72)
    expect(openings[5]).toBe(0)
    expect(openings[30]).toBeGreaterThan(0.1)
    expect(openings[30]).toBeLessThan(0.5)
    expect(openings[60]).toBe(1)
  })

  it('moves with a real voice: it opens and closes many times in a line', async () => {
    const [spoken] = await speakLines([say(1, 'Six small stars sat on a silver hill.')])
    const [envelope] = mouthEnvelopes(spoken ? [spoken] : [], 24)
    const openings = envelope?.openings ?? []
    const crossings = openings.filter((value, i) => value > 0.3 !== (openings[i - 1] ?? 0) > 0.3)
    expect(crossings.length).toBeGreaterThan(6)
  })
})

/** Seconds of the film at which somebody is heard, every tenth of a second. */
function heardMoments(spoken: readonly Utterance[]): number[] {
  const step = SAMPLE_RATE / 10
  return spoken.flatMap(({ at, samples }) =>
    Array.from({ length: Math.floor(samples.length / step) }, (_, i) => i)
      .filter((i) => samples.subarray(i * step, (i + 1) * step).some((s) => Math.abs(s) > HEARD))
      .map((i) => at + i / 10),
  )
}
