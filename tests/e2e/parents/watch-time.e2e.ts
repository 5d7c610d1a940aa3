import { expect } from '@playwright/test'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { profileTimeSchema, type TimeLimits } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { openDevice, test, watchableFilms } from '../starnest.ts'
import { AT_ONCE_MS, expectPlaying, OPEN, setLimits } from './time-limits.ts'

const PIN = '482915'

/** Hours that are over for now, or not yet begun: an hour of tomorrow morning and none of today. */
function closedHours(): TimeLimits {
  const hour = (new Date().getUTCHours() + 3) % 24
  const clock = (value: number) => `${`${value % 24}`.padStart(2, '0')}:00`
  const hours = { from: clock(hour), until: clock(hour + 1) }
  return { dailyMinutes: null, viewingHours: { weekdays: hours, weekends: hours } }
}

test('a child is told that time is over, asks, is told not now, and goes on when dad gives time', async ({
  page: dadsPage,
  browser,
  starnest,
}) => {
  const parent = dadsPage.request
  const dad = await moveIn(parent, DAD)
  const mia = await moveIn(parent, MIA)
  await parent.get(HOUSEHOLD_ROUTES.viewer.path)
  await parent.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
  await parent.put(TIME_ROUTES.setTimeZone.path, { data: { timeZone: 'UTC' } })
  const tablet = await openDevice(browser, { baseURL: starnest.origin })
  try {
    await tablet.request.get(HOUSEHOLD_ROUTES.viewer.path)
    await tablet.request.post(pathOf(PROFILE_ROUTES.activate, { id: mia.id }))
    await setLimits(parent, mia.id, { ...OPEN, dailyMinutes: 15 })
    const film = (await watchableFilms(starnest)).find(({ rating }) => rating === 'G')
    if (!film) throw new Error('the library has no film for everybody')

    const miasPage = await tablet.newPage()
    await miasPage.goto(`/watch/${film.id}?play=1`)
    await expectPlaying(miasPage)
    const time = async () =>
      profileTimeSchema.parse(
        await (await parent.get(pathOf(TIME_ROUTES.profile, { id: mia.id }))).json(),
      )
    await expect.poll(async () => (await time()).watchedSeconds).toBeGreaterThan(0)

    await dadsPage.goto('/')
    await setLimits(parent, mia.id, closedHours())
    const over = miasPage.getByRole('heading', { name: 'It is not viewing time now' })
    await expect(over).toBeVisible({ timeout: AT_ONCE_MS })
    await expect(miasPage.locator('video')).toHaveCount(0)
    const refused = await tablet.request.get(pathOf(WATCH_ROUTES.playback, { id: film.id }))
    expect(refused.status()).toBe(403)
    expect(await accessibilityFindings(miasPage)).toEqual([])
    const ask = miasPage.getByRole('button', { name: 'Ask a grown-up' })
    await expect(ask).toBeFocused()
    await miasPage.keyboard.press('Enter')
    await expect(miasPage.getByText(/A grown-up has been asked/)).toBeVisible()

    const card = dadsPage.getByRole('region', { name: 'Requests for more time' })
    await expect(card.getByText('Mia asks for more time')).toBeVisible()
    expect(await accessibilityFindings(dadsPage)).toEqual([])
    await card.getByRole('button', { name: 'Not now' }).click()
    await expect(card).toBeHidden()
    await expect(miasPage.getByText(/Maybe later/)).toBeVisible({ timeout: AT_ONCE_MS })

    await expect(miasPage.getByText('You can ask again in 5 minutes.')).toBeVisible()
    await expect(miasPage.getByRole('button', { name: 'Ask again' })).toHaveCount(0)

    await dadsPage.goto('/parents')
    await dadsPage.getByRole('tab', { name: 'Mia' }).click()
    await dadsPage.getByRole('button', { name: '+15 min' }).click()
    await expect(over).toBeHidden({ timeout: AT_ONCE_MS })
    await expectPlaying(miasPage)
  } finally {
    await tablet.close()
    await moveOut(parent)
    await parent.put(TIME_ROUTES.setTimeZone.path, { data: { timeZone: null } })
  }
})

test('a grown-up beside the child gives time by a PIN, and dad sees what is left', async ({
  page: dadsPage,
  browser,
  starnest,
}) => {
  const parent = dadsPage.request
  await parent.get(HOUSEHOLD_ROUTES.viewer.path)
  const dad = await moveIn(parent, DAD)
  const mia = await moveIn(parent, MIA)
  await parent.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
  await parent.put(TIME_ROUTES.setTimeZone.path, { data: { timeZone: 'UTC' } })
  await parent.put(pathOf(PIN_ROUTES.change, { id: dad.id }), { data: { pin: PIN } })
  const tablet = await openDevice(browser, { baseURL: starnest.origin })
  try {
    await tablet.request.get(HOUSEHOLD_ROUTES.viewer.path)
    await tablet.request.post(pathOf(PROFILE_ROUTES.activate, { id: mia.id }))
    await setLimits(parent, mia.id, closedHours())
    const film = (await watchableFilms(starnest)).find(({ rating }) => rating === 'G')
    if (!film) throw new Error('the library has no film for everybody')

    const page = await tablet.newPage()
    await page.goto(`/watch/${film.id}`)
    await page
      .getByRole('button', { name: /^(Play|Resume)/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'A grown-up is here' }).click()
    await page.getByRole('button', { name: '15 more minutes' }).click()
    const field = page.getByLabel('PIN of Papa Jo')
    await expect(field).toBeFocused()
    expect(await accessibilityFindings(page)).toEqual([])
    await field.fill('0000')
    await field.press('Enter')
    await expect(page.getByRole('alert')).toContainText('not the PIN')
    await field.fill(PIN)
    await field.press('Enter')
    await expectPlaying(page)

    await dadsPage.goto('/parents')
    const panel = dadsPage.getByRole('region', { name: 'Watching time' })
    await expect(panel.getByText('15 min left')).toBeVisible()
    expect(await accessibilityFindings(dadsPage)).toEqual([])
    await panel.getByLabel('Minutes a day').selectOption('60')
    await expect(dadsPage.getByText('Saved. It applies from now on.').first()).toBeVisible()
  } finally {
    await tablet.close()
    await parent.put(pathOf(PIN_ROUTES.change, { id: dad.id }), {
      data: { pin: null, currentPin: PIN },
    })
    await moveOut(parent)
    await parent.put(TIME_ROUTES.setTimeZone.path, { data: { timeZone: null } })
  }
})
