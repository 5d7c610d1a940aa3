/** The middle of some numbers, the mean of two; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const low = sorted[(sorted.length - 1) >> 1] ?? 0
  const high = sorted[sorted.length >> 1] ?? 0
  return (low + high) / 2
}
