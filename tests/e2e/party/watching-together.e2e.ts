import { expect, type Page } from '@playwright/test'
import type { Profile } from '@starnest/contract/household/profiles'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { test as base, watchableFilms } from '../starnest.ts'
import { comeAs, endParty, type Guest, placeOf, stageOf } from './party-guests.ts'

type Family = { dad: Guest; mia: Guest; family: { dad: Profile; mia: Profile } }

/** Dad at a desk and Mia with a phone, both at the party. */
const test = base.extend<Family>({
  family: async ({ page }, use) => {
    await page.request.get('/api/viewer')
    const dad = await moveIn(page.request, DAD)
    const mia = await moveIn(page.request, MIA)
    await use({ dad, mia })
    await moveOut(page.request)
  },
  dad: async ({ browser, starnest, family }, use) => {
    const guest = await comeAs(browser, starnest.origin, { profileId: family.dad.id })
    await use(guest)
    await endParty(guest.page)
    await guest.leave()
  },
  mia: async ({ browser, starnest, family }, use) => {
    const guest = await comeAs(browser, starnest.origin, {
      profileId: family.mia.id,
      viewport: SIZES.phone,
    })
    await use(guest)
    await guest.leave()
  },
})

test('a film starts on every screen at once, stops where it stops for all, and ends for all', async ({
  dad: { page: dad },
  mia: { page: mia },
  starnest,
}) => {
  const film = (await watchableFilms(starnest)).findLast(({ rating }) => rating === 'G')
  const title = film?.title ?? ''
  await expect(dad.getByRole('list').getByText('Mia')).toBeVisible()

  // With the keyboard alone.
  await dad.getByRole('button', { name: 'Choose a film' }).focus()
  await dad.keyboard.press('Enter')
  await dad.getByLabel('Find a film').fill(title)
  const offer = dad.getByRole('dialog').getByRole('button', { name: `Watch ${title} together` })
  await expect(offer).toBeVisible()
  expect(await accessibilityFindings(dad)).toEqual([])
  await offer.focus()
  await dad.keyboard.press('Enter')

  // Counted down for five seconds: it is shown again to a screen that came too late for it.
  const counts = async (screen: Page) => {
    await expect(screen.locator('.party-countdown-number')).toBeVisible({ timeout: 5000 })
    await expect.poll(() => placeOf(screen), { timeout: 2000 }).toBe(0)
  }
  await expect(async () => {
    const seen = await Promise.allSettled([counts(dad), counts(mia)])
    if (seen.every(({ status }) => status === 'fulfilled')) return
    const { playback } = await (await dad.request.get(PARTY_ROUTES.party.path)).json()
    const data = { is: 'show', titleId: film?.id, rev: playback.rev }
    await dad.request.post(PARTY_ROUTES.commands.path, { data })
    throw new Error('a screen came too late to count')
  }).toPass()
  for (const screen of [dad, mia]) await expect.poll(() => placeOf(screen)).toBeGreaterThan(1)
  expect(await accessibilityFindings(dad)).toEqual([])
  expect(await accessibilityFindings(mia)).toEqual([])

  await mia.getByRole('button', { name: 'Pause for everybody' }).click()
  for (const screen of [dad, mia]) await expect(stageOf(screen)).toHaveJSProperty('paused', true)
  await expect
    .poll(async () => Math.abs((await placeOf(dad)) - (await placeOf(mia))))
    .toBeLessThan(0.06)

  await dad.getByRole('slider', { name: 'Position in the film' }).focus()
  await dad.keyboard.press('End')
  const isNearEnd = (place: number) => place > (film?.duration ?? 0) - 2
  for (const screen of [dad, mia])
    await expect.poll(async () => isNearEnd(await placeOf(screen))).toBe(true)
  await dad.getByRole('button', { name: 'Play for everybody' }).click()
  // At its end nothing is on: the loop plays again, on both.
  for (const screen of [dad, mia]) {
    await expect(screen.getByRole('heading', { name: 'What shall we watch?' })).toBeVisible()
    await expect(screen.locator('.party-loop')).toHaveCount(1)
  }
})

