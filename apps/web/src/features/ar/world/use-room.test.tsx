import type { ArElement } from '@starnest/contract/ar/ar'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ArScene } from '../scene/ar-scene.ts'
import { useRoom } from './use-room.ts'
import type { World } from './world-session.ts'

const STAR: ArElement = {
  ...{ type: 'prop', name: 'Star', description: 'It shines.', interactionType: 'collect' },
  ...{ position: { x: 0, y: 0 }, scale: { x: 1 }, character: null, prop: 'star', line: null },
}

afterEach(cleanup)

it.each(['there', 'impossible'] as const)(
  'ends a session that nothing can be drawn in: the scene is %s',
  async (drawn) => {
    const end = vi.fn(async () => undefined)
    const world = { end } as unknown as World
    const enter = () => Promise.reject(new DOMException('', 'InvalidStateError'))
    const scene = { current: { enter } as unknown as ArScene }
    const elements = [STAR]
    renderHook(() =>
      useRoom({
        ...{ world, scene, elements, drawn, size: undefined },
        onPlaced: () => undefined,
      }),
    )
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
  },
)
