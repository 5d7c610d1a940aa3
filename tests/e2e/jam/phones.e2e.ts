import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { jamSongSheetSchema } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, familyOf, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { CALM, openDevice, test } from '../starnest.ts'
import { bringSong } from './bring-song.ts'
import { fakeSinger, hearBigScreen, tonesOf } from './fake-singer.ts'

test.use(CALM)

const TITLE = 'A song of our own'

/** Points that nobody has who sings it wrong, and whoever sings it has, also while a busy machine cuts holes
 *  into their voice. What each tone is worth is the scoring's own test. */
const SUNG_RIGHT = 3000
const SUNG_WRONG = 1000

const sheetOf = async (page: Page, id: string) =>
  jamSongSheetSchema.parse(await (await page.request.get(pathOf(JAM_ROUTES.song, { id }))).json())

test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
  const { id } = await moveIn(page.request, DAD)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
})
test.afterEach(({ page }) => moveOut(page.request))

/** A phone of a profile, which nobody holds yet. */
async function phoneOf(
  browser: Browser,
  { origin, profileId }: { origin: string; profileId: number },
): Promise<{ context: BrowserContext; phone: Page }> {
  const context = await openDevice(browser, {
    baseURL: origin,
    viewport: SIZES.phone,
    hasTouch: true,
    ...CALM.contextOptions,
  })
  await context.request.get(PROFILE_ROUTES.list.path)
  await context.request.post(pathOf(PROFILE_ROUTES.activate, { id: profileId }))
  return { context, phone: await context.newPage() }
}

/** Opens the window for phones; returns the code of the stage. */
async function openStage(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Phones as microphones' }).click()
  const code = page.locator('.phones-code')
  await expect(code).toHaveText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/)
  return ((await code.textContent()) ?? '').replace(' ', '')
}

