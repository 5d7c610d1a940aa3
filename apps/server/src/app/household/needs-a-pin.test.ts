import { viewerSchema } from '@starnest/contract/household/household'
import { pinNeededSchema } from '@starnest/contract/household/pin'
import type { TitleRule } from '@starnest/contract/parents/parents'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { watchTimeSchema } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mia, mom, openFamilyDevice, teo } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'
import { watchDays } from '../../tables/limits.ts'

const DADS_PIN = '482915'
const TEOS_PIN = '7766'
type Device = Awaited<ReturnType<typeof openFamilyDevice>>

let home: TestHome
/** Of dad, the only one with a PIN; and of Mia. */
let phone: Device
let tablet: Device
let dadId: number
let miaId: number
let leaId: number
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  await home.database.db.update(households).set({ timeZone: 'Europe/Madrid' })
  home.clock.now = new Date('2026-11-20T12:00:00Z')
  phone = await openFamilyDevice(home)
  dadId = (await phone.add(dad)).id
  miaId = (await phone.add(mia)).id
  leaId = (await phone.add({ ...mia, name: 'Lea', displayName: 'Lea' })).id
  await phone.activate(dadId)
  tablet = await openFamilyDevice(home)
  await tablet.activate(miaId)
  await phone.setPin(dadId, DADS_PIN)
})
afterAll(() => home.close())

const viewerOn = async (device: Device) =>
  viewerSchema.parse((await device.call('GET', '/api/viewer')).json())
const timeOn = async (device: Device) =>
  watchTimeSchema.parse((await device.call('GET', TIME_ROUTES.own.path)).json())
const codeOf = async (answer: ReturnType<Device['activate']>) => {
  const { statusCode, body } = await answer
  return statusCode === 200 ? 'ok' : `${JSON.parse(body).code}`
}
const limit = (profileId: number, limits: object) =>
  phone.call('PUT', pathOf(TIME_ROUTES.setLimits, { id: profileId }), {
    dailyMinutes: null,
    viewingHours: null,
    ...limits,
  })
const say = (profileId: number, titleId: number, rule: TitleRule | null) =>
  phone.call('PUT', pathOf(PARENTS_ROUTES.rule, { id: profileId, titleId }), { rule })

/** Lets somebody have watched for so long today. */
const spend = (profileId: number, watchedSeconds: number) =>
  home.database.db
    .insert(watchDays)
    .values({ householdId: home.householdId, profileId, day: '2026-11-20', watchedSeconds })

/** A player on a device that reports every ten seconds for so long. */
async function watch(device: Device, titleId: number, seconds: number): Promise<string> {
  const playback = crypto.randomUUID()
  for (let at = 10; at <= seconds; at += 10) {
    home.clock.now = new Date(home.clock.now.getTime() + 10_000)
    const report = { currentTime: at, playback, sequence: at }
    const url = `/api/animations/${titleId}/progress`
    const answer = await device.call('PUT', url, report)
    if (answer.statusCode !== 200) return answer.json().code
  }
  return 'ok'
}

