import { expect, type Page } from '@playwright/test'
import { parseHome } from '../../../apps/server/test/library/home-answer.ts'
import { accessibilityFindings } from '../screens.ts'
import { test } from '../starnest.ts'

/** As many cards are looked at: titles to come are last, and have an order of their own. */
const FIRST_CARDS = 10

const isSorted = (names: string[]) =>
  names.every((name, at) => at === 0 || (names[at - 1] ?? '').localeCompare(name) <= 0)

/** Where the cards of the page lead, from the top. */
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('.title-card-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('a genre is one wall with its name, and each film stands on it once', async ({ page }) => {
  await page.goto('/?genre=comedy')
  const wall = page.getByRole('list', { name: 'Comedy' })
  await expect(wall.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Comedy', exact: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2, name: 'Recently Added' })).toHaveCount(0)
  const cards = await cardsOf(page)
  expect(cards.length).toBeGreaterThan(1)
  expect(new Set(cards).size).toBe(cards.length)
  expect(await accessibilityFindings(page)).toEqual([])
})

test('a shelf is sorted by name, and stays so when it is loaded anew', async ({ page }) => {
  await page.goto('/movies')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name')
  await expect(page).toHaveURL(/sort=name/)
  const names = () =>
    page
      .getByRole('list', { name: 'Movies' })
      .locator('.title-card-foot .sr-only')
      .allTextContents()
  const firstNames = async () => (await names()).slice(0, FIRST_CARDS)
  await expect.poll(async () => (await firstNames()).length).toBe(FIRST_CARDS)
  await expect
    .poll(async () => isSorted(await firstNames()), { message: 'sorted by name' })
    .toBe(true)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name')
})

test('a series is one card, which leads to the episode that is next', async ({ page }) => {
  await page.goto('/series')
  const wall = page.getByRole('list', { name: 'Series' })
  const card = wall.getByRole('link', { name: /The Burrow Band/ })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('3 episodes · Next: S1 E1')
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: /One Small Drum/ })).toBeVisible()
})

test('home shows no title in two neighbouring rows, and a series once in each', async ({
  starnest,
}) => {
  const home = parseHome(await (await fetch(`${starnest.origin}/api/home`)).json())
  expect(home.rows.length).toBeGreaterThan(2)
  for (const [at, { id, tiles }] of home.rows.entries()) {
    expect(tiles.length, id).toBeGreaterThan(0)
    const keys = tiles.map(({ animation }) => animation.series?.title ?? animation.id)
    const above = home.rows[at - 1]?.tiles.map(({ animation }) => animation.id) ?? []
    if (id === 'featured-collections') continue
    expect(new Set(keys).size, id).toBe(keys.length)
    const shared = tiles.filter(({ animation }) => above.includes(animation.id))
    expect(
      shared.map(({ animation }) => animation.title),
      `${home.rows[at - 1]?.id}, ${id}`,
    ).toEqual([])
  }
})
