import { expect, type Page } from '@playwright/test'
import type { Animation } from '@starnest/contract/catalog/catalog'
import type { ProfileFields } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { test, watchableFilms } from '../starnest.ts'
import { watchToTheEnd } from '../watch-to-the-end.ts'

test.beforeEach(({ page }) => moveOut(page.request))
test.afterEach(({ page }) => moveOut(page.request))

async function watchAs(page: Page, fields: ProfileFields): Promise<void> {
  const { id } = await moveIn(page.request, fields)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
}

const episode = (films: readonly Animation[], number: number) => {
  const found = films.find(({ series }) => series?.season === 1 && series.episode === number)
  if (!found) throw new Error(`the library has no episode ${number}`)
  return found.id
}

test('after an episode the next one begins by itself for a grown-up', async ({
  page,
  starnest,
}) => {
  await watchAs(page, DAD)
  const films = await watchableFilms(starnest)
  await watchToTheEnd(page, episode(films, 1))
  await expect(page.getByRole('button', { name: /^Next episode in \d+ seconds?$/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/watch/${episode(films, 2)}\\b`))
  const video = page.locator('dialog video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
})

test('after an episode nothing begins by itself for a child, who can choose the next one', async ({
  page,
  starnest,
}) => {
  await watchAs(page, DAD)
  await watchAs(page, MIA)
  const films = await watchableFilms(starnest)
  await watchToTheEnd(page, episode(films, 1))
  await expect(page.getByRole('button', { name: 'Next episode', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Stay here' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/watch/${episode(films, 2)}\\b`))
})

test('after a film another one follows for a grown-up, and none for a child', async ({
  page,
  starnest,
}) => {
  await watchAs(page, DAD)
  const films = await watchableFilms(starnest)
  const whale = films.find(({ title }) => title === "The Little Whale's Song")
  if (!whale) throw new Error('the library has no whale')
  await watchToTheEnd(page, whale.id)
  const next = page.getByRole('button', { name: / in \d+ seconds?$/ })
  await expect(next).toBeFocused()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible()

  await watchAs(page, MIA)
  await watchToTheEnd(page, whale.id)
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Next/ })).toHaveCount(0)
})
