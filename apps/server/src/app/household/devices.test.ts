import { type Device, deviceListSchema } from '@starnest/contract/household/devices'
import { DEVICE_ROUTES } from '@starnest/contract/household/devices.routes'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { pathOf } from '@starnest/contract/route'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dad, mia, openFamilyDevice } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { householdMeant, namesWithPin, resetPins } from '../../features/household/pin/reset-pin.ts'

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const SAFARI_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const PIN = '482915'

let home: TestHome
let origin: string
let phone: Awaited<ReturnType<typeof openFamilyDevice>>
let tablet: Awaited<ReturnType<typeof openFamilyDevice>>
let dadId: number
let miaId: number
beforeAll(async () => {
  home = await openTestHome()
  origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await home.clear()
  phone = await openFamilyDevice(home, SAFARI_ON_IPHONE)
  dadId = (await phone.add(dad)).id
  miaId = (await phone.add(mia)).id
  await phone.activate(dadId)
  tablet = await openFamilyDevice(home, CHROME_ON_ANDROID)
  await tablet.activate(miaId)
})
afterAll(() => home.close())

async function list(): Promise<Device[]> {
  return deviceListSchema.parse((await phone.call('GET', DEVICE_ROUTES.list.path)).json())
}
async function tabletInList(): Promise<Device> {
  const found = (await list()).find(({ isThisDevice }) => !isThisDevice)
  if (!found) throw new Error('the tablet is not in the list')
  return found
}

it('lists who watches where, in words, and gives no cookie away', async () => {
  const devices = await list()
  expect(devices).toHaveLength(2)
  expect(devices).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: null,
        browser: 'Safari',
        system: 'iPhone',
        profileId: dadId,
        isThisDevice: true,
      }),
      expect.objectContaining({
        browser: 'Chrome',
        system: 'Android',
        profileId: miaId,
        isThisDevice: false,
      }),
    ]),
  )
  for (const { id } of [phone, tablet]) expect(JSON.stringify(devices)).not.toContain(id)
})

it('names a device, and takes the name away again', async () => {
  const { id } = await tabletInList()
  const renamed = await phone.call('PUT', pathOf(DEVICE_ROUTES.rename, { id }), {
    name: '  Living room ',
  })
  expect(renamed.json()).toMatchObject({ id, name: 'Living room' })
  expect(await tabletInList()).toMatchObject({ name: 'Living room' })
  await phone.call('PUT', pathOf(DEVICE_ROUTES.rename, { id }), { name: null })
  expect(await tabletInList()).toMatchObject({ name: null })
})

it('signs a device out at once, and closes its sockets', async () => {
  await phone.setPin(dadId, PIN)
  await tablet.activate(dadId, PIN)
  const socket = io(origin, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    extraHeaders: { cookie: `starnest_device=${tablet.id}` },
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  const { id } = await tabletInList()
  expect((await phone.call('DELETE', pathOf(DEVICE_ROUTES.revoke, { id }))).statusCode).toBe(200)
  expect(await closed).toBe('io server disconnect')
  const answer = (await tablet.call('GET', '/api/viewer')).json()
  expect(answer).toMatchObject({ mustChoose: true, maximumAge: 0 })
  expect((await tablet.activate(dadId)).json()).toMatchObject({ code: 'pin_required' })
})

it('is for grown-ups only', async () => {
  const { id } = await tabletInList()
  for (const answer of [
    await tablet.call('GET', DEVICE_ROUTES.list.path),
    await tablet.call('PUT', pathOf(DEVICE_ROUTES.rename, { id }), { name: 'Mine' }),
    await tablet.call('DELETE', pathOf(DEVICE_ROUTES.revoke, { id })),
  ]) {
    expect(answer.json()).toMatchObject({ code: 'grown_ups_only' })
  }
})

it('knows no device that is not there', async () => {
  const gone = pathOf(DEVICE_ROUTES.rename, { id: 'aaaaaaaaaaaaaaaaaaaaaa' })
  expect((await phone.call('DELETE', gone)).json()).toMatchObject({ code: 'device_not_found' })
  const answer = await phone.call('DELETE', pathOf(DEVICE_ROUTES.revoke, { id: tablet.id }))
  expect(answer.json()).toMatchObject({ code: 'device_not_found' })
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://localhost:1', host: 'localhost:2' }],
  ['a name that is not ours', { host: 'evil.example' }],
  ['a page of another site without Origin', { 'sec-fetch-site': 'cross-site' }],
])('takes neither PIN nor profile nor device from %s', async (_who, headers) => {
  const { id } = await tabletInList()
  for (const [method, url, payload] of [
    ['PUT', `/api/family-profiles/${dadId}/pin`, { pin: PIN }],
    ['POST', `/api/family-profiles/${dadId}/activate`, { pin: PIN }],
    ['DELETE', pathOf(DEVICE_ROUTES.revoke, { id }), undefined],
  ] as const) {
    const answer = await home.app.inject({
      method,
      url,
      headers,
      cookies: { starnest_device: phone.id },
      ...(payload && { payload }),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin_refused'])
  }
  expect((await tablet.activate(dadId)).statusCode).toBe(200)
})

it('shows no page within a page of another site', async () => {
  const { headers } = await home.app.inject({ url: '/api/viewer' })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-frame-options']).toBeDefined()
})

it('loses a PIN that is reset by name, whatever its capitals', async () => {
  await phone.setPin(dadId, PIN)
  const { db } = home.database
  const { householdId } = home
  expect(await resetPins(db, { householdId, name: 'nobody' })).toBe(0)
  // Another family's Dad keeps his.
  expect(await resetPins(db, { householdId: householdId + 1, name: 'Dad' })).toBe(0)
  expect(await namesWithPin(db, householdId + 1)).toEqual([])
  expect(await resetPins(db, { householdId, name: ' DAD' })).toBe(1)
  expect((await tablet.activate(dadId)).statusCode).toBe(200)
})

it('resets a PIN of the only household, or of the one that was named', () => {
  const home = { id: 1, name: 'Home' }
  const next = { id: 7, name: 'Next door' }
  expect(householdMeant([home], undefined)).toBe(1)
  expect(householdMeant([home, next], '7')).toBe(7)
  for (const number of [undefined, '2', '']) {
    expect(() => householdMeant([home, next], number)).toThrow(/Say which household/)
  }
})
