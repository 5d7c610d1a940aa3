import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The sizes that every screen is looked at in, CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  '4K': { width: 3840, height: 2160 },
} as const

/** A route of the specification §2.1 whose screen is built, and what stands on it. */
export type Screen = { path: string; title: RegExp; heading: RegExp; texts?: (string | RegExp)[] }

const HOME: Omit<Screen, 'path'> = { title: /^Starnest/, heading: /Starnest/ }

/** Every screen that is built. */
export const SCREENS: readonly Screen[] = [
  { path: '/streaming', ...HOME, texts: ["Your family's cinema among the stars"] },
  { path: '/movies', title: /Movies/, heading: /Movies/ },
  { path: '/series', title: /Series/, heading: /Series/ },
  { path: '/kids', title: /Kids/, heading: /Kids/ },
  { path: '/my-list', title: /My List/, heading: /My List/ },
  { path: '/any/other/path', ...HOME },
  { path: '/watch/1', title: /Starnest/, heading: /./ },
  {
    path: '/watch/999999',
    title: /Starnest/,
    heading: /Animation Not Found/,
    texts: ["The animation you're looking for doesn't exist.", 'Back to Home'],
  },
  {
    path: '/profile',
    title: /Family Profiles/,
    heading: /Family Profiles/,
    texts: ['Add Family Member'],
  },
  { path: '/parents', title: /For parents/, heading: /For parents/, texts: ['Watching together'] },
  { path: '/settings', title: /Settings/, heading: /Settings/ },
  {
    path: '/files',
    title: /File Browser/,
    heading: /File Browser/,
    texts: ['No files uploaded yet', 'Drag and drop files here or click Upload Files'],
  },
  { path: '/media', title: /Media Library/, heading: /Media Library/, texts: ['0 files'] },
  {
    path: '/party-zone',
    title: /Party Zone/,
    heading: /Party Zone/,
    texts: ['Back to Home', 'Social platforms', 'Party chat'],
  },
  { path: '/hero-reel', title: /Starnest/, heading: /./, texts: ['Play Now', 'More Info'] },
  ...[1, 2, 3, 4].map((page) => ({
    path: `/page${page}`,
    title: new RegExp(`Page ${page}`),
    heading: new RegExp(`^Page ${page}$`),
    texts: ['Clean new page ready for content'],
  })),
  { path: '/create-studio', title: /Starnest/, heading: /./ },
  { path: '/help', title: /Help/, heading: /Help/ },
  { path: '/privacy', title: /Privacy/, heading: /Privacy/ },
  { path: '/terms', title: /Terms/, heading: /Terms/ },
  { path: '/cookies', title: /Cookie/, heading: /Cookie/ },
  { path: '/accessibility', title: /Accessibility/, heading: /Accessibility/ },
]

/** Open a screen and wait until its heading and whatever it asked the server for are there. */
export async function openScreen(page: Page, { path, heading }: Screen): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('heading', { level: 1, name: heading })
    .first()
    .waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** What an automatic look finds against WCAG 2.2 A and AA, one line each. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