test('two phones sing a song on the big screen, and each has its own score', async ({
  page,
  browser,
  starnest,
}) => {
  const [dad] = await familyOf(page.request)
  const mia = await moveIn(page.request, MIA)
  const { song, takeOut } = await bringSong(page.request, TITLE)
  const sheet = await sheetOf(page, song.id)
  await fakeSinger(page, null)
  await page.goto('/jam-challenge?mode=karaoke')
  await page.getByText(TITLE, { exact: true }).first().click()
  const code = await openStage(page)
  // This test's server is known to this computer alone.
  await expect(page.getByText(/Phones cannot reach this address/)).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  const first = await phoneOf(browser, { origin: starnest.origin, profileId: mia.id })
  const second = await phoneOf(browser, { origin: starnest.origin, profileId: dad?.id ?? 0 })
  await fakeSinger(first.phone, tonesOf(sheet))
  await hearBigScreen(first.phone)
  await fakeSinger(second.phone, tonesOf(sheet, 3))
  await hearBigScreen(second.phone)

  // Mia scans, a guest types.
  await first.phone.goto(`/jam-microphone?code=${code}`)
  await expect(first.phone.getByLabel('Code of the stage')).toHaveValue(code)
  await first.phone.getByRole('button', { name: 'Join' }).tap()
  await expect(first.phone.getByText('Mia, you are on the stage')).toBeVisible()
  await second.phone.goto('/jam-microphone')
  await second.phone.getByLabel('Code of the stage').fill(code.toLowerCase())
  await second.phone.getByRole('radio', { name: 'A guest' }).tap()
  await second.phone.getByLabel('Name of the guest').fill('Aunt Ida')
  expect(await accessibilityFindings(second.phone)).toEqual([])
  await second.phone.getByRole('button', { name: 'Join' }).tap()
  const stage = page.getByRole('dialog').getByRole('listitem')
  await expect(stage).toHaveText([/Mia\s*Not ready yet/, /Aunt Ida\s*Not ready yet/])
  for (const { phone } of [first, second]) {
    await phone.getByRole('button', { name: "I'm ready" }).tap()
    await expect(phone.getByText('Wait for the song…')).toBeVisible()
  }
  await expect(stage).toHaveText([/Mia\s*Ready/, /Aunt Ida\s*Ready/])
  expect(await accessibilityFindings(first.phone)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  // Looked for at once: the song lasts twelve seconds.
  await Promise.all([
    expect(first.phone.getByText('Sing!', { exact: true })).toBeVisible(),
    // Mia is too young for the song; what she sings counts all the same.
    expect(first.phone.getByText('The words stand on the big screen.')).toBeVisible(),
    expect(second.phone.locator('.jam-line')).toHaveText('la la la la la la la la'),
    expect(first.phone.getByText(/^You sing [A-G]♯?$/)).toBeVisible(),
    page.getByRole('button', { name: 'Start 30s Challenge' }).click(),
  ])
  const rivals = page.getByRole('list', { name: 'Singers' }).getByRole('listitem')
  await expect(page.getByText('Great performance!')).toBeVisible()
  await expect(rivals).toHaveText([/^Mia\d+ of 10,000$/, /^Aunt Ida\d+ of 10,000$/])
  const points = (await rivals.allTextContents()).map((text) =>
    Number.parseInt(/(\d+) of/.exec(text)?.[1] ?? '', 10),
  )
  expect(points[0]).toBeGreaterThan(SUNG_RIGHT)
  expect(points[1]).toBeLessThan(SUNG_WRONG)
  await expect(first.phone.getByText('Over! Look at the big screen.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  // Of those who live here, the leaderboard knows.
  await page.getByRole('button', { name: 'House Leaderboard' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mia' })).toBeVisible()
  await expect(page.getByText('Aunt Ida')).toHaveCount(0)
  for (const { context } of [first, second]) await context.close()
  await takeOut()
})

test('the microphone of the big screen sings too where it is asked to, and alone without phones', async ({
  page,
  browser,
  starnest,
}) => {
  const mia = await moveIn(page.request, MIA)
  const { song, takeOut } = await bringSong(page.request, TITLE)
  const sheet = await sheetOf(page, song.id)
  await fakeSinger(page, tonesOf(sheet))
  await page.goto('/jam-challenge?mode=karaoke')
  await page.getByText(TITLE, { exact: true }).first().click()
  const code = await openStage(page)
  const { context, phone } = await phoneOf(browser, { origin: starnest.origin, profileId: mia.id })
  await fakeSinger(phone, tonesOf(sheet, 3))
  await hearBigScreen(phone)
  await phone.goto(`/jam-microphone?code=${code}`)
  await phone.getByRole('button', { name: 'Join' }).tap()
  await phone.getByRole('button', { name: "I'm ready" }).tap()
  await page.getByRole('switch', { name: 'This device sings too' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/Mia\s*Ready/])
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Start 30s Challenge' }).click()
  const rivals = page.getByRole('list', { name: 'Singers' }).getByRole('listitem')
  await expect(page.getByText('Great performance!')).toBeVisible()
  await expect(rivals).toHaveText([/^Papa Jo|^Dad/, /^Mia/])
  expect(
    Number.parseInt((await rivals.first().textContent())?.replace(/^\D+/, '') ?? '', 10),
  ).toBeGreaterThan(SUNG_RIGHT)

  await phone.getByRole('button', { name: 'Leave the stage' }).tap()
  await expect(page.getByRole('button', { name: 'Phones as microphones' })).toBeVisible()
  await page.getByRole('button', { name: 'Start 30s Challenge' }).click()
  await expect(page.getByText('Great performance!')).toHaveCount(0)
  await expect(page.getByText('Great performance!')).toBeVisible()
  await expect(rivals).toHaveCount(0)
  expect(
    Number.parseInt((await page.getByText(/ of 10,000$/).textContent()) ?? '', 10),
  ).toBeGreaterThan(SUNG_RIGHT)
  await context.close()
  await takeOut()
})

test('a phone keeps its place when its line breaks, and is told when it is put off', async ({
  page,
  browser,
  starnest,
}) => {
  const mia = await moveIn(page.request, MIA)
  await page.goto('/jam-challenge?mode=karaoke')
  const code = await openStage(page)
  const { context, phone } = await phoneOf(browser, { origin: starnest.origin, profileId: mia.id })
  await fakeSinger(phone, [])

  await phone.goto('/jam-microphone?code=222222')
  await phone.getByRole('button', { name: 'Join' }).tap()
  await expect(phone.getByRole('alert')).toHaveText(/There is no stage with this code/)
  await phone.getByLabel('Code of the stage').fill(code)
  await phone.getByRole('button', { name: 'Join' }).tap()
  await phone.getByRole('button', { name: "I'm ready" }).tap()
  const stage = page.getByRole('dialog').getByRole('listitem')
  await expect(stage).toHaveText([/Mia\s*Ready/])

  await context.setOffline(true)
  await expect(phone.getByText(/The line is broken/)).toBeVisible()
  await context.setOffline(false)
  await expect(phone.getByText(/The line is broken/)).toHaveCount(0)
  await expect(stage).toHaveText([/Mia\s*Ready/])

  await page.getByRole('button', { name: 'Take Mia off the stage' }).click()
  await expect(phone.getByText(/were removed from the stage/)).toBeVisible()
  await expect(page.getByText('Nobody has come yet.')).toBeVisible()
  await phone.getByRole('button', { name: 'Join again' }).tap()
  await phone.getByRole('button', { name: 'Join' }).tap()
  await expect(stage).toHaveText([/Mia\s*Not ready yet/])
  await page.getByRole('button', { name: 'Send all phones away' }).click()
  await expect(phone.getByText('The stage is closed.')).toBeVisible()
  await context.close()
})
