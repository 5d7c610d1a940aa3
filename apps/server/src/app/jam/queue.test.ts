import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { jamQueueSchema, MAX_JAM_QUEUE } from '@starnest/contract/jam/queue'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type JamHome, openJamHome } from '../../../test/jam/jam-home.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { profiles } from '../../tables/family.ts'
import { jamQueue } from '../../tables/jam.ts'

let home: JamHome
let mia: Somebody
let dad: Somebody
beforeAll(async () => {
  home = await openJamHome()
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.clear()
  mia = await home.addSomebody('G', { displayName: 'Mia' })
  dad = await home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
})

const queueOf = async (who = dad) =>
  jamQueueSchema.parse((await home.call(who, 'GET', JAM_ROUTES.queue.path)).json())
const order = async (who = dad) => (await queueOf(who)).map(({ name }) => name)

async function ask(who: Somebody, guest?: string) {
  home.wait(1000)
  const singer = guest ? { is: 'guest', name: guest } : { is: 'profile', profileId: who.profileId }
  const entry = { mode: 'karaoke', trackId: 'star-song', singer }
  return home.call(who, 'POST', JAM_ROUTES.enqueue.path, entry)
}

async function idOf(name: string): Promise<number> {
  return (await queueOf()).find((one) => one.name === name)?.id ?? 0
}

async function done(name: string, hasSung = true) {
  home.wait(1000)
  const path = pathOf(JAM_ROUTES.leaveQueue, { id: await idOf(name) })
  return home.call(dad, 'POST', path, { hasSung })
}

it('lets whoever sang longest ago sing next, guests too', async () => {
  for (const guest of ['Ida', 'Tim']) await ask(dad, guest)
  await ask(mia)
  expect(await order()).toEqual(['Ida', 'Tim', 'Mia'])
  await done('Ida')
  await done('Tim')
  await ask(dad, 'ida')
  await ask(dad)
  expect(await order()).toEqual(['Mia', 'Dad', 'ida'])
})

it('remembers who sang in a round', async () => {
  await home.sing(mia)
  await ask(mia)
  await ask(dad)
  expect(await order()).toEqual(['Dad', 'Mia'])
})

it('keeps an entry where somebody moved it, until it is put back', async () => {
  for (const guest of ['Ida', 'Tim', 'Ada']) await ask(dad, guest)
  const path = pathOf(JAM_ROUTES.moveInQueue, { id: await idOf('Ada') })
  await home.call(mia, 'POST', path, { place: 1 })
  expect(await order()).toEqual(['Ida', 'Ada', 'Tim'])
  await done('Ida', false)
  expect(await order()).toEqual(['Ada', 'Tim'])
  await home.call(mia, 'POST', path, { place: null })
  expect(await order()).toEqual(['Tim', 'Ada'])
})

it('lets whoever is put first sing first, also before others who were', async () => {
  for (const guest of ['Ida', 'Tim', 'Ada', 'Leo']) await ask(dad, guest)
  const put = async (name: string, place: number) =>
    home.call(mia, 'POST', pathOf(JAM_ROUTES.moveInQueue, { id: await idOf(name) }), { place })
  for (const name of ['Tim', 'Ada', 'Leo']) await put(name, 0)
  expect(await order()).toEqual(['Leo', 'Ada', 'Tim', 'Ida'])
  await put('Leo', 1)
  expect(await order()).toEqual(['Ada', 'Leo', 'Tim', 'Ida'])
  await put('Ada', 50)
  expect(await order()).toEqual(['Leo', 'Tim', 'Ida', 'Ada'])
})

it('takes nobody who is not here, and nothing from a device that has not said who watches', async () => {
  const singer = { is: 'profile', profileId: dad.profileId }
  const entry = { mode: 'karaoke', trackId: 'star-song', singer }
  const others = await home.call(mia, 'POST', JAM_ROUTES.enqueue.path, entry)
  expect(others.json()).toMatchObject({ code: 'profile_not_found' })
  await home.database.db
    .update(profiles)
    .set({ pinHash: 'scrypt' })
    .where(eq(profiles.id, dad.profileId))
  const guest = { ...entry, singer: { is: 'guest', name: 'Ida' } }
  const stranger = await home.app.inject({
    method: 'POST',
    url: JAM_ROUTES.enqueue.path,
    payload: guest,
  })
  expect(stranger.json()).toMatchObject({ code: 'pin_required' })
})

it('is full at 50, also when many ask at once', async () => {
  const asked = Array.from({ length: MAX_JAM_QUEUE + 5 }, (_, one) => ask(dad, `Guest ${one}`))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_JAM_QUEUE)
  expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
    code: 'queue_full',
  })
})

it('forgets an evening by the next one, and who was deleted at once', async () => {
  await ask(dad, 'Ida')
  await ask(mia)
  await home.database.db.delete(profiles).where(eq(profiles.id, mia.profileId))
  expect(await order()).toEqual(['Ida'])
  home.wait(13 * 3_600_000)
  await home.runSchedule('tidy-jam')
  expect(await home.database.db.select().from(jamQueue)).toEqual([])
})

it('says nothing is there that is gone', async () => {
  const gone = pathOf(JAM_ROUTES.leaveQueue, { id: 4711 })
  expect((await home.call(dad, 'POST', gone, { hasSung: true })).statusCode).toBe(404)
  const moved = pathOf(JAM_ROUTES.moveInQueue, { id: 4711 })
  expect((await home.call(dad, 'POST', moved, { place: 0 })).statusCode).toBe(404)
})
