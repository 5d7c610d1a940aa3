import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import {
  type ProfileFields,
  profileListSchema,
  profileSchema,
} from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { accessibilityFindings } from '../screens.ts'
import { CALM, openDevice, test } from '../starnest.ts'

test.use(CALM)

const PIN = '482915'
const dad = { name: 'Jo', displayName: 'Papa Jo', role: 'dad', ageGroup: 'adult' } as const
const mom = { name: 'Ada', displayName: 'Mama Ada', role: 'mom', ageGroup: 'adult' } as const
const mia = { name: 'Mia', displayName: 'Mia', role: 'child', ageGroup: 'child' } as const

async function add(request: APIRequestContext, data: ProfileFields): Promise<number> {
  const answer = await request.post(PROFILE_ROUTES.add.path, { data })
  return profileSchema.parse(await answer.json()).id
}

/** Leaves nobody, whoever had a PIN. The request's device may remove them. */
async function leaveNobody(request: APIRequestContext): Promise<void> {
  const family = profileListSchema.parse(await (await request.get(PROFILE_ROUTES.list.path)).json())
  const grownUpsLast = family.toSorted(
    (one, other) => Number(one.ageGroup === 'adult') - Number(other.ageGroup === 'adult'),
  )
  for (const { id } of grownUpsLast) await request.delete(pathOf(PROFILE_ROUTES.remove, { id }))
}

const picker = (page: Page) => page.getByRole('dialog')

test('a child cannot enter the profile of dad, and dad can', async ({ page, browser, baseURL }) => {
  const phone = await openDevice(browser, { baseURL })
  const { request } = phone
  await request.get('/api/viewer')
  await leaveNobody(request)
  const dadId = await add(request, dad)
  await add(request, mom)
  await add(request, mia)
  await request.post(pathOf(PROFILE_ROUTES.activate, { id: dadId }))
  const set = await request.put(pathOf(PIN_ROUTES.change, { id: dadId }), { data: { pin: PIN } })
  expect(set.status()).toBe(200)
  try {
    await page.goto('/')
    await picker(page).getByRole('button', { name: /Mia/ }).click()
    await expect(picker(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Profile menu of Mia' })).toBeVisible()

    const whoIsWatching = page.getByRole('button', { name: "Who's watching?" })
    await whoIsWatching.click()
    await picker(page)
      .getByRole('button', { name: /Mama Ada/ })
      .click()
    await expect(picker(page).getByText('To watch as Mama Ada, a grown-up enters')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await picker(page).getByLabel('PIN of Papa Jo').fill(PIN)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Profile menu of Mama Ada' })).toBeVisible()
    await expect(picker(page)).toBeHidden()
    await whoIsWatching.click()
    await picker(page).getByRole('button', { name: /Mia/ }).click()
    await expect(page.getByRole('button', { name: 'Profile menu of Mia' })).toBeVisible()
    await expect(picker(page)).toBeHidden()

    await whoIsWatching.click()
    await picker(page)
      .getByRole('button', { name: /Papa Jo/ })
      .click()
    const field = picker(page).getByLabel('PIN of Papa Jo')
    await expect(field).toBeFocused()
    expect(await accessibilityFindings(page)).toEqual([])
    for (const guess of ['0000', '1111']) {
      await field.fill(guess)
      await field.press('Enter')
      await expect(picker(page).getByRole('alert')).toContainText('not the PIN')
      await expect(field).toHaveValue('')
    }
    // Looked for at once: it is over after five seconds.
    const paused = page.waitForFunction(() =>
      /Next try in \d second/.test(document.querySelector('.pin-note')?.textContent ?? ''),
    )
    await field.fill('1234')
    await field.press('Enter')
    await paused
    await expect(picker(page).getByRole('alert')).toContainText('Too many wrong tries')
    const pause = picker(page).getByText(/Next try in \d second/)
    const active = await page.request.get(PROFILE_ROUTES.active.path)
    expect(profileSchema.parse(await active.json()).name).toBe('Mia')

    await expect(pause).toBeHidden()
    await field.fill(PIN)
    await field.press('Enter')
    await expect(page.getByRole('button', { name: 'Profile menu of Papa Jo' })).toBeVisible()

    await page.goto('/profile')
    const devices = page.getByRole('region', { name: 'Devices' })
    await expect(devices.getByRole('button', { name: /^Sign out/ }).first()).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Change PIN of Papa Jo' }).click()
    await expect(page.getByRole('dialog').getByLabel('Current PIN')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
  } finally {
    await request.put(pathOf(PIN_ROUTES.change, { id: dadId }), {
      data: { pin: null, currentPin: PIN },
    })
    await leaveNobody(request)
    await phone.close()
  }
})

test('a device that must choose shows the picker by itself', async ({ browser, baseURL }) => {
  const phone = await openDevice(browser, { baseURL })
  const { request } = phone
  await request.get('/api/viewer')
  await leaveNobody(request)
  const dadId = await add(request, dad)
  await request.post(pathOf(PROFILE_ROUTES.activate, { id: dadId }))
  await request.put(pathOf(PIN_ROUTES.change, { id: dadId }), { data: { pin: PIN } })
  const stranger = await openDevice(browser, { baseURL })
  try {
    const page = await stranger.newPage()
    await page.goto('/')
    await expect(picker(page).getByRole('heading', { name: "Who's watching?" })).toBeVisible()
  } finally {
    await stranger.close()
    await request.put(pathOf(PIN_ROUTES.change, { id: dadId }), {
      data: { pin: null, currentPin: PIN },
    })
    await leaveNobody(request)
    await phone.close()
  }
})
