import * as z from 'zod/mini'

/** The shape of a sound: the highest amplitude of each of many equal parts, 0 to 1. */
export const waveformSchema = z.object({
  durationSeconds: z.number(),
  peaks: z.array(z.number()),
})

/** As many bars as are wanted, 0 to 1, each the highest peak of its part; the loudest reaches 1. Fewer
 *  than wanted where there are fewer peaks. Silence is all 0. */
export function barsOf(peaks: readonly number[], wanted: number): number[] {
  const count = Math.min(wanted, peaks.length)
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0)
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.floor(((bar + 1) * peaks.length) / count)
    const highest = peaks.slice(from, to).reduce((most, peak) => Math.max(most, peak), 0)
    return loudest === 0 ? 0 : highest / loudest
  })
}
