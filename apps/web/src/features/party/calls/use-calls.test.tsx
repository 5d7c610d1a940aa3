import type { PartyMember, PartySignal } from '@starnest/contract/party/party'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  FakeConnection,
  FakeTrack,
  testConnection,
  testTrack,
} from '../../../testing/fakes/connection.ts'
import { createMesh, type Mesh } from './mesh.ts'
import { type CallLine, useCalls } from './use-calls.ts'

type Hear = Parameters<CallLine['onSignal']>[0]

const member = (id: string, on: Partial<PartyMember> = {}): PartyMember => ({
  id,
  profileId: 1,
  name: id,
  avatarUrl: '🦊',
  initials: 'A',
  platform: 'starnest',
  isVideo: false,
  isMuted: true,
  ...on,
})
const members = (count: number, on: Partial<PartyMember>) =>
  Array.from({ length: count }, (_, index) => member(`other${index}`, on))

let opened: FakeTrack[]
let getUserMedia: ReturnType<typeof vi.fn>
let listeners: Set<Hear>
let sendSignal: ReturnType<typeof vi.fn<CallLine['sendSignal']>>
beforeEach(() => {
  vi.useFakeTimers()
  FakeConnection.made = []
  opened = []
  listeners = new Set()
  sendSignal = vi.fn()
  getUserMedia = vi.fn(async ({ video }: MediaStreamConstraints) => {
    const track = new FakeTrack(video ? 'video' : 'audio')
    opened.push(track)
    return { getTracks: () => [track] }
  })
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const line = (some: Partial<CallLine> = {}): CallLine => ({
  selfId: 'me',
  members: [member('me'), member('zoe')],
  sendSignal,
  onSignal: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  ...some,
})
/** Let what was drawn have its effects, twice: what they start may draw once more. */
async function rest(): Promise<void> {
  for (let round = 0; round < 2; round++) await act(() => vi.advanceTimersByTimeAsync(10))
}
function join(some: Partial<CallLine> = {}) {
  const { result, rerender, unmount } = renderHook((props: CallLine) => useCalls(props), {
    initialProps: line(some),
  })
  const toggle = async (kind: 'camera' | 'microphone') => {
    act(() => result.current[kind].toggle())
    await rest()
  }
  return { calls: () => result.current, rerender, unmount, toggle }
}
const fails = (name: string) => getUserMedia.mockRejectedValue(new DOMException('no', name))

it('asks for a small picture, and for a voice without echo', async () => {
  const { calls, toggle } = join()
  expect(calls().camera).toMatchObject({ isOn: false, isBusy: false, problem: undefined })
  await toggle('camera')
  await toggle('microphone')
  expect(getUserMedia.mock.calls).toEqual([
    [
      {
        video: {
          width: { ideal: 320 },
          height: { ideal: 240 },
          frameRate: { ideal: 15 },
          facingMode: 'user',
        },
      },
    ],
    [{ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } }],
  ])
  expect([calls().camera.isOn, calls().microphone.isOn]).toEqual([true, true])
  expect(calls().localStream?.getVideoTracks()).toEqual([opened[0]])
  expect(calls().localStream?.getAudioTracks()).toEqual([])
})

it('is busy while the person is asked, and asks once', async () => {
  const { calls, toggle } = join()
  getUserMedia.mockReturnValue(new Promise(() => undefined))
  await toggle('camera')
  expect(calls().camera).toMatchObject({ isOn: false, isBusy: true })
  await toggle('camera')
  expect(getUserMedia).toHaveBeenCalledOnce()
})

it('stops the track of what is turned off', async () => {
  const { calls, toggle } = join()
  await toggle('camera')
  await toggle('microphone')
  await toggle('camera')
  expect(opened.map((track) => track.readyState)).toEqual(['ended', 'live'])
  expect(calls().camera).toMatchObject({ isOn: false, problem: undefined })
  expect(calls().localStream).toBeUndefined()
})

it('goes off by itself when the device does', async () => {
  const { calls, toggle } = join()
  await toggle('camera')
  act(() => opened[0]?.dispatchEvent(new Event('ended')))
  expect(calls().camera).toMatchObject({ isOn: false, problem: 'ended' })
  await toggle('camera')
  expect(calls().camera).toMatchObject({ isOn: true, problem: undefined })
})

it('stops everything when the party is left, also what comes later', async () => {
  const { toggle, unmount } = join()
  await toggle('camera')
  const late = Promise.withResolvers<unknown>()
  getUserMedia.mockReturnValue(late.promise)
  await toggle('microphone')
  unmount()
  const track = new FakeTrack('audio')
  late.resolve({ getTracks: () => [track] })
  await rest()
  expect([opened[0]?.readyState, track.readyState]).toEqual(['ended', 'ended'])
  expect(FakeConnection.made.map((each) => each.connectionState)).toEqual(['closed'])
  expect(listeners.size).toBe(0)
})

it.each([
  ['camera', 'NotAllowedError', 'denied'],
  ['microphone', 'SecurityError', 'denied'],
  ['camera', 'NotFoundError', 'none-found'],
  ['camera', 'OverconstrainedError', 'none-found'],
  ['microphone', 'NotReadableError', 'in-use'],
  ['microphone', 'AbortError', 'in-use'],
  ['camera', 'UnknownError', 'failed'],
] as const)('says why the %s is not on: %s', async (kind, name, problem) => {
  fails(name)
  const { calls, toggle } = join()
  await toggle(kind)
  expect(calls()[kind]).toMatchObject({ isOn: false, isBusy: false, problem })
})

it.each([
  [false, 'not-secure'],
  [true, 'unsupported'],
] as const)(
  'knows why there are no devices at all, on a secure page: %s',
  async (isSecure, problem) => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('isSecureContext', isSecure)
    const { calls, toggle } = join()
    await toggle('microphone')
    expect(calls().microphone.problem).toBe(problem)
  },
)