test('what comes next is proposed and voted for by all, and begins when somebody says so', async ({
  dad: { page: dad },
  mia: { page: mia },
  starnest,
}) => {
  const [first, second] = (await watchableFilms(starnest)).filter(({ rating }) => rating === 'G')
  const [one, other] = [first?.title ?? '', second?.title ?? '']
  const propose = async (screen: Page, title: string) => {
    await screen.getByRole('button', { name: 'Propose a film' }).click()
    await screen.getByLabel('Find a film').fill(title)
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: `Propose ${title}` })
      .click()
  }
  const ranked = (screen: Page) => screen.locator('.party-proposal .font-semibold')
  const heart = (screen: Page, title: string) =>
    screen.getByRole('button', { name: `Vote for ${title}` })

  await propose(dad, one)
  await expect(ranked(mia)).toHaveText([one])
  await propose(mia, other)
  await expect(ranked(dad)).toHaveText([one, other])
  // With the keyboard alone: the film moves up, and the focus with it.
  await heart(dad, other).focus()
  await dad.keyboard.press('Enter')
  for (const screen of [dad, mia]) await expect(ranked(screen)).toHaveText([other, one])
  await expect(heart(dad, other)).toBeFocused()
  await expect(heart(dad, other)).toHaveAttribute('aria-pressed', 'true')
  for (const screen of [dad, mia]) expect(await accessibilityFindings(screen)).toEqual([])

  await mia.reload()
  await expect(ranked(mia)).toHaveText([other, one])
  await mia.getByRole('button', { name: `Watch next: ${other}` }).click()
  for (const screen of [dad, mia]) await expect(stageOf(screen)).toBeVisible()
  for (const screen of [dad, mia]) await expect(ranked(screen)).toHaveText([one])
  await heart(dad, one).click()
  await expect(ranked(mia)).toHaveCount(0)
})

