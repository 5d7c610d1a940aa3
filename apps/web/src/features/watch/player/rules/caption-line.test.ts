import { describe, expect, it } from 'vitest'
import { captionLineAbove } from './caption-line.ts'

describe('captions', () => {
  it.each([
    ['lie at the bottom while the controls are hidden', 0, 900, -1],
    ['rise above the controls of a large screen', 120, 900, -3],
    ['rise further above the controls of a phone on its side', 120, 390, -6],
    ['lie at the bottom before the player has a size', 120, 0, -1],
  ])('%s', (_what, controlsHeightPx, playerHeightPx, line) => {
    expect(captionLineAbove(controlsHeightPx, playerHeightPx)).toBe(line)
  })
})
