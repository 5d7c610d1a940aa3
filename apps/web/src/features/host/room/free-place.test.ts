import { describe, expect, it } from 'vitest'
import { type Box, freeShift, pointsOf } from './free-place.ts'

const BOX: Box = { left: 300, top: 700, right: 360, bottom: 760 }
const over = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top
const shiftOver = (...controls: Box[]) =>
  freeShift(BOX, { highest: 90, isTaken: (box) => controls.some((control) => over(box, control)) })

describe('a box that makes room', () => {
  it('stays where nothing lies under it', () => {
    expect(shiftOver({ left: 0, top: 600, right: 299, bottom: 760 })).toBe(0)
  })

  it('moves up just beyond what lies under it', () => {
    expect(shiftOver({ left: 320, top: 720, right: 700, bottom: 800 })).toBe(60)
  })

  it('moves on over what lies there as well', () => {
    const [low, high] = [730, 620].map((top) => ({ left: 0, top, right: 700, bottom: top + 60 }))
    expect(low && high && shiftOver(low, high)).toBe(150)
  })

  it('finds no place where everything can be pressed', () => {
    expect(shiftOver({ left: 0, top: 0, right: 700, bottom: 900 })).toBeNull()
  })

  it('is looked at all over and a little around, closer than the least control is large', () => {
    const columns = [...new Set(pointsOf(BOX).map(({ x }) => x))]
    expect([columns[0], columns.at(-1)]).toEqual([292, 368])
    const steps = columns.slice(1).map((x, n) => x - (columns[n] ?? 0))
    expect(Math.max(...steps)).toBeLessThan(24)
  })
})
