import type { ArElement } from '@starnest/contract/ar/ar'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useRoom } from './use-room.ts'
import type { World, WorldFrame, WorldPose } from './world-session.ts'

const STAR: ArElement = {
  ...{ type: 'prop', name: 'Star', description: 'It shines.', interactionType: 'collect' },
  ...{ position: { x: 0, y: 0 }, scale: { x: 1 }, character: null, prop: 'star', line: null },
}

/** A session that sees nothing by itself. */
const testWorld = (parts: Pick<World, 'end' | 'onSelect'>): World => ({
  session: {} as XRSession,
  read: () => ({ viewer: null, floor: null }),
  ...parts,
})

afterEach(cleanup)

it.each(['there', 'impossible'] as const)(
  'ends a session that nothing can be drawn in: the scene is %s',
  async (drawn) => {
    const end = vi.fn(async () => undefined)
    const world = testWorld({ end, onSelect: () => () => undefined })
    const enter = () => Promise.reject(new DOMException('', 'InvalidStateError'))
    const scene = { current: { enter } }
    const elements = [STAR]
    renderHook(() =>
      useRoom({
        ...{ world, scene, elements, drawn, size: undefined },
        onPlaced: () => undefined,
        onPoint: () => undefined,
      }),
    )
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
  },
)

it('is placed, and its things are pointed at, with nothing but the controls of a headset', () => {
  let press: (ray: WorldPose | null) => void = () => undefined
  let showFrame: (frame: WorldFrame) => WorldPose | null = () => null
  const world = testWorld({
    end: async () => undefined,
    onSelect(tell: typeof press) {
      press = tell
      return () => undefined
    },
  })
  const enter = async ({ onFrame }: { onFrame: typeof showFrame }) => {
    showFrame = onFrame
  }
  const scene = { current: { enter } }
  const onPoint = vi.fn()
  const elements = [STAR]
  const { result } = renderHook(() =>
    useRoom({
      ...{ world, scene, elements, drawn: 'there', size: undefined, onPoint },
      onPlaced: () => undefined,
    }),
  )
  const ray = (x: number, y: number): WorldPose => ({ position: [x, y, 0], turn: [0, 0, 0, 1] })
  // No surface was found yet.
  act(() => press(ray(0, 1.5)))
  expect(result.current.isPlaced).toBe(false)
  const viewer = { ...ray(0, 1.5), focal: 1 }
  showFrame({ viewer, floor: { position: [0, 0, -2], turn: [0, 0, 0, 1] } })
  act(() => press(ray(0, 1.5)))
  expect(result.current.isPlaced).toBe(true)
  expect(onPoint).not.toHaveBeenCalled()
  act(() => press(ray(0, 0.7)))
  act(() => press(ray(3, 0.7)))
  act(() => press(null))
  expect(onPoint.mock.calls).toEqual([[0], [undefined]])
})
