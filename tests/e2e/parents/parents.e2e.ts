import { type Browser, expect, type Page } from '@playwright/test'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import type { ProfileFields } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { DAD, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { CALM, openDevice, test, watchableFilms } from '../starnest.ts'

const LILY: ProfileFields = {
  name: 'Lily',
  displayName: 'Lily',
  role: 'daughter',
  ageGroup: 'child',
  contentRating: 'G',
}

test.use(CALM)
test.beforeEach(({ page }) => moveOut(page.request))
test.afterEach(({ page }) => moveOut(page.request))

/** Dad watches on this page's device, Lily on a tablet of her own. */
async function familyWithTablet(page: Page, browser: Browser, origin: string): Promise<Page> {
  const { id: dadId } = await moveIn(page.request, DAD)
  const { id: lilyId } = await moveIn(page.request, LILY)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id: dadId }))
  const context = await openDevice(browser, { baseURL: origin })
  // A browser is known from its second call on.
  await context.request.get(HOUSEHOLD_ROUTES.viewer.path)
  await context.request.post(pathOf(PROFILE_ROUTES.activate, { id: lilyId }))
  return context.newPage()
}

const film = (films: readonly Animation[], title: string): Animation => {
  const found = films.find((one) => one.title === title)
  if (!found) throw new Error(`the library has no ${title}`)
  return found
}
/** Cards of a film, in rows that are near the screen. */
const cards = (page: Page, { id }: Animation) => page.locator(`main a[href="/watch/${id}"]`)

/** Watches as a player does that was closed in the middle. */
async function watch(page: Page, { id }: Animation, seconds: number): Promise<void> {
  const answer = await page.request.put(pathOf(WATCH_ROUTES.progress, { id }), {
    data: { currentTime: seconds },
  })
  expect(answer.status()).toBe(200)
}

test('what dad says of films his daughter sees at once, on her own screen', async ({
  page,
  browser,
  starnest,
}) => {
  const films = await watchableFilms(starnest)
  const whale = film(films, "The Little Whale's Song")
  const ravens = film(films, 'The Hour That Was Missing')
  const tablet = await familyWithTablet(page, browser, starnest.origin)
  await tablet.goto('/')
  await expect(cards(tablet, whale).first()).toBeAttached()

  await page.goto('/parents')
  await expect(page.getByRole('tab', { name: 'Lily' })).toHaveAttribute('aria-selected', 'true')
  const search = page.getByRole('searchbox', { name: 'Find a title' })
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

  await search.fill('whale')
  await page.getByRole('button', { name: `Block ${whale.title}` }).click()
  await expect(row(whale.title)).toContainText('Hidden: a grown-up blocked it')
  await expect(cards(tablet, whale)).toHaveCount(0)

  await search.fill('missing')
  const rating = row(ravens.title).getByRole('combobox', { name: 'Rating' })
  await rating.selectOption('PG-13')
  await expect(row(ravens.title)).toContainText('Hidden: its rating is above what Lily may see')
  await expect(cards(tablet, ravens)).toHaveCount(0)
  await rating.selectOption('G')
  await expect(row(ravens.title)).toContainText('Visible: its rating suits Lily')
  await tablet.getByRole('heading', { name: 'Recently Added' }).scrollIntoViewIfNeeded()
  await expect(cards(tablet, ravens).first()).toBeAttached()
  await rating.selectOption('PG-13')
  await expect(cards(tablet, ravens)).toHaveCount(0)
  await page.getByRole('button', { name: `Approve ${ravens.title}` }).click()
  await expect(row(ravens.title)).toContainText('Visible: a grown-up approved it')
  await expect(cards(tablet, ravens).first()).toBeAttached()

  await page.getByRole('switch', { name: 'Approved titles only' }).click()
  const offered = () => tablet.locator('.rail a[href^="/watch/"]').allTextContents()
  await expect
    .poll(async () => (await offered()).every((text) => text.includes(ravens.title)))
    .toBe(true)
  expect((await offered()).length).toBeGreaterThan(0)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('switch', { name: 'Approved titles only' }).click()
  await page.getByRole('button', { name: `No rule for ${ravens.title}` }).click()
  await expect(cards(tablet, ravens)).toHaveCount(0)
  await rating.selectOption({ index: 0 })
  await expect(row(ravens.title)).toContainText('Visible: its rating suits Lily')
  await tablet.context().close()
})

test('dad reads by the keyboard what his daughter watched, and has some of it forgotten', async ({
  page,
  browser,
  starnest,
}) => {
  const films = await watchableFilms(starnest)
  const whale = film(films, "The Little Whale's Song")
  const drum = film(films, 'The Heartbeat of the Jungle')
  const tablet = await familyWithTablet(page, browser, starnest.origin)
  await watch(tablet, drum, 41.5)
  await watch(tablet, whale, 17)
  await tablet.goto('/')
  const row = tablet.getByRole('list', { name: 'Continue Watching' })
  await expect(row.getByRole('link')).toHaveCount(1)

  await page.goto('/parents')
  const history = page.getByRole('region', { name: 'What Lily watched' })
  await expect(history.getByRole('listitem')).toHaveText([
    new RegExp(`${whale.title}.*Stopped at 0:17 of 0:45`, 's'),
    new RegExp(`${drum.title}.*Watched to the end`, 's'),
  ])
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(SIZES[size])
    expect(await accessibilityFindings(page), size).toEqual([])
  }

  const remove = (title: string) =>
    page.getByRole('button', { name: `Remove ${title} from what Lily watched` })
  await page.getByRole('button', { name: 'Clear all' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(remove(whale.title)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove(whale.title)).toHaveCount(0)
  // What is pointed at stays.
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect(remove(drum.title)).toBeFocused()
  await expect(row).toHaveCount(0)
  await undo.click()
  await expect(remove(whale.title)).toBeVisible()
  await expect(row.getByRole('link')).toHaveCount(1)

  await page.getByRole('button', { name: 'Clear all' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete everything that Lily watched?' })
  await expect(question).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete all' }).focus()
  await page.keyboard.press('Enter')
  await expect(history).toContainText('Nothing yet')
  await expect(row).toHaveCount(0)
  await tablet.context().close()
})

test('a child is asked back from the page for parents, and told nothing', async ({
  page,
  browser,
  starnest,
}) => {
  const tablet = await familyWithTablet(page, browser, starnest.origin)
  await tablet.goto('/parents')
  await expect(tablet.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible()
  await expect(tablet.getByText('What Lily watched')).toHaveCount(0)
  await tablet.context().close()
})

test('the page of a large family is no wider than a phone', async ({ page }) => {
  const { id } = await moveIn(page.request, DAD)
  for (let nth = 1; nth <= 6; nth++) {
    await moveIn(page.request, { ...LILY, name: `Lily ${nth}`, displayName: `Lily-Sophie ${nth}` })
  }
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
  await page.setViewportSize(SIZES.phone)
  await page.goto('/parents')
  await expect(page.getByRole('tab')).toHaveCount(7)
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond).toBe(0)
})
