import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { makeUnevenFilm, UNEVEN_FILMS } from '../../../apps/server/test/media/uneven-films.ts'
import { test } from '../starnest.ts'
import { bringFilm } from './bring-film.ts'

test('a film whose picture, sound and subtitles do not end together plays to its end', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const folder = await mkdtemp(join(tmpdir(), 'starnest-uneven-e2e-'))
  try {
    for (const film of UNEVEN_FILMS) {
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
      await remove()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
