import { expect, type Locator, type Page } from '@playwright/test'
import { SIZES } from '../screens.ts'

/** Something that opens over a screen. */
export type Overlay = {
  name: string
  /** The screen that it opens over, and its size. */
  path: string
  size?: keyof typeof SIZES
  /** What has the focus before and after. */
  opener: (page: Page) => Locator
  /** Opens it, with the focus on the opener; else Enter does. */
  open?: (page: Page) => Promise<void>
  box: (page: Page) => Locator
  /** What it shows once all of it is there. */
  content: (page: Page) => Locator
  /** Escape takes back what was typed, before it closes. */
  escapes?: number
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const firstCard = (page: Page) =>
  page.getByRole('list', { name: 'Top Picks For You' }).getByRole('link').first()
const searchFor = (text: string) => async (page: Page) => {
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Search' }).fill(text)
}
const SEARCH = {
  path: '/',
  opener: (page: Page) => page.getByPlaceholder('Search animations...').first(),
  box: dialog('Search'),
} as const

/** Everything that opens over a screen, in a household with a child and a grown-up. */
export const OVERLAYS: readonly Overlay[] = [
  {
    ...SEARCH,
    name: 'the search, with what is popular',
    content: (page) => page.getByText('Popular now'),
  },
  {
    ...SEARCH,
    name: 'the search, with results',
    open: searchFor('star'),
    content: (page) => page.getByRole('option').first(),
    escapes: 2,
  },
  {
    ...SEARCH,
    name: 'the search that found nothing',
    open: searchFor('qqqqxxxx'),
    content: (page) => page.getByRole('heading', { name: /Nothing found/ }),
    escapes: 2,
  },
  {
    name: 'the detail view of a title',
    path: '/',
    opener: firstCard,
    open: (page) => page.keyboard.press('i'),
    box: dialog(/./),
    content: (page) =>
      page
        .getByRole('dialog')
        .filter({ has: page.getByRole('heading', { name: 'Similar titles' }) })
        // Of other parts of the product, whose code comes by itself.
        .filter({ has: page.getByRole('button', { name: 'AR Experience' }) }),
  },
  {
    name: 'the question who is watching',
    path: '/',
    opener: button("Who's watching?"),
    box: dialog(/watching/),
    content: (page) => page.getByRole('dialog').getByRole('button', { name: /Mia/ }),
  },
  {
    name: 'the chat with Leo',
    path: '/',
    opener: button(/^(Ask|Close) Leo$/),
    box: dialog('Chat with Leo'),
    content: (page) => page.getByRole('list', { name: 'Suggestions' }),
  },
  {
    name: 'the chat with Leo on a phone',
    path: '/',
    size: 'phone',
    opener: button(/^(Ask|Close) Leo$/),
    box: dialog('Chat with Leo'),
    content: (page) => page.getByRole('list', { name: 'Suggestions' }),
  },
  {
    name: 'the features that answer by themselves',
    path: '/',
    opener: button('AI Features'),
    box: dialog('AI-Powered Features'),
    content: (page) => page.getByRole('dialog').getByText('What answers here'),
  },
  {
    name: 'what is new',
    path: '/',
    opener: button(/^Notifications/),
    box: dialog('What’s new'),
    content: (page) => page.getByRole('dialog').getByRole('link').first(),
  },
  {
    name: 'the menu of whoever is watching',
    path: '/',
    opener: button(/^Profile menu/),
    box: (page) => page.getByRole('menu'),
    content: (page) => page.getByRole('menuitem', { name: 'Sign Out' }),
  },
  {
    name: 'the voice control',
    path: '/',
    opener: button('Voice Command'),
    box: dialog('Voice Command'),
    content: (page) => page.getByRole('dialog').getByRole('button', { name: 'Something funny' }),
  },
  {
    name: 'the menu of a phone',
    path: '/',
    size: 'phone',
    opener: button('Open menu'),
    box: dialog('Starnest'),
    content: (page) => page.getByRole('dialog').getByRole('link', { name: 'My List' }),
  },
  {
    name: 'the form of a new profile',
    path: '/profile',
    opener: button('Add Family Member'),
    box: dialog('Create New Family Profile'),
    content: button('Create Profile'),
  },
  {
    name: 'the form of a profile',
    path: '/profile',
    opener: button('Edit Mia'),
    box: dialog('Edit Profile'),
    content: button('Update Profile'),
  },
  {
    name: 'the question before a profile is deleted',
    path: '/profile',
    opener: button('Delete Mia'),
    box: dialog('Delete Mia?'),
    content: button('Delete Profile'),
  },
  {
    name: 'the form of a PIN',
    path: '/profile',
    opener: button('Set a PIN for Papa Jo'),
    box: dialog(/PIN/),
    content: (page) => page.getByRole('dialog').getByLabel('New PIN', { exact: true }),
  },
  {
    name: 'the question who watches together',
    path: '/parents',
    opener: button('Choose who watches'),
    box: dialog('Watching together'),
    content: (page) => page.getByRole('dialog').getByRole('checkbox', { name: 'Mia' }),
  },
]

/** Load the screen that one opens over. */
export async function openBelow(page: Page, { path, size = 'desktop' }: Overlay): Promise<void> {
  await page.setViewportSize(SIZES[size])
  await page.goto(path)
}

/** Open one over its screen, and wait until all of it stands still. */
export async function openOverlay(page: Page, overlay: Overlay): Promise<void> {
  await expect(overlay.opener(page)).toBeEnabled()
  await overlay.opener(page).focus()
  if (overlay.open) await overlay.open(page)
  else await page.keyboard.press('Enter')
  await overlay.content(page).waitFor()
  await overlay.box(page).evaluate(async (box) => {
    const motions = (box.parentElement ?? box).getAnimations({ subtree: true })
    const ending = motions.filter(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number.isFinite(endTime)
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
