import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { deviceListSchema } from '@starnest/contract/household/devices'
import { DEVICE_ROUTES } from '@starnest/contract/household/devices.routes'
import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { type RunningStarnest, startStarnest } from '../../running-starnest.ts'
import { DAD, MIA, moveIn } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, openDevice, stopInOrder, test } from '../starnest.ts'

const PIN = '482915'

/** A server whose house is open to its network; the network is this machine alone. */
let starnest: RunningStarnest
test.beforeAll(async () => {
  starnest = await startStarnest({ HOST: '127.0.0.1' }, ['--lan'])
})
test.afterAll(async () => {
  await stopInOrder(starnest)
})

test.use(CALM)
// Whoever trusts the home's authority sees no warning; this browser trusts everybody.
test.use({ ignoreHTTPSErrors: true })

/** The last of what the terminal said that fits. */
function saidBy({ said }: RunningStarnest, what: RegExp): string {
  const found = said.map((line) => what.exec(line)?.[1]).filter((one) => one !== undefined)
  return found.at(-1) ?? ''
}
const networkOf = (starnest: RunningStarnest) => saidBy(starnest, /devices at home: (https:\S+)/)
const codeOf = (starnest: RunningStarnest) =>
  saidBy(starnest, /^Pairing code: (\d{3} \d{3})/).replace(' ', '')

const pairingScreen = (page: Page) => page.getByRole('dialog', { name: 'Pair this device' })
const codeField = (page: Page) => page.getByLabel('Pairing code')

async function signOutOthers(request: APIRequestContext): Promise<void> {
  const all = deviceListSchema.parse(await (await request.get(DEVICE_ROUTES.list.path)).json())
  for (const { id, isThisDevice } of all) {
    if (!isThisDevice) await request.delete(pathOf(DEVICE_ROUTES.revoke, { id }))
  }
}

test('HTTPS pairing: a device of the network gets in by the code, and out again', async ({
  page,
  browser,
}) => {
  const here = await openDevice(browser, { baseURL: starnest.origin })
  await here.request.get('/api/viewer')
  const dad = await moveIn(here.request, DAD)
  await moveIn(here.request, MIA)
  await here.request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
  await here.request.put(pathOf(PIN_ROUTES.change, { id: dad.id }), { data: { pin: PIN } })

  await test.step('it is asked for the code, and sees nothing of the family', async () => {
    await page.goto(networkOf(starnest))
    await expect(pairingScreen(page)).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    expect(await page.evaluate(() => isSecureContext)).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(pairingScreen(page)).toBeVisible()
  })

  await test.step('a wrong code is refused, the right one is not', async () => {
    const wrong = codeOf(starnest) === '000000' ? '000001' : '000000'
    await codeField(page).fill(wrong)
    await expect(pairingScreen(page).getByRole('alert')).toContainText('4 tries left')
    await codeField(page).pressSequentially(codeOf(starnest))
    await expect(pairingScreen(page)).toBeHidden()
    const picker = page.getByRole('dialog')
    await expect(picker.getByRole('heading', { name: "Who's watching?" })).toBeVisible()
    await picker.getByRole('button', { name: /Mia/ }).click()
    await expect(page.getByRole('button', { name: 'Profile menu of Mia' })).toBeVisible()
  })

  await test.step('signed out, it is asked again without being touched', async () => {
    await signOutOthers(here.request)
    await expect(pairingScreen(page)).toBeVisible()
  })

  await test.step('a grown-up shows the code on a device that is in', async () => {
    const phone = await here.newPage()
    await phone.goto('/profile')
    await phone.getByRole('button', { name: 'Show the code' }).click()
    const invitation = phone.getByRole('dialog', { name: 'Pair a new device' })
    await expect(invitation.getByRole('img', { name: /^QR code of http:/ })).toBeVisible()
    expect(await accessibilityFindings(phone)).toEqual([])
    const shown = await invitation.getByText(/^\d{3} \d{3}$/).textContent()
    await codeField(page).fill(shown ?? '')
    await expect(pairingScreen(page)).toBeHidden()
  })
  await here.close()
})

test('the page for first visits explains trust, without a script', async ({ page }) => {
  await page.goto(saidBy(starnest, /opens (http:\S+), or/))
  const fingerprint = saidBy(starnest, /Fingerprint .*: (\S+)$/)
  await expect(page.getByText(`SHA-256 ${fingerprint}`)).toBeVisible()
  await page.getByText('Windows', { exact: true }).click()
  await expect(page.getByText(/Trusted Root Certification Authorities/)).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Bienvenue sur Starnest' })).toBeVisible()
  const href = await page.getByRole('link', { name: 'Ouvrir Starnest' }).getAttribute('href')
  expect(href).toBe(networkOf(starnest))
})
