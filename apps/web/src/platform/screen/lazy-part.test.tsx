import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, missingParts } from './lazy-part.ts'

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
})

it('counts as missing from the third time in vain until its code comes', async () => {
  const load = vi.fn(async () => () => <p>Captions</p>)
  for (let nth = 0; nth < 4; nth++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Part = lazyPart(load)
  render(
    <Suspense fallback={<p>A place</p>}>
      <Part />
    </Suspense>,
  )
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(missingParts.get()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(missingParts.get()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Captions')).toBeTruthy()
  expect(missingParts.get()).toBe(0)
})
