import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { timeRequestListSchema, watchTimeSchema } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { pathOf } from '@starnest/contract/route'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dad, mia, mom, openFamilyDevice } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'
import { timeRequests, watchDays } from '../../tables/limits.ts'

const PIN = '482915'
type Device = Awaited<ReturnType<typeof openFamilyDevice>>

let home: TestHome
let origin: string
let phone: Device
let tablet: Device
let dadId: number
let miaId: number
let film: number
const open: Socket[] = []
beforeAll(async () => {
  home = await openTestHome()
  origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await home.clear()
  await home.database.db.update(households).set({ timeZone: 'Europe/Madrid' })
  home.clock.now = new Date('2026-11-20T12:00:00Z')
  film = await home.addTitle()
  phone = await openFamilyDevice(home)
  dadId = (await phone.add(dad)).id
  miaId = (await phone.add(mia)).id
  await phone.activate(dadId)
  tablet = await openFamilyDevice(home)
  await tablet.activate(miaId)
  await phone.call('PUT', pathOf(TIME_ROUTES.setLimits, { id: miaId }), {
    dailyMinutes: 15,
    viewingHours: null,
  })
  await home.database.db.insert(watchDays).values({
    householdId: home.householdId,
    profileId: miaId,
    day: '2026-11-20',
    watchedSeconds: 930,
  })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => home.close())

const timeOf = async (device: Device) =>
  watchTimeSchema.parse((await device.call('GET', TIME_ROUTES.own.path)).json())
const ask = async () =>
  watchTimeSchema.parse((await tablet.call('POST', TIME_ROUTES.ask.path)).json())
const waiting = async (device = phone) =>
  timeRequestListSchema.parse((await device.call('GET', TIME_ROUTES.requests.path)).json())
const requests = async (device = phone) => (await waiting(device)).requests
async function askedId(): Promise<number> {
  await ask()
  return (await requests())[0]?.id ?? 0
}
const answer = (id: number, body: object, device = phone) =>
  device.call('PUT', pathOf(TIME_ROUTES.answer, { id }), body)

describe('a child that asks', () => {
  it('is shown to grown-ups, once however often it asks', async () => {
    expect(await timeOf(tablet)).toMatchObject({ is: 'over', asking: 'none', hasAsked: false })
    expect(await ask()).toMatchObject({ is: 'over', asking: 'open', hasAsked: true })
    await Promise.all([ask(), ask(), ask()])
    const [request, ...others] = await requests()
    expect(request).toMatchObject({ profileId: miaId, displayName: 'Mia' })
    expect(others).toEqual([])
    const playback = await tablet.call('GET', `/api/animations/${film}/playback`)
    expect(playback.json().details).toMatchObject({ reason: 'budget', hasAsked: true })
  })

  it('has fifteen minutes from the answer, also of what it overdrew', async () => {
    const id = await askedId()
    const answered = await answer(id, { minutes: 15 })
    expect(answered.json()).toEqual({ id, grantedMinutes: 15 })
    expect(await timeOf(tablet)).toEqual({ is: 'left', seconds: 900, ends: 'budget' })
    expect((await tablet.call('GET', `/api/animations/${film}/playback`)).statusCode).toBe(200)
    expect(await requests()).toEqual([])
  })

  it('is told kindly that it is not now, and may ask again after five minutes', async () => {
    await answer(await askedId(), { minutes: 0 })
    const refused = { is: 'over', asking: 'refused', hasAsked: false }
    expect(await timeOf(tablet)).toMatchObject({ ...refused, askAgainSeconds: 300 })
    home.clock.now = new Date('2026-11-20T12:04:59.500Z')
    expect(await ask()).toMatchObject({ ...refused, askAgainSeconds: 1 })
    expect(await requests()).toEqual([])
    home.clock.now = new Date('2026-11-20T12:05:00Z')
    expect(await timeOf(tablet)).toMatchObject({ ...refused, askAgainSeconds: 0 })
    expect(await ask()).toMatchObject({ asking: 'open', hasAsked: true, askAgainSeconds: 0 })
    expect(await requests()).toMatchObject([{ profileId: miaId }])
  })

  it('may ask at once when the time that a grown-up gave after a no is over', async () => {
    await answer(await askedId(), { minutes: 0 })
    await phone.call('POST', pathOf(TIME_ROUTES.grant, { id: miaId }), { minutes: 15 })
    await home.database.db.update(watchDays).set({ watchedSeconds: 3600 })
    expect(await timeOf(tablet)).toMatchObject({ is: 'over', asking: 'none', askAgainSeconds: 0 })
    expect(await ask()).toMatchObject({ asking: 'open' })
  })

  it('waits no longer because the clock was set back, nor for what was said yesterday', async () => {
    await answer(await askedId(), { minutes: 0 })
    home.clock.now = new Date('2026-11-20T11:59:00Z')
    expect(await timeOf(tablet)).toMatchObject({ is: 'over', askAgainSeconds: 0 })
    home.clock.now = new Date('2026-11-20T22:59:00Z')
    await answer(await askedId(), { minutes: 0 })
    await home.database.db.insert(watchDays).values({
      householdId: home.householdId,
      profileId: miaId,
      day: '2026-11-21',
      watchedSeconds: 900,
    })
    home.clock.now = new Date('2026-11-20T23:01:00Z')
    expect(await timeOf(tablet)).toMatchObject({ is: 'over', asking: 'none', askAgainSeconds: 0 })
    expect(await ask()).toMatchObject({ asking: 'open' })
  })

  it('is answered once', async () => {
    const id = await askedId()
    const answers = await Promise.all([
      answer(id, { minutes: 15 }),
      answer(id, { minutes: 30 }),
      answer(id, { minutes: 0 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect((await answer(id, { minutes: 15 })).json()).toMatchObject({ code: 'already_answered' })
  })

  it('is forgotten with the day', async () => {
    const id = await askedId()
    home.clock.now = new Date('2026-11-20T23:00:01Z')
    expect(await requests()).toEqual([])
    expect((await answer(id, { minutes: 15 })).statusCode).toBe(404)
    expect(await timeOf(tablet)).toEqual({ is: 'left', seconds: 900, ends: 'budget' })
  })

  it('asks nothing while it has time', async () => {
    await phone.call('POST', pathOf(TIME_ROUTES.grant, { id: miaId }), { minutes: 30 })
    expect(await ask()).toEqual({ is: 'left', seconds: 1800, ends: 'budget' })
    expect(await requests()).toEqual([])
  })

  it('has time out of hours when a grown-up says so, for as long as that', async () => {
    await phone.call('PUT', pathOf(TIME_ROUTES.setLimits, { id: miaId }), {
      dailyMinutes: null,
      viewingHours: { weekdays: { from: '15:00', until: '19:00' }, weekends: null },
    })
    expect(await timeOf(tablet)).toMatchObject({ is: 'over', reason: 'hours' })
    await answer(await askedId(), { minutes: 30 })
    expect(await timeOf(tablet)).toEqual({ is: 'left', seconds: 1800, ends: 'hours' })
    home.clock.now = new Date('2026-11-20T12:30:00Z')
    expect(await timeOf(tablet)).toMatchObject({ is: 'over', reason: 'hours', asking: 'none' })
  })
})

describe('the answer', () => {
  it('is for grown-ups only', async () => {
    const id = await askedId()
    for (const body of [{ minutes: 15 }, { minutes: 0 }]) {
      expect((await answer(id, body, tablet)).json()).toMatchObject({ code: 'grown_ups_only' })
    }
    const list = await tablet.call('GET', TIME_ROUTES.requests.path)
    expect(list.json()).toMatchObject({ code: 'grown_ups_only' })
    for (const [method, url, body] of [
      ['GET', pathOf(TIME_ROUTES.profile, { id: miaId }), undefined],
      [
        'PUT',
        pathOf(TIME_ROUTES.setLimits, { id: miaId }),
        { dailyMinutes: null, viewingHours: null },
      ],
      ['POST', pathOf(TIME_ROUTES.grant, { id: miaId }), { minutes: 30 }],
      ['PUT', TIME_ROUTES.setTimeZone.path, { timeZone: 'Asia/Tokyo' }],
    ] as const) {
      expect((await tablet.call(method, url, body)).json()).toMatchObject({
        code: 'grown_ups_only',
      })
    }
    expect(await timeOf(tablet)).toMatchObject({ is: 'over' })
  })

  it('takes a PIN where a grown-up has one and the profile that answers has none', async () => {
    const momId = (await phone.add(mom)).id
    await phone.setPin(dadId, PIN)
    const laptop = await openFamilyDevice(home)
    await laptop.activate(momId, PIN, dadId)
    const id = await askedId()
    expect(await waiting(laptop)).toMatchObject({
      requests: [{ id }],
      pinHolders: [{ id: dadId, displayName: 'Dad' }],
    })
    expect((await waiting(phone)).pinHolders).toEqual([])
    expect((await answer(id, { minutes: 15 }, laptop)).json()).toMatchObject({
      code: 'pin_required',
    })
    const wrong = await answer(
      id,
      { minutes: 15, proof: { grownUpId: dadId, pin: '0000' } },
      laptop,
    )
    expect(wrong.json()).toMatchObject({ code: 'pin_wrong' })
    const right = await answer(id, { minutes: 15, proof: { grownUpId: dadId, pin: PIN } }, laptop)
    expect(right.statusCode, right.body).toBe(200)
  })

  it('of another household is none', async () => {
    const [other] = await home.database.db
      .insert(households)
      .values({ name: 'Neighbours' })
      .returning()
    const householdId = other?.id ?? 0
    const theirs = await home.addSomebody('G', { householdId })
    const [request] = await home.database.db
      .insert(timeRequests)
      .values({ householdId, profileId: theirs.profileId, askedAt: home.clock.now })
      .returning()
    expect(await requests()).toEqual([])
    expect((await answer(request?.id ?? 0, { minutes: 15 })).json()).toMatchObject({
      code: 'not_found',
    })
    const time = await phone.call('GET', pathOf(TIME_ROUTES.profile, { id: theirs.profileId }))
    expect(time.json()).toMatchObject({ code: 'profile_not_found' })
  })

  it.each([{ minutes: 60 }, { minutes: -15 }, { minutes: '15' }, {}, { minutes: 15, more: 1 }])(
    'is nothing else: %j',
    async (body) => {
      expect((await answer(await askedId(), body)).statusCode).toBe(400)
    },
  )
})

describe('a grown-up on the device of the child', () => {
  const grantHere = (grownUpId: number, pin: string) =>
    tablet.call('POST', TIME_ROUTES.grantHere.path, { minutes: 30, proof: { grownUpId, pin } })

  it('gives time by a PIN, which answers the request too', async () => {
    await phone.setPin(dadId, PIN)
    await askedId()
    expect(await timeOf(tablet)).toMatchObject({ pinHolders: [{ id: dadId, displayName: 'Dad' }] })
    const granted = await grantHere(dadId, PIN)
    expect(granted.json()).toEqual({ is: 'left', seconds: 1800, ends: 'budget' })
    expect(await requests()).toEqual([])
  })

  it('has so many tries as anywhere', async () => {
    await phone.setPin(dadId, PIN)
    for (const code of ['pin_wrong', 'pin_wrong', 'pin_wrong', 'pin_locked']) {
      expect((await grantHere(dadId, '0000')).json()).toMatchObject({ code })
    }
    expect((await grantHere(dadId, PIN)).json()).toMatchObject({ code: 'pin_locked' })
    expect(await timeOf(tablet)).toMatchObject({ is: 'over' })
  })

  it('is nobody without a PIN, nor a child with one', async () => {
    expect((await grantHere(dadId, PIN)).json()).toMatchObject({ code: 'grown_ups_only' })
    await phone.setPin(miaId, PIN)
    expect((await grantHere(miaId, PIN)).json()).toMatchObject({ code: 'grown_ups_only' })
    expect(await timeOf(tablet)).toMatchObject({ is: 'over', pinHolders: [] })
  })
})

it('tells every screen of the house at once, and no fact', async () => {
  const heard: unknown[] = []
  const socket = io(origin, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: `starnest_device=${phone.id}` },
  })
  open.push(socket)
  socket.on('changed', (change) => heard.push(change))
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  const change = { what: 'time', profileId: miaId }
  const id = await askedId()
  await ask()
  await vi.waitFor(() => expect(heard).toEqual([change]))
  await answer(id, { minutes: 15 })
  await vi.waitFor(() => expect(heard).toEqual([change, change]))
  const limits = { dailyMinutes: 60, viewingHours: null }
  await phone.call('PUT', pathOf(TIME_ROUTES.setLimits, { id: miaId }), limits)
  await vi.waitFor(() => expect(heard).toEqual([change, change, change]))
})

it('asks for each who watches together and whose time is over', async () => {
  const teoId = (
    await phone.add({ name: 'Teo', displayName: 'Teo', role: 'teen', ageGroup: 'teen' })
  ).id
  await tablet.call('POST', HOUSEHOLD_ROUTES.watchingTogether.path, { profileIds: [teoId] })
  await ask()
  expect((await requests()).map(({ profileId }) => profileId)).toEqual([miaId])
})
