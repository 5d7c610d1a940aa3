import type { ArExperience } from '@starnest/contract/ar/ar'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Vector } from '../look/quaternion.ts'
import { useScene } from './use-scene.ts'

const fakes = vi.hoisted(() => ({ scenes: [] as FakeScene[] }))
/** A scene that draws nothing. */
type FakeScene = {
  hasSky: boolean
  bring: ReturnType<typeof vi.fn>
  dispose: ReturnType<typeof vi.fn>
}
vi.mock('../scene/ar-scene.ts', () => ({
  ArScene: class implements FakeScene {
    hasSky: boolean
    bring = vi.fn()
    dispose = vi.fn()
    constructor(_canvas: unknown, { hasSky }: { hasSky: boolean }) {
      this.hasSky = hasSky
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
