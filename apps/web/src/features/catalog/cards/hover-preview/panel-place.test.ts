import { expect, it } from 'vitest'
import { panelPlace } from './panel-place.ts'

const WINDOW = { width: 1440, height: 900 }

it('stands over the middle of its card', () => {
  const { left, width } = panelPlace({ left: 600, top: 300, width: 200, height: 300 }, WINDOW)
  expect(left + width / 2).toBe(700)
})

it.each([
  ['left', { left: -40, top: 300, width: 200, height: 300 }],
  ['right', { left: 1380, top: 300, width: 200, height: 300 }],
  ['top', { left: 600, top: -200, width: 200, height: 300 }],
  ['foot', { left: 600, top: 800, width: 200, height: 300 }],
])('stays inside the window at its %s', (_edge, card) => {
  const { left, top, width } = panelPlace(card, WINDOW)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(left + width).toBeLessThanOrEqual(WINDOW.width)
})

it('is never wider than a narrow window', () => {
  const { width } = panelPlace(
    { left: 0, top: 0, width: 300, height: 200 },
    { width: 300, height: 600 },
  )
  expect(width).toBeLessThan(300)
})
