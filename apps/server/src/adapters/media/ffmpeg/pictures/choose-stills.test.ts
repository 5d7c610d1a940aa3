import { describe, expect, it } from 'vitest'
import { chooseStills, sampleTimes } from './choose-stills.ts'
import { bestPartLeft, differenceOf, type SmallPicture, stillScore } from './still-score.ts'

const SIZE = { widthPx: 64, heightPx: 36 }

/** A picture whose brightness, 0 to 255, is a function of its place. */
function drawn(brightness: (x: number, y: number) => number): SmallPicture {
  const rgba = new Uint8Array(SIZE.widthPx * SIZE.heightPx * 4)
  for (let pixel = 0; pixel < SIZE.widthPx * SIZE.heightPx; pixel++) {
    const value = brightness(pixel % SIZE.widthPx, Math.floor(pixel / SIZE.widthPx))
    rgba.set([value, value, value, 255], pixel * 4)
  }
  return { ...SIZE, rgba }
}

const black = drawn(() => 4)
const white = drawn(() => 250)
const plain = drawn(() => 128)
const blurred = drawn((x) => 60 + x * 2)
const sharp = drawn((x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 60 : 190))
const otherSharp = drawn((x, y) => (((x >> 3) + (y >> 1)) % 2 === 0 ? 50 : 200))

describe('stills that can stand for a film', () => {
  it('are sharp rather than blurred, and neither black nor burnt out nor plain', () => {
    expect(stillScore(sharp)).toBeGreaterThan(stillScore(blurred))
    for (const poor of [black, white, plain]) expect(stillScore(poor)).toBeLessThan(1)
    expect(stillScore(blurred)).toBeGreaterThanOrEqual(1)
  })

  it('are the best first, none alike, none poor', () => {
    const pictures = [black, sharp, sharp, blurred, white, otherSharp, plain]
    const samples = pictures.map((picture, nth) => ({ atSeconds: nth * 10, picture }))
    const chosen = chooseStills(samples, 3).map(({ picture }) => picture)
    expect(chosen).toHaveLength(3)
    expect(new Set(chosen)).toEqual(new Set([sharp, otherSharp, blurred]))
    expect(chosen.at(-1)).toBe(blurred)
  })

  it('are at least one, even of a film that is black throughout', () => {
    const samples = [1, 2, 3].map((atSeconds) => ({ atSeconds, picture: black }))
    expect(chooseStills(samples, 3)).toHaveLength(1)
    expect(chooseStills([], 3)).toEqual([])
  })

  it('come from between 10 and 80 % of the film', () => {
    const times = sampleTimes(100, 16)
    expect(times).toHaveLength(16)
    expect(Math.min(...times)).toBeGreaterThan(10)
    expect(Math.max(...times)).toBeLessThan(80)
  })

  it('differ by how far their colours lie apart', () => {
    expect(differenceOf(sharp, sharp)).toBe(0)
    expect(differenceOf(black, white)).toBeCloseTo((246 * 3) / 4)
  })
})

describe('the part of a picture that a poster shows', () => {
  it('is where the detail is', () => {
    const atRight = drawn((x, y) => (x > 44 ? ((x + y) % 2) * 200 : 100))
    expect(bestPartLeft(atRight, 24)).toBeGreaterThan(32)
  })

  it('is the middle when it is the same everywhere', () => {
    expect(bestPartLeft(plain, 24)).toBe(20)
    expect(bestPartLeft(plain, 64)).toBe(0)
  })
})
