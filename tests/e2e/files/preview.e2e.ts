import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { writeSlowFfmpeg } from '../../../apps/server/test/media/slow-ffmpeg.ts'
import { type RunningStarnest, startStarnest } from '../../running-starnest.ts'
import { accessibilityFindings } from '../screens.ts'
import { test as starnestTest, stopInOrder } from '../starnest.ts'
import { choose } from './family-files.ts'

const FILM_SECONDS = 40

/** A server that repackages films eight times as fast as they play. */
let slow: RunningStarnest
let folder: string
const test = starnestTest.extend({
  house: async ({ browserName: _ }, use) => use(slow),
})
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-preview-'))
  const FFMPEG_PATH = join(folder, 'slow-ffmpeg')
  await writeSlowFfmpeg(FFMPEG_PATH, 8)
  slow = await startStarnest({ FFMPEG_PATH })
})
test.afterAll(async () => {
  await stopInOrder(slow)
  await rm(folder, { recursive: true, force: true })
})

test('the preview plays a film that no browser plays as it is, as its page does', async ({
  page,
}) => {
  const path = join(folder, 'Holiday.mkv')
  await runBareFfmpeg(
    ...generated(`testsrc2=size=320x180:rate=24:duration=${FILM_SECONDS}`),
    ...generated(`sine=frequency=440:sample_rate=48000:duration=${FILM_SECONDS}`),
    // Chromium does not know this sound.
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '48'],
    ...['-c:a', 'ac3', path],
  )
  await page.goto('/media')
  await choose(page, path)
  await page.getByRole('button', { name: /^Holiday\.mkv/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Holiday.mkv' })
  const film = dialog.locator('video')
  await expect(film).toBeVisible()
  await expect(dialog.getByText(/cannot play/)).toHaveCount(0)
  expect(await accessibilityFindings(page)).toEqual([])
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1)
  const length = await film.evaluate((video: HTMLVideoElement) => video.duration)
  expect(length).toBeCloseTo(FILM_SECONDS, 0)
  const heard = () =>
    film.evaluate((video): number => Reflect.get(video, 'webkitAudioDecodedByteCount'))
  await expect.poll(heard).toBeGreaterThan(0)
})
