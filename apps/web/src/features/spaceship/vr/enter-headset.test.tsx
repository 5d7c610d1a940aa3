import { Group, PerspectiveCamera, Scene } from 'three'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveStage } from '../../../library/live-stage/live-stage.ts'
import type { Room } from '../scene/room.ts'
import { enterHeadset } from './enter-headset.ts'

vi.mock('../scene/screens/paint-still.ts', () => ({
  captionPainter: () => ({ canvas: document.createElement('canvas'), say: () => false }),
}))

/** A session that nobody sees anything of. */
class FakeSession extends EventTarget {
  readonly end = vi.fn(async () => void this.dispatchEvent(new Event('end')))
}

/** A room with a stage that closes when the test says so; `asked` and `ready`: the person has agreed, the device
 *  can draw. */
function roomWithHeadset() {
  const session = new FakeSession()
  const asked = Promise.withResolvers<FakeSession>()
  const ready = Promise.withResolvers<void>()
  vi.stubGlobal('navigator', { xr: { requestSession: () => asked.promise } })
  const xr = {
    enabled: false,
    setReferenceSpaceType: () => undefined,
    getController: () => new Group(),
    setSession: vi.fn(() => ready.promise),
  }
  const renderer = { xr, domElement: document.createElement('canvas') }
  const stage = { renderer, camera: new PerspectiveCamera(), isOpen: true }
  const room = {
    scene: new Scene(),
    rig: new Group(),
    looking: { wanted: () => ({ yawRad: 1, pitchRad: 0 }) },
    film: () => null,
  }
  const onEnd = vi.fn()
  const entering = enterHeadset({
    room: room as unknown as Room,
    stage: stage as unknown as LiveStage,
    onPoint: () => undefined,
    onEnd,
  })
  return { session, asked, ready, xr, stage, room, onEnd, entering }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('whoever agrees is in the room, with captions before the screen, until the headset goes', async () => {
  const { session, asked, ready, room, onEnd, entering } = roomWithHeadset()
  asked.resolve(session)
  ready.resolve()
  await entering
  expect(session.end).not.toHaveBeenCalled()
  expect(room.scene.children).toHaveLength(1)

  await session.end()
  expect(room.scene.children).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('nobody is left in a headset whose room closed while they were asked', async () => {
  const { session, asked, ready, xr, stage, room, entering } = roomWithHeadset()
  stage.isOpen = false
  asked.resolve(session)
  ready.resolve()
  await entering
  expect(session.end).toHaveBeenCalledOnce()
  expect(xr.setSession).not.toHaveBeenCalled()
  expect(room.scene.children).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['draws', null],
  ['fails', new Error('the session has ended')],
])('nor when it closed while the device got ready, and it %s', async (_name, failure) => {
  const { session, asked, ready, xr, stage, room, entering } = roomWithHeadset()
  asked.resolve(session)
  await vi.waitFor(() => expect(xr.setSession).toHaveBeenCalledOnce())
  stage.isOpen = false
  if (failure) ready.reject(failure)
  else ready.resolve()
  await entering
  expect(session.end).toHaveBeenCalledOnce()
  expect(room.scene.children).toHaveLength(0)
  expect(room.rig.rotation.y).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('says so when the device cannot draw the room', async () => {
  const { session, asked, ready, entering } = roomWithHeadset()
  asked.resolve(session)
  ready.reject(new DOMException('', 'InvalidStateError'))
  await expect(entering).rejects.toThrow(DOMException)
  expect(session.end).toHaveBeenCalledOnce()
})
