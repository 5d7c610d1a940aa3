import { hostMessageSchema } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dad, mia, openFamilyDevice } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  // At night a child is told to sleep.
  home.clock.now = new Date(2026, 10, 22, 12)
})
afterAll(() => home.close())

it('greets who is watching when it is told nothing', async () => {
  const device = await openFamilyDevice(home)
  await device.add({ ...dad, displayName: 'Papa Jo' })
  const answer = await device.call('POST', HOST_ROUTES.message.path, {})
  const { message, suggestions } = hostMessageSchema.parse(answer.json())
  expect(message).toContain('Papa Jo')
  expect(suggestions.length).toBeGreaterThan(0)
})

it('greets whom the picker names, in the language they prefer', async () => {
  const device = await openFamilyDevice(home)
  const preferences = { preferredLanguage: 'fr', favoriteGenres: ['fantasy'] }
  const activeProfile = { name: 'Zoé', role: 'child', ageGroup: 'child', preferences }
  const answer = await device.call('POST', HOST_ROUTES.message.path, {
    message: 'greeting',
    context: { activeProfile },
  })
  expect(answer.json().message).toContain('Zoé')
  expect(answer.json().suggestions[0]).toContain('magie')
})

it('speaks the language of the active profile', async () => {
  const device = await openFamilyDevice(home)
  await device.add(dad)
  const preferences = JSON.stringify({ preferredLanguage: 'es' })
  const { id } = await device.add({ ...mia, preferences })
  await device.activate(id)
  expect((await device.call('POST', HOST_ROUTES.message.path, {})).json().message).toContain('Mia!')
  expect((await device.call('POST', HOST_ROUTES.message.path, {})).json().message).toMatch(/^¡/)
})

it('greets by the clock of the household, wherever the server is', async () => {
  const device = await openFamilyDevice(home)
  await device.add(dad)
  home.clock.now = new Date('2026-11-22T20:00:00Z')
  for (const [timeZone, hello] of [
    ['Asia/Tokyo', /^Good morning/],
    ['America/New_York', /^Good afternoon/],
  ] as const) {
    await home.database.db.update(households).set({ timeZone })
    const answer = await device.call('POST', HOST_ROUTES.message.path, {})
    expect(answer.json().message).toMatch(hello)
  }
})

it.each([
  { message: 7 },
  { message: 'x'.repeat(10_001) },
  { context: { activeProfile: { name: '' } } },
  { context: { activeProfile: { ageGroup: 'elder' } } },
  { context: { activeProfile: { preferences: { favoriteGenres: ['western'] } } } },
])('refuses %j', async (body) => {
  const device = await openFamilyDevice(home)
  const answer = await device.call('POST', HOST_ROUTES.message.path, body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
})
