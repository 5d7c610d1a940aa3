import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { moveOut } from '../family.ts'
import { deleteFiles } from '../files/family-files.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test } from '../starnest.ts'
import { begin, put, removeProjects, shownColor, upload } from './editor-page.ts'

test.use({ ...CALM, viewport: { width: 1440, height: 1000 } })

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-e2e-proxies-'))
  await runBareFfmpeg(
    ...generated('color=red:s=640x360:r=25:d=2'),
    ...generated('color=blue:s=640x360:r=25:d=2'),
    ...generated('sine=frequency=440:duration=4'),
    ...['-filter_complex', '[0:v][1:v]concat=n=2', '-c:v', 'mpeg4', '-c:a', 'ac3'],
    join(folder, 'Camcorder.avi'),
  )
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))
test.beforeEach(({ page }) => moveOut(page.request))
test.afterEach(async ({ page }) => {
  await removeProjects(page)
  await deleteFiles(page)
})

test('a film that no browser decodes is cut by its light copy, and made by the server', async ({
  page,
}) => {
  await begin(page, 'Old tapes')
  await upload(page, folder, 'Camcorder.avi')
  await put(page, 'Camcorder.avi')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect.poll(() => shownColor(page)).toBe('red')
  await expect(page.getByText(/cannot show|still makes/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => shownColor(page)).toBe('blue')

  await page.getByRole('button', { name: 'Make the film' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make the film' })
  await dialog.getByLabel('Size').selectOption('480p')
  await dialog.getByLabel('Where').selectOption('On this device')
  await dialog.getByRole('button', { name: 'Make the film' }).click()
  await expect(
    dialog.getByText('This browser cannot read Camcorder.avi. The server can make this film.'),
  ).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog.getByLabel('Where').selectOption('On the server')
  await dialog.getByRole('button', { name: 'Make the film' }).click()
  await expect(dialog.getByText('Ready', { exact: true })).toBeVisible()
})
