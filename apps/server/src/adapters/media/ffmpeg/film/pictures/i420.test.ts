import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toI420 } from './i420.ts'

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

/** Red, green and blue of a picture of one colour, as a screen makes them of its planes (ITU-R BT.709, 3). */
function shown([luma = 0, , , , blue = 0, red = 0]: Uint8Array): number[] {
  const [y, b, r] = [((luma - 16) * 255) / 219, (blue - 128) / 224, (red - 128) / 224]
  return [y + 255 * 1.5748 * r, y - 255 * (0.1873 * b + 0.4681 * r), y + 255 * 1.8556 * b]
}

it('comes back to the same colour but for rounding', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const back = shown(toI420(even(red, green, blue), 2, 2))
      for (const [at, value] of [red, green, blue].entries()) {
        expect(Math.abs((back[at] ?? 0) - value)).toBeLessThanOrEqual(3)
      }
    }),
  )
})
