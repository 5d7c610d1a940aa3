import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mia, openFamilyDevice, teo } from '../../../test/family-device.ts'
import { type OpenTestHouse, openHouse } from '../../../test/lan/open-house.ts'

const TOKEN = 'a-long-token-for-prometheus'
const METRICS = '/api/metrics'

let house: OpenTestHouse
beforeAll(async () => {
  house = await openHouse({
    config: {
      host: '127.0.0.1',
      furtherHosts: [],
      studioUrl: '/create-studio',
      metricsToken: TOKEN,
    },
  })
})
beforeEach(() => house.clear())
afterAll(() => house.close())

const asked = async (authorization?: string) =>
  house.newDevice().get(METRICS, authorization === undefined ? {} : { authorization })

describe('the figures of the server', () => {
  it('are for grown-ups, and for no child to count with', async () => {
    const device = await openFamilyDevice(house.home)
    const [dadId, miaId, teoId] = [
      (await device.add(dad)).id,
      (await device.add(mia)).id,
      (await device.add(teo)).id,
    ]
    await device.activate(dadId)
    const shown = await device.call('GET', METRICS)
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('starnest_database_statements_total')
    for (const childId of [miaId, teoId]) {
      await device.activate(childId)
      const refused = await device.call('GET', METRICS)
      expect(refused.json()).toMatchObject({ code: 'grown_ups_only' })
    }
    await device.activate(dadId)
    await device.call('POST', '/api/watching-together', { profileIds: [miaId] })
    expect((await device.call('GET', METRICS)).json()).toMatchObject({ code: 'grown_ups_only' })
  })

  it('are for a grown-up with a PIN only, where one has a PIN', async () => {
    const device = await openFamilyDevice(house.home)
    const dadId = (await device.add(dad)).id
    await device.activate(dadId)
    await device.setPin(dadId, '482915')
    const other = await openFamilyDevice(house.home)
    expect((await other.call('GET', METRICS)).statusCode).toBe(403)
    expect((await device.call('GET', METRICS)).statusCode).toBe(200)
  })

  it('are for a program that has the token, wherever it is, which leaves no device behind', async () => {
    const answer = await asked(`Bearer ${TOKEN}`)
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await asked(`bearer ${TOKEN}`)).status).toBe(200)
  })

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Basic ${TOKEN}`,
    TOKEN,
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(0, -1)}`,
    `Bearer ${TOKEN} ${TOKEN}`,
    'Bearer undefined',
  ])('are not for a device that is not paired and says %j', async (authorization) => {
    const answer = await asked(authorization)
    expect(answer.json()).toMatchObject({ code: 'pairing_required' })
  })

  it('name the token nowhere', async () => {
    await asked(`Bearer ${TOKEN}`)
    await asked(`Bearer ${TOKEN}x`)
    expect(JSON.stringify(house.home.logged)).not.toContain(TOKEN)
    expect((await asked(`Bearer ${TOKEN}`)).text).not.toContain(TOKEN)
  })
})

it('health counts nothing', async () => {
  const device = await house.pairedDevice()
  const { text } = await device.get('/api/health')
  expect(text).not.toMatch(/statement|count|total/i)
})
