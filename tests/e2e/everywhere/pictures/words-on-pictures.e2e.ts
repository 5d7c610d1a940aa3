import { expect } from '@playwright/test'
import { test } from '../../starnest.ts'
import { poorWords, showOnly, WORST_PICTURES } from './picture-contrast.ts'

test.use({ isPainted: true })

const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } }

/** Where words stand on pictures of films: the first of each of these parts of a screen. */
const PARTS = {
  '/': [
    'header',
    'section.hero',
    '.launch-tile',
    '.jam-demo',
    '.title-card[data-shape="wide"]',
    '.title-card[data-shape="story"]',
    '.banner:not([data-focus-later])',
    '.collection-card',
  ],
  '/watch/1': ['header', 'main section'],
  '/hero-reel': ['header', '.reel'],
  '/party-zone': ['.party-screen'],
}

/** Parts that a screen may have none of in one size, and has in the other. */
const MAY_BE_MISSING = new Set(['.title-card[data-shape="story"]'])

for (const [name, picture] of Object.entries(WORST_PICTURES)) {
  for (const [path, parts] of Object.entries(PARTS)) {
    test(`words on a ${name} picture of ${path} can be read on a phone and on a laptop`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await showOnly(page, await picture())
      const findings: Record<string, string[]> = {}
      const seen = new Set<string>()
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport)
        if (size === 'phone') {
          await page.goto(path)
          if (path === '/') await expect(page.getByText('Recently Added')).toBeAttached()
        } else await page.evaluate(() => scrollTo(0, 0))
        for (const selector of parts) {
          const part = page.locator(selector).first()
          if (MAY_BE_MISSING.has(selector) && (await part.count()) === 0) continue
          seen.add(selector)
          const { count, poor } = await poorWords(part)
          expect(count, `words in ${selector} on a ${size}`).toBeGreaterThan(0)
          if (poor.length > 0) findings[`${selector} on a ${size}`] = poor
        }
      }
      expect([...seen].toSorted(), 'parts that were looked at').toEqual(parts.toSorted())
      expect(findings).toEqual({})
    })
  }
}
