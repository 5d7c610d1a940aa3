import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillScreen } from '../../testing/fakes/fake-fullscreen.ts'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS, Tooltip } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <Tooltip text="Adds it to your list">
        <button type="button">Add</button>
      </Tooltip>
      <Tooltip text="Tells the family">
        <button type="button">Share</button>
      </Tooltip>
    </>,
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const button = (name: string) => screen.getByRole('button', { name })
const mouse = { pointerType: 'mouse' }

function enter(name: string) {
  fireEvent.pointerEnter(button(name), mouse)
  fireEvent.pointerMove(button(name), mouse)
}

async function closeByEscape(name: string) {
  fireEvent.keyDown(document, { key: 'Escape' })
  fireEvent.pointerLeave(button(name), mouse)
  await pass(0)
}

const shown = () => screen.queryByRole('tooltip')?.textContent ?? null

it('opens when the pointer has rested 700 ms', async () => {
  enter('Add')
  await pass(TOOLTIP_DELAY_MS - 1)
  expect(shown()).toBeNull()
  await pass(1)
  expect(shown()).toBe('Adds it to your list')
})

it('opens inside what fills the screen, where it can be seen', async () => {
  const room = document.createElement('section')
  document.body.append(room)
  fillScreen(room)
  enter('Add')
  await pass(TOOLTIP_DELAY_MS)
  expect(room.textContent).toContain('Adds it to your list')
  cleanup()
  fillScreen(null)
  room.remove()
})

it('the next one opens at once within 300 ms after one closed', async () => {
  enter('Add')
  await pass(TOOLTIP_DELAY_MS)
  await closeByEscape('Add')
  await pass(TOOLTIP_SKIP_DELAY_MS - 1)
  enter('Share')
  await pass(0)
  expect(shown()).toBe('Tells the family')
})

it('and waits again after that', async () => {
  enter('Add')
  await pass(TOOLTIP_DELAY_MS)
  await closeByEscape('Add')
  await pass(TOOLTIP_SKIP_DELAY_MS)
  enter('Share')
  await pass(TOOLTIP_DELAY_MS - 1)
  expect(shown()).toBeNull()
})

it('opens at once for the keyboard, is read with its button, and Escape closes it', async () => {
  await act(async () => button('Add').focus())
  expect(shown()).toBe('Adds it to your list')
  const tip = document.getElementById(button('Add').getAttribute('aria-describedby') ?? '')
  expect(tip?.textContent).toContain('Adds it to your list')
  fireEvent.keyDown(document, { key: 'Escape' })
  await pass(0)
  expect(shown()).toBeNull()
})
