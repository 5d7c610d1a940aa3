import { expect, type Locator } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { parseHome } from '../../../apps/server/test/library/home-answer.ts'
import { SIZES } from '../screens.ts'
import { test } from '../starnest.ts'

/** How far the hero's words begin below the line that is spoken, in pixels. Absent between lines. */
const wordsBelowSpoken = (hero: Locator) =>
  hero.evaluate((drawn) => {
    const spoken = drawn.querySelector('.hero-spoken')?.getBoundingClientRect()
    const words = drawn.querySelector('.hero-words')?.getBoundingClientRect()
    return spoken && words && words.top - spoken.bottom
  })

test('what is said in a trailer can be read, and is read at once by whoever wants subtitles', async ({
  page,
}) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Featured' })
  const spoken = hero.locator('.hero-spoken')
  await expect(hero.locator('video[data-state=moving]')).toBeAttached()
  await expect(spoken).toHaveCount(0)
  await hero.getByRole('button', { name: 'Subtitles on' }).click()
  await expect(spoken).toHaveText(/\w+/)
  await expect(spoken).toHaveAttribute('lang', 'en')
  expect(await spoken.textContent()).not.toContain('<')
  await hero.getByRole('button', { name: 'Subtitles off' }).click()
  await expect(spoken).toHaveCount(0)

  await page.request.put(PROFILE_ROUTES.changePreferences.path, { data: { showSubtitles: true } })
  await page.reload()
  await expect(hero.getByRole('button', { name: 'Subtitles off' })).toBeVisible()
  await expect(spoken).toHaveText(/\w+/)
  await page.setViewportSize(SIZES.phone)
  // A line may end at any moment, so both are measured in one look, while one stands there.
  await expect.poll(() => wordsBelowSpoken(hero)).toBeGreaterThanOrEqual(0)
  await page.request.put(PROFILE_ROUTES.changePreferences.path, { data: { showSubtitles: false } })
})

test('a trailer shows no title while the title stands beside it', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto('/')
  const home = parseHome(await (await page.request.get('/api/home')).json())
  const part = home.hero[0]?.heroPart
  if (!part) throw new Error('nobody measured where the title is not seen')
  const hero = page.getByRole('region', { name: 'Featured' })
  const moving = hero.locator('video[data-state=moving]')
  await expect(moving).toBeAttached()
  await expect(hero.locator('.hero-logo')).toBeVisible()
  const seen = await moving.evaluate(async (video: HTMLVideoElement, end) => {
    const times = [video.currentTime]
    const goesRound = new Promise<void>((resolve) => {
      video.addEventListener('timeupdate', () => {
        const isBack = video.currentTime < Math.max(...times) - 2
        times.push(video.currentTime)
        if (isBack) resolve()
      })
    })
    video.currentTime = end - 2
    await goesRound
    return times
  }, part.toSeconds)
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(part.fromSeconds)
  // A browser tells the time four times a second.
  expect(Math.max(...seen)).toBeLessThan(part.toSeconds + 0.5)
})
