import type { ErrorData } from 'hls.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attachHls } from './attach-hls.ts'

const { ErrorDetails, ErrorTypes, Events } =
  await vi.importActual<typeof import('hls.js')>('hls.js')
const MINUTE_MS = 60_000

const made: FakeHls[] = []

/** The stream player as far as it is steered here: it loads nothing, and breaks when it is told to. */
class FakeHls {
  static readonly Events = Events
  static readonly ErrorTypes = ErrorTypes
  readonly levels = [{ height: 360, bitrate: 500_000 }]
  readonly audioTracks = []
  readonly startLoad = vi.fn()
  readonly attachMedia = vi.fn()
  readonly recoverMediaError = vi.fn()
  readonly destroy = vi.fn()
  readonly loadSource = vi.fn()
  readonly #listeners = new Map<string, (event: string, data: unknown) => void>()
  constructor() {
    made.push(this)
  }
  on(event: string, listener: (event: string, data: unknown) => void) {
    this.#listeners.set(event, listener)
  }
  emit(event: string, data: unknown = {}) {
    this.#listeners.get(event)?.(event, data)
  }
  breakWith(error: Pick<ErrorData, 'type' | 'details'> & { status?: number }) {
    this.emit(Events.ERROR, { ...error, fatal: true, response: { code: error.status ?? 0 } })
  }
}

const part = (status?: number) => ({
  type: ErrorTypes.NETWORK_ERROR,
  details: ErrorDetails.FRAG_LOAD_ERROR,
  ...(status !== undefined && { status }),
})
const damage = { type: ErrorTypes.MEDIA_ERROR, details: ErrorDetails.BUFFER_APPEND_ERROR }

vi.mock('hls.js', () => ({ default: FakeHls }))

let player: FakeHls
const onBroken = vi.fn()
const goOn = vi.fn()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  onBroken.mockClear()
  goOn.mockClear()
  vi.useRealTimers()
})

async function attach(video = document.createElement('video')) {
  const attachment = attachHls(video, '/index.m3u8', {
    ...{ startAtSeconds: 20, durationSeconds: 60, sound: 0 },
    ...{ onQuality: vi.fn(), onSound: vi.fn(), goOn, onBroken },
    loadHls: async () => (await import('hls.js')).default,
  })
  await vi.waitFor(() => expect(made).toHaveLength(1))
  for (const one of made.splice(0)) player = one
  return attachment
}

it('asks again while the server is away, and plays on when it is back', async () => {
  await attach()
  for (let asked = 1; asked <= 20; asked++) {
    player.breakWith(part(asked % 2 ? undefined : 503))
    await vi.advanceTimersByTimeAsync(2000)
    expect(player.startLoad).toHaveBeenCalledTimes(asked)
  }
  // Nothing has come yet: without its place, a film that is resumed would begin at 0.
  expect(player.startLoad).toHaveBeenLastCalledWith(20)
  player.emit(Events.FRAG_BUFFERED)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  player.breakWith(part())
  await vi.advanceTimersByTimeAsync(2000)
  expect(player.startLoad).toHaveBeenCalledTimes(21)
  expect(player.startLoad).toHaveBeenLastCalledWith(-1)
  expect(onBroken).not.toHaveBeenCalled()
})

it('is broken when the server has been away for a minute', async () => {
  await attach()
  player.breakWith(part())
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(onBroken).not.toHaveBeenCalled()
  player.breakWith(part())
  expect(onBroken).toHaveBeenCalledExactlyOnceWith({ wasSilent: true })
})

it.each([
  ['a part that is refused', part(404)],
  ['a part that is damaged', damage],
])('mends %s once', async (_what, error) => {
  await attach()
  player.breakWith(error)
  player.emit(Events.FRAG_BUFFERED)
  expect(onBroken).not.toHaveBeenCalled()
  player.breakWith(error)
  expect(onBroken).toHaveBeenCalledExactlyOnceWith({ wasSilent: false })
})

it('goes on once damage was mended, which stops the element', async () => {
  await attach()
  player.recoverMediaError.mockImplementation(() => expect(goOn).not.toHaveBeenCalled())
  player.breakWith(damage)
  expect(player.recoverMediaError).toHaveBeenCalledOnce()
  expect(goOn).toHaveBeenCalledOnce()
})

it('asks for nothing any more once it was let go', async () => {
  const { detach } = await attach()
  player.breakWith(part())
  detach()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(player.startLoad).not.toHaveBeenCalled()
})

it.each([
  ['the stream sought to its start just before', 20, 0],
  ['nothing did', 0, 0],
  ['somebody moved on since', 5, 5],
])(
  'begins at the beginning for who moved there while it was opened: %s',
  async (_what, at, place) => {
    const video = document.createElement('video')
    await attach(video)
    video.currentTime = 0
    player.emit(Events.LEVEL_LOADED, { details: { live: false, edge: 60 } })
    video.currentTime = at
    video.dispatchEvent(new Event('loadedmetadata'))
    expect(video.currentTime).toBe(place)
    expect(player.startLoad.mock.calls).toEqual(place === 0 ? [[0, true]] : [])
  },
)

it('begins where it was left for who moved nowhere', async () => {
  const video = document.createElement('video')
  await attach(video)
  player.emit(Events.LEVEL_LOADED, { details: { live: false, edge: 60 } })
  video.dispatchEvent(new Event('loadedmetadata'))
  expect(video.currentTime).toBe(20)
  expect(player.startLoad).not.toHaveBeenCalled()
})
