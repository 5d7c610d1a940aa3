import { expect, type Page } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { jamSongSheetSchema } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test } from '../starnest.ts'
import { bringSong } from './bring-song.ts'
import { fakeSinger } from './fake-singer.ts'

test.use(CALM)

const TITLE = 'Words too soon'
/** So long that it is never over before its keys were pressed. */
const SECONDS = 60

const COUNTED_IN = 'The song goes on in three seconds.'
const stage = (page: Page) => page.locator('.jam-stage')
const wordsBy = (page: Page, text: string) => stage(page).getByText(text, { exact: true })

test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
  const { id } = await moveIn(page.request, DAD)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
})
test.afterEach(({ page }) => moveOut(page.request))

test('a song is paused, its words are shifted for the family, and it is skipped, by keys alone', async ({
  page,
}) => {
  const { song, takeOut } = await bringSong(page.request, TITLE, SECONDS)
  await fakeSinger(page, [])
  await page.goto('/jam-challenge?mode=karaoke')
  await page.getByText(TITLE, { exact: true }).first().click()
  await stage(page).focus()
  await page.keyboard.press('r')
  await expect(wordsBy(page, 'As written')).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused()
  for (let at = 0; at < 6; at++) await page.keyboard.press('h')
  await expect(wordsBy(page, '300 ms later')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  // It stands for three seconds: looked for before it comes, at each picture of the page.
  const counted = page.waitForFunction(
    (words) => document.querySelector('.jam-stage')?.textContent.includes(words),
    COUNTED_IN,
  )
  await page.keyboard.press('Enter')
  await counted
  await expect(stage(page)).toBeFocused()
  await expect(page.getByText(COUNTED_IN)).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(page.getByText('Skipped. Nothing was scored.')).toBeVisible()
  await expect(stage(page)).toBeFocused()
  const sheet = pathOf(JAM_ROUTES.song, { id: song.id })
  const lyricOffset = async () =>
    jamSongSheetSchema.parse(await (await page.request.get(sheet)).json()).lyricOffsetMs
  await expect.poll(lyricOffset).toBe(300)
  await page.getByRole('button', { name: 'House Leaderboard' }).click()
  await expect(page.getByText('Nobody has sung here yet.')).toBeVisible()
  await takeOut()
})