test('what is said is heard by all; a child has quick words and emoji', async ({
  dad: { page: dad },
  mia: { page: mia },
}) => {
  await expect(mia.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
  await mia.getByRole('button', { name: 'Popcorn time!' }).click()
  await expect(dad.getByRole('log').getByText('Popcorn time!')).toBeVisible()
  await mia.getByRole('button', { name: 'Choose emoji' }).click()
  await mia.getByRole('button', { name: '🦁' }).click()
  await expect(dad.getByRole('log').getByText('🦁')).toBeVisible()

  const field = dad.getByRole('textbox', { name: 'Message' })
  await field.fill('   ')
  await expect(dad.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await field.fill('Are you <b>comfortable</b>?')
  await field.press('Enter')
  await expect(mia.getByRole('log').getByText('Are you <b>comfortable</b>?')).toBeVisible()

  // It flies for three seconds.
  await mia.addStyleTag({ content: '.party-flying > span { animation-duration: 9s !important }' })
  await dad.getByRole('button', { name: 'React', exact: true }).click()
  await dad.getByRole('button', { name: 'React with 🎉' }).click()
  await expect(mia.locator('.party-flying span')).toHaveText(['🎉'])
  await expect(mia.locator('.party-flying span')).toHaveCount(0)
})

test('a film that a child may not see is not offered while it is there, and hidden when it comes later', async ({
  dad: { page: dad },
  browser,
  starnest,
  family,
}) => {
  const [grownUp] = await watchableFilms(starnest)
  const name = `Watch ${grownUp?.title} together`
  const rate = (rating: 'R' | null) =>
    dad.request.put(pathOf(PARENTS_ROUTES.rating, { titleId: grownUp?.id ?? 0 }), {
      data: { rating },
    })
  expect((await rate('R')).status()).toBe(200)
  await dad.getByRole('button', { name: 'Choose a film' }).click()
  await dad.getByLabel('Find a film').fill(grownUp?.title ?? '')
  await dad.getByRole('dialog').getByRole('button', { name }).click()
  await expect.poll(() => placeOf(dad)).toBeGreaterThan(0)

  const mia = await comeAs(browser, starnest.origin, { profileId: family.mia.id })
  try {
    const heading = mia.page.getByRole('heading', {
      name: 'The others are watching something else',
    })
    await expect(heading).toBeVisible()
    await expect(mia.page.locator('.party-loop')).toHaveCount(1)
    expect(await mia.page.content()).not.toContain(grownUp?.title)
    expect(await accessibilityFindings(mia.page)).toEqual([])
    await expect(stageOf(dad)).toHaveJSProperty('paused', false)

    await dad.getByRole('button', { name: 'Another film' }).click()
    await dad.getByLabel('Find a film').fill(grownUp?.title ?? '')
    await expect(
      dad.getByRole('dialog').getByText('No film for everybody here matches'),
    ).toBeVisible()
  } finally {
    await mia.leave()
    await rate(null)
  }
})

test('a line that breaks is said and comes back by itself, where the party stands by then', async ({
  browser,
  starnest,
  family,
  dad: { page: dad },
}) => {
  let cut: (() => Promise<void>) | undefined
  let isCut = false
  const mia = await comeAs(browser, starnest.origin, {
    profileId: family.mia.id,
    prepare: (context) =>
      context.routeWebSocket(/\/api\/live/, (socket) => {
        if (isCut) return void socket.close()
        socket.connectToServer()
        cut = () => socket.close()
      }),
  })
  try {
    await expect(dad.locator('.party-member')).toHaveCount(2)
    isCut = true
    await cut?.()
    await expect(mia.page.getByText('The connection to the party is lost')).toBeVisible()
    await expect(dad.locator('.party-member')).toHaveCount(1)
    const field = dad.getByRole('textbox', { name: 'Message' })
    await field.fill('Where are you?')
    await field.press('Enter')
    isCut = false
    // The socket tries again every second or so.
    const lost = mia.page.getByText('The connection to the party is lost')
    await expect(lost).toBeHidden()
    await expect(mia.page.getByRole('log').getByText('Where are you?')).toBeVisible()
    await expect(dad.locator('.party-member')).toHaveCount(2)
  } finally {
    await mia.leave()
  }
})

test('whoever cannot reach the film for a while joins in by itself, where the party stands by then', async ({
  dad: { page: dad },
  mia: { page: mia },
  starnest,
}) => {
  const film = (await watchableFilms(starnest)).find(({ rating }) => rating === 'G')
  let isAway = true
  await mia.route(/\/media\/.+\/(video\.mp4|hls\/)/, (route) =>
    isAway ? route.abort('connectionrefused') : route.continue(),
  )
  await dad.getByRole('button', { name: 'Choose a film' }).click()
  await dad.getByLabel('Find a film').fill(film?.title ?? '')
  const offer = `Watch ${film?.title} together`
  await dad.getByRole('dialog').getByRole('button', { name: offer }).click()
  await expect(mia.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => placeOf(dad)).toBeGreaterThan(2)
  isAway = false
  await expect.poll(() => placeOf(mia)).toBeGreaterThan(2)
  // Compared by when the film began: the two are asked one after the other.
  const beganAtSeconds = (screen: Page) =>
    stageOf(screen).evaluate(({ currentTime }: HTMLVideoElement) => Date.now() / 1000 - currentTime)
  await expect
    .poll(async () => Math.abs((await beganAtSeconds(dad)) - (await beganAtSeconds(mia))))
    .toBeLessThan(0.5)
})

test('sharing is for grown-ups, and says what happens', async ({
  dad: { page: dad },
  mia: { page: mia },
}) => {
  await expect(mia.getByText('Only grown-ups can share outside the house.')).toBeVisible()
  await expect(mia.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
  await dad.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(
    dad.getByText('No platforms connected. Connect platforms above to share content.'),
  ).toBeVisible()
  await expect(dad.getByRole('button', { name: 'Share to All' })).toBeDisabled()
  expect(await accessibilityFindings(dad)).toEqual([])
})
