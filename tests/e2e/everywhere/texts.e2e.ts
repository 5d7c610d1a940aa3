import { expect, type Page } from '@playwright/test'
import { pathOf } from '@starnest/contract/route'
import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { moveOut } from '../family.ts'
import { SIZES } from '../screens.ts'
import { test, watchableFilms } from '../starnest.ts'

/** Rows of home from the top. Source: specification §2.4. */
const ROWS = [
  'Coming Soon',
  'Continue Watching',
  'Top Picks For You',
  'Recently Added',
  'Comedy',
  'Sci-Fi',
  'Fantasy',
  'Coming Soon',
  'Anime',
  'Romance',
  'Gothic/Horror',
  'Family Stories',
  'Kids',
  'Watch Later',
  'Recommended For You',
  'Romance',
  'Gothic/Horror',
  'Featured Collections',
]

/** Links of the footer that the bar does not have. Source: specification §2.3. */
const FOOTER = {
  'Help Center': '/help',
  'Contact Us': '/contact',
  Account: '/account',
  Billing: '/billing',
  'Redeem Gift': '/redeem',
  'Privacy Policy': '/privacy',
  'Terms of Service': '/terms',
  'Cookie Policy': '/cookies',
  Accessibility: '/accessibility',
  'Corporate Info': '/corporate',
}

/** Where the four empty pages lead. Source: specification §2.7. */
const PAGES: Record<number, Record<string, string>> = {
  1: { Home: '/', Next: '/page2' },
  2: { Back: '/page1', Next: '/page3' },
  3: { Back: '/page2', Next: '/page4' },
  4: { Back: '/page3', Home: '/' },
}

/** Words of the found state of the watch page. Source: specification §2.5. */
const WATCH = {
  About: ['Genre', 'Category', 'Duration', 'Release Year', 'Rating'],
  'Quick Stats': ['Views', 'IMDB Rating', 'Status'],
}

/** What the rows of home are called, in the order of the page; the banner by its first words. */
const rowNames = (page: Page) =>
  page
    .getByRole('main')
    .locator('h2, section[aria-label^="Coming Soon"]')
    .evaluateAll((rows) =>
      rows.map((row) => (row.getAttribute('aria-label') ?? row.textContent).split(':')[0] ?? ''),
    )

/** The answer to a call comes when `letGo` is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test('bar and footer say and link what the specification lists', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop)
  await page.goto('/')
  const bar = page.getByRole('banner')
  for (const [name, path] of [
    ['Home', '/'],
    ['Movies', '/movies'],
    ['Series', '/series'],
    ['Kids', '/kids'],
    ['My List', '/my-list'],
  ] as const) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    const below = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    await expect(below).toHaveAttribute('href', path)
  }
  for (const name of ['Media', 'Files']) {
    const link = bar.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', `/${name.toLowerCase()}`)
  }
  await expect(bar.getByPlaceholder('Search animations...')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Replay intro' })).toBeVisible()
  await bar.getByRole('button', { name: /^Profile menu/ }).click()
  for (const name of ['Profile', 'Settings', 'Sign Out']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of Object.entries(FOOTER)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  await expect(footer.getByText(/© 2023/)).toBeVisible()
  const languages = footer.getByRole('combobox', { name: 'Language' }).getByRole('option')
  await expect(languages).toHaveText(INTERFACE_LANGUAGES.map(({ name }) => name))
})

test('home has every row of the specification in its order', async ({ page, starnest }) => {
  const [film, other] = await watchableFilms(starnest)
  if (!film || !other) throw new Error('the library has no two films')
  await page.request.put(pathOf(WATCH_ROUTES.progress, { id: film.id }), {
    data: { currentTime: 12 },
  })
  await page.request.put(`/api/lists/watch-later/${other.id}`)
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Featured Collections' })).toBeAttached()
  for (const name of new Set(ROWS)) {
    await expect(page.getByRole('heading', { name }).first(), name).toBeAttached()
  }
  // The banner among them comes with code of its own.
  const shown = async () => (await rowNames(page)).filter((name) => ROWS.includes(name))
  await expect.poll(shown).toEqual(ROWS)
  const progress = page.getByRole('list', { name: 'Continue Watching' })
  await expect(progress.getByText(/\d+ min left/).first()).toBeAttached()
  await expect(progress.getByRole('progressbar').first()).toBeAttached()
  await expect(page.getByText('#1', { exact: true }).first()).toBeAttached()
  await expect(page.getByText('NEW', { exact: true }).first()).toBeAttached()
  await page.request.delete(`/api/continue-watching/${film.id}`)
  await page.request.delete(`/api/lists/watch-later/${other.id}`)
})

test('the watch page says that it is loading, then everything about the title', async ({
  page,
  starnest,
}) => {
  // One that nobody has begun: the others are resumed.
  const film = (await watchableFilms(starnest)).at(-1)
  if (!film) throw new Error('the library has no film')
  const letGo = await hold(page, `**/api/animations/${film.id}`)
  await page.goto(`/watch/${film.id}`)
  await expect(page.getByText('Loading animation details...')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('More Info').first()).toBeVisible()
  for (const [name, facts] of Object.entries(WATCH)) {
    const section = page.getByRole('main').getByRole('region', { name })
    for (const fact of facts) {
      await expect(section.getByText(fact, { exact: true }), `${name}: ${fact}`).toBeVisible()
    }
  }
  await expect(page.getByRole('heading', { name: 'More Like This' })).toBeVisible()
})

test('page and picker say that the family is loading, then that there is none yet', async ({
  page,
}) => {
  await moveOut(page.request)
  const letGo = await hold(page, '**/api/family-profiles')
  await page.goto('/profile')
  await expect(page.getByText('Loading family profiles...')).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: "Who's watching?" }).click()
  const picker = page.getByRole('dialog')
  await expect(picker.getByText('Loading family profiles...')).toBeVisible()
  letGo()
  await expect(picker.getByText('No Family Profiles Yet')).toBeVisible()
  await expect(picker.getByRole('link', { name: 'Create First Profile' })).toBeVisible()
})

test('the four empty pages lead where the specification says', async ({ page }) => {
  for (const [number, links] of Object.entries(PAGES)) {
    await page.goto(`/page${number}`)
    const ways = page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link')
    await expect(ways).toHaveText(Object.keys(links))
    for (const [name, path] of Object.entries(links)) {
      await expect(ways.filter({ hasText: name })).toHaveAttribute('href', path)
    }
  }
})

test.describe('the intro', () => {
  test.use({ seesIntro: true })

  test('says that it is loading until its film runs, and offers Skip after 2 s', async ({
    page,
  }) => {
    const letGo = await hold(page, '**/clips/intro/*.mp4*')
    await page.goto('/')
    const intro = page.getByRole('dialog', { name: 'Intro' })
    await expect(intro.getByText('Loading Starnest...')).toBeVisible()
    letGo()
    await expect(intro).toHaveAttribute('data-state', 'playing')
    await expect(intro.getByRole('button', { name: 'Skip' })).toBeVisible()
    await expect(intro.getByText('Loading Starnest...')).toHaveCount(0)
  })
})
