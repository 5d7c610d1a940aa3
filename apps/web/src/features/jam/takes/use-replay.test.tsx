import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import type { Take } from './take.ts'
import { useReplay } from './use-replay.ts'

const audio = { currentTime: 0, destination: {}, decodeAudioData: async (bytes: unknown) => bytes }
vi.mock('../round/jam-audio.ts', () => ({ jamAudio: async () => audio }))

/** A node of the audio that lets sound through. */
class FakeNode {
  start = vi.fn()
  stop = vi.fn()
  disconnect = vi.fn()
  connect = (next: unknown) => next
}

const SONG = 'own-7'
/** As browsers keep one that was recorded before its song was taken in anew. */
const kept = {
  ...{ id: 'a', profileId: 1, mode: 'karaoke', trackId: SONG, title: 'Our song' },
  ...{ soundUrl: `/api/jam/songs/${SONG}/sound/old`, recordedAtMs: 0 },
  ...{ fromMs: 0, toMs: 1000, voice: new Blob(['voice']), voiceFromMs: 0, tones: [] },
  ...{ score: 0, points: 0 },
} satisfies Take & { soundUrl: string }

const sheet = (soundUrl: string) => ({
  song: {
    ...{ id: SONG, title: 'Our song', artist: 'We', genre: 'Pop', difficulty: 'Easy', bpm: 120 },
    ...{ durationSeconds: 30, language: null, year: null, credits: [], voices: 1 },
    ...{ isImported: true, minimumAge: 0, soundUrl },
  },
  ...{ bpm: 120, gapMs: 0, lyricOffsetMs: 0, startMs: 0, endMs: null, voices: [] },
})

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer({})
  for (const name of ['DynamicsCompressorNode', 'AudioBufferSourceNode', 'GainNode']) {
    vi.stubGlobal(name, FakeNode)
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function replayed() {
  const { result } = renderHook(() => useReplay())
  await act(() => result.current.play(kept))
  return result.current.replay
}

it('plays a recording to the sound that its song has now', async () => {
  server.answers[`GET /api/jam/songs/${SONG}`] = { body: sheet(`/api/jam/songs/${SONG}/sound/new`) }
  server.answers[`GET /api/jam/songs/${SONG}/sound/new`] = { body: 'music' }
  expect(await replayed()).toMatchObject({ is: 'playing', takeId: 'a' })
})

it('says that a recording cannot be played whose song is gone', async () => {
  expect(await replayed()).toEqual({ is: 'failed', takeId: 'a' })
})
