import { expect } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { SIZES } from '../screens.ts'
import { test } from '../starnest.ts'

test('what is said in a trailer can be read, and is read at once by whoever wants subtitles', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Featured' })
  const spoken = hero.locator('.hero-spoken')
  await expect(hero.locator('video[data-state=moving]')).toBeAttached({ timeout: 20_000 })
  await expect(spoken).toHaveCount(0)
  await hero.getByRole('button', { name: 'Captions on' }).click()
  await expect(spoken).toHaveText(/\w+/, { timeout: 30_000 })
  await expect(spoken).toHaveAttribute('lang', 'en')
  expect(await spoken.textContent()).not.toContain('<')
  await hero.getByRole('button', { name: 'Captions off' }).click()
  await expect(spoken).toHaveCount(0)

  await page.request.put(PROFILE_ROUTES.changePreferences.path, { data: { showSubtitles: true } })
  await page.reload()
  await expect(hero.getByRole('button', { name: 'Captions off' })).toBeVisible()
  await expect(spoken).toHaveText(/\w+/, { timeout: 30_000 })
  await page.setViewportSize(SIZES.phone)
  const words = await hero.locator('.hero-words').boundingBox()
  const box = await spoken.boundingBox()
  expect(box && words && box.y + box.height).toBeLessThanOrEqual(words?.y ?? 0)
  await page.request.put(PROFILE_ROUTES.changePreferences.path, { data: { showSubtitles: false } })
})
