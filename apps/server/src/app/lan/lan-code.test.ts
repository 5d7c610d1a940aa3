import { X509Certificate } from 'node:crypto'
import { pairingInvitationSchema } from '@starnest/contract/household/pairing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mia, openFamilyDevice } from '../../../test/family-device.ts'
import { type OpenTestHouse, openHouse } from '../../../test/lan/open-house.ts'

const PIN = '482915'

let house: OpenTestHouse
beforeAll(async () => {
  house = await openHouse()
})
beforeEach(() => house.clear())
afterAll(() => house.close())

describe('the code', () => {
  it('is for grown-ups to see, and for no child', async () => {
    const phone = await openFamilyDevice(house.home)
    const dadId = (await phone.add(dad)).id
    const miaId = (await phone.add(mia)).id
    await phone.activate(dadId)
    const shown = pairingInvitationSchema.parse(
      (await phone.call('GET', '/api/pairing/code')).json(),
    )
    expect(shown).toMatchObject({ code: await house.currentCode(), firstVisit: house.firstVisit })
    expect(shown.picture).toHaveLength(shown.picture[0]?.length ?? 0)
    expect(shown.fingerprint).toBe(new X509Certificate(house.authority).fingerprint256)
    const tablet = await house.pairedDevice()
    await tablet.call('POST', `/api/family-profiles/${miaId}/activate`)
    for (const method of ['GET', 'POST']) {
      const answer = await tablet.call(method, '/api/pairing/code')
      expect(answer.json()).toMatchObject({ code: 'grown_ups_only' })
    }
    await phone.setPin(dadId, PIN)
    const unproven = await house.pairedDevice()
    expect((await unproven.get('/api/pairing/code')).status).toBe(403)
  })

  it('is said in the terminal when it is made, and stands in no log', async () => {
    const { code } = await house.home.pairing.inviteAnew(house.home.householdId)
    expect(house.said.at(-1)).toBe(
      `Pairing code: ${code.slice(0, 3)} ${code.slice(3)} (for 10 minutes)`,
    )
    await house.newDevice().pair(await house.wrongCode())
    await house.newDevice().pair(code)
    expect(JSON.stringify(house.home.logged)).not.toContain(code)
  })

  it('is another one after ten minutes, made when a device waits for it', async () => {
    const { code } = await house.home.pairing.inviteAnew(house.home.householdId)
    const count = house.said.length
    house.home.clock.now = new Date(house.home.clock.now.getTime() + 10 * 60_000)
    await house.newDevice().get('/api/pairing')
    await house.newDevice().get('/api/pairing')
    expect(house.said).toHaveLength(count + 1)
    expect((await house.newDevice().pair(code)).json()).toMatchObject({ code: 'pairing_wrong' })
  })

  it('is six digits, and nothing else is looked at', async () => {
    const device = house.newDevice()
    for (const body of [
      {},
      { code: '12345' },
      { code: 123456 },
      { code: '12345a' },
      { code: null },
    ]) {
      expect((await device.call('POST', '/api/pairing', { body })).status).toBe(400)
    }
    expect((await device.pair(await house.wrongCode())).json()).toMatchObject({
      code: 'pairing_wrong',
      details: { attemptsBeforeDelay: 4 },
    })
    expect((await device.pair(await house.currentCode())).status).toBe(200)
  })

  it('is tried five times at most by a hundred devices at once', async () => {
    const wrong = await house.wrongCode()
    const tries = Array.from({ length: 100 }, async (_, nth) => {
      const answer = await house.newDevice().call('POST', '/api/pairing', {
        body: { code: wrong },
        headers: { 'x-forwarded-for': `10.0.0.${nth}` },
      })
      return answer.json().code
    })
    const codes = await Promise.all(tries)
    expect(codes.filter((code) => code === 'pairing_wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'pairing_locked')).toHaveLength(95)
    const locked = await house.newDevice().pair(await house.currentCode())
    expect(locked.json()).toMatchObject({
      code: 'pairing_locked',
      details: { attemptsBeforeDelay: 0 },
    })
    expect((await house.newDevice().get('/api/pairing')).json()).toMatchObject({
      retryAfterSeconds: 30,
    })
    const { code } = await house.home.pairing.inviteAnew(house.home.householdId)
    expect((await house.newDevice().pair(code)).status).toBe(200)
  })
})
