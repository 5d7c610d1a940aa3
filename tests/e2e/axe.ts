import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** The program of axe. Minified, it is less than half of what every page would have to read. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** On the root of a page that is not painted else: axe passes over what is not seen. */
export const PAINTED_FOR_NOW = 'data-painted-for-now'

/** What axe finds in a page, or in the part of it that a CSS selector names, one line each. It is brought
 *  into a page once and looks at it there; no page of ours has frames, which it would not look into. */
export async function axeFindings(
  page: Page,
  { part, ...options }: RunOptions & { part?: string },
): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('the page has frames')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ options, part, painted }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const root = document.documentElement
      root.setAttribute(painted, '')
      try {
        const { violations } = await inPage.run(part ?? document, options)
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
        )
      } finally {
        root.removeAttribute(painted)
      }
    },
    {
      options: { ...options, resultTypes: ['violations' as const] },
      part,
      painted: PAINTED_FOR_NOW,
    },
  )
}
