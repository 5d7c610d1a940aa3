import { expect } from '@playwright/test'
import { animationDetailSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { accessibilityFindings } from '../screens.ts'
import {
  card,
  choose,
  filmOf,
  MIB,
  PREPARED_WITHIN_MS,
  rapOf,
  test,
  titledFile,
} from './family-files.ts'

test('what the family says of a video stands on its page', async ({ page, written }) => {
  await page.goto('/files')
  await choose(
    page,
    await written('garden party 2024.mp4', await filmOf({ size: 3 * MIB, mark: 'details' })),
  )
  const { titleId } = await titledFile(page, 'garden party 2024.mp4')
  await card(page, 'garden party').click()
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit details' })
  await expect(dialog.getByText(/For grown-ups until you rate it/)).toBeVisible()
  await dialog.getByLabel('Title', { exact: true }).fill('Our garden party')
  await dialog.getByLabel('Age rating').selectOption('G')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/watch/${titleId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Our garden party' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit details' })).toBeVisible()
})

test('a poster is chosen from the pictures of the film, and stands for it everywhere', async ({
  page,
  written,
}) => {
  await page.goto('/files')
  await choose(page, await written('Rap.mp4', await rapOf('details')))
  const { titleId } = await titledFile(page, 'Rap.mp4')
  test.slow()
  const posterOf = async () => {
    const answer = await page.request.get(pathOf(CATALOG_ROUTES.detail, { id: titleId }))
    return animationDetailSchema.parse(await answer.json()).thumbnailUrl
  }
  await expect.poll(posterOf, { timeout: PREPARED_WITHIN_MS }).toMatch(/candidate-\d\/poster/)
  const before = await posterOf()
  await card(page, 'Rap').click()
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit details' })
  const drawn = () =>
    dialog
      .locator('.poster-candidate img')
      .evaluateAll((all: HTMLImageElement[]) => all.filter((img) => img.naturalWidth > 0).length)
  await expect.poll(drawn).toBeGreaterThan(1)
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog.locator('input:checked').focus()
  // From the first to the last, or from any other to the one before.
  await page.keyboard.press('ArrowLeft')
  const chosen = dialog.locator('.poster-candidate', { has: page.locator('input:checked') })
  const url = await chosen.locator('img').getAttribute('src')
  expect(url).not.toBe(before)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await posterOf()).toBe(url)
  await page.goto(`/watch/${titleId}`)
  await page.getByRole('button', { name: 'Edit details' }).click()
  await expect(chosen.locator('img')).toHaveAttribute('src', url ?? '')
})
