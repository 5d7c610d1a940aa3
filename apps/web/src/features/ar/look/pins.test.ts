import { describe, expect, it } from 'vitest'
import { PIN_GAP_PX, separatePins, sideOf } from './pins.ts'

const inset = { top: 100, bottom: 100, side: 30 }
const screen = { width: 400, height: 800 }
const pin = (y: number, x = 370, arrow = 0) => ({ isSeen: false, x, y, arrow }) as const

describe('pins at an edge', () => {
  it('are moved apart until each can be pressed, and stay in their order', () => {
    const ys = separatePins([pin(400), pin(399), pin(690), pin(699)], screen, inset).map(
      ({ y }) => y,
    )
    expect(ys).toEqual([399 + PIN_GAP_PX, 399, 700 - PIN_GAP_PX, 700])
  })

  it('share an edge that is too short for them', () => {
    const ys = separatePins(
      Array.from({ length: 8 }, () => pin(150)),
      { width: 400, height: 340 },
      inset,
    ).map(({ y }) => y)
    expect(Math.min(...ys)).toBeCloseTo(100)
    expect(Math.max(...ys)).toBeCloseTo(240)
    expect(new Set(ys.map(Math.round)).size).toBe(8)
  })

  it('leave alone what is seen, and what hangs at the other edge', () => {
    const seen = { isSeen: true, x: 200, y: 400 } as const
    const places = [seen, pin(400), pin(400, 30)]
    expect(separatePins(places, screen, inset)).toEqual(places)
  })
})

it.each([
  [0, 'right'],
  [Math.PI, 'left'],
  [Math.PI / 2, 'below'],
  [-Math.PI / 2, 'above'],
  [0.9, 'right'],
] as const)('an arrow of %d points %s', (arrow, side) => {
  expect(sideOf(pin(0, 0, arrow))).toBe(side)
})
