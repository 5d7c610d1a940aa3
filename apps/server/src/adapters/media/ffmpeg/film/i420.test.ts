import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toI420, toRgba } from './i420.ts'

const even = (red: number, green: number, blue: number) =>
  Uint8Array.from({ length: 16 }, (_, at) => [red, green, blue, 255][at % 4] ?? 0)

it.each([
  ['white', [255, 255, 255], [235, 128, 128]],
  ['black', [0, 0, 0], [16, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
] as const)('has %s where BT.709 has it', (_name, [red, green, blue], expected) => {
  const planes = toI420(even(red, green, blue), 2, 2)
  const [luma, bluish, reddish] = [planes[0], planes[4], planes[5]]
  for (const [at, value] of [luma, bluish, reddish].entries()) {
    expect(Math.abs((value ?? 0) - (expected[at] ?? 0))).toBeLessThanOrEqual(1)
  }
})

it('comes back to the same colour but for rounding', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const back = toRgba(toI420(even(red, green, blue), 2, 2), 2, 2)
      for (const [at, value] of [red, green, blue, 255].entries()) {
        expect(Math.abs((back[at] ?? 0) - value)).toBeLessThanOrEqual(3)
      }
    }),
  )
})
