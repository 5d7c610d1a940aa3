import { describe, expect, it } from 'vitest'
import { course } from './course.ts'

describe('course', () => {
  const path = course([0, [0, 0, 0]], [2, [4, 1, 0]], [4, [6, 0, -2]])

  it('passes every waypoint at its time and holds at both ends', () => {
    expect(path(-1)).toEqual([0, 0, 0])
    expect(path(2)).toEqual([4, 1, 0])
    expect(path(9)).toEqual([6, 0, -2])
  })

  it('does not stop at a waypoint in the middle', () => {
    const [before] = path(1.99)
    const [after] = path(2.01)
    expect((after - before) / 0.02).toBeCloseTo(1.5, 1)
  })

  it('refuses a course without waypoints', () => {
    expect(() => course()).toThrow(RangeError)
  })
})