describe('a child that takes the profile of a sibling', () => {
  it('needs a PIN where the sibling has time and its own is over', async () => {
    await limit(miaId, { dailyMinutes: 15 })
    await limit(leaId, { dailyMinutes: 15 })
    await spend(miaId, 900)
    expect(await timeOn(tablet)).toMatchObject({ is: 'over' })
    expect(await codeOf(tablet.activate(leaId))).toBe('pin_required')
    expect(await timeOn(tablet)).toMatchObject({ is: 'over' })
    expect(await codeOf(tablet.activate(leaId, DADS_PIN, dadId))).toBe('ok')
    expect(await timeOn(tablet)).toMatchObject({ is: 'left' })
    expect(await codeOf(tablet.activate(miaId))).toBe('ok')
  })

  it.each([
    ['fewer blocks', async () => say(miaId, await home.addTitle({ rating: 'G' }), 'blocked')],
    ['more approvals', async () => say(leaId, await home.addTitle({ rating: 'PG' }), 'approved')],
    [
      'more than approved titles',
      () =>
        phone.call('PUT', pathOf(PARENTS_ROUTES.setLimits, { id: miaId }), {
          isApprovedOnly: true,
        }),
    ],
    [
      'the language model',
      () =>
        phone.call('PUT', pathOf(PARENTS_ROUTES.setLimits, { id: leaId }), { mayAskModel: true }),
    ],
    ['no limit of minutes', () => limit(miaId, { dailyMinutes: 60 })],
    [
      'later hours',
      () =>
        limit(miaId, {
          viewingHours: { weekdays: { from: '08:00', until: '19:00' }, weekends: null },
        }),
    ],
  ])('needs a PIN for %s, and none on the way back', async (_what, distinguish) => {
    await distinguish()
    expect(await codeOf(tablet.activate(leaId))).toBe('pin_required')
    expect(await codeOf(tablet.activate(leaId, DADS_PIN, dadId))).toBe('ok')
    expect(await codeOf(tablet.activate(miaId))).toBe('ok')
  })

  it('needs none where it gains nothing', async () => {
    expect(await codeOf(tablet.activate(leaId))).toBe('ok')
    await limit(leaId, { dailyMinutes: 60 })
    await limit(miaId, { dailyMinutes: 60 })
    expect(await codeOf(tablet.activate(miaId))).toBe('ok')
  })

  it('is told whose PIN is taken: of the sibling, and of grown-ups', async () => {
    const { id: teoId } = await phone.add(teo)
    await phone.setPin(teoId, TEOS_PIN)
    const answer = (await tablet.activate(teoId)).json()
    expect(answer.code).toBe('pin_required')
    expect(pinNeededSchema.parse(answer.details)).toEqual({
      pinHolders: [
        { id: teoId, displayName: 'Teo' },
        { id: dadId, displayName: 'Dad' },
      ],
    })
    expect(await codeOf(tablet.activate(teoId, TEOS_PIN))).toBe('ok')
    await tablet.activate(miaId)
    expect(await codeOf(tablet.activate(teoId, DADS_PIN, dadId))).toBe('ok')
  })

  it('has no PIN to try but those: neither a child’s nor that of somebody without one', async () => {
    const { id: teoId } = await phone.add(teo)
    await phone.setPin(leaId, TEOS_PIN)
    expect(await codeOf(tablet.activate(teoId, TEOS_PIN, leaId))).toBe('grown_ups_only')
    expect(await codeOf(tablet.activate(teoId, TEOS_PIN, teoId))).toBe('pin_required')
    expect(await codeOf(tablet.activate(teoId, TEOS_PIN))).toBe('pin_required')
    expect(await codeOf(tablet.activate(teoId, '0000', 2_147_483_647))).toBe('grown_ups_only')
    expect(await viewerOn(tablet)).toMatchObject({ profile: { id: miaId } })
  })

  it('waits after wrong tries of the PIN whose it was, whichever profile they were for', async () => {
    const { id: teoId } = await phone.add(teo)
    await phone.setPin(teoId, TEOS_PIN)
    for (const code of ['pin_wrong', 'pin_wrong', 'pin_wrong', 'pin_locked']) {
      expect(await codeOf(tablet.activate(teoId, '0000', dadId))).toBe(code)
    }
    expect(await codeOf(tablet.activate(dadId, DADS_PIN))).toBe('pin_locked')
    expect(await codeOf(tablet.activate(teoId, TEOS_PIN))).toBe('ok')
  })
})

