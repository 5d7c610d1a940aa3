import { afterEach, expect, it, vi } from 'vitest'
import { followMicrophone, levelOf } from './microphone-level.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [0, 0],
  [0.01, 0.2],
  [0.25, 1],
  [1, 1],
])('samples of %f are a level of %f', (sample, level) => {
  expect(levelOf(new Float32Array(64).fill(sample))).toBeCloseTo(level)
})

/** A microphone that is as loud as told, and whether it is open. */
function fakeMicrophone(loud: number) {
  const track = {
    readyState: 'live',
    stop() {
      track.readyState = 'ended'
    },
  }
  const close = vi.fn(async () => undefined)
  let grant: () => void = () => undefined
  const granted = new Promise<void>((resolve) => {
    grant = resolve
  })
  const getUserMedia = async () => {
    await granted
    return { getTracks: () => [track] }
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  class Context {
    createAnalyser = () => ({
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(loud),
    })
    createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined })
    close = close
  }
  vi.stubGlobal('AudioContext', Context)
  return { track, close, grant }
}

it('tells how loud it is, and lets the microphone go as soon as it is stopped', async () => {
  const { track, close, grant } = fakeMicrophone(0.25)
  const onLevel = vi.fn()
  const stop = followMicrophone(onLevel)
  grant()
  await vi.waitFor(() => expect(onLevel).toHaveBeenCalledWith(1))
  stop()
  expect(track.readyState).toBe('ended')
  expect(close).toHaveBeenCalledOnce()
})

it.each(['AudioContext', 'createMediaStreamSource'] as const)(
  'keeps no microphone open that cannot be measured: %s fails',
  async (what) => {
    const { track, close, grant } = fakeMicrophone(0.25)
    const fail = () => {
      throw new DOMException('no more of these', 'NotSupportedError')
    }
    const { AudioContext: Fake } = globalThis
    if (what === 'AudioContext') vi.stubGlobal('AudioContext', fail)
    else
      vi.stubGlobal(
        'AudioContext',
        class extends Fake {
          override createMediaStreamSource = fail
        },
      )
    const onLevel = vi.fn()
    const stop = followMicrophone(onLevel)
    grant()
    await vi.waitFor(() => expect(track.readyState).toBe('ended'))
    expect(close).toHaveBeenCalledTimes(what === 'AudioContext' ? 0 : 1)
    stop()
    expect(onLevel).not.toHaveBeenCalled()
  },
)

it('keeps no microphone that comes after it was stopped', async () => {
  const { track, grant } = fakeMicrophone(0)
  followMicrophone(() => undefined)()
  grant()
  await vi.waitFor(() => expect(track.readyState).toBe('ended'))
})
