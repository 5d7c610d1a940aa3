/** Turns `real` and `imaginary` into their spectrum, in place. Both have the same length, a power of two.
 *  `inverse` turns a spectrum back, without dividing by the length. Iterative radix 2: for windows of some
 *  thousand samples a hundred times a second that is fast enough, and it is small.
 *  @throws RangeError when the lengths differ or are no power of two. */
export function fft(real: Float64Array, imaginary: Float64Array, direction: 'forward' | 'inverse') {
  const size = real.length
  if (size === 0 || (size & (size - 1)) !== 0 || imaginary.length !== size) {
    throw new RangeError(`no spectrum of ${size} and ${imaginary.length} samples`)
  }
  reverseBits(real, imaginary)
  for (let length = 2; length <= size; length *= 2) {
    const angle = ((direction === 'forward' ? -2 : 2) * Math.PI) / length
    passOf(real, imaginary, { length, angle })
  }
}

function reverseBits(real: Float64Array, imaginary: Float64Array) {
  const size = real.length
  for (let index = 1, reversed = 0; index < size; index += 1) {
    let bit = size >> 1
    for (; reversed & bit; bit >>= 1) reversed ^= bit
    reversed ^= bit
    if (index >= reversed) continue
    swap(real, index, reversed)
    swap(imaginary, index, reversed)
  }
}

function swap(values: Float64Array, one: number, other: number) {
  const kept = values[one] ?? 0
  values[one] = values[other] ?? 0
  values[other] = kept
}

function passOf(
  real: Float64Array,
  imaginary: Float64Array,
  { length, angle }: { length: number; angle: number },
) {
  const half = length / 2
  for (let step = 0; step < half; step += 1) {
    const cos = Math.cos(angle * step)
    const sin = Math.sin(angle * step)
    for (let low = step; low < real.length; low += length) {
      const high = low + half
      const highReal = real[high] ?? 0
      const highImaginary = imaginary[high] ?? 0
      const turnedReal = highReal * cos - highImaginary * sin
      const turnedImaginary = highReal * sin + highImaginary * cos
      const lowReal = real[low] ?? 0
      const lowImaginary = imaginary[low] ?? 0
      real[high] = lowReal - turnedReal
      imaginary[high] = lowImaginary - turnedImaginary
      real[low] = lowReal + turnedReal
      imaginary[low] = lowImaginary + turnedImaginary
    }
  }
}

/** The smallest power of two that is at least this. */
export function powerOfTwoFrom(least: number): number {
  let size = 1
  while (size < least) size *= 2
  return size
}
