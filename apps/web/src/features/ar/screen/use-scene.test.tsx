import type { ArExperience } from '@starnest/contract/ar/ar'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Vector } from '../look/quaternion.ts'
import { useScene } from './use-scene.ts'

const fakes = vi.hoisted(() => ({ scenes: [] as FakeScene[], isLost: false }))
type Told = { hasSky: boolean; onLost: () => void; onRestored: () => void }
/** A scene that draws nothing. */
type FakeScene = Told & {
  bring: ReturnType<typeof vi.fn>
  dispose: ReturnType<typeof vi.fn>
}
vi.mock('../scene/ar-scene.ts', () => ({
  ArScene: class implements FakeScene {
    hasSky: boolean
    onLost: () => void
    onRestored: () => void
    bring = vi.fn()
    dispose = vi.fn()
    constructor(_canvas: unknown, { hasSky, onLost, onRestored }: Told) {
      if (fakes.isLost) throw new TypeError('a lost context tells nothing of what it can do')
      this.hasSky = hasSky
      this.onLost = onLost
      this.onRestored = onRestored
      fakes.scenes.push(this)
    }
  },
}))

const experience: ArExperience = {
  ...{ titleId: 7, title: 'The Lost Star', film: null, engine: 'embedded' },
  ...{ instructions: '', arElements: [] },
}
const directions: Vector[] = []
const canvas = { current: document.createElement('canvas') }

beforeEach(() => {
  fakes.scenes = []
  fakes.isLost = false
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('brings everybody again when the system has ended the session in the room', async () => {
  const options = { canvas, experience, directions, onFrame: () => undefined }
  const { rerender, result } = renderHook((hasSky) => useScene({ ...options, hasSky }), {
    initialProps: false,
  })
  await vi.waitFor(() => expect(fakes.scenes[0]?.bring).toHaveBeenCalledOnce())
  // Without the room and without a camera, our own sky is behind everything.
  rerender(true)
  await vi.waitFor(() => expect(fakes.scenes[1]?.bring).toHaveBeenCalledOnce())
  expect(fakes.scenes.map(({ hasSky }) => hasSky)).toEqual([false, true])
  expect(fakes.scenes[0]?.dispose).toHaveBeenCalledOnce()
  expect(result.current.state).toBe('there')
})

it('lets the markers follow while the graphics card is taken away, and draws everybody again after', async () => {
  const onFrame = vi.fn(() => undefined)
  const { result } = renderHook(() =>
    useScene({ canvas, experience, directions, onFrame, hasSky: true }),
  )
  await vi.waitFor(() => expect(result.current.state).toBe('there'))
  onFrame.mockClear()
  act(() => fakes.scenes[0]?.onLost())
  expect(result.current.state).toBe('impossible')
  await vi.waitFor(() => expect(onFrame).toHaveBeenCalled())
  act(() => fakes.scenes[0]?.onRestored())
  expect(result.current.state).toBe('there')
  expect(fakes.scenes).toHaveLength(1)
  expect(fakes.scenes[0]?.dispose).not.toHaveBeenCalled()
})

it('draws everybody again, once, after the graphics card was taken away in the room', async () => {
  const options = { canvas, experience, directions, onFrame: () => undefined }
  const { rerender, result, unmount } = renderHook((hasSky) => useScene({ ...options, hasSky }), {
    initialProps: false,
  })
  await vi.waitFor(() => expect(result.current.state).toBe('there'))
  fakes.isLost = true
  act(() => fakes.scenes[0]?.onLost())
  // Nothing can be drawn in the room, so its session ends, and it goes on under our own sky.
  rerender(true)
  await vi.waitFor(() => expect(result.current.state).toBe('impossible'))

  const giveBack = () => canvas.current.dispatchEvent(new Event('webglcontextrestored'))
  fakes.isLost = false
  giveBack()
  await vi.waitFor(() => expect(fakes.scenes[1]?.bring).toHaveBeenCalledOnce())
  expect(result.current.state).toBe('there')
  giveBack()
  unmount()
  giveBack()
  expect(fakes.scenes).toHaveLength(2)
})