describe('somebody who no longer watches along', () => {
  it('takes a PIN with them where those who stay gain by it', async () => {
    await limit(leaId, { dailyMinutes: 15 })
    expect((await tablet.watchWith([leaId])).statusCode).toBe(200)
    expect(await codeOf(tablet.watchWith([]))).toBe('pin_required')
    expect(await codeOf(tablet.activate(miaId))).toBe('pin_required')
    expect((await viewerOn(tablet)).companions).toMatchObject([{ id: leaId }])
    expect(await codeOf(tablet.watchWith([], { pin: '0000', grownUpId: dadId }))).toBe('pin_wrong')
    expect(await codeOf(tablet.watchWith([], { pin: DADS_PIN, grownUpId: dadId }))).toBe('ok')
    expect((await viewerOn(tablet)).companions).toEqual([])
  })

  it('leaves without one where nobody gains', async () => {
    const { id: teoId } = await phone.add(teo)
    expect((await tablet.watchWith([teoId])).statusCode).toBe(200)
    expect(await codeOf(tablet.watchWith([]))).toBe('ok')
  })

  it('has the browser forget its films when somebody comes who may see less', async () => {
    const headers = async (profileIds: number[]) =>
      (await phone.watchWith(profileIds, { pin: DADS_PIN })).headers
    expect(await headers([miaId])).toMatchObject({ 'clear-site-data': '"cache"' })
    expect(await headers([])).not.toHaveProperty('clear-site-data')
    await say(leaId, await home.addTitle({ rating: 'G' }), 'blocked')
    await tablet.activate(miaId)
    const gathered = await tablet.watchWith([leaId])
    expect(gathered.headers).toMatchObject({ 'clear-site-data': '"cache"' })
  })
})

describe('a device that never chose', () => {
  it('sees what all of the family may see: everybody’s rules hold', async () => {
    const films = [await home.addTitle(), await home.addTitle(), await home.addTitle()]
    const [ofMia = 0, ofLea = 0, ofAll] = films
    await say(miaId, ofMia, 'blocked')
    await say(leaId, ofLea, 'blocked')
    const stranger = await openFamilyDevice(home)
    const seen = (await stranger.call('GET', '/api/animations')).json()
    expect(seen.map(({ id }: { id: number }) => id)).toEqual([ofAll])
    expect(await viewerOn(stranger)).toMatchObject({ mustChoose: true, companions: [] })
  })

  it('has no time as soon as it is over for anybody, and spends everybody’s', async () => {
    const film = await home.addTitle({ durationSeconds: 7200 })
    await limit(miaId, { dailyMinutes: 30 })
    await limit(leaId, { dailyMinutes: 15 })
    await spend(miaId, 870)
    await spend(leaId, 870)
    const stranger = await openFamilyDevice(home)
    expect(await timeOn(stranger)).toMatchObject({ is: 'left', seconds: 30 })
    expect(await watch(stranger, film, 60)).toBe('time_over')
    expect(await timeOn(stranger)).toMatchObject({ is: 'over' })
    expect(await timeOn(tablet)).toMatchObject({ is: 'left', seconds: 900 })
    expect((await home.app.inject(`/api/animations/${film}/playback`)).statusCode).toBe(403)
  })

  it('takes no time from a grown-up, and begins no film for anybody but one', async () => {
    const film = await home.addTitle({ durationSeconds: 7200 })
    const stranger = await openFamilyDevice(home)
    expect(await watch(stranger, film, 60)).toBe('ok')
    expect(
      (await phone.call('GET', pathOf(TIME_ROUTES.profile, { id: dadId }))).json().watchedSeconds,
    ).toBe(0)
    const playback = await phone.call('GET', `/api/animations/${film}/playback`)
    expect(playback.json().resumeAt).toBe(0)
  })

  it('gives a child that clears its cookies nothing', async () => {
    await limit(miaId, { dailyMinutes: 15 })
    await limit(leaId, { dailyMinutes: 30 })
    await spend(miaId, 900)
    const cleared = await openFamilyDevice(home)
    expect(await timeOn(cleared)).toMatchObject({ is: 'over' })
    expect(await codeOf(cleared.activate(leaId))).toBe('pin_required')
    expect(await codeOf(cleared.watchWith([]))).toBe('ok')
    expect(await viewerOn(cleared)).toMatchObject({ profile: { id: miaId } })
    expect(await timeOn(cleared)).toMatchObject({ is: 'over' })
  })

  it('becomes without a PIN whoever may do no more than all', async () => {
    const stranger = await openFamilyDevice(home)
    const { id: teoId } = await phone.add(teo)
    expect(await codeOf(stranger.activate(teoId))).toBe('pin_required')
    expect(await codeOf(stranger.activate(miaId))).toBe('ok')
  })
})

