import type { Locator, Page } from '@playwright/test'

/** The cards of a row of home. Rows far below are drawn when they come near, so it is brought there. */
export async function rowOf(page: Page, name: string): Promise<Locator> {
  await page.getByRole('heading', { name, level: 2, exact: true }).first().scrollIntoViewIfNeeded()
  return page.getByRole('list', { name })
}
