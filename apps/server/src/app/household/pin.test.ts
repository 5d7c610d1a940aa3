import { viewerSchema } from '@starnest/contract/household/household'
import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mia, mom, openFamilyDevice, teo } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { profiles } from '../../tables/family.ts'

const PIN = '482915'
const WRONG = '111111'
const MINUTE_MS = 60_000

type Device = Awaited<ReturnType<typeof openFamilyDevice>>

let home: TestHome
let phone: Device
let dadId: number
let miaId: number
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  phone = await openFamilyDevice(home)
  dadId = (await phone.add(dad)).id
  miaId = (await phone.add(mia)).id
  await phone.activate(dadId)
})
afterAll(() => home.close())

const openDevice = () => openFamilyDevice(home)
async function openTabletOf(id: number, pin?: string, grownUpId?: number): Promise<Device> {
  const tablet = await openDevice()
  expect((await tablet.activate(id, pin, grownUpId)).statusCode).toBe(200)
  return tablet
}
async function viewer(device: Device) {
  return viewerSchema.parse((await device.call('GET', '/api/viewer')).json())
}
const later = (ms: number) => {
  home.clock.now = new Date(home.clock.now.getTime() + ms)
}
const refusal = async (
  answer: ReturnType<Device['activate']> | Awaited<ReturnType<Device['activate']>>,
) => {
  const { statusCode, body } = await answer
  const { code, details } = JSON.parse(body)
  return { status: statusCode, code, ...details }
}

describe('entering a profile with a PIN', () => {
  beforeEach(async () => {
    expect((await phone.setPin(dadId, PIN)).json()).toEqual({ profileId: dadId, hasPin: true })
  })

  it('takes its PIN from a child, and none on the way back', async () => {
    const tablet = await openTabletOf(miaId)
    expect(await refusal(tablet.activate(dadId))).toEqual({
      status: 403,
      code: 'pin_required',
      pinHolders: [{ id: dadId, displayName: 'Dad' }],
    })
    expect(await refusal(tablet.activate(dadId, WRONG))).toEqual({
      status: 403,
      code: 'pin_wrong',
      retryAfterSeconds: 0,
      attemptsBeforeDelay: 2,
    })
    expect(await viewer(tablet)).toMatchObject({ profile: { id: miaId }, maximumAge: 0 })
    expect((await tablet.activate(dadId, PIN)).statusCode).toBe(200)
    expect(await viewer(tablet)).toMatchObject({ profile: { id: dadId }, maximumAge: 18 })
    expect((await tablet.activate(miaId)).statusCode).toBe(200)
  })

  it('takes it from a grown-up without one and from a teenager who may see everything', async () => {
    for (const fields of [mom, { ...teo, contentRating: 'R' as const }]) {
      const { id } = await phone.add(fields)
      const tablet = await openTabletOf(id, PIN, dadId)
      expect(await viewer(tablet)).toMatchObject({ mayManage: false, mayChangeFamily: false })
      expect(await refusal(tablet.activate(dadId))).toMatchObject({ code: 'pin_required' })
    }
  })

  it('takes none on the device that is there already', async () => {
    expect((await phone.activate(dadId)).statusCode).toBe(200)
  })

  it('takes it where a child has watched along, also to send the child away', async () => {
    expect(await viewer(phone)).toMatchObject({ mayManage: true, mayChangeFamily: true })
    const gathered = (await phone.watchWith([miaId])).json()
    expect(gathered).toMatchObject({ maximumAge: 0, mayManage: false })
    expect(await refusal(phone.watchWith([]))).toMatchObject({ status: 403, code: 'pin_required' })
    expect(await refusal(phone.activate(dadId))).toMatchObject({ code: 'pin_required' })
    expect((await phone.activate(dadId, PIN)).statusCode).toBe(200)
    expect(await viewer(phone)).toMatchObject({ companions: [], maximumAge: 18 })
  })

  it('lets a device that never chose see what everybody may see, and asks it to choose', async () => {
    const [gentle, grown] = [
      await home.addTitle({ rating: 'G' }),
      await home.addTitle({ rating: 'PG' }),
    ]
    const statusOf = async (url: string) => (await home.app.inject({ url })).statusCode
    const stranger = await openDevice()
    expect(await viewer(stranger)).toMatchObject({ mustChoose: true, maximumAge: 0 })
    const withoutCookies = (await home.app.inject({ url: '/api/viewer' })).json()
    expect(withoutCookies).toMatchObject({ mustChoose: true, maximumAge: 0 })
    expect(await statusOf(`/api/animations/${gentle}`)).toBe(200)
    expect(await statusOf(`/api/animations/${grown}`)).toBe(404)
    expect(await refusal(stranger.activate(dadId))).toMatchObject({ code: 'pin_required' })
    expect((await stranger.activate(miaId)).statusCode).toBe(200)
    expect(await viewer(stranger)).toMatchObject({ mustChoose: false, profile: { id: miaId } })
  })

  it('sees no more on a device that never chose when only grown-ups live here', async () => {
    await phone.remove(miaId)
    expect(await viewer(await openDevice())).toMatchObject({ mustChoose: true, maximumAge: 0 })
  })
})

