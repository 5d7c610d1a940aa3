import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { differenceFrom, drawGolden, GOLDEN_MOMENTS, goldenFile } from './picture/golden.ts'
import { everyFilm, openWorkbench } from './workbench.ts'

/** Processors differ in the last bits, so pictures are compared and not bytes: the mean of all
 *  differences, and the share of pixels that differ plainly, of 255 levels. */
const MOST_MEAN_DIFFERENCE = 2
const MOST_PLAIN_SHARE = 0.02

it.each(await everyFilm())(
  '%s is drawn as it was when it was judged',
  async (slug) => {
    const bench = await openWorkbench(slug)
    const frames = await drawGolden(bench)
    expect(frames).toHaveLength(GOLDEN_MOMENTS.length)
    for (const [index, frame] of frames.entries()) {
      const file = goldenFile(bench, index)
      expect(existsSync(file), file).toBe(true)
      const { mean, plain } = await differenceFrom(file, frame)
      expect(mean).toBeLessThan(MOST_MEAN_DIFFERENCE)
      expect(plain).toBeLessThan(MOST_PLAIN_SHARE)
    }
  },
  120_000,
)

it('sees that another picture is another picture', async () => {
  const [first, second] = await everyFilm()
  const benches = [await openWorkbench(first ?? ''), await openWorkbench(second ?? '')] as const
  const [frame] = await drawGolden(benches[0])
  const { mean, plain } = await differenceFrom(goldenFile(benches[1], 0), frame ?? Buffer.alloc(0))
  expect(mean).toBeGreaterThan(MOST_MEAN_DIFFERENCE * 3)
  expect(plain).toBeGreaterThan(MOST_PLAIN_SHARE * 3)
}, 120_000)
