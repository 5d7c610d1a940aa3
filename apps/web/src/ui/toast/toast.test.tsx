import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillScreen } from '../../testing/fakes/fake-fullscreen.ts'
import {
  closeToast,
  currentToast,
  showToast,
  TOAST_DURATION_MS,
  TOAST_REMOVE_DELAY_MS,
} from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  const toast = currentToast()
  if (toast) closeToast(toast.id)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
  vi.useRealTimers()
})

/** Time passes, and what is to be drawn by then is drawn. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function show(...[message]: Parameters<typeof showToast>) {
  const id = await act(async () => showToast(message))
  await pass(0)
  return id
}

const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

it('shows one toast at a time: the next takes the place of the one before', async () => {
  render(<Toaster />)
  await show({ title: 'Added to My List' })
  await show({ title: 'Removed from My List' })
  expect(titles()).toEqual(['Removed from My List'])
})

it('is shown for 5 seconds, and forgotten 1,000,000 ms after it closed', async () => {
  render(<Toaster />)
  await show({ title: 'Saved' })
  await pass(TOAST_DURATION_MS - 1)
  expect(titles()).toEqual(['Saved'])
  await pass(1)
  expect(titles()).toEqual([])
  expect(currentToast()).toMatchObject({ title: 'Saved', isOpen: false })
  await pass(TOAST_REMOVE_DELAY_MS)
  expect(currentToast()).toBeNull()
})

it('stays as long as its own duration says', async () => {
  render(<Toaster />)
  await show({ title: 'Deleted', durationMs: 12_000 })
  await pass(TOAST_DURATION_MS)
  expect(titles()).toEqual(['Deleted'])
  await pass(12_000 - TOAST_DURATION_MS)
  expect(titles()).toEqual([])
})

it('is there when something was said before the toaster was', async () => {
  showToast({ title: 'Welcome back' })
  render(<Toaster />)
  await pass(0)
  expect(titles()).toEqual(['Welcome back'])
})

it('is seen in what fills the screen, and on the page again after it', async () => {
  render(<Toaster />)
  const room = document.createElement('section')
  document.body.append(room)
  fillScreen(room)
  await show({ title: 'Saved' })
  expect(room.contains(screen.getByRole('listitem'))).toBe(true)
  fillScreen(null)
  await pass(0)
  expect(room.contains(screen.getByRole('listitem'))).toBe(false)
  room.remove()
})

it('F8 moves the focus to the toasts', async () => {
  render(<Toaster />)
  await show({ title: 'Saved' })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement?.tagName).toBe('OL')
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy()
})

it('offers an action, and closes with it', async () => {
  const onPress = vi.fn()
  render(<Toaster />)
  await show({
    title: 'Removed',
    description: 'Two Lighthouses',
    action: { label: 'Undo', onPress },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await pass(0)
  expect(onPress).toHaveBeenCalledOnce()
  expect(titles()).toEqual([])
})

it('says why something did not work, and drops another try that is no use', async () => {
  const error = new Error('the reason')
  const action = { label: 'Retry', onPress: vi.fn() }
  let isWorthRetrying = true
  const explain = (thrown: unknown) => ({ text: `Because of ${thrown}.`, isWorthRetrying })
  const { rerender } = render(<Toaster explain={explain} />)
  await show({ title: 'Not saved', error, action })
  expect(titles()).toEqual([expect.stringContaining('Because of Error: the reason.')])
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  isWorthRetrying = false
  rerender(<Toaster explain={(thrown) => explain(thrown)} />)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

it('reads a destructive one aloud at once, and a plain one when the reader is free', async () => {
  render(<Toaster />)
  await show({ title: 'Could not save', look: 'destructive' })
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('assertive')
  await show({ title: 'Saved' })
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
})

it('is not closed by one who still holds the id of an earlier one', async () => {
  render(<Toaster />)
  const earlier = await show({ title: 'Saving' })
  await show({ title: 'Saved' })
  await act(async () => closeToast(earlier))
  expect(titles()).toEqual(['Saved'])
})

it.each([
  [51, []],
  [49, ['Saved']],
])('swiped %i px to the right, what is left is %j', async (distance, expected) => {
  render(<Toaster />)
  await show({ title: 'Saved' })
  const toast = screen.getByRole('listitem')
  const point = (x: number) => ({ button: 0, clientX: x, clientY: 10, pointerId: 1 })
  fireEvent.pointerDown(toast, point(10))
  fireEvent.pointerMove(toast, point(10 + distance))
  fireEvent.pointerUp(toast, point(10 + distance))
  await pass(0)
  expect(titles()).toEqual(expected)
})
