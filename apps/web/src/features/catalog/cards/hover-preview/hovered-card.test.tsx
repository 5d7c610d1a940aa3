import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testTitle } from '../../../../testing/made/titles.ts'
import {
  closeHoverPreview,
  HOVER_DELAY_MS,
  hoverEnds,
  hoverStarts,
  useHoveredCard,
} from './hovered-card.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  closeHoverPreview()
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const rest = (id: number) =>
  hoverStarts({ animation: testTitle(id) }, document.createElement('div'))
const panel = () => renderHook(useHoveredCard).result

it('opens when the mouse has rested on a card', () => {
  const result = panel()
  rest(1)
  pass(HOVER_DELAY_MS - 1)
  expect(result.current).toBeNull()
  pass(1)
  expect(result.current?.tile.animation.id).toBe(1)
})

it('does not open under a mouse that only passes', () => {
  const result = panel()
  rest(1)
  pass(HOVER_DELAY_MS - 1)
  hoverEnds()
  pass(HOVER_DELAY_MS)
  expect(result.current).toBeNull()
})

it('counts from the card that was reached last', () => {
  const result = panel()
  rest(1)
  pass(HOVER_DELAY_MS - 1)
  rest(2)
  pass(HOVER_DELAY_MS)
  expect(result.current?.tile.animation.id).toBe(2)
})