describe('wrong PINs', () => {
  let tablet: Device
  beforeEach(async () => {
    await phone.setPin(dadId, PIN)
    tablet = await openTabletOf(miaId)
  })
  const tryWrong = () => refusal(tablet.activate(dadId, WRONG))

  it('bring a growing delay, in which even the right one is not checked', async () => {
    await tryWrong()
    await tryWrong()
    for (const seconds of [5, 15, 60, 300, 900, 3600, 3600]) {
      expect(await tryWrong()).toMatchObject({
        code: 'pin_wrong',
        retryAfterSeconds: seconds,
        attemptsBeforeDelay: 0,
      })
      later(seconds * 1000 - 1000)
      const locked = await tablet.activate(dadId, PIN)
      expect(locked.headers['retry-after']).toBe('1')
      expect(await refusal(locked)).toMatchObject({
        status: 429,
        code: 'pin_locked',
        retryAfterSeconds: 1,
      })
      later(1000)
    }
    expect((await tablet.activate(dadId, PIN)).statusCode).toBe(200)
    await tablet.activate(miaId)
    expect(await tryWrong()).toMatchObject({ attemptsBeforeDelay: 2 })
  })

  it('are checked only three times in 1,000 tries at once from anywhere', async () => {
    const codes = new Map<string, number>()
    const tryFrom = async (nth: number) => {
      const forwarded = `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`
      const answer = await home.app.inject({
        method: 'POST',
        url: `/api/family-profiles/${dadId}/activate`,
        headers: { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}` },
        cookies: { starnest_device: tablet.id },
        payload: { pin: String(nth).padStart(4, '0') },
      })
      const { code } = answer.json()
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    for (let first = 0; first < 1000; first += 500) {
      await Promise.all(Array.from({ length: 500 }, (_, nth) => tryFrom(first + nth)))
    }
    expect(Object.fromEntries(codes)).toEqual({ pin_wrong: 3, pin_locked: 997 })
    expect(await viewer(tablet)).toMatchObject({ profile: { id: miaId } })
  })

  it('do not lock a profile for longer than an hour when the clock is set back', async () => {
    home.clock.now = new Date(home.clock.now.getTime() + 365 * 24 * 60 * MINUTE_MS)
    for (let nth = 0; nth < 3; nth++) await tryWrong()
    home.clock.now = new Date()
    expect((await tablet.activate(dadId, PIN)).statusCode).toBe(200)
  })

  it('are forgotten by a grown-up of another profile who sets a new one', async () => {
    const { id: momId } = await phone.add(mom)
    await phone.setPin(momId, '7777')
    const laptop = await openDevice()
    await laptop.activate(momId, '7777')
    for (let nth = 0; nth < 4; nth++) await tryWrong()
    expect((await laptop.setPin(dadId, '90210')).statusCode).toBe(200)
    expect((await tablet.activate(dadId, '90210')).statusCode).toBe(200)
  })
})

describe('the PIN itself', () => {
  it('is changed and removed with the old one, also on the unlocked device', async () => {
    await phone.setPin(dadId, PIN)
    expect(await refusal(phone.setPin(dadId, '1234'))).toMatchObject({ code: 'pin_required' })
    expect(await refusal(phone.setPin(dadId, null))).toMatchObject({ code: 'pin_required' })
    expect(await refusal(phone.setPin(dadId, '1234', WRONG))).toMatchObject({ code: 'pin_wrong' })
    expect((await phone.setPin(dadId, '1234', PIN)).statusCode).toBe(200)
    const tablet = await openTabletOf(miaId)
    expect(await refusal(tablet.activate(dadId, PIN))).toMatchObject({ code: 'pin_wrong' })
    expect((await phone.setPin(dadId, null, '1234')).json()).toMatchObject({ hasPin: false })
    expect((await tablet.activate(dadId)).statusCode).toBe(200)
  })

  it('sends every other device that watches as the profile to the picker', async () => {
    const screen = await openTabletOf(dadId)
    await phone.setPin(dadId, PIN)
    expect(await viewer(screen)).toMatchObject({ mustChoose: true, maximumAge: 0 })
    expect(await viewer(phone)).toMatchObject({ mustChoose: false, profile: { id: dadId } })
  })

  it('is no child’s to set, for nobody', async () => {
    const tablet = await openTabletOf(miaId)
    for (const id of [miaId, dadId]) {
      expect(await refusal(tablet.setPin(id, PIN))).toMatchObject({ code: 'grown_ups_only' })
    }
    expect(await refusal(tablet.call('GET', PIN_ROUTES.list.path))).toMatchObject({
      code: 'grown_ups_only',
    })
  })

  it.each(['123', '123456789', '12a4', '１２３４', '', 1234])('is refused as %j', async (pin) => {
    const answer = await phone.call('PUT', pathOf(PIN_ROUTES.change, { id: dadId }), { pin })
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
    if (pin !== '') expect(answer.json().message).not.toContain(String(pin))
  })

  it('is kept as a slow hash of its own, and is never answered or logged', async () => {
    const answers = [
      await phone.setPin(dadId, PIN),
      await phone.setPin(miaId, PIN),
      await phone.call('GET', PIN_ROUTES.list.path),
      await phone.call('GET', '/api/family-profiles'),
      await phone.activate(miaId),
      await phone.activate(dadId, PIN),
      await phone.setPin(dadId, PIN, WRONG),
    ]
    const texts = [...answers.map(({ body }) => body), JSON.stringify(home.logged)]
    for (const text of texts) expect(text).not.toMatch(new RegExp(`${PIN}|scrypt`))
    const rows = await home.database.db
      .select({ hash: profiles.pinHash })
      .from(profiles)
      .where(eq(profiles.householdId, home.householdId))
    const hashes = rows.map(({ hash }) => hash)
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) expect(hash).toMatch(/^scrypt\$ln=15,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/)
  })
})

describe('the family, once a grown-up has a PIN', () => {
  let tablet: Device
  beforeEach(async () => {
    await phone.setPin(dadId, PIN)
    tablet = await openTabletOf(miaId)
  })

  it('is changed by a grown-up who has one, and by nobody else', async () => {
    const { id: momId } = await phone.add(mom)
    const laptop = await openTabletOf(momId, PIN, dadId)
    const stranger = await openDevice()
    for (const [device, code] of [
      [tablet, 'grown_ups_only'],
      [stranger, 'grown_ups_only'],
      [laptop, 'pin_required'],
    ] as const) {
      for (const answer of [
        device.call('POST', '/api/family-profiles', teo),
        device.change(miaId, { ...mia, contentRating: 'R' }),
        device.change(dadId, dad),
        device.remove(dadId),
        device.setPin(momId, PIN),
      ]) {
        expect(await refusal(answer)).toMatchObject({ status: 403, code })
      }
    }
    expect((await phone.change(miaId, { ...mia, contentRating: 'PG' })).statusCode).toBe(200)
  })

  it('lets everybody change their own taste and looks', async () => {
    const looks = { ...mia, displayName: 'Mimi', avatarUrl: '🧒' }
    expect((await tablet.change(miaId, looks)).json()).toMatchObject({ displayName: 'Mimi' })
    const stranger = await openDevice()
    expect(await refusal(stranger.change(miaId, looks))).toMatchObject({ code: 'grown_ups_only' })
  })

  it('gives no device of somebody who is removed to a profile with a PIN', async () => {
    expect((await phone.remove(miaId)).statusCode).toBe(200)
    expect(await viewer(tablet)).toMatchObject({ mustChoose: true, maximumAge: 0 })
  })
})
