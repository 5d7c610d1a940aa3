import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SILENCE } from '../http.ts'
import { lazyPart, missingParts } from './lazy-part.ts'

let isServerThere = true
beforeEach(() => {
  vi.useFakeTimers()
  isServerThere = true
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch')
    return new Response('')
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

it('is not missing while nobody answers, and that is said', async () => {
  const onSilence = vi.fn()
  addEventListener(SILENCE, onSilence)
  const load = vi.fn(async () => () => <p>Captions</p>)
  for (let nth = 0; nth < 6; nth++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Part = lazyPart(load)
  isServerThere = false
  render(
    <Suspense fallback={<p>A place</p>}>
      <Part />
    </Suspense>,
  )
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  expect(onSilence).toHaveBeenCalled()
  expect(missingParts.get()).toBe(0)
  isServerThere = true
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(missingParts.get(), 'the first time in vain since').toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Captions')).toBeTruthy()
  removeEventListener(SILENCE, onSilence)
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
