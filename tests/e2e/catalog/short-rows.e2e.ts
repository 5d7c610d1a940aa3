import { expect } from '@playwright/test'
import { type HomeAnswer, homeAnswerSchema } from '@starnest/contract/catalog/catalog'
import { CALM, test } from '../starnest.ts'

test.use(CALM)

const WIDTHS_PX = [390, 768, 1280, 1920, 3840]
/** Share of the page's width that a row may leave empty: its gutter, and on a phone, where two upright
 *  cards are shown whole, what a third would show of itself. */
const LEFT_EMPTY = 0.21

/** Home with one row, of so many of its titles. */
function withRowOf(home: HomeAnswer, count: number): HomeAnswer {
  const titles = home.titles.filter(({ isComingSoon }) => !isComingSoon).slice(0, count)
  const tiles = titles.map(({ id }) => ({ titleId: id }))
  return { ...home, hero: [], rows: [{ id: 'recently-added', tiles }] }
}

test('a row fills the width with few titles as with many, and keeps its height', async ({
  page,
  starnest,
}) => {
  const home = homeAnswerSchema.parse(await (await fetch(`${starnest.origin}/api/home`)).json())
  const heights = new Map<number, number[]>()
  for (const count of [1, 2, 3, 5, 12]) {
    await page.route('**/api/home', (route) => route.fulfill({ json: withRowOf(home, count) }))
    await page.goto('/streaming')
    const row = page.getByRole('list', { name: 'Recently Added' })
    await expect(row.getByRole('link')).toHaveCount(count)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      const end = () =>
        row.evaluate((list) => list.lastElementChild?.getBoundingClientRect().right ?? 0)
      await expect
        .poll(end, { message: `${count} titles, ${width} px` })
        .toBeGreaterThan((1 - LEFT_EMPTY) * width)
      const height = await row.evaluate((list) => list.getBoundingClientRect().height)
      heights.set(width, [...(heights.get(width) ?? []), Math.round(height)])
    }
  }
  for (const [width, found] of heights) {
    expect(Math.max(...found) - Math.min(...found), `${width} px: ${found}`).toBeLessThan(2)
  }
})
