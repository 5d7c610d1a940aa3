import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBackCloses } from './use-back-closes.ts'

/** As a browser's: one Back closes it for good. Source: HTML, "Close watchers". */
class SpentWatcher {
  static readonly live: SpentWatcher[] = []
  onclose: (() => void) | null = null
  constructor() {
    SpentWatcher.live.push(this)
  }
  destroy() {
    const at = SpentWatcher.live.indexOf(this)
    if (at >= 0) SpentWatcher.live.splice(at, 1)
  }
}

/** The Back gesture of a phone. False: nothing takes it, and the page is left. */
function goBack() {
  const last = SpentWatcher.live.pop()
  last?.onclose?.()
  return last !== undefined
}

const onBack = vi.fn()
function Editor({ isOpen = true }) {
  useBackCloses(isOpen, onBack)
  return null
}

beforeEach(() => {
  onBack.mockReset()
  vi.stubGlobal('CloseWatcher', SpentWatcher)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('asks at every Back while it stays open', () => {
  render(<Editor />)
  expect([goBack(), goBack()]).toEqual([true, true])
  expect(onBack).toHaveBeenCalledTimes(2)
})

it('leaves Back to the page once it is closed', () => {
  const { rerender } = render(<Editor />)
  goBack()
  rerender(<Editor isOpen={false} />)
  expect(goBack()).toBe(false)
})
