import { expect, type Page } from '@playwright/test'
import { studioSchema } from '@starnest/contract/studio/studio'
import { parseHome } from '../../../apps/server/test/library/home-answer.ts'
import { test } from '../starnest.ts'

const intro = (page: Page) => page.getByRole('dialog', { name: 'Intro' })

test.describe('the intro', () => {
  test.use({ seesIntro: true })

  test('plays once a session, leads to /streaming, and can be skipped with Enter', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(intro(page)).toHaveAttribute('data-state', 'playing')
    const skip = intro(page).getByRole('button', { name: 'Skip' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(intro(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/streaming$/)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeVisible()
    await expect(intro(page)).toHaveCount(0)
  })

  test('ends by itself, with home ready behind it', async ({ page }) => {
    await page.goto('/streaming')
    await expect(intro(page)).toHaveAttribute('data-state', 'playing')
    await page.locator('.intro video').evaluate((film: HTMLVideoElement) => {
      film.loop = false
      film.currentTime = film.duration - 0.2
    })
    await expect(intro(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeVisible()
  })

  test('stays away from whoever opens a place inside', async ({ page }) => {
    await page.goto('/page3')
    await expect(page.getByRole('heading', { name: 'Page 3' })).toBeVisible()
    await expect(intro(page)).toHaveCount(0)
  })

  test('comes again with reset=intro, and loses nobody’s place', async ({ page }) => {
    await page.goto('/page3?reset=intro')
    await intro(page).getByRole('button', { name: 'Skip' }).click()
    await expect(page).toHaveURL(/\/page3$/)
  })

  test('keeps nobody from home when its film is broken', async ({ page }) => {
    await page.route('**/clips/intro/**', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeVisible()
    await expect(intro(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/streaming$/)
  })

  test('is a still with Continue where less motion is preferred', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await intro(page).getByRole('button', { name: 'Continue' }).click()
    await expect(intro(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/streaming$/)
  })
})

test('the hero reel turns through five titles over nine tenths of the screen', async ({
  page,
  starnest,
}) => {
  const { hero } = parseHome(await (await fetch(`${starnest.origin}/api/home`)).json())
  const names = hero.slice(0, 5).map(({ title }) => title)
  await page.clock.install()
  await page.goto('/hero-reel')
  const reel = page.getByRole('region', { name: 'Featured' })
  const heading = (title: string | undefined) => reel.getByRole('heading', { name: title ?? '?' })
  await expect(heading(names[0])).toBeVisible()
  const height = await reel.evaluate((element) => element.clientHeight / innerHeight)
  expect(height).toBeCloseTo(0.9, 1)
  const place = () =>
    reel
      .locator('.reel-place')
      .evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'))
  await page.clock.runFor(8_000)
  await expect(heading(names[1])).toBeVisible()
  await reel.getByRole('button', { name: 'Stop changing by itself' }).click()
  // The clock goes on by itself as well, so that it may have turned once more.
  const stopped = await place()
  await page.clock.runFor(20_000)
  await expect(heading(names[stopped])).toBeVisible()
  expect(await place()).toBe(stopped)
  await reel.getByRole('link', { name: 'More Info' }).click()
  await expect(page).toHaveURL(new RegExp(`/watch/${hero[stopped]?.id}$`))
})

test('the four empty pages lead to each other, with a film behind the first', async ({ page }) => {
  await page.goto('/page1')
  await expect(page.locator('video[data-state=moving]')).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Pages' })
  for (const number of [2, 3, 4]) {
    await links.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: `Page ${number}` })).toBeVisible()
  }
  await links.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/page3$/)
})

test('the making-of tells of every film that may be seen', async ({ page, starnest }) => {
  const answer = await fetch(`${starnest.origin}/api/studio`)
  const { films } = studioSchema.parse(await answer.json())
  expect(films.length).toBeGreaterThan(0)
  await page.goto('/create-studio')
  const posters = page.getByRole('list', { name: 'Films of the studio' }).getByRole('button')
  await expect(posters).toHaveCount(films.length)
  const last = films.at(-1)
  await posters.last().click()
  const panel = page.getByRole('article')
  await expect(panel.getByRole('heading')).toHaveText(last?.animation.title ?? '?')
  await expect(panel.getByText(last?.craft.hero ?? '?')).toBeVisible()
  await panel.getByRole('link', { name: 'Watch it' }).click()
  await expect(page).toHaveURL(new RegExp(`/watch/${last?.animation.id}$`))
})
