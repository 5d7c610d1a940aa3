import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import {
  MAX_PARTY_PROPOSALS,
  PARTY_CHANNEL,
  PARTY_COUNTDOWN_MS,
  type PartyProposal,
} from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type OpenPage, openPage } from '../../../test/nodes/two-nodes.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { newDeviceCookie } from '../../features/household/device-cookie.ts'
import { profiles } from '../../tables/family.ts'
import { partyVotes } from '../../tables/party.ts'
import { titles } from '../../tables/titles.ts'

const A_DAY_MS = 86_400_000

let home: TestHome
let origin: string
let dad: Somebody
let mia: Somebody
let ben: Somebody
let lantern: number
let garden: number
let thriller: number
const open: OpenPage[] = []

beforeAll(async () => {
  home = await openTestHome()
  origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await home.clear()
  dad = await home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
  mia = await home.addSomebody('G', { displayName: 'Mia', avatarUrl: '🦄' })
  ben = await home.addSomebody('PG', { displayName: 'Ben' })
  lantern = await home.addTitle({ title: 'Lantern', rating: 'G', durationSeconds: 100 })
  garden = await home.addTitle({ title: 'Garden', rating: 'G', durationSeconds: 100 })
  thriller = await home.addTitle({ title: 'Night shift', rating: 'R', durationSeconds: 20 })
})
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.disconnect()
  await vi.waitFor(async () => {
    expect((await dad.get(PARTY_ROUTES.party.path)).json().members).toEqual([])
  })
})
afterAll(() => home.close())

async function come({ deviceId }: Somebody): Promise<OpenPage> {
  const page = await openPage(origin, { channel: PARTY_CHANNEL.name, deviceId })
  open.push(page)
  return page
}
/** All who are there have left. */
async function leave(page: OpenPage): Promise<void> {
  page.socket.disconnect()
  await vi.waitFor(async () => {
    expect((await dad.get(PARTY_ROUTES.party.path)).json().members).toEqual([])
  })
}

type Asking = { deviceId: string }

function ask({ deviceId }: Asking, method: 'PUT' | 'DELETE', titleId: number | string) {
  const url = pathOf(PARTY_ROUTES.vote, { id: titleId })
  return home.app.inject({ method, url, cookies: { [DEVICE_COOKIE]: deviceId } })
}
/** A millisecond passes with every vote. */
function vote(who: Asking, titleId: number | string) {
  pass(1)
  return ask(who, 'PUT', titleId)
}
const unvote = (who: Asking, titleId: number) => ask(who, 'DELETE', titleId)
const pass = (ms: number) => {
  home.clock.now = new Date(home.clock.now.getTime() + ms)
}

async function show(who: Somebody, titleId: number) {
  const { rev } = (await who.get(PARTY_ROUTES.party.path)).json().playback
  const payload = { is: 'show', rev, titleId }
  const cookies = { [DEVICE_COOKIE]: who.deviceId }
  const url = PARTY_ROUTES.commands.path
  const answer = await home.app.inject({ method: 'POST', url, cookies, payload })
  expect(answer.statusCode).toBe(200)
}

