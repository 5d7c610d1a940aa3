import { describe, expect, it } from 'vitest'
import { isToBeAsked, opened, seenAt, type Unattended, withNext } from './unattended.ts'

const MINUTE_MS = 60_000

/** A title was chosen, and so many have begun by themselves since. */
function after(begun: number): Unattended {
  let now = opened(seenAt(null, 0), 1, 0)
  for (let nth = 0; nth < begun; nth++) {
    const titleId = nth + 2
    now = opened(withNext(now, { titleId, isPart: false }), titleId, nth * MINUTE_MS)
  }
  return now
}

describe('whether it is asked if anybody still watches', () => {
  it.each([
    ['a grown-up', 3, 90, true],
    ['a grown-up', 3, 89, false],
    ['a grown-up', 2, 300, false],
    ['a grown-up', 20, 89, false],
    ['a child', 2, 60, true],
    ['a child', 2, 59, false],
    ['a child', 1, 300, false],
  ])('for %s, after %i titles by themselves and %i minutes: %s', (who, begun, minutes, isAsked) => {
    const asked = { nowMs: minutes * MINUTE_MS, isChild: who === 'a child' }
    expect(isToBeAsked(after(begun), asked)).toBe(isAsked)
  })

  it('begins anew when somebody is seen', () => {
    const seen = seenAt(4, 100 * MINUTE_MS)
    expect(isToBeAsked(seen, { nowMs: 400 * MINUTE_MS, isChild: false })).toBe(false)
  })

  it('begins anew with a title that somebody chose', () => {
    const chosen = opened(after(5), 99, 100 * MINUTE_MS)
    expect(chosen).toEqual({ titleId: 99, begun: 0, seenAtMs: 100 * MINUTE_MS })
  })

  it('goes on when the same title is opened again, as after a failure', () => {
    const before = after(3)
    expect(opened(before, 4, 100 * MINUTE_MS)).toBe(before)
  })

  it('counts the parts of one film as one title', () => {
    const parts = [2, 3, 4, 5].reduce(
      (now, titleId) => opened(withNext(now, { titleId, isPart: true }), titleId, 0),
      after(0),
    )
    expect(parts).toEqual({ titleId: 5, begun: 0, seenAtMs: 0 })
  })
})
