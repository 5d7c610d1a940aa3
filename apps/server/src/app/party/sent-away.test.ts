import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { PARTY_CHANNEL, type Party } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OpenPage, openPage } from '../../../test/nodes/two-nodes.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { profiles } from '../../tables/family.ts'
import { partyMessages } from '../../tables/party.ts'

const A_DAY_MS = 86_400_000

let home: TestHome
let origin: string
let dad: Somebody
let mum: Somebody
let mia: Somebody
let ben: Somebody
let film: number
const open: OpenPage[] = []

beforeAll(async () => {
  home = await openTestHome()
  origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await home.clear()
  dad = await home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
  mum = await home.addSomebody('R', { displayName: 'Mum', ageGroup: 'adult' })
  mia = await home.addSomebody('G', { displayName: 'Mia', avatarUrl: '🦄' })
  ben = await home.addSomebody('G', { displayName: 'Ben' })
  film = await home.addTitle({ title: 'Lantern', rating: 'G', durationSeconds: 100 })
})
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.disconnect()
  await vi.waitFor(async () => expect((await partyOf(dad)).members).toEqual([]))
})
afterAll(() => home.close())

async function come({ deviceId }: Somebody): Promise<OpenPage> {
  const page = await openPage(origin, { channel: PARTY_CHANNEL.name, deviceId })
  open.push(page)
  return page
}
async function partyOf(who: Somebody): Promise<Party> {
  const answer = await who.get(PARTY_ROUTES.party.path)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
const ask = ({ deviceId }: Somebody, [method, url, payload]: readonly [Method, string, object?]) =>
  home.app.inject({
    ...{ method, url, cookies: { [DEVICE_COOKIE]: deviceId } },
    ...(payload && { payload }),
  })
const say = (who: Somebody, payload: object) =>
  ask(who, ['POST', PARTY_ROUTES.messages.path, payload])
const pathFor = (id: number) => pathOf(PARTY_ROUTES.sendAway, { id })
const sendAway = (who: Somebody, { profileId }: Somebody) => ask(who, ['PUT', pathFor(profileId)])
const letIn = (who: Somebody, { profileId }: Somebody) => ask(who, ['DELETE', pathFor(profileId)])

describe('whoever is sent away', () => {
  it('leaves on every screen at once, and the others see it', async () => {
    const [tv, tablet, phone] = [await come(dad), await come(mia), await come(mia)]
    await come(ben)
    const answer = await sendAway(dad, mia)
    expect(answer.json()).toMatchObject({
      members: [{ name: 'Dad' }, { name: 'Ben' }],
      sentAway: [{ profileId: mia.profileId, name: 'Mia', avatarUrl: '🦄' }],
      isSentAway: false,
    })
    for (const { socket } of [tablet, phone]) {
      await vi.waitFor(() => expect(socket.connected).toBe(false))
    }
    expect(tablet.heard).toContainEqual(['changed', 'members'])
    expect(tv.heard).toContainEqual(['changed', 'members'])
    expect(tv.socket.connected).toBe(true)
  })

  it('is told that, and nothing of the party', async () => {
    await come(dad)
    await say(dad, { message: 'a surprise' })
    await ask(dad, ['POST', PARTY_ROUTES.commands.path, { is: 'show', rev: 0, titleId: film }])
    await sendAway(dad, mia)
    expect(await partyOf(mia)).toMatchObject({
      playback: { rev: 0, title: null, isHidden: false, isPlaying: false, pausedBy: null },
      ...{ members: [], messages: [], sentAway: [], mayModerate: false, isSentAway: true },
    })
  })

  it('cannot come back, nor do anything at it, until they are let in again', async () => {
    await sendAway(dad, mia)
    await expect(come(mia)).rejects.toThrow('This is for grown-ups')
    const proposal = pathOf(PARTY_ROUTES.vote, { id: film })
    const deeds: [Method, string, object?][] = [
      ['GET', PARTY_ROUTES.titles.path],
      ['GET', PARTY_ROUTES.proposals.path],
      ['POST', PARTY_ROUTES.commands.path, { is: 'show', rev: 0, titleId: film }],
      ['POST', PARTY_ROUTES.messages.path, { phrase: 'hello' }],
      ['DELETE', pathOf(PARTY_ROUTES.takeBack, { id: 1 })],
      ['PUT', proposal],
      ['DELETE', proposal],
      ['PUT', pathFor(ben.profileId)],
      ['DELETE', pathFor(mia.profileId)],
    ]
    for (const deed of deeds) {
      expect((await ask(mia, deed)).json(), deed.join(' ')).toMatchObject({
        code: 'grown_ups_only',
      })
    }
    const screen = await come(dad)
    expect((await letIn(dad, mia)).json()).toMatchObject({ sentAway: [] })
    await vi.waitFor(() => expect(screen.heard).toContainEqual(['changed', 'members']))
    await come(mia)
    expect((await partyOf(mia)).members).toHaveLength(2)
  })

  it('may come again after a day', async () => {
    await sendAway(dad, mia)
    home.clock.now = new Date(home.clock.now.getTime() + A_DAY_MS + 1)
    expect((await partyOf(dad)).sentAway).toEqual([])
    await come(mia)
  })

  it('is a child or another grown-up, sent by a grown-up: never by a child, never by oneself', async () => {
    for (const whom of [dad, ben, mia]) {
      expect((await sendAway(mia, whom)).json()).toMatchObject({ code: 'grown_ups_only' })
      expect((await letIn(mia, whom)).json()).toMatchObject({ code: 'grown_ups_only' })
    }
    expect((await sendAway(dad, dad)).statusCode).toBe(400)
    expect((await sendAway(dad, mum)).statusCode).toBe(200)
    // A grown-up who is sent away does not send others, nor themselves back.
    expect((await sendAway(mum, dad)).json()).toMatchObject({ code: 'grown_ups_only' })
    expect((await letIn(mum, mum)).json()).toMatchObject({ code: 'grown_ups_only' })
    expect(await partyOf(mum)).toMatchObject({ isSentAway: true, mayModerate: false })
  })

  it('is sent by a grown-up with a PIN where one has a PIN', async () => {
    await home.database.db
      .update(profiles)
      .set({ pinHash: 'of a PIN' })
      .where(eq(profiles.id, mum.profileId))
    expect((await sendAway(dad, mia)).json()).toMatchObject({ code: 'pin_required' })
    expect(await partyOf(dad)).toMatchObject({ mayModerate: false })
    expect((await sendAway(mum, mia)).statusCode).toBe(200)
    expect(await partyOf(mum)).toMatchObject({ mayModerate: true })
    expect((await partyOf(dad)).sentAway).toEqual([])
  })

  it('is somebody of the family', async () => {
    const nobody = await ask(dad, ['PUT', pathFor(2_147_483_647)])
    expect(nobody.json()).toMatchObject({ code: 'profile_not_found' })
    expect((await ask(dad, ['PUT', `${PARTY_ROUTES.party.path}/sent-away/x`])).statusCode).toBe(400)
  })
})

describe('what is taken back', () => {
  const takeBack = (who: Somebody, id: number) =>
    ask(who, ['DELETE', pathOf(PARTY_ROUTES.takeBack, { id })])
  const messagesOf = async (who: Somebody) => (await partyOf(who)).messages
  /** Says it, and returns its id. */
  async function said(who: Somebody, payload: object): Promise<number> {
    const { messages }: Party = (await say(who, payload)).json()
    return messages.at(-1)?.id ?? 0
  }

  it('is gone on every screen at once, and in no table; its place says so', async () => {
    const screen = await come(mia)
    const id = await said(dad, { message: 'my secret' })
    await said(mia, { phrase: 'wow' })
    screen.heard.length = 0
    const answer = await takeBack(dad, id)
    expect(answer.json()).toMatchObject({
      messages: [
        { id, user: 'Dad', message: '', phrase: null, isRemoved: true },
        { phrase: 'wow', isRemoved: false },
      ],
    })
    await vi.waitFor(() => expect(screen.heard).toContainEqual(['changed', 'messages']))
    const kept = await home.database.db.select().from(partyMessages)
    expect(JSON.stringify(kept)).not.toContain('secret')
  })

  it('is a phrase as well', async () => {
    const id = await said(mia, { phrase: 'scary' })
    expect((await takeBack(mia, id)).statusCode).toBe(200)
    expect(await messagesOf(dad)).toMatchObject([{ phrase: null, message: '', isRemoved: true }])
  })

  it("are own words, and for a grown-up anybody's", async () => {
    const [ofDad, ofMia] = [
      await said(dad, { message: 'Hello' }),
      await said(mia, { phrase: 'hello' }),
    ]
    for (const who of [ben, mia]) {
      expect((await takeBack(who, ofDad)).json()).toMatchObject({ code: 'grown_ups_only' })
    }
    expect((await takeBack(ben, ofMia)).json()).toMatchObject({ code: 'grown_ups_only' })
    expect(await messagesOf(mia)).toMatchObject([{ isRemoved: false }, { isRemoved: false }])
    await takeBack(mum, ofDad)
    await takeBack(mum, ofMia)
    expect(await messagesOf(mia)).toMatchObject([{ isRemoved: true }, { isRemoved: true }])
  })

  it('twice, or what is not kept any more, changes nothing', async () => {
    const id = await said(dad, { message: 'Hello' })
    const first = await takeBack(dad, id)
    expect((await takeBack(dad, id)).json().messages).toEqual(first.json().messages)
    expect((await takeBack(dad, 2_147_483_647)).statusCode).toBe(200)
    expect((await takeBack(dad, 0)).statusCode).toBe(400)
  })
})
