import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, NO_CODE } from './lazy-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('keeps its place while its code cannot be had, and comes as soon as it can', async () => {
  const load = vi.fn(async () => () => <p>Captions</p>)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const onNoCode = vi.fn()
  addEventListener(NO_CODE, onNoCode)
  const Part = lazyPart(load)
  render(
    <Suspense fallback={<p>A place</p>}>
      <Part />
    </Suspense>,
  )
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText('A place')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(screen.getByText('Captions')).toBeTruthy()
  expect(onNoCode).toHaveBeenCalledTimes(2)
  removeEventListener(NO_CODE, onNoCode)
})
