import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimSound } from '../../../platform/sound/one-sound.ts'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { usePreview } from './use-preview.ts'

const audio = { currentTime: 0, destination: {}, decodeAudioData: async () => ({ duration: 60 }) }
vi.mock('../round/jam-audio.ts', () => ({ jamAudio: async () => audio }))

const sources: FakeSource[] = []
class FakeSource {
  start = vi.fn()
  stop = vi.fn()
  disconnect = vi.fn()
  onended = () => {}
  connect = (next: unknown) => next
  constructor() {
    sources.push(this)
  }
}
class FakeGain {
  gain = { setTargetAtTime: vi.fn() }
  disconnect = vi.fn()
  connect = (next: unknown) => next
}

const song = (id: string) => ({ id, soundUrl: `/sound/${id}` })

beforeEach(() => {
  sources.length = 0
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  vi.stubGlobal('GainNode', FakeGain)
  fakeServer({ 'GET /sound/one': { body: 'music' }, 'GET /sound/two': { body: 'music' } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A stage on which a song is chosen and heard. */
async function heard(id: string) {
  const { result, rerender, unmount } = renderHook(
    ({ wantedId }: { wantedId: string | null }) => usePreview(wantedId),
    { initialProps: { wantedId: id } as { wantedId: string | null } },
  )
  await act(() => result.current.play(song(id)))
  expect(result.current.heardId).toBe(id)
  return { result, rerender, unmount }
}
const isStopped = (at: number) => sources[at]?.stop.mock.calls.length === 1

it('plays a song from its beginning, and ends with it', async () => {
  const { result } = await heard('one')
  expect(sources[0]?.start.mock.calls).toEqual([[0.06, 0, 60]])
  act(() => sources[0]?.onended())
  expect(result.current.heardId).toBeNull()
})

it.each([
  ['a round begins', null],
  ['another song is chosen', 'two'],
])('ends when %s', async (_, wantedId) => {
  const { result, rerender } = await heard('one')
  rerender({ wantedId })
  expect(result.current.heardId).toBeNull()
  expect(isStopped(0)).toBe(true)
})

it('ends when somebody stops it, leaves, or something else is to be heard', async () => {
  const first = await heard('one')
  act(() => first.result.current.stop())
  expect(isStopped(0)).toBe(true)
  const second = await heard('one')
  second.unmount()
  expect(isStopped(1)).toBe(true)
  await heard('one')
  act(() => claimSound(() => undefined))
  expect(isStopped(2)).toBe(true)
})

it('plays one song at a time', async () => {
  const { result, rerender } = await heard('one')
  rerender({ wantedId: 'two' })
  await act(() => result.current.play(song('two')))
  expect([isStopped(0), isStopped(1)]).toEqual([true, false])
  expect(result.current.heardId).toBe('two')
})

it('does not begin to play what somebody has left meanwhile', async () => {
  const { result, unmount } = renderHook(() => usePreview('one'))
  const started = result.current.play(song('one'))
  unmount()
  await act(() => started)
  expect(sources).toEqual([])
})

it('is silent where the sound cannot be had', async () => {
  const { result } = renderHook(() => usePreview('gone'))
  await act(() => result.current.play(song('gone')))
  expect([result.current.heardId, sources]).toEqual([null, []])
})
