import { chmod, copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test } from '../starnest.ts'

test.use(CALM)

/** A short film that is there anyway. */
const FILM = fileURLToPath(
  new URL('../../../packages/demo-library/clips/leo-idle/film.mp4', import.meta.url),
)

test('a grown-up adds a folder, sees its film on home, and removes it', async ({ page }) => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-e2e-library-')))
  // A server that root started reads it as another user.
  await chmod(folder, 0o755)
  const { request } = page
  await request.get('/api/viewer')
  const dad = await moveIn(request, DAD)
  await request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
  try {
    await mkdir(join(folder, 'Our Summer (2019)'))
    await copyFile(FILM, join(folder, 'Our Summer (2019)', 'Our Summer (2019).mp4'))
    await writeFile(join(folder, 'Page.mp4'), '<html></html>')
    await page.goto('/settings')
    const panel = page.getByRole('region', { name: 'Library folders' })
    await expect(panel.getByText('No folder yet')).toBeVisible()

    await panel.getByLabel('Path of a folder').fill('films')
    await panel.getByLabel('Path of a folder').press('Enter')
    await expect(panel.getByText(/Write the whole path/)).toBeVisible()
    await panel.getByLabel('Path of a folder').fill(folder)
    await panel.getByRole('button', { name: 'Add folder' }).click()
    const row = panel.getByRole('list', { name: 'Folders' }).getByRole('listitem').first()
    await expect(row.getByText(folder, { exact: true })).toBeVisible()
    // A file that was written just now may still be on its way.
    await expect(row.getByText(/2 video files/)).toBeVisible()
    await row.getByText('1 file was skipped').click()
    await expect(row.getByText('Page.mp4')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    const found = await (await request.get('/api/search?q=our+summer')).json()
    // Words of other languages may begin so, too: such films come after it.
    expect(found.animations[0]).toMatchObject({ title: 'Our Summer', releaseYear: 2019 })

    await panel.getByRole('button', { name: `Remove ${folder}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove folder' }).click()
    await expect(panel.getByText('No folder yet')).toBeVisible()
    const after = await (await request.get('/api/search?q=our+summer')).json()
    expect(JSON.stringify(after)).not.toContain('Our Summer')
  } finally {
    await moveOut(request)
    await rm(folder, { recursive: true, force: true })
  }
})
