import { describe, expect, it } from 'vitest'
import { heldOn, isKnownPad, type PadButton, type PadFacts } from './held-buttons.ts'
import { type HeldSince, heldBefore, pressesSince } from './pad-presses.ts'

function pad({ x = 0, y = 0, pressed = [] as number[] } = {}): PadFacts {
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) }))
  return { connected: true, mapping: 'standard', axes: [x, y, 0, 0], buttons }
}

describe('what is held on a gamepad', () => {
  it.each<[number, PadButton]>([
    [0, 'confirm'],
    [1, 'back'],
    [2, 'play'],
    [3, 'details'],
    [4, 'seekBack'],
    [5, 'seekOn'],
    [12, 'up'],
    [13, 'down'],
    [14, 'left'],
    [15, 'right'],
  ])('button %i is %s', (index, button) => {
    expect(heldOn(pad({ pressed: [index] }))).toEqual([button])
  })

  it.each([
    [0.49, -0.49, []],
    [0.5, 0, ['right']],
    [-0.9, 0.4, ['left']],
    [0.6, -0.8, ['up']],
    [0, 1, ['down']],
  ])('a stick at %f, %f is %o', (x, y, held) => {
    expect(heldOn(pad({ x, y }))).toEqual(held)
  })

  it('is not read where nobody knows which button is which', () => {
    expect(isKnownPad(pad())).toBe(true)
    expect(isKnownPad({ ...pad(), mapping: '' })).toBe(false)
    expect(isKnownPad({ ...pad(), connected: false })).toBe(false)
    expect(isKnownPad(null)).toBe(false)
  })
})

describe('presses', () => {
  /** What was pressed at which of these times, while the same was held down from 0 on. */
  function pressedAt(button: PadButton, timesMs: readonly number[], from: HeldSince = new Map()) {
    let held = from
    return timesMs.filter((nowMs) => {
      const since = pressesSince(held, new Set([button]), nowMs)
      held = since.held
      return since.presses.length > 0
    })
  }

  it('repeat where one moves: after 400 ms, then every 120 ms', () => {
    const times = [0, 16, 399, 400, 416, 519, 520, 640, 759, 760]
    expect(pressedAt('down', times)).toEqual([0, 400, 520, 640, 760])
    expect(pressedAt('seekOn', times)).toEqual([0, 400, 520, 640, 760])
  })

  it('of what switches something come once', () => {
    expect(pressedAt('confirm', [0, 400, 4000])).toEqual([0])
  })

  it('say whether they are repeated, and what was let go', () => {
    const first = pressesSince(new Map(), new Set<PadButton>(['left', 'play']), 0)
    expect(first.presses).toEqual([
      { button: 'left', isRepeated: false },
      { button: 'play', isRepeated: false },
    ])
    const second = pressesSince(first.held, new Set<PadButton>(['left']), 400)
    expect(second.presses).toEqual([{ button: 'left', isRepeated: true }])
    expect(second.released).toEqual(['play'])
  })

  it('of what was held down before come only after it was let go', () => {
    const before = heldBefore(['down'])
    expect(pressedAt('down', [0, 400, 4000], before)).toEqual([])
    const { held } = pressesSince(before, new Set(), 0)
    expect(pressedAt('down', [16], held)).toEqual([16])
  })
})
