import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HERO_ROTATION_MS, useHeroRotation } from './use-hero-rotation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

function hero(count: number) {
  const render = ({ isRunning }: { isRunning: boolean }) => useHeroRotation(count, isRunning)
  return renderHook(render, { initialProps: { isRunning: true } })
}

describe('the hero', () => {
  it('turns to the next title every 60 seconds and begins again after the last', () => {
    const { result } = hero(3)
    pass(HERO_ROTATION_MS - 1)
    expect(result.current.index).toBe(0)
    pass(1)
    expect(result.current.index).toBe(1)
    pass(HERO_ROTATION_MS)
    pass(HERO_ROTATION_MS)
    expect(result.current.index).toBe(0)
  })

  it('mutes the next title even when the sound of this one was on', () => {
    const { result } = hero(3)
    act(() => result.current.toggleMute())
    expect(result.current.isMuted).toBe(false)
    pass(HERO_ROTATION_MS)
    expect(result.current.isMuted).toBe(true)
  })

  it('gives a chosen title its whole minute', () => {
    const { result } = hero(3)
    pass(HERO_ROTATION_MS - 1)
    act(() => result.current.choose(2))
    pass(HERO_ROTATION_MS - 1)
    expect(result.current.index).toBe(2)
  })

  it('waits while nobody can see it', () => {
    const { result, rerender } = hero(3)
    rerender({ isRunning: false })
    pass(10 * HERO_ROTATION_MS)
    expect(result.current.index).toBe(0)
  })

  it('stays when there is one title only', () => {
    const { result } = hero(1)
    pass(10 * HERO_ROTATION_MS)
    expect(result.current.index).toBe(0)
  })
})
