import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleOf } from '../src/testing/sample.ts'
import {
  differenceFrom,
  drawGolden,
  GOLDEN_MOMENTS,
  goldenFile,
  goldenSource,
  looksLike,
  MOST_MEAN_DIFFERENCE,
  MOST_PLAIN_SHARE,
} from './picture/golden.ts'
import { launchStudioBrowser, type StudioBrowser } from './picture/studio-browser.ts'
import { findClearParts } from './record/clear-parts.ts'
import { readFilmJson } from './record/film-json.ts'
import { isSameGolden } from './record/record-film.ts'
import { everyFilm, openWorkbench } from './workbench.ts'

const films = await everyFilm()
const sample = sampleOf(films)
const changed: string[] = []

let browser: StudioBrowser
beforeAll(async () => {
  browser = await launchStudioBrowser()
})
afterAll(async () => {
  console.info(`golden frames drawn anew: ${sample.why}: ${[...sample.films].join(', ')}`)
  console.info(
    `and where code, three.js or the branch of the browser changed: ${changed.join(', ') || 'nowhere'}`,
  )
  await browser.close()
})

it.each(films)('%s is drawn as it was when it was judged', async (slug) => {
  const bench = await openWorkbench(slug)
  for (const index of GOLDEN_MOMENTS.keys()) {
    expect(existsSync(goldenFile(bench, index)), goldenFile(bench, index)).toBe(true)
  }
  const film = await readFilmJson(bench.folder)
  const isSame = isSameGolden(film?.record?.golden, await goldenSource(bench, browser.version))
  if (!isSame) changed.push(slug)
  if (isSame && !sample.films.has(slug)) return
  for (const [index, frame] of (await drawGolden(bench, browser)).entries()) {
    const file = goldenFile(bench, index)
    expect(await looksLike(file, frame), file).toBe(true)
  }
  const clear = { film: film?.clear, trailer: film?.trailer?.clear }
  expect(await findClearParts(bench, browser), 'where its title is not seen').toEqual(clear)
})

it('sees that another picture is another picture', async () => {
  const [first, second] = films
  const benches = [await openWorkbench(first ?? ''), await openWorkbench(second ?? '')] as const
  const [frame] = await drawGolden(benches[0], browser)
  const { mean, plain } = await differenceFrom(goldenFile(benches[1], 0), frame ?? Buffer.alloc(0))
  expect(mean).toBeGreaterThan(MOST_MEAN_DIFFERENCE * 3)
  expect(plain).toBeGreaterThan(MOST_PLAIN_SHARE * 3)
})
