import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, familyOf, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { openDevice, test } from '../starnest.ts'

const PIN = '482915'

/** The device of dad, who looks after the family, and who there is. */
type Home = { request: APIRequestContext; dadId: number; miaId: number }

const activate = (request: APIRequestContext, id: number) =>
  request.post(pathOf(PROFILE_ROUTES.activate, { id }))

/** What dad says his PIN is from now on, from his own device. */
const setPin = ({ request, dadId }: Home, pin: string | null) =>
  request.put(pathOf(PIN_ROUTES.change, { id: dadId }), {
    data: { pin, ...(pin === null && { currentPin: PIN }) },
  })

const homes = test.extend<{ home: Home }>({
  home: [
    async ({ browser, baseURL }, use) => {
      const phone = await openDevice(browser, { baseURL })
      const { request } = phone
      await request.get('/api/viewer')
      const { id: dadId } = await moveIn(request, DAD)
      const { id: miaId } = await moveIn(request, MIA)
      await activate(request, dadId)
      const home = { request, dadId, miaId }
      await use(home)
      await setPin(home, null)
      await moveOut(request)
      await phone.close()
    },
    { auto: true },
  ],
})

/** This page's device watches as Mia. */
async function watchAsMia(page: Page, { miaId }: Home): Promise<void> {
  await page.request.get('/api/viewer')
  expect((await activate(page.request, miaId)).status()).toBe(200)
}

const dialog = (page: Page) => page.getByRole('dialog')
const switchProfile = (page: Page) => page.getByRole('button', { name: 'Switch profile' })

/** Every call of a path is answered so from now on. */
const answerWith = (page: Page, url: string, status: number, code: string) =>
  page.route(url, (route) => route.fulfill({ status, json: { code, message: '' } }))

homes('a child is offered what it may do, and the way to a grown-up', async ({ page, home }) => {
  await setPin(home, PIN)
  await watchAsMia(page, home)
  await page.goto('/profile')
  await expect(page.getByText('Grown-ups with a PIN look after the family.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Watch as Mia/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit Papa Jo' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Family Member' })).toHaveCount(0)
  expect(await accessibilityFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Edit Mia' }).first().click()
  await expect(dialog(page).getByText(/says how old you are/)).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Display name' }).fill('Mimi')
  await dialog(page).getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByRole('button', { name: /^Watch as Mimi/ })).toBeVisible()

  await page.goto('/parents')
  await expect(page.getByText('This page is for grown-ups')).toBeVisible()
  await switchProfile(page).click()
  await dialog(page)
    .getByRole('button', { name: /Papa Jo/ })
    .click()
  await dialog(page).getByLabel('PIN of Papa Jo').fill(PIN)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Watching together' })).toBeVisible()
})

homes('a refusal that comes while a child is asked says its own reason', async ({ page, home }) => {
  await watchAsMia(page, home)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete Papa Jo' }).click()
  await setPin(home, PIN)
  await dialog(page).getByRole('button', { name: 'Delete Profile' }).click()
  const said = dialog(page).getByRole('alert')
  await expect(said).toContainText('This is for grown-ups. Ask one to switch to their profile.')
  expect(await accessibilityFindings(page)).toEqual([])
  await said.getByRole('button', { name: 'Switch profile' }).click()
  await expect(page.getByRole('heading', { name: "Who's watching?" })).toBeVisible()
  expect(await familyOf(home.request)).toHaveLength(2)
})

homes(
  'a device that has yet to choose is offered the picker, and nothing of the family',
  async ({ browser, baseURL, home }) => {
    await setPin(home, PIN)
    const stranger = await openDevice(browser, { baseURL })
    try {
      const page = await stranger.newPage()
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: "Who's watching?" })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText('Grown-ups with a PIN look after the family.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0)
      await switchProfile(page).first().click()
      await expect(page.getByRole('heading', { name: "Who's watching?" })).toBeVisible()
    } finally {
      await stranger.close()
    }
  },
)

homes('a device that was revoked is asked for the pairing code', async ({ page }) => {
  await answerWith(page, '**/api/family-profiles', 401, 'pairing_required')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Pair this device' })).toBeVisible()
})

const REASONS = [
  [403, 'pin_required', 'This takes the PIN of a grown-up.'],
  [404, 'profile_not_found', 'This profile was deleted on another device.'],
  [409, 'last_adult', 'A family needs at least one grown-up profile.'],
  [429, 'too_many_requests', 'That was too much at once.'],
  [507, 'storage_full', 'The disk of Starnest is full.'],
  [502, '', 'Starnest is not running at the moment'],
  [503, 'unavailable', 'Starnest is not ready yet.'],
  [500, 'internal', 'Something went wrong in Starnest.'],
] as const

homes('each refusal of a press says its own sentence', async ({ page, context }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete Mia' }).click()
  const press = dialog(page).getByRole('button', { name: 'Delete Profile' })
  const said = dialog(page).getByRole('alert')
  for (const [status, code, sentence] of REASONS) {
    await page.unrouteAll()
    await page.route('**/api/family-profiles/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status, json: { code, message: '' } })
        : route.continue(),
    )
    await press.click()
    await expect(said, `${status} ${code}`).toContainText(sentence)
    await expect(said).not.toContainText('did not answer')
  }
  await page.unrouteAll()
  await page.route('**/api/family-profiles/*', (route) => route.abort('connectionrefused'))
  await press.click()
  await expect(said).toContainText('Starnest did not answer. Please try again.')
  await context.setOffline(true)
  await press.click()
  await expect(said).toContainText('This device is not connected to any network.')
  await context.setOffline(false)
})

homes('a toast says why, and offers no other try where that is no use', async ({ page }) => {
  await page.goto('/watch/1')
  await answerWith(page, '**/api/lists/*/*', 409, 'list_full')
  await page.getByRole('main').getByRole('button', { name: 'My List', exact: true }).click()
  const toast = page.getByRole('status').filter({ hasText: 'That could not be saved' })
  await expect(toast).toContainText('This list is full. Take a title off it first.')
  await expect(toast.getByRole('button', { name: 'Retry' })).toHaveCount(0)
})
