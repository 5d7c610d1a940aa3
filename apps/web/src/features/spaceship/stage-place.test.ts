import { describe, expect, it } from 'vitest'
import { captionsBox } from './stage-place.ts'

const WINDOW = { width: 1000, height: 600 }

describe('where captions are read', () => {
  it('is on the screen when it is in the window', () => {
    const box = { left: 0.2, top: 0.1, width: 0.6, height: 0.5 }
    expect(captionsBox(box, WINDOW)).toEqual({ left: 200, top: 60, width: 600, height: 300 })
  })

  it('is the part of the screen that is seen when its side is outside', () => {
    const { left, width } = captionsBox({ left: -0.1, top: 0.1, width: 0.6, height: 0.5 }, WINDOW)
    expect([left, width]).toEqual([0, 500])
  })

  it.each([
    ['behind', null],
    ['far to the side', { left: 0.8, top: 0.1, width: 0.6, height: 0.5 }],
    ['below', { left: 0.2, top: 0.8, width: 0.6, height: 0.5 }],
    ['above', { left: 0.2, top: -0.6, width: 0.6, height: 0.5 }],
    ['too small to read on', { left: 0.4, top: 0.4, width: 0.2, height: 0.1 }],
  ])('is the foot of the window when the screen is %s', (_where, box) => {
    expect(captionsBox(box, WINDOW)).toEqual({ left: 0, top: 0, width: 1000, height: 564 })
  })
})
