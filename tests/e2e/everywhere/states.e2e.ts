import { expect, type Page } from '@playwright/test'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { keptPageTest, test } from '../starnest.ts'

/** A screen that has something to say instead of what one came for. */
type State = {
  name: string
  path: string
  /** Calls that are refused. */
  refused?: string
  says: string
  /** What can be done about it. */
  offers: string | RegExp
}

const STATES: readonly State[] = [
  {
    name: 'home without its server',
    path: '/',
    refused: '**/api/home*',
    says: 'Starnest does not answer',
    offers: /Retry|Try again/,
  },
  {
    name: 'a list without a film',
    path: '/my-list',
    says: 'Your list is waiting for its first film',
    offers: 'Find films',
  },
  {
    name: 'a film that does not exist',
    path: '/watch/999999',
    says: 'Animation Not Found',
    offers: 'Back to Home',
  },
  {
    name: 'a film that the server does not tell of',
    path: '/watch/1',
    refused: '**/api/animations/1',
    says: 'This title could not be opened',
    offers: 'Retry',
  },
  {
    name: 'the reel without its server',
    path: '/hero-reel',
    refused: '**/api/home*',
    says: 'The featured titles could not be loaded',
    offers: /Retry|Try again/,
  },
  {
    name: 'a family of nobody',
    path: '/profile',
    says: 'No Family Profiles Yet',
    offers: 'Create First Profile',
  },
  {
    name: 'a family that the server does not tell of',
    path: '/profile',
    refused: '**/api/family-profiles',
    says: 'The family could not be loaded.',
    offers: 'Retry',
  },
  {
    name: 'the studio without its server',
    path: '/create-studio',
    refused: '**/api/studio',
    says: 'The studio could not be loaded',
    offers: /Retry|Try again/,
  },
]

const offer = (page: Page, name: State['offers']) =>
  page.getByRole('main').getByRole('button', { name }).or(page.getByRole('link', { name })).first()

for (const state of STATES) {
  keptPageTest(`${state.name} says so, offers a way on, and is accessible`, async ({ page }) => {
    if (state.refused) await page.route(state.refused, (route) => route.abort())
    for (const size of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SIZES[size])
      // What the server refuses is asked for several times before the page says so.
      if (size === 'phone') await page.goto(state.path)
      await expect(offer(page, state.offers), size).toBeVisible()
      await expect(page.getByRole('main').getByText(state.says).first(), size).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), size).toHaveCount(1)
      expect(await accessibilityFindings(page), size).toEqual([])
    }
    const way = offer(page, state.offers)
    for (let presses = 0; presses < 20; presses++) {
      if (await way.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('ArrowDown')
    }
    await expect(way).toBeFocused()
  })
}

test.describe('the intro', () => {
  test.use({ seesIntro: true })

  test('is accessible while it plays, when it can be skipped, and as a still', async ({ page }) => {
    await page.goto('/')
    const intro = page.getByRole('dialog', { name: 'Intro' })
    await expect(intro).toHaveAttribute('data-state', 'playing')
    expect(await accessibilityFindings(page)).toEqual([])
    await expect(intro.getByRole('button', { name: 'Skip' })).toBeFocused()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/?reset=intro')
    await expect(intro.getByRole('button', { name: 'Continue' })).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
  })
})
