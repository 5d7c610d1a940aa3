import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REEL_TURN_MS, useReel } from './use-reel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

function reel(count = 5) {
  const render = ({ isRunning }: { isRunning: boolean }) => useReel(count, isRunning)
  return renderHook(render, { initialProps: { isRunning: true } })
}

describe('the reel', () => {
  it('turns every eight seconds and begins again after the last title', () => {
    const { result } = reel()
    pass(REEL_TURN_MS - 1)
    expect(result.current.index).toBe(0)
    pass(1)
    expect(result.current.index).toBe(1)
    for (let turns = 0; turns < 4; turns++) pass(REEL_TURN_MS)
    expect(result.current.index).toBe(0)
  })

  it('goes on after somebody has chosen a title, which has its whole turn', () => {
    const { result } = reel()
    pass(REEL_TURN_MS - 1)
    act(() => result.current.choose(3))
    expect(result.current).toMatchObject({ index: 3, byHand: true })
    pass(REEL_TURN_MS - 1)
    expect(result.current.index).toBe(3)
    pass(1)
    expect(result.current).toMatchObject({ index: 4, byHand: false })
  })

  it('leads from the first title back to the last', () => {
    const { result } = reel()
    act(() => result.current.step(-1))
    expect(result.current.index).toBe(4)
    act(() => result.current.step(1))
    expect(result.current.index).toBe(0)
  })

  it('waits while it is stopped', () => {
    const { result, rerender } = reel()
    rerender({ isRunning: false })
    pass(10 * REEL_TURN_MS)
    expect(result.current.index).toBe(0)
    rerender({ isRunning: true })
    pass(REEL_TURN_MS)
    expect(result.current.index).toBe(1)
  })

  it('stays when there is one title only', () => {
    const { result } = reel(1)
    pass(10 * REEL_TURN_MS)
    expect(result.current.index).toBe(0)
  })
})
