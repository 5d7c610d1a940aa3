import { describe, expect, it } from 'vitest'
import { isAllFound, newHunt, stepHunt } from './hunt.ts'

const meet = (nth: number) => ({ type: 'meet', nth }) as const
const leave = { type: 'leave' } as const
const after = (count: number, ...steps: Parameters<typeof stepHunt>[1][]) =>
  steps.reduce(stepHunt, newHunt(count))

describe('a hunt', () => {
  it('counts each thing once, however often it is met', () => {
    const hunt = after(3, meet(1), leave, meet(1), meet(2))
    expect([...hunt.found]).toEqual([1, 2])
    expect(hunt.chosen).toBe(2)
    expect(isAllFound(hunt)).toBe(false)
  })

  it('ends with a party once the last card is closed', () => {
    expect(after(2, meet(0), meet(1)).isParty).toBe(false)
    expect(after(2, meet(0), meet(1), leave)).toMatchObject({ isParty: true, chosen: null })
  })

  it('closes a card without finding anything', () => {
    expect(after(1, leave)).toEqual(newHunt(1))
  })

  it.each([-1, 3, 0.5, Number.NaN])('knows no thing %d', (nth) => {
    expect(after(3, meet(nth))).toEqual(newHunt(3))
  })

  it('begins anew', () => {
    expect(after(2, meet(0), meet(1), leave, { type: 'begin', count: 4 })).toEqual(newHunt(4))
  })

  it('is never over where there is nothing', () => {
    expect(isAllFound(newHunt(0))).toBe(false)
  })
})
