import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillScreen } from '../../testing/fakes/fake-fullscreen.ts'
import { useFullscreenBox, useFullscreenBoxAtOpening, useTopPlace } from './top-place.ts'

let room: HTMLElement
beforeEach(() => {
  room = document.createElement('section')
  document.body.append(room)
})
afterEach(() => {
  cleanup()
  fillScreen(null)
  room.remove()
})

it('is what fills the screen, as long as it does', () => {
  const { result } = renderHook(useFullscreenBox)
  expect(result.current).toBeNull()
  fillScreen(room)
  expect(result.current).toBe(room)
  fillScreen(null)
  expect(result.current).toBeNull()
})

it('is no film that the browser fills the screen with by itself', () => {
  const { result } = renderHook(useFullscreenBox)
  fillScreen(document.createElement('video'))
  expect(result.current).toBeNull()
})

it('leaves a window on the page, when something in it fills the screen later', () => {
  const { result, rerender } = renderHook(useFullscreenBoxAtOpening, { initialProps: true })
  fillScreen(room)
  expect(result.current).toBeNull()
  rerender(false)
  rerender(true)
  expect(result.current).toBe(room)
  fillScreen(null)
  expect(result.current).toBeNull()
})

it('is the dialog of HTML that is open, and before it what fills the screen', async () => {
  const { result } = renderHook(useTopPlace)
  expect(result.current).toBe(document.body)
  const player = document.createElement('dialog')
  player.setAttribute('open', '')
  document.body.append(player)
  await vi.waitFor(() => expect(result.current).toBe(player))
  fillScreen(room)
  expect(result.current).toBe(room)
  fillScreen(null)
  player.remove()
  await vi.waitFor(() => expect(result.current).toBe(document.body))
})
