import { chmod, copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect } from '@playwright/test'
import { animationDetailSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, moveIn, moveOut } from '../family.ts'
import { choose, PREPARED_WITHIN_MS, rapOf, test, titledFile } from './family-files.ts'

/** Lettered from side to side. */
const POSTER = fileURLToPath(
  new URL('../../../packages/demo-library/films/downhill-comet/poster.webp', import.meta.url),
)

async function detailOf(request: APIRequestContext, id: number) {
  const answer = await request.get(pathOf(CATALOG_ROUTES.detail, { id }))
  return animationDetailSchema.parse(await answer.json())
}

test('a card whose picture is a still says its name on it', async ({ page, written }) => {
  test.slow()
  await page.goto('/files')
  await choose(page, await written('Our rap.mp4', await rapOf('pictures')))
  const { titleId } = await titledFile(page, 'Our rap.mp4')
  await expect
    .poll(async () => (await detailOf(page.request, titleId)).thumbnailUrl, {
      timeout: PREPARED_WITHIN_MS,
    })
    .not.toBeNull()
  await page.goto('/movies')
  const frame = page.locator(`a[href="/watch/${titleId}"] .title-card-frame`).first()
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.getByText('Our rap')).toBeVisible()
  const lettered = page.locator('a', { hasText: 'Downhill Comet' }).locator('.title-card-frame')
  await expect(lettered.first().getByText('Downhill Comet')).toHaveCount(0)
})

test('a film with a poster alone has a still behind its name, never a strip of the poster', async ({
  page,
}) => {
  test.slow()
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-e2e-posters-')))
  // A server that root started reads it as another user.
  await chmod(folder, 0o755)
  const { request } = page
  await request.get('/api/viewer')
  const dad = await moveIn(request, DAD)
  await request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
  try {
    await mkdir(join(folder, 'Postered (2019)'))
    await writeFile(join(folder, 'Postered (2019)', 'Postered (2019).mp4'), await rapOf('folder'))
    await copyFile(POSTER, join(folder, 'Postered (2019)', 'poster.webp'))
    await page.goto('/settings')
    const panel = page.getByRole('region', { name: 'Library folders' })
    await panel.getByLabel('Path of a folder').fill(folder)
    await panel.getByRole('button', { name: 'Add folder' }).click()
    const film = async () => {
      const { animations } = await (await request.get('/api/search?q=postered')).json()
      return animations[0]
    }
    const addresses = async () => {
      const { thumbnailUrl = '', backdropUrl = '' } = (await film()) ?? {}
      return `${thumbnailUrl} ${backdropUrl}`
    }
    // The poster that lies beside it, and a still.
    await expect
      .poll(addresses, { timeout: PREPARED_WITHIN_MS })
      .toMatch(/\/[\w-]{16,}\/poster\.webp\?v=\d+ .*\/candidate-\d\/backdrop\.webp$/)
    const { id } = await film()
    await page.goto(`/watch/${id}`)
    const behind = page.locator('main section img').first()
    await expect(behind).toHaveAttribute('src', /candidate-\d\/backdrop/)

    // As long as there is no still, the poster stands whole beside the words.
    await page.route(`**${pathOf(CATALOG_ROUTES.detail, { id })}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), backdropUrl: null, backdrop: null } })
    })
    await page.reload()
    const poster = page.locator('.watch-poster')
    await expect(poster).toBeVisible()
    const { width, height } = (await poster.boundingBox()) ?? { width: 0, height: 0 }
    expect(height / width).toBeCloseTo(1.5, 1)
    await expect(poster).toBeInViewport({ ratio: 1 })

    // Nobody knows whether a poster of the family's shows a name.
    await page.goto('/movies')
    const foot = page.locator(`a[href="/watch/${id}"] .title-card-foot .title-card-facts`).first()
    await expect(foot).toHaveText('Postered')
  } finally {
    await moveOut(request)
    await rm(folder, { recursive: true, force: true })
  }
})
