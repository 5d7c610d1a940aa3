import { describe, expect, it } from 'vitest'
import { measuredLength, placeOfFrame } from './frame-place.ts'

describe('how long a picture stands', () => {
  it('is the shortest time between two, for a busy device leaves some out', () => {
    expect(measuredLength([0, 0.08, 0.12, 0.2])).toBeCloseTo(0.04)
  })

  it.each([
    ['nothing was shown', []],
    ['one picture was shown', [3]],
    ['the film only jumped', [3, 13, 8]],
    ['the same picture was shown twice', [3, 3]],
  ])('is unknown where %s', (_why, seconds) => {
    expect(measuredLength(seconds)).toBeUndefined()
  })
})

describe('the picture beside the one that is shown', () => {
  const FILM = { durationSeconds: 60, lengthSeconds: 0.04 }

  it.each([
    [1, 10.06],
    [3, 10.14],
    [-1, 9.98],
  ])('%i from here stands around its middle', (by, place) => {
    const facts = { ...FILM, placeSeconds: 10.02, shownSeconds: 10 }
    expect(placeOfFrame(by, facts)).toBeCloseTo(place)
  })

  it('is found to and fro, however long one goes on, also where lengths are rounded', () => {
    const trueSeconds = 1001 / 24000
    const shownAt = (seconds: number) => Math.floor(seconds / trueSeconds + 1e-9)
    const facts = { durationSeconds: 60, lengthSeconds: 0.041 }
    let placeSeconds = 10
    const go = (by: 1 | -1) => {
      const shownSeconds = shownAt(placeSeconds) * trueSeconds
      placeSeconds = placeOfFrame(by, { ...facts, placeSeconds, shownSeconds }) ?? Number.NaN
      return shownAt(placeSeconds)
    }
    const first = shownAt(placeSeconds)
    const there = Array.from({ length: 200 }, () => go(1))
    expect(there).toEqual(there.map((_, index) => first + index + 1))
    const back = Array.from({ length: 200 }, () => go(-1))
    expect(back).toEqual(back.map((_, index) => first + 199 - index))
  })

  it('is passed over rather than stood on where pictures last longer than measured', () => {
    const facts = { ...FILM, placeSeconds: 10.06, shownSeconds: 10 }
    expect(placeOfFrame(1, facts)).toBeCloseTo(10.1)
  })

  it('is a twenty-fifth of a second away where nobody can tell', () => {
    const facts = { placeSeconds: 10, shownSeconds: undefined, lengthSeconds: undefined }
    expect(placeOfFrame(1, { ...facts, durationSeconds: 60 })).toBeCloseTo(10.04)
    expect(placeOfFrame(-1, { ...facts, durationSeconds: 60 })).toBeCloseTo(9.96)
  })

  it('is missing before the first and after the last', () => {
    const first = { ...FILM, placeSeconds: 0, shownSeconds: 0 }
    const second = { ...FILM, placeSeconds: 0.04, shownSeconds: 0.04 }
    const last = { ...FILM, placeSeconds: 59.98, shownSeconds: 59.96 }
    expect(placeOfFrame(-1, first)).toBeUndefined()
    expect(placeOfFrame(-1, second)).toBe(0)
    expect(placeOfFrame(1, last)).toBeUndefined()
  })
})