async function listOf(who: Somebody): Promise<PartyProposal[]> {
  const answer = await who.get(PARTY_ROUTES.proposals.path)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
/** Films in their order, each with who would like to see it. */
const rankOf = async (who: Somebody) =>
  (await listOf(who)).map(({ title, voters }) => [
    title.title,
    voters.map(({ name }) => name).join(', '),
  ])

it('what is proposed is seen by everybody, with whoever would like to see it', async () => {
  const screen = await come(mia)
  expect((await vote(dad, lantern)).statusCode).toBe(200)
  await vi.waitFor(() => expect(screen.heard).toContainEqual(['changed', 'proposals']))
  expect((await vote(mia, lantern)).json()).toMatchObject([
    {
      title: { id: lantern },
      voters: [
        { profileId: dad.profileId, name: 'Dad' },
        { profileId: mia.profileId, name: 'Mia', avatarUrl: '🦄' },
      ],
    },
  ])
  expect(await listOf(dad)).toEqual(await listOf(mia))
})

it('stands in the order of its votes, of two alike the earlier in front', async () => {
  await vote(dad, lantern)
  await vote(mia, garden)
  expect(await rankOf(ben)).toEqual([
    ['Lantern', 'Dad'],
    ['Garden', 'Mia'],
  ])
  await vote(ben, garden)
  expect(await rankOf(ben)).toEqual([
    ['Garden', 'Mia, Ben'],
    ['Lantern', 'Dad'],
  ])
  await vote(mia, lantern)
  expect((await rankOf(ben)).map(([title]) => title)).toEqual(['Lantern', 'Garden'])
})

it('a second vote of one profile for a film counts as one, and keeps its place', async () => {
  await vote(dad, lantern)
  await vote(mia, garden)
  await vote(dad, lantern)
  expect(await rankOf(dad)).toEqual([
    ['Lantern', 'Dad'],
    ['Garden', 'Mia'],
  ])
})

it('a vote is taken back, and with its last vote a film is proposed no more', async () => {
  await vote(dad, lantern)
  await vote(mia, lantern)
  await unvote(dad, lantern)
  expect(await rankOf(dad)).toEqual([['Lantern', 'Mia']])
  expect((await unvote(mia, lantern)).json()).toEqual([])
  expect((await unvote(mia, lantern)).json()).toEqual([])
})

it('a film that begins leaves the list', async () => {
  const screen = await come(mia)
  await vote(dad, lantern)
  await vote(dad, garden)
  screen.heard.length = 0
  await show(mia, lantern)
  expect(await rankOf(mia)).toEqual([['Garden', 'Dad']])
  await vi.waitFor(() => expect(screen.heard).toContainEqual(['changed', 'proposals']))
  // What is on may be proposed anew: again, please!
  expect((await vote(mia, lantern)).statusCode).toBe(200)
  pass(PARTY_COUNTDOWN_MS + 100_000)
  expect(await rankOf(mia)).toHaveLength(2)
})

it('holds twenty films, and votes for those go on', async () => {
  const many = []
  for (let nth = 0; nth < MAX_PARTY_PROPOSALS; nth++) {
    many.push(await home.addTitle({ title: `Film ${nth}`, rating: 'G', durationSeconds: 9 }))
  }
  for (const titleId of many) expect((await vote(dad, titleId)).statusCode).toBe(200)
  expect((await vote(mia, lantern)).json()).toMatchObject({ code: 'list_full' })
  expect((await vote(mia, many[7] ?? 0)).statusCode).toBe(200)
  expect(await listOf(mia)).toHaveLength(MAX_PARTY_PROPOSALS)
  expect((await listOf(mia))[0]).toMatchObject({ title: { title: 'Film 7' } })
  await unvote(dad, many[3] ?? 0)
  expect((await vote(mia, lantern)).statusCode).toBe(200)
})

it('holds no more than twenty also when two are proposed at once', async () => {
  for (let nth = 1; nth < MAX_PARTY_PROPOSALS; nth++) {
    const id = await home.addTitle({ title: `Film ${nth}`, rating: 'G', durationSeconds: 9 })
    await vote(dad, id)
  }
  const answers = await Promise.all([vote(mia, lantern), vote(ben, garden)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

it('is no film that somebody at the party may not see, and it is not told to whoever may not', async () => {
  const screen = await come(mia)
  expect((await vote(dad, thriller)).json()).toMatchObject({ code: 'title_not_found' })
  await leave(screen)
  expect((await vote(dad, thriller)).statusCode).toBe(200)
  expect(await rankOf(dad)).toEqual([['Night shift', 'Dad']])
  expect((await mia.get(PARTY_ROUTES.proposals.path)).body).toBe('[]')
  for (const answer of [await vote(mia, thriller), await unvote(mia, thriller)]) {
    expect(answer.json()).toMatchObject({ code: 'title_not_found' })
    expect(answer.body).not.toContain('Night')
  }
})

it('hides a film from all while somebody is there who may not see it', async () => {
  await come(dad)
  await vote(dad, thriller)
  await vote(ben, lantern)
  const screen = await come(mia)
  for (const who of [dad, mia, ben]) expect(await rankOf(who)).toEqual([['Lantern', 'Ben']])
  screen.socket.disconnect()
  await vi.waitFor(async () => expect(await rankOf(dad)).toHaveLength(2))
})

it('heeds what a parent says of a film, from then on', async () => {
  await vote(mia, lantern)
  await come(mia)
  await home.addRule(mia, lantern, 'blocked')
  for (const who of [mia, dad]) expect(await rankOf(who)).toEqual([])
  expect((await vote(dad, lantern)).json()).toMatchObject({ code: 'title_not_found' })
})

it('is no film that cannot be played yet', async () => {
  const fresh = await home.addTitle({ title: 'Fresh', rating: 'G', durationSeconds: 0 })
  expect((await vote(dad, fresh)).json()).toMatchObject({ code: 'title_not_found' })
})

it('is gone after a day, and makes room', async () => {
  await vote(dad, lantern)
  pass(A_DAY_MS)
  expect(await rankOf(dad)).toHaveLength(1)
  pass(1)
  expect(await rankOf(dad)).toEqual([])
  await vote(mia, garden)
  expect(await home.database.db.$count(partyVotes)).toBe(1)
})

it('goes with its film and with whoever proposed it', async () => {
  await vote(dad, lantern)
  await vote(mia, garden)
  await home.database.db.delete(titles).where(eq(titles.id, lantern))
  expect(await rankOf(dad)).toEqual([['Garden', 'Mia']])
  await home.database.db.delete(profiles).where(eq(profiles.id, mia.profileId))
  expect(await rankOf(dad)).toEqual([])
})

it('is for whoever says who watches', async () => {
  await vote(dad, lantern)
  await home.database.db
    .update(profiles)
    .set({ pinHash: 'of a PIN' })
    .where(eq(profiles.id, dad.profileId))
  const stranger = { deviceId: newDeviceCookie() }
  const cookies = { [DEVICE_COOKIE]: stranger.deviceId }
  const seen = await home.app.inject({ url: PARTY_ROUTES.proposals.path, cookies })
  expect(seen.body).toBe('[]')
  expect((await vote(stranger, lantern)).json()).toMatchObject({ code: 'pin_required' })
})

it('is not a flood', async () => {
  const answers = await Promise.all(Array.from({ length: 61 }, () => unvote(dad, lantern)))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
})

it.each(['x', '0', '-1', '2147483648', '1.5'])('is no film called %s', async (id) => {
  expect((await vote(dad, id)).statusCode).toBe(400)
})
