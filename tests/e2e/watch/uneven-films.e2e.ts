import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { tempFileListSchema, tempFileSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { ingestStateSchema } from '@starnest/contract/files/ingest'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import {
  makeUnevenFilm,
  UNEVEN_FILMS,
  type UnevenFilm,
} from '../../../apps/server/test/media/uneven-films.ts'
import { test } from '../starnest.ts'

/** Brings a film in and waits until nothing is left to do for it. */
async function bring({ request }: Page, folder: string, film: UnevenFilm) {
  const path = await makeUnevenFilm(folder, film)
  const buffer = await readFile(path)
  const file = { name: `${film.name}.mkv`, mimeType: 'video/x-matroska', buffer }
  const answer = await request.post(UPLOAD_ROUTES.upload.path, { multipart: { file } })
  const { filename } = tempFileSchema.parse(await answer.json())
  const state = async () => {
    const { jobs } = ingestStateSchema.parse(
      await (await request.get(pathOf(INGEST_ROUTES.state, { filename }))).json(),
    )
    return [...new Set(jobs.map((job) => job.state))]
  }
  await expect.poll(state, { message: film.name, timeout: 120_000 }).toEqual(['done'])
  const listed = tempFileListSchema.parse(await (await request.get(FILE_ROUTES.list.path)).json())
  // The title was made after the upload was answered.
  const titleId = listed.find((one) => one.filename === filename)?.titleId
  return { filename, titleId }
}

test('a film whose picture, sound and subtitles do not end together plays to its end', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const folder = await mkdtemp(join(tmpdir(), 'starnest-uneven-e2e-'))
  try {
    for (const film of UNEVEN_FILMS) {
      const { filename, titleId } = await bring(page, folder, film)
      await page.goto(`/watch/${titleId}?play=1`)
      await expect(page.getByRole('heading', { name: 'The end' }), film.name).toBeVisible({
        timeout: 30_000,
      })
      const played = await page.locator('dialog video').evaluate((video: HTMLVideoElement) => ({
        isEnded: video.ended,
        seconds: video.currentTime,
        error: video.error?.message ?? null,
      }))
      expect(played, film.name).toMatchObject({ isEnded: true, error: null })
      const seconds = film.playedSeconds ?? film.seconds
      expect(Math.abs(played.seconds - seconds), film.name).toBeLessThan(0.3)
      await page.request.delete(pathOf(FILE_ROUTES.remove, { filename }))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
