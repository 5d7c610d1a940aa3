import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mia, mom, names, openFamilyDevice, teo } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { profiles } from '../../tables/family.ts'
import { progress } from '../../tables/watching.ts'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => home.clear())
afterAll(() => home.close())
const openDevice = () => openFamilyDevice(home)

describe('changing somebody', () => {
  it('keeps what is left out', async () => {
    const device = await openDevice()
    await device.add(dad)
    const { id } = await device.add({ ...mia, contentRating: 'PG', avatarUrl: '👧' })
    const answer = await device.change(id, { ...mia, displayName: 'Mimi' })
    expect(answer.json()).toMatchObject({
      displayName: 'Mimi',
      contentRating: 'PG',
      avatarUrl: '👧',
    })
  })

  it('lets the ceiling follow a new age group when none is said', async () => {
    const device = await openDevice()
    await device.add(dad)
    const { id } = await device.add(mom)
    const fields = { ...mom, role: 'child', ageGroup: 'child' }
    expect((await device.change(id, fields)).json()).toMatchObject({ contentRating: 'G' })
  })

  it('does not unsay a role', async () => {
    const device = await openDevice()
    const { id } = await device.add(dad)
    const answer = await device.change(id, { ...dad, role: null })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ details: { field: 'role' } })
  })

  it('does not make the last grown-up a child while there are others', async () => {
    const device = await openDevice()
    const { id } = await device.add(dad)
    await device.add(mia)
    const answer = await device.change(id, { ...dad, ageGroup: 'child' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'last_adult' })
  })

  it('takes effect at once: the next call follows the new ceiling', async () => {
    const device = await openDevice()
    const { id } = await device.add(dad)
    await device.change(id, { ...dad, contentRating: 'PG' })
    expect((await device.call('GET', '/api/viewer')).json()).toMatchObject({ maximumAge: 8 })
  })
})

describe('activating somebody', () => {
  it('holds for the device that did, and for devices that never chose', async () => {
    const [tablet, tv, phone] = [await openDevice(), await openDevice(), await openDevice()]
    const { id: dadId } = await tablet.add(dad)
    const { id: miaId } = await tablet.add(mia)
    expect((await tv.activate(dadId)).json()).toMatchObject({ id: dadId })
    expect((await tablet.activate(miaId)).statusCode).toBe(200)
    expect(await tablet.active()).toMatchObject({ id: miaId })
    expect(await tv.active()).toMatchObject({ id: dadId })
    expect(await phone.active()).toMatchObject({ id: miaId })
  })

  it('holds for a client without cookies, as long as nobody activates another', async () => {
    const device = await openDevice()
    await device.add(dad)
    const { id } = await device.add(mia)
    await home.app.inject({ method: 'POST', url: pathOf(PROFILE_ROUTES.activate, { id }) })
    expect((await home.app.inject(PROFILE_ROUTES.active.path)).json()).toMatchObject({ id })
  })

  it('is the latest even when the clock has gone back', async () => {
    const device = await openDevice()
    const { id: dadId } = await device.add(dad)
    const { id: miaId } = await device.add(mia)
    await device.activate(miaId)
    home.clock.now = new Date(home.clock.now.getTime() - 86_400_000)
    await device.activate(dadId)
    expect(await (await openDevice()).active()).toMatchObject({ id: dadId })
  })

  it('has the browser forget its films only when the ceiling comes down', async () => {
    const device = await openDevice()
    const { id: dadId } = await device.add(dad)
    const { id: miaId } = await device.add(mia)
    expect((await device.activate(miaId)).headers['clear-site-data']).toBe('"cache"')
    expect((await device.activate(dadId)).headers).not.toHaveProperty('clear-site-data')
  })
})

describe('removing somebody', () => {
  it('takes all that was theirs and leaves the others alone', async () => {
    const device = await openDevice()
    const { id: dadId } = await device.add(dad)
    const { id: miaId } = await device.add(mia)
    const titleId = await home.addTitle()
    for (const profileId of [dadId, miaId]) {
      await home.database.db
        .insert(progress)
        .values({ householdId: home.householdId, profileId, titleId, positionSeconds: 60 })
    }
    expect((await device.remove(miaId)).json()).toEqual({ activeProfileId: dadId })
    expect(names(await device.list())).toEqual(['Dad'])
    const left = await home.database.db.select().from(progress)
    expect(left.map(({ profileId }) => profileId)).toEqual([dadId])
    expect((await device.remove(miaId)).statusCode).toBe(404)
  })

  it('lets somebody take over who may not see more, on every device', async () => {
    const [phone, tablet] = [await openDevice(), await openDevice()]
    await phone.add(dad)
    const { id: miaId } = await phone.add(mia)
    const { id: leoId } = await phone.add({ ...mia, name: 'Leo' })
    await tablet.activate(leoId)
    await phone.activate(miaId)
    await phone.activate(leoId)
    await phone.remove(leoId)
    expect(await tablet.active()).toMatchObject({ id: miaId })
    expect(await phone.active()).toMatchObject({ id: miaId })
    expect(await (await openDevice()).active()).toMatchObject({ id: miaId })
  })

  it('lets the youngest of the others take over when all may see more', async () => {
    const device = await openDevice()
    await device.add(dad)
    const { id: teoId } = await device.add(teo)
    const { id: miaId } = await device.add(mia)
    await device.activate(miaId)
    await device.remove(miaId)
    expect(await device.active()).toMatchObject({ id: teoId })
  })

  it('keeps the last grown-up while there are others', async () => {
    const device = await openDevice()
    const { id } = await device.add(dad)
    await device.add(mia)
    const answer = await device.remove(id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'last_adult' })
    expect(await device.list()).toHaveLength(2)
  })

  it('keeps one of two grown-ups that are removed at once', async () => {
    const device = await openDevice()
    const { id: dadId } = await device.add(dad)
    const { id: momId } = await device.add(mom)
    await device.add(mia)
    const answers = await Promise.all([device.remove(dadId), device.remove(momId)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('begins anew with the unnamed grown-up after the last one', async () => {
    const device = await openDevice()
    const { id } = await device.add(dad)
    expect((await device.remove(id)).statusCode).toBe(200)
    expect(await device.list()).toEqual([])
    const active = await device.active()
    expect(active).toMatchObject({ role: null, contentRating: 'R' })
    expect((await device.remove(active.id)).json()).toMatchObject({ code: 'last_adult' })
    const own = eq(profiles.householdId, home.householdId)
    expect(await home.database.db.$count(profiles, own)).toBe(1)
  })
})
