import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect } from '@playwright/test'
import {
  makeUnevenFilm,
  UNEVEN_FILMS,
  type UnevenFilm,
} from '../../../apps/server/test/media/uneven-films.ts'
import { complaintsOf, test } from '../starnest.ts'
import { bringFilm } from './bring-film.ts'

/** Films that play at the same time, each in a page of its own. */
const AT_ONCE = 3

test('a film whose picture, sound and subtitles do not end together plays to its end', async ({
  context,
}) => {
  test.setTimeout(400_000)
  const folder = await mkdtemp(join(tmpdir(), 'starnest-uneven-e2e-'))
  try {
    for (let first = 0; first < UNEVEN_FILMS.length; first += AT_ONCE) {
      const films = UNEVEN_FILMS.slice(first, first + AT_ONCE)
      const played = films.map((film) => expectPlayed(context, { folder, film }))
      await Promise.allSettled(played)
      await Promise.all(played)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

async function expectPlayed(
  context: BrowserContext,
  { folder, film }: { folder: string; film: UnevenFilm },
): Promise<void> {
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  const { titleId, remove } = await bringFilm(page, await makeUnevenFilm(folder, film))
  await page.goto(`/watch/${titleId}?play=1`)
  await expect(page.getByRole('heading', { name: 'The end' }), film.name).toBeVisible()
  const played = await page.locator('dialog video').evaluate((video: HTMLVideoElement) => ({
    isEnded: video.ended,
    seconds: video.currentTime,
    error: video.error?.message ?? null,
  }))
  expect(played, film.name).toMatchObject({ isEnded: true, error: null })
  const seconds = film.playedSeconds ?? film.seconds
  expect(Math.abs(played.seconds - seconds), film.name).toBeLessThan(0.3)
  expect(complaints, film.name).toEqual([])
  await remove()
  await page.close()
}