describe('once a grown-up has a PIN', () => {
  it('no other grown-up’s profile is entered without a grown-up’s PIN', async () => {
    const { id: momId } = await phone.add(mom)
    const { id: teoId } = await phone.add({ ...teo, contentRating: 'R' })
    const stranger = await openFamilyDevice(home)
    const laptop = await openFamilyDevice(home)
    await laptop.activate(teoId, DADS_PIN, dadId)
    for (const device of [tablet, stranger, laptop]) {
      expect(await codeOf(device.activate(momId))).toBe('pin_required')
    }
    expect(await codeOf(tablet.activate(momId, DADS_PIN, dadId))).toBe('ok')
    expect(await viewerOn(tablet)).toMatchObject({ maximumAge: 18, mayManage: false })
  })

  it('screens that watch as a grown-up without one choose anew, those of children do not', async () => {
    await phone.setPin(dadId, null, DADS_PIN)
    const { id: momId } = await phone.add(mom)
    const screen = await openFamilyDevice(home)
    await screen.activate(momId)
    expect(await viewerOn(screen)).toMatchObject({ mustChoose: false, maximumAge: 18 })
    await phone.setPin(dadId, DADS_PIN)
    expect(await viewerOn(screen)).toMatchObject({ mustChoose: true, maximumAge: 0 })
    expect(await viewerOn(tablet)).toMatchObject({ mustChoose: false, profile: { id: miaId } })
  })

  it('a screen that is sent to the picker forgets its films, unless a grown-up takes it again', async () => {
    await phone.setPin(dadId, null, DADS_PIN)
    const screens = [await openFamilyDevice(home), await openFamilyDevice(home)] as const
    for (const screen of screens) await screen.activate(dadId)
    await phone.setPin(dadId, DADS_PIN)
    const [forMia, forDad] = screens
    expect((await forMia.activate(miaId)).headers['clear-site-data']).toBe('"cache"')
    const again = await forDad.activate(dadId, DADS_PIN)
    expect(again.statusCode).toBe(200)
    expect(again.headers).not.toHaveProperty('clear-site-data')
  })

  it('the screens of somebody who is removed choose anew', async () => {
    expect((await phone.remove(miaId)).statusCode).toBe(200)
    expect(await viewerOn(tablet)).toMatchObject({ mustChoose: true })
  })
})

describe('without a PIN that could be asked', () => {
  beforeEach(() => phone.setPin(dadId, null, DADS_PIN))

  it('everybody enters every profile, as ever', async () => {
    await limit(miaId, { dailyMinutes: 15 })
    for (const id of [leaId, dadId, miaId, dadId]) {
      expect(await codeOf(tablet.activate(id))).toBe('ok')
    }
    expect(await viewerOn(await openFamilyDevice(home))).toMatchObject({
      mustChoose: false,
      profile: { id: dadId },
    })
  })

  it('nobody is locked out where only a child has one: it guards that profile alone', async () => {
    const { id: teoId } = await phone.add(teo)
    await phone.setPin(teoId, TEOS_PIN)
    expect(await codeOf(tablet.activate(teoId))).toBe('pin_required')
    expect(await codeOf(tablet.activate(dadId))).toBe('ok')
  })

  it.each([
    ['an older age group', { ageGroup: 'adult' }],
    ['the role of a grown-up son', { role: 'son', ageGroup: 'adult' }],
  ])('nobody is locked out by a PIN of somebody who gets %s', async (_what, said) => {
    const { id: teoId } = await phone.add(teo)
    await phone.setPin(teoId, TEOS_PIN)
    expect((await phone.change(teoId, { ...teo, ...said })).statusCode).toBe(200)
    expect(await viewerOn(phone)).toMatchObject({ mayManage: true, mayChangeFamily: true })
    expect(await codeOf(tablet.activate(teoId))).toBe('ok')
    // Where another grown-up has one, nobody is locked out.
    expect((await phone.change(teoId, teo)).statusCode).toBe(200)
    await phone.setPin(teoId, TEOS_PIN)
    await phone.setPin(dadId, DADS_PIN)
    expect((await phone.change(teoId, { ...teo, ...said })).statusCode).toBe(200)
    await tablet.activate(miaId)
    expect(await codeOf(tablet.activate(teoId))).toBe('pin_required')
    expect(await codeOf(tablet.activate(teoId, TEOS_PIN))).toBe('ok')
  })
})
