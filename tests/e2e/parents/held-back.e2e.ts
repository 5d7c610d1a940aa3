import { expect } from '@playwright/test'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import type { ProfileFields } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, openDevice, test } from '../starnest.ts'

const LILY: ProfileFields = {
  name: 'Lily',
  displayName: 'Lily',
  role: 'daughter',
  ageGroup: 'child',
  contentRating: 'G',
}

test.use(CALM)
test.beforeEach(({ page }) => moveOut(page.request))
test.afterEach(({ page }) => moveOut(page.request))

test('what Lily confides to Leo reaches dad’s open page at once, and not a word of it', async ({
  page,
  browser,
  starnest,
}) => {
  const { id: dadId } = await moveIn(page.request, DAD)
  const { id: lilyId } = await moveIn(page.request, LILY)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id: dadId }))
  const context = await openDevice(browser, { baseURL: starnest.origin })
  // A browser is known from its second call on.
  await context.request.get(HOUSEHOLD_ROUTES.viewer.path)
  await context.request.post(pathOf(PROFILE_ROUTES.activate, { id: lilyId }))
  const say = async (transcript: string) => {
    const answer = await context.request.post(HOST_ROUTES.voiceCommand.path, {
      data: { transcript },
    })
    expect(answer.status()).toBe(200)
  }

  await page.goto('/parents')
  const part = page.getByRole('region', { name: 'Leo and your children' })
  await expect(part.getByText('there was nothing that Leo did not answer')).toBeVisible()

  const tablet = await context.newPage()
  await tablet.goto('/')
  await tablet.getByRole('button', { name: 'Ask Leo' }).click()
  const chat = tablet.getByRole('dialog', { name: 'Chat with Leo' })
  await expect(chat.getByText('grown-ups at home see what kind of thing it was')).toBeVisible()
  await chat.getByRole('textbox').fill('my uncle hits me')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByText('it is not your fault')).toBeVisible()

  const lily = part.getByRole('region', { name: 'Lily' })
  await expect(lily.getByRole('heading', { name: 'Lily may need you' })).toBeVisible()
  await expect(lily.getByRole('listitem')).toHaveCount(1)
  await say('what the fuck')
  await say('what the fuck')
  await say('my phone number is 0176 1234567')
  await expect(lily.getByRole('listitem')).toHaveCount(3)
  await expect(lily.getByText('2 times')).toBeVisible()
  await expect(part).not.toContainText(/uncle|fuck|0176/)
  expect(await accessibilityFindings(page)).toEqual([])

  const clear = lily.getByRole('button', { name: 'Clear: Lily' })
  await clear.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Clear the list of Lily?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(lily).toHaveCount(0)
  await expect(part.getByRole('heading', { name: 'Leo and your children' })).toBeFocused()
  await context.close()
})
