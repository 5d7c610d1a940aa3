import { expect, type Page } from '@playwright/test'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { profileTimeSchema } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { AT_ONCE_MS, OPEN, setLimits } from '../parents/time-limits.ts'
import { comeAs, endParty, placeOf } from '../party/party-guests.ts'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { CALM, openDevice, test, watchableFilms } from '../starnest.ts'

// The room as a picture: what somebody sees who asked for less motion.
test.use({ ...CALM })

const isEpisode = (number: number) => (film: Animation) =>
  film.series?.season === 1 && film.series.episode === number

const filmOf = (page: Page) => page.locator('.screen-film video')
const placeIn = (page: Page) =>
  filmOf(page).evaluate((video: HTMLVideoElement) => video.currentTime)

test('somebody boards from home, chooses a film by keyboard, and leaves for /streaming', async ({
  page,
  starnest,
}) => {
  await page.goto('/streaming')
  await page.getByRole('link', { name: /^Spaceship/ }).click()
  await expect(page.locator('.room-canvas[data-drawn="room"]')).toBeVisible()
  await expect(page.getByText('less motion is asked for')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  const [film] = await watchableFilms(starnest)
  await page.getByRole('button', { name: 'Choose a film' }).focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('button', { name: `Play ${film?.title} on the big screen` }).first()
  await expect(choice).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await choice.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => placeIn(page)).toBeGreaterThan(0.5)
  await expect(page.locator('.room-canvas')).toHaveAttribute('data-drawn', 'film')

  // The film lies on the painted screen.
  const [screen, video] = await page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.room-stage')
    const box = document.querySelector('.screen-film video')?.getBoundingClientRect()
    const said = (side: string) =>
      Number.parseFloat(stage?.style.getPropertyValue(`--screen-${side}`) ?? '')
    return [
      { x: said('left'), y: said('top'), width: said('width') },
      { x: box?.x, y: box?.y, width: box?.width },
    ]
  })
  expect(video).toEqual(screen)

  // The player's own keys, from the room: captions, pause.
  await page.locator('.room-stage').focus()
  await page.keyboard.press('c')
  await page.keyboard.press(' ')
  await expect(filmOf(page)).toHaveJSProperty('paused', true)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(filmOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/streaming$/)
})

test('a film is chosen while the room fills the screen, where the choice can be seen', async ({
  page,
}) => {
  await page.goto('/spaceship')
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose a film' }).click()
  const choice = page.locator(':fullscreen').getByRole('dialog')
  await expect(choice).toBeVisible()
  await choice.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
})

test('it fits a phone of 320 pixels and a wall of 4K', async ({ page }) => {
  for (const viewport of [{ width: 320, height: 568 }, SIZES['4K']]) {
    await page.setViewportSize(viewport)
    await page.goto('/spaceship')
    await expect(page.locator('.room-canvas[data-drawn="room"]')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Exit Spaceship' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Choose a film' })).toBeInViewport({ ratio: 1 })
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  }
})

test('a title that is not there is said, with the way back', async ({ page }) => {
  await page.goto('/spaceship?film=999999')
  await expect(page.getByRole('heading', { name: 'This one is for later' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/spaceship$/)
  await expect(page.getByRole('button', { name: 'Choose a film' })).toBeVisible()
})

test('a child’s watching time counts in the room, and a film that a parent takes away ends at once', async ({
  page: dadsPage,
  browser,
  starnest,
}) => {
  const parent = dadsPage.request
  await parent.get(HOUSEHOLD_ROUTES.viewer.path)
  const dad = await moveIn(parent, DAD)
  const mia = await moveIn(parent, MIA)
  await parent.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
  const film = (await watchableFilms(starnest)).find(({ rating }) => rating === 'G')
  if (!film) throw new Error('the library has no film for everybody')
  const rate = (rating: 'R' | null) =>
    parent.put(pathOf(PARENTS_ROUTES.rating, { titleId: film.id }), { data: { rating } })
  const tablet = await openDevice(browser, { baseURL: starnest.origin, ...CALM.contextOptions })
  try {
    await tablet.request.get(HOUSEHOLD_ROUTES.viewer.path)
    await tablet.request.post(pathOf(PROFILE_ROUTES.activate, { id: mia.id }))
    await setLimits(parent, mia.id, { ...OPEN, dailyMinutes: 15 })
    const page = await tablet.newPage()
    await page.goto(`/spaceship?film=${film.id}`)
    await expect.poll(() => placeIn(page)).toBeGreaterThan(0)
    const watched = async () => {
      const answer = await parent.get(pathOf(TIME_ROUTES.profile, { id: mia.id }))
      return profileTimeSchema.parse(await answer.json()).watchedSeconds
    }
    await expect.poll(watched).toBeGreaterThan(0)

    expect((await rate('R')).status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'This one is for later' })).toBeVisible({
      timeout: AT_ONCE_MS,
    })
    await expect(filmOf(page)).toHaveCount(0)
  } finally {
    await tablet.close()
    await rate(null)
    await moveOut(parent)
  }
})

test('an episode leads to the next one on the big screen', async ({ page, starnest }) => {
  await page.request.get(HOUSEHOLD_ROUTES.viewer.path)
  // For a child nothing begins by itself.
  await moveIn(page.request, DAD)
  const mia = await moveIn(page.request, MIA)
  try {
    await page.request.post(pathOf(PROFILE_ROUTES.activate, { id: mia.id }))
    const films = await watchableFilms(starnest)
    const [first, second] = [1, 2].map((episode) => films.find(isEpisode(episode)))
    await page.goto(`/spaceship?film=${first?.id}`)
    await expect.poll(() => placeIn(page)).toBeGreaterThan(0)
    await filmOf(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.5
    })
    const next = page.getByRole('button', { name: 'Next episode', exact: true })
    await expect(next).toBeFocused()
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 568 })
    await expect(next).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`film=${second?.id}$`))
    await expect.poll(() => placeIn(page)).toBeGreaterThan(0)
    await expect(page.locator('.room-stage:is(:focus, :focus-within)')).toBeVisible()
  } finally {
    await moveOut(page.request)
  }
})

test('the party’s film plays in the room in step with everybody', async ({
  page,
  browser,
  starnest,
}) => {
  await page.request.get(HOUSEHOLD_ROUTES.viewer.path)
  const dad = await moveIn(page.request, DAD)
  const guest = await comeAs(browser, starnest.origin, { profileId: dad.id })
  try {
    const film = (await watchableFilms(starnest)).find(({ rating }) => rating === 'G')
    await guest.page.getByRole('button', { name: `Watch ${film?.title} together` }).click()
    await expect.poll(() => placeOf(guest.page)).toBeGreaterThan(0)

    await page.request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
    await page.goto('/spaceship')
    await page.getByRole('button', { name: 'Watch with the party' }).click()
    const video = page.locator('.room-party video')
    const here = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(here).toBeGreaterThan(0)
    await guest.page.getByRole('button', { name: 'Pause for everybody' }).click()
    await expect(video).toHaveJSProperty('paused', true)
    await expect
      .poll(async () => Math.abs((await here()) - (await placeOf(guest.page))))
      .toBeLessThan(0.06)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Leave the party’s film' }).first().click()
    await expect(video).toHaveCount(0)
  } finally {
    await endParty(guest.page)
    await guest.leave()
    await moveOut(page.request)
  }
})
