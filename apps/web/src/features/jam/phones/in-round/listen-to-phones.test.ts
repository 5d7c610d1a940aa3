import type { JamBundle } from '@starnest/contract/jam/stage'
import { expect, it } from 'vitest'
import { createSungPart } from '../../round/sung-part.ts'
import { listenToPhones } from './listen-to-phones.ts'
import type { RoundVoice, StagePhones } from './round-singers.ts'

const GRID = {
  ...{ bpm: 120, firstBeatMs: 0, beatsPerBar: 4, bars: 2 },
  beat: {
    ...{ id: 'a-beat', name: 'A beat', genre: 'Pop' as const, bpm: 120 },
    ...{ durationSeconds: 4, credits: [], soundUrl: '' },
  },
}

/** A round in which this device sings, and the phones 2 and 4. */
function round() {
  const froms: RoundVoice['from'][] = [
    { is: 'here' },
    { is: 'phone', number: 2 },
    { is: 'phone', number: 4 },
  ]
  const voices = froms.map((from, at): RoundVoice => {
    return { from, singer: { is: 'guest', name: `Singer ${at}` }, delayMs: 0 }
  })
  const parts = voices.map((_, at) =>
    createSungPart({
      ...{ number: at + 1, delayMs: 0, voice: null, grid: GRID },
      ...{ difficulty: 'Easy', fromMs: 0, toMs: 4000 },
    }),
  )
  let hear: Parameters<StagePhones['onBundle']>[0] = () => undefined
  let isHeard = true
  const phones: StagePhones = {
    singers: () => [],
    singsHere: () => true,
    onBundle: (listener) => {
      hear = listener
      return () => {
        isHeard = false
      }
    },
    follow: () => () => undefined,
  }
  const stop = listenToPhones(phones, { voices, parts, reachedMs: () => 4000 })
  const send = (number: number, sequence: number) => {
    const bundle: JamBundle = {
      ...{ sequence, startMs: sequence * 100, hopMs: 10 },
      ...{ tones: [number * 100], loudness: [90], onsetsMs: [sequence * 100] },
    }
    if (isHeard) hear({ number, bundle })
  }
  const heard = () => parts.map(({ tones }) => tones.map(({ atMs }) => atMs))
  return { send, stop, heard, parts }
}

it('gives each singer what its own phone hears', () => {
  const { send, heard, parts } = round()
  send(2, 0)
  send(4, 0)
  send(2, 1)
  // Came to the stage when the round had begun.
  send(3, 0)
  expect(heard()).toEqual([[], [0, 100], [0]])
  expect(parts[1]?.take(4000).onsetsMs).toEqual([0, 100])
})

it('gives what still waited for a lost bundle when it stops, and nothing after that', () => {
  const { send, stop, heard } = round()
  send(2, 0)
  send(2, 2)
  expect(heard()[1]).toEqual([0])
  stop()
  send(2, 3)
  expect(heard()[1]).toEqual([0, 200])
})
