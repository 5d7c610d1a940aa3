import { describe, expect, it } from 'vitest'
import {
  boundedZoom,
  layerAt,
  markStepMs,
  msAt,
  rulerMsFor,
  scrollAfterZoom,
  seenItems,
  xOf,
  zoomToFit,
} from './geometry.ts'

describe('the ruler', () => {
  it('has 60 seconds, and grows with what lies on it by marks of 10 seconds', () => {
    expect(rulerMsFor(0)).toBe(60_000)
    expect(rulerMsFor(40_000)).toBe(60_000)
    expect(rulerMsFor(40_001)).toBe(70_000)
    expect(rulerMsFor(3_600_000)).toBe(3_620_000)
  })

  it('has a mark every 10 seconds, finer and coarser where the zoom asks', () => {
    expect(markStepMs(10)).toBe(10_000)
    expect(markStepMs(100)).toBe(1000)
    expect(markStepMs(0.5)).toBe(300_000)
  })
})

describe('zooming', () => {
  it('keeps what is under the pointer where it is', () => {
    const before = { scrollPx: 300, pointerPx: 120 }
    const after = scrollAfterZoom(before, { from: 20, to: 50 })
    expect(msAt(after + 120, 50)).toBeCloseTo(msAt(420, 20))
  })

  it('stays within its bounds, and shows all where that fits', () => {
    expect(boundedZoom(0)).toBe(0.5)
    expect(boundedZoom(9000)).toBe(400)
    expect(xOf(60_000, zoomToFit(60_000, 900))).toBe(900)
  })
})

it('the top row is the highest layer', () => {
  expect([-5, 10, 70, 130, 900].map((y) => layerAt(y, 3))).toEqual([2, 2, 1, 0, 0])
})

it('only what is seen is drawn', () => {
  const items = [0, 5000, 90_000].map((startTime) => ({ startTime, duration: 1000 }))
  expect(seenItems(items, { fromMs: 900, toMs: 6000 })).toHaveLength(2)
})
