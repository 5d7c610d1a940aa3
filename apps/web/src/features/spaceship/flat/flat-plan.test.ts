import { describe, expect, it } from 'vitest'
import { flatPlan, isInside } from './flat-plan.ts'

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 3840, height: 2160 },
]

describe('the picture of the room', () => {
  it.each(SIZES.flatMap((size) => [false, true].map((isWatching) => ({ ...size, isWatching }))))(
    'keeps a whole screen of 16:9 in a window of $width × $height (watching: $isWatching)',
    ({ width, height, isWatching }) => {
      const { screen, horizon } = flatPlan({ width, height }, isWatching)
      expect((screen.width * width) / (screen.height * height)).toBeCloseTo(16 / 9, 5)
      expect(Math.min(screen.left, screen.top)).toBeGreaterThanOrEqual(0)
      expect(screen.left + screen.width).toBeLessThanOrEqual(1)
      expect(screen.top + screen.height).toBeLessThan(horizon)
      expect(screen.width * width).toBeGreaterThan(280)
    },
  )

  it('shows side screens beside the screen, and none where there is no room for them', () => {
    expect(flatPlan({ width: 1440, height: 900 }, false).panels).toHaveLength(4)
    expect(flatPlan({ width: 390, height: 844 }, false).panels).toEqual([])
  })

  it('knows which side screen is meant', () => {
    const { panels, screen } = flatPlan({ width: 1440, height: 900 }, false)
    const middleOf = (at: number) => {
      const corners = panels[at] ?? []
      return {
        x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
        y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
      }
    }
    for (const at of panels.keys()) {
      expect(panels.map((quad) => isInside(middleOf(at), quad))).toEqual(
        panels.map((_, other) => other === at),
      )
    }
    const middle = { x: 0.5, y: screen.top + screen.height / 2 }
    expect(panels.some((quad) => isInside(middle, quad))).toBe(false)
  })
})