it('opens no device in a browser without calls', async () => {
  vi.stubGlobal('RTCPeerConnection', undefined)
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection')
  const { calls, toggle } = join()
  await toggle('camera')
  expect(calls().camera.problem).toBe('unsupported')
  expect(getUserMedia).not.toHaveBeenCalled()
})

it.each([
  ['camera', 4, { isVideo: true }],
  ['microphone', 6, { isMuted: false }],
] as const)('refuses one %s more than %i, without asking for it', async (kind, limit, on) => {
  const { calls, toggle, rerender } = join({ members: [member('me'), ...members(limit, on)] })
  await toggle(kind)
  expect(calls()[kind]).toMatchObject({ isOn: false, problem: 'full' })
  expect(getUserMedia).not.toHaveBeenCalled()
  // One of them is what the server still knows of this screen itself.
  rerender(line({ members: [member('me', on), ...members(limit - 1, on)] }))
  await toggle(kind)
  expect(calls()[kind]).toMatchObject({ isOn: true, problem: undefined })
})

it('stops a camera again when the others filled the party while the person was asked', async () => {
  const asked = Promise.withResolvers<unknown>()
  getUserMedia.mockReturnValue(asked.promise)
  const { calls, toggle, rerender } = join()
  await toggle('camera')
  rerender(line({ members: [member('me'), ...members(4, { isVideo: true })] }))
  const track = new FakeTrack('video')
  asked.resolve({ getTracks: () => [track] })
  await rest()
  expect(calls().camera).toMatchObject({ isOn: false, problem: 'full' })
  expect(track.readyState).toBe('ended')
})

it('turns off again when one camera too many went on at once, and only if it is last in the list', async () => {
  const { calls, toggle, rerender } = join()
  await toggle('camera')
  const [me, others] = [member('me', { isVideo: true }), members(4, { isVideo: true })]
  rerender(line({ members: [me, ...others] }))
  await rest()
  expect(calls().camera.isOn).toBe(true)
  rerender(line({ members: [...others, me] }))
  await rest()
  expect(calls().camera).toMatchObject({ isOn: false, problem: 'full' })
  expect(opened[0]?.readyState).toBe('ended')
})

/** Another screen's mesh, wired to the hook's line. */
function zoe(): { mesh: Mesh; heard: PartySignal[] } {
  const heard: PartySignal[] = []
  const mesh = createMesh({
    selfId: 'zoe',
    sendSignal: (_to, signal) => {
      for (const hear of listeners) act(() => hear('zoe', signal))
    },
    onRemotes: () => undefined,
    createConnection: testConnection,
  })
  sendSignal.mockImplementation((to, signal) => {
    heard.push(signal)
    if (to === 'zoe') mesh.receive('me', signal)
  })
  mesh.setMembers(['me', 'zoe'])
  return { mesh, heard }
}

it('hears and sees another screen, until it is left or the line is lost', async () => {
  const { mesh } = zoe()
  const { calls, rerender } = join()
  mesh.setLocalTracks({ camera: testTrack('video') })
  await rest()
  expect(calls().remotes.map(({ memberId }) => memberId)).toEqual(['zoe'])
  expect(calls().remotes[0]?.stream.getVideoTracks()).toHaveLength(1)
  rerender(line({ selfId: undefined }))
  expect(calls().remotes).toEqual([])
  expect(listeners.size).toBe(0)
})

it('sends again under the id it has after the line was lost', async () => {
  const { calls, rerender, toggle } = join()
  await toggle('camera')
  expect(sendSignal.mock.calls.map(([to]) => to)).toEqual(['zoe', 'zoe'])
  rerender(line({ selfId: undefined }))
  expect(calls().camera.isOn).toBe(true)
  sendSignal.mockClear()
  rerender(line({ selfId: 'me again', members: [member('me again'), member('zoe')] }))
  await rest()
  expect(sendSignal.mock.calls.map(([to]) => to)).toEqual(['zoe', 'zoe'])
  expect(FakeConnection.made.map((each) => each.connectionState)).toEqual(['closed', 'new'])
})

it('keeps its calls when the page hands in new functions', async () => {
  const { rerender, toggle } = join()
  await toggle('camera')
  const newSend = vi.fn()
  rerender(line({ sendSignal: newSend, members: [member('me'), member('zoe'), member('tom')] }))
  await rest()
  expect(FakeConnection.made.map((each) => each.connectionState)).toEqual(['new', 'new'])
  expect(newSend.mock.calls.map(([to]) => to)).toEqual(['tom', 'tom'])
})
