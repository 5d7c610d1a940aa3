import { describe, expect, it } from 'vitest'
import { ease } from './easing.ts'
import { keys, progress, pulse } from './keyframes.ts'

describe('keyframes', () => {
  it('holds before the first and after the last', () => {
    expect(keys(-1, [0, 3], [2, 5])).toBe(3)
    expect(keys(9, [0, 3], [2, 5])).toBe(5)
  })

  it('passes through every keyframe and eases between them', () => {
    expect(keys(1, [0, 0], [2, 10])).toBe(5)
    expect(keys(0.5, [0, 0], [2, 10])).toBeLessThan(2.5)
    expect(keys(0.5, [0, 0], [2, 10, ease.linear])).toBe(2.5)
  })

  it('blends points as it blends numbers', () => {
    expect(keys(1, [0, [0, 0, 0]], [2, [2, 4, 8]])).toEqual([1, 2, 4])
    expect(keys(1, [0, [0, 1]], [2, [2, 3]])).toEqual([1, 2])
  })

  it('refuses a row without keyframes', () => {
    expect(() => keys(0, ...([] as [number, number][]))).toThrow(RangeError)
  })

  it('never changes a pose by more than a third in one frame of a pulse', () => {
    let last = 0
    for (let frame = 0; frame < 60; frame++) {
      const now = pulse(frame / 24, 0.5, 1.5)
      expect(Math.abs(now - last)).toBeLessThan(0.34)
      last = now
    }
  })

  it('is down again at the end of a pulse', () => {
    expect(pulse(1.5, 0.5, 1.5)).toBe(0)
    expect(pulse(1, 0.5, 1.5)).toBe(1)
    expect(progress(3, 1, 2)).toBe(1)
  })
})
