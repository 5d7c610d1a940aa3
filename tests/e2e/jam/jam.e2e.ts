import { expect, type Page } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { jamSongSheetSchema } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'
import { noteFocus, unreached, walkByArrows } from '../everywhere/arrow-walk.ts'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test } from '../starnest.ts'
import { endEarly } from './end-challenge.ts'
import { fakeSinger, PRAISE, tonesOf } from './fake-singer.ts'

test.use(CALM)

/** A song of the shelf whose first thirty seconds are sung without a pause. */
const SONG = { id: 'twinkle-twinkle-little-star', title: 'Twinkle Twinkle Little Star' }

const stage = (page: Page) => page.locator('.jam-stage')
const countdown = (page: Page) => page.getByRole('timer')
const points = async (page: Page) =>
  Number.parseInt((await page.getByText(/ of 10,000$/).textContent()) ?? '', 10)

async function watchAs(page: Page, member: typeof DAD): Promise<void> {
  const { id } = await moveIn(page.request, member)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
}

const sheetOf = async (page: Page, id: string) =>
  jamSongSheetSchema.parse(await (await page.request.get(pathOf(JAM_ROUTES.song, { id }))).json())

test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
  await watchAs(page, DAD)
})
test.afterEach(({ page }) => moveOut(page.request))

test('a challenge is sung from the first key to the score, by the keys of a remote alone', async ({
  page,
}) => {
  await fakeSinger(page, tonesOf(await sheetOf(page, SONG.id)))
  await page.goto('/jam-challenge?mode=karaoke')
  await expect(page.getByRole('heading', { name: 'Ready to Sing?' })).toBeVisible()
  await expect(stage(page)).toBeFocused()
  while (!(await stage(page).getByText(SONG.title, { exact: true }).isVisible())) {
    await page.keyboard.press('ArrowUp')
  }
  await page.keyboard.press('Enter')
  await expect(countdown(page)).toHaveAccessibleName(/^2\d seconds left$/)
  await expect(page.getByRole('button', { name: 'Start 30s Challenge' })).toBeDisabled()
  await page.keyboard.press('r')
  await expect(page.getByText('Recording on TV... Press to stop')).toBeVisible()
  await expect(page.getByText(PRAISE)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Press to start TV recording')).toBeVisible()
  await endEarly(page, 'Stop Challenge')
  await expect(page.getByText('Great performance!')).toBeVisible()
  expect(await points(page)).toBeGreaterThan(1000)
  await expect(page.getByRole('heading', { name: 'Your recordings' })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'House Leaderboard' }).click()
  await expect(page.getByText("This Week's Champions")).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: DAD.displayName })).toContainText(
    '1 day in a row',
  )
  await expect(page.getByText('Nobody has sung here yet.')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Ready to Sing?' })).toBeVisible()
})

test('whoever sings three half-steps too high has few points', async ({ page }) => {
  await fakeSinger(page, tonesOf(await sheetOf(page, SONG.id), 3))
  await page.goto('/jam-challenge?mode=karaoke')
  await page.getByText(SONG.title, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Start 30s Challenge' }).click()
  await expect(page.getByText('Next time!')).toBeVisible()
  await endEarly(page, 'Stop Challenge')
  await expect(page.getByText('Great performance!')).toBeVisible()
  expect(await points(page)).toBeLessThan(300)
})

test('arrows lead off the stage and to everything beside it', async ({ page }) => {
  await page.goto('/jam-challenge?mode=karaoke')
  await expect(stage(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Ask Leo' })).toBeVisible()
  // Once the songs and the queue are there.
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeEnabled()
  await expect(page.getByText('Nobody waits.')).toBeVisible()
  await page.evaluate(noteFocus)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeFocused()
  const walked = await walkByArrows(page)
  expect(await unreached(page), `not on the way ${walked.join(' → ')}`).toEqual([])
})

test('without a microphone a child practises, is told why, and has no score', async ({ page }) => {
  await watchAs(page, MIA)
  await fakeSinger(page, null)
  await page.goto('/jam-challenge?mode=karaoke')
  await expect(
    page.getByRole('group', { name: 'Level' }).getByRole('radio', { name: 'Easy' }),
  ).toBeChecked()
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('No microphone was found.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText(/Without a microphone you can practise/)).toBeVisible()
  await expect(page.getByText('Great performance!')).toHaveCount(0)
  await page.getByRole('button', { name: 'House Leaderboard' }).click()
  await expect(page.getByText('Nobody has sung here yet.')).toBeVisible()
})
