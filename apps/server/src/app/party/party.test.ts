import { deviceListSchema } from '@starnest/contract/household/devices'
import { DEVICE_ROUTES } from '@starnest/contract/household/devices.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import {
  KEPT_PARTY_MESSAGES,
  MAX_PARTY_MEMBERS,
  PARTY_CHANNEL,
  PARTY_COUNTDOWN_MS,
  type Party,
} from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { deviceIdOf, newDeviceCookie } from '../../features/household/device-cookie.ts'
import { devices, households, profiles } from '../../tables/family.ts'
import { parties } from '../../tables/party.ts'

let home: TestHome
let origin: string
let dad: Somebody
let mia: Somebody
let film: number
let thriller: number
const open: Socket[] = []

beforeAll(async () => {
  home = await openTestHome()
  origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await home.clear()
  dad = await home.addSomebody('R', { displayName: 'Dad Berg', ageGroup: 'adult' })
  mia = await home.addSomebody('G', { displayName: 'Mia', ageGroup: 'child', avatarUrl: '🦄' })
  film = await home.addTitle({ title: 'Lantern', rating: 'G', durationSeconds: 100 })
  thriller = await home.addTitle({ title: 'Night shift', rating: 'R', durationSeconds: 20 })
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.disconnect()
  await vi.waitFor(async () => expect((await partyOf(dad)).members).toEqual([]))
})
afterAll(() => home.close())

type Guest = { socket: Socket; id: string; heard: unknown[][] }

/** A screen that comes to the party. */
async function come(who: { deviceId: string }): Promise<Guest> {
  const socket = io(`${origin}${PARTY_CHANNEL.name}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: `${DEVICE_COOKIE}=${who.deviceId}` },
  })
  open.push(socket)
  const heard: unknown[][] = []
  socket.onAny((...event: unknown[]) => heard.push(event))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, id: `${socket.id}`, heard }
}

async function partyOf(who: Somebody): Promise<Party> {
  const answer = await who.get(PARTY_ROUTES.party.path)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

function post(who: { deviceId: string }, url: string, payload: object) {
  const cookies = { [DEVICE_COOKIE]: who.deviceId }
  return home.app.inject({ method: 'POST', url, cookies, payload })
}
const command = (who: { deviceId: string }, payload: object) =>
  post(who, PARTY_ROUTES.commands.path, payload)
const say = (who: { deviceId: string }, payload: object) =>
  post(who, PARTY_ROUTES.messages.path, payload)

async function neighbour() {
  const { db } = home.database
  const [household] = await db.insert(households).values({ name: 'Neighbours' }).returning()
  const householdId = household?.id ?? 0
  const [profile] = await db
    .insert(profiles)
    .values({
      householdId,
      name: 'Neighbour',
      displayName: 'Neighbour',
      ageGroup: 'adult',
      contentRating: 'R',
      avatarUrl: '🐻',
    })
    .returning()
  const deviceId = newDeviceCookie()
  await db
    .insert(devices)
    .values({ id: deviceIdOf(deviceId), householdId, activeProfileId: profile?.id })
  return { deviceId }
}

describe('who is there', () => {
  it('is known by name as long as their screen is', async () => {
    const screen = await come(dad)
    await come(mia)
    const { members } = await partyOf(mia)
    expect(members).toMatchObject([
      { id: screen.id, name: 'Dad Berg', initials: 'DB', isVideo: false, isMuted: true },
      { name: 'Mia', avatarUrl: '🦄', initials: 'M', platform: 'starnest' },
    ])
    screen.socket.disconnect()
    await vi.waitFor(async () => expect((await partyOf(mia)).members).toHaveLength(1))
  })

  it('tells the others what is on, and only what the contract knows', async () => {
    const screen = await come(dad)
    const other = await come(mia)
    screen.socket.emit('status', { isVideo: 'yes' })
    screen.socket.emit('status', { isVideo: true, isMuted: false, roundTripMs: 12 })
    await vi.waitFor(async () =>
      expect((await partyOf(mia)).members[0]).toMatchObject({ isVideo: true, isMuted: false }),
    )
    // What changes within a moment is told together.
    await vi.waitFor(() => expect(other.heard).toContainEqual(['changed', 'members']))
  })

  it('is no more than a party holds', async () => {
    for (let guest = 0; guest < MAX_PARTY_MEMBERS; guest += 1) await come(dad)
    await expect(come(mia)).rejects.toThrow('The party is full')
  })

  it('is nobody on a device that is revoked', async () => {
    const lost = await come(mia)
    const left = new Promise<string>((resolve) => lost.socket.once('disconnect', resolve))
    const devices = deviceListSchema.parse((await dad.get(DEVICE_ROUTES.list.path)).json())
    const { id = '' } = devices.find(({ isThisDevice }) => !isThisDevice) ?? {}
    const cookies = { [DEVICE_COOKIE]: dad.deviceId }
    const url = pathOf(DEVICE_ROUTES.rename, { id })
    const revoked = await home.app.inject({ method: 'DELETE', url, cookies })
    expect(revoked.statusCode).toBe(200)
    expect(await left).toBe('io server disconnect')
    expect((await partyOf(dad)).members).toEqual([])
  })

  it('is never somebody of another household', async () => {
    const stranger = await neighbour()
    const theirs = await come(stranger)
    const ours = await come(dad)
    expect((await partyOf(dad)).members).toHaveLength(1)
    await say(dad, { message: 'only for us' })
    theirs.socket.emit('signal', {
      memberId: ours.id,
      signal: { description: { type: 'offer', sdp: 'v=0' } },
    })
    theirs.socket.emit('react', '🎉')
    const { serverMs } = await new Promise<{ serverMs: number }>((resolve) =>
      theirs.socket.emit('clock', (serverMs: number) => resolve({ serverMs })),
    )
    expect(serverMs).toBe(home.clock.now.getTime())
    expect(theirs.heard.filter(([event]) => event !== 'reaction')).toEqual([['changed', 'members']])
    expect(ours.heard.some(([event]) => event === 'signal' || event === 'reaction')).toBe(false)
  })
})

describe('what plays', () => {
  it('begins on every screen after the countdown, and is steered by everybody', async () => {
    const other = await come(mia)
    const answer = await command(dad, { is: 'show', rev: 0, titleId: film })
    expect(answer.statusCode).toBe(200)
    expect((await partyOf(mia)).playback).toMatchObject({
      rev: 1,
      title: { id: film },
      isPlaying: true,
      positionSeconds: 0,
      atMs: home.clock.now.getTime() + PARTY_COUNTDOWN_MS,
    })
    await vi.waitFor(() => expect(other.heard).toContainEqual(['changed', 'playback']))
    home.clock.now = new Date(home.clock.now.getTime() + PARTY_COUNTDOWN_MS + 30_000)
    await command(mia, { is: 'pause', rev: 1 })
    expect((await partyOf(dad)).playback).toMatchObject({
      rev: 2,
      isPlaying: false,
      positionSeconds: 30,
    })
  })

  it('is changed by the first of two, and the second is told', async () => {
    await command(dad, { is: 'show', rev: 0, titleId: film })
    const answers = await Promise.all([
      command(dad, { is: 'pause', rev: 1 }),
      command(mia, { is: 'seek', rev: 1, positionSeconds: 50 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'party_moved' })
  })

  it('is over at its end: nothing plays', async () => {
    await command(dad, { is: 'show', rev: 0, titleId: thriller })
    home.clock.now = new Date(home.clock.now.getTime() + PARTY_COUNTDOWN_MS + 20_000)
    expect((await partyOf(dad)).playback).toMatchObject({ rev: 1, title: null, isHidden: false })
    expect((await command(dad, { is: 'play', rev: 1 })).json()).toMatchObject({
      code: 'title_not_found',
    })
    const again = await command(dad, { is: 'show', rev: 1, titleId: film })
    expect(again.statusCode).toBe(200)
  })

  it.each([
    { is: 'seek', rev: 1, positionSeconds: -1 },
    { is: 'seek', rev: 1, positionSeconds: null },
    { is: 'seek', rev: 1 },
    { is: 'show', rev: 0, titleId: 'x' },
    { is: 'dance', rev: 0 },
    { is: 'play', rev: -1 },
    {},
  ])('is not moved by %j', async (payload) => {
    expect((await command(dad, payload)).statusCode).toBe(400)
  })

  it('stands where it was last seen, once nobody has been there for a while', async () => {
    const screen = await come(dad)
    await command(dad, { is: 'show', rev: 0, titleId: film })
    home.clock.now = new Date(home.clock.now.getTime() + PARTY_COUNTDOWN_MS + 20_000)
    screen.socket.disconnect()
    await vi.waitFor(async () => expect((await partyOf(dad)).members).toEqual([]))
    home.clock.now = new Date(home.clock.now.getTime() + 3_600_000)
    await vi.waitFor(async () =>
      expect((await partyOf(dad)).playback).toMatchObject({
        title: { id: film },
        isPlaying: false,
        positionSeconds: 20,
      }),
    )
    await command(dad, { is: 'play', rev: 1 })
    expect((await partyOf(dad)).playback).toMatchObject({ isPlaying: true, positionSeconds: 20 })
  })

  /** A film that was left while it ran, 20 s into it, so long ago. */
  async function leftRunning(agoMs: number) {
    const screen = await come(dad)
    await command(dad, { is: 'show', rev: 0, titleId: film })
    pass(PARTY_COUNTDOWN_MS + 20_000)
    screen.socket.disconnect()
    await vi.waitFor(seenJustNow)
    pass(agoMs)
  }
  const pass = (ms: number) => {
    home.clock.now = new Date(home.clock.now.getTime() + ms)
  }
  async function seenJustNow() {
    const [kept] = await home.database.db.select().from(parties)
    expect(kept?.seenAt).toEqual(home.clock.now)
  }

  it.each([
    ['an hour', 3_600_000],
    ['31 seconds', 31_000],
  ])(
    'stands where it was last seen also when somebody comes back after %s',
    async (_ago, agoMs) => {
      await leftRunning(agoMs)
      const back = await come(dad)
      back.socket.disconnect()
      await vi.waitFor(async () => expect((await partyOf(dad)).members).toEqual([]))
      expect((await partyOf(dad)).playback).toMatchObject({
        ...{ title: { id: film }, isPlaying: false, positionSeconds: 20 },
      })
    },
  )

  it('goes on for whoever comes back within half a minute', async () => {
    await leftRunning(29_000)
    await come(dad)
    await vi.waitFor(seenJustNow)
    pass(9000)
    expect((await partyOf(dad)).playback).toMatchObject({ isPlaying: true, positionSeconds: 0 })
  })

  it('is no film that cannot be played yet', async () => {
    const fresh = await home.addTitle({ title: 'Fresh', rating: 'G', durationSeconds: 0 })
    const offered = (await dad.get(PARTY_ROUTES.titles.path)).json()
    expect(offered.map(({ id }: { id: number }) => id)).not.toContain(fresh)
    const refused = await command(dad, { is: 'show', rev: 0, titleId: fresh })
    expect(refused.json()).toMatchObject({ code: 'title_not_found' })
  })

  it('goes when its title goes', async () => {
    await command(dad, { is: 'show', rev: 0, titleId: film })
    const titleTable = (await import('../../tables/titles.ts')).titles
    await home.database.db.delete(titleTable)
    expect((await partyOf(dad)).playback).toMatchObject({ title: null, isHidden: false })
  })
})

describe('the ceiling', () => {
  it('is that of everybody who is there: what a child may not see is neither offered nor shown', async () => {
    const titlesOf = async (who: Somebody) =>
      (await who.get(PARTY_ROUTES.titles.path)).json().map(({ id }: { id: number }) => id)
    expect((await titlesOf(dad)).sort()).toEqual([film, thriller].sort())
    const screen = await come(mia)
    expect(await titlesOf(dad)).toEqual([film])
    const refused = await command(dad, { is: 'show', rev: 0, titleId: thriller })
    expect(refused.json()).toMatchObject({ code: 'title_not_found' })
    screen.socket.disconnect()
    await vi.waitFor(async () => expect((await partyOf(dad)).members).toHaveLength(0))
    expect((await command(dad, { is: 'show', rev: 0, titleId: thriller })).statusCode).toBe(200)
  })

  it('hides from a child that comes later what plays, and leaves it to the others', async () => {
    await come(dad)
    await command(dad, { is: 'show', rev: 0, titleId: thriller })
    await come(mia)
    const { playback } = await partyOf(mia)
    expect(playback).toMatchObject({
      title: null,
      isHidden: true,
      isPlaying: false,
      positionSeconds: 0,
    })
    for (const forbidden of [
      { is: 'stop', rev: 1 },
      { is: 'pause', rev: 1 },
      { is: 'show', rev: 1, titleId: film },
    ]) {
      expect((await command(mia, forbidden)).json()).toMatchObject({ code: 'grown_ups_only' })
    }
    expect((await partyOf(dad)).playback.title).toMatchObject({ id: thriller })
  })

  it('hides nothing once that film is over', async () => {
    await come(dad)
    await command(dad, { is: 'show', rev: 0, titleId: thriller })
    home.clock.now = new Date(home.clock.now.getTime() + PARTY_COUNTDOWN_MS + 20_000)
    expect((await partyOf(mia)).playback).toMatchObject({ title: null, isHidden: false })
  })

  it('is not stopped by a child while the line of the one who watches is broken', async () => {
    const screen = await come(dad)
    await command(dad, { is: 'show', rev: 0, titleId: thriller })
    screen.socket.disconnect()
    await vi.waitFor(async () => expect((await partyOf(dad)).members).toEqual([]))
    await come(mia)
    expect((await partyOf(mia)).playback).toMatchObject({ isHidden: true })
    expect((await command(mia, { is: 'stop', rev: 1 })).statusCode).toBe(403)
  })

  it('is for whoever says who watches: a device that has yet to choose is nobody', async () => {
    await say(dad, { message: 'a secret' })
    await come(dad)
    await home.database.db
      .update(profiles)
      .set({ pinHash: 'of a PIN' })
      .where(eq(profiles.id, dad.profileId))
    const stranger = { deviceId: newDeviceCookie() }
    const cookies = { [DEVICE_COOKIE]: stranger.deviceId }
    const seen = await home.app.inject({ url: PARTY_ROUTES.party.path, cookies })
    expect(seen.json()).toMatchObject({ members: [], messages: [] })
    for (const answer of [
      await say(stranger, { phrase: 'hello' }),
      await command(stranger, { is: 'show', rev: 0, titleId: film }),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'pin_required' })
    }
    await expect(come(stranger)).rejects.toThrow('This needs the PIN')
  })

  it('lets a child begin anew where nobody is there who may see what was on', async () => {
    await command(dad, { is: 'show', rev: 0, titleId: thriller })
    home.clock.now = new Date(home.clock.now.getTime() + 3_600_000)
    await come(mia)
    expect((await partyOf(mia)).playback).toMatchObject({ title: null, isHidden: false })
    expect((await command(mia, { is: 'show', rev: 1, titleId: film })).statusCode).toBe(200)
  })

  it("heeds a parent's rule for one title", async () => {
    await home.addRule(mia, film, 'blocked')
    await come(mia)
    const refused = await command(dad, { is: 'show', rev: 0, titleId: film })
    expect(refused.json()).toMatchObject({ code: 'title_not_found' })
  })
})

describe('what is said', () => {
  it('is heard by everybody, the oldest first', async () => {
    const screen = await come(mia)
    await say(dad, { message: '  Popcorn is ready <b>now</b> ' })
    await say(mia, { phrase: 'popcorn' })
    await vi.waitFor(() => expect(screen.heard).toContainEqual(['changed', 'messages']))
    expect((await partyOf(mia)).messages).toMatchObject([
      { user: 'Dad Berg', message: 'Popcorn is ready <b>now</b>', phrase: null },
      { user: 'Mia', message: '', phrase: 'popcorn', avatarUrl: '🦄' },
    ])
  })

  it('is phrases and emoji where a child watches', async () => {
    expect((await partyOf(mia)).saysPhrasesOnly).toBe(true)
    expect((await say(mia, { message: 'my address is' })).json()).toMatchObject({
      code: 'phrases_only',
    })
    expect((await say(mia, { message: '🎉 👍🏽' })).statusCode).toBe(200)
    expect((await partyOf(dad)).saysPhrasesOnly).toBe(false)
  })

  it.each([
    { message: '   ' },
    { message: 'x'.repeat(301) },
    { message: 'a\u202eb' },
    { message: 'two\nlines' },
    { phrase: 'curse' },
    {},
  ])('is not %j', async (payload) => {
    expect((await say(dad, payload)).statusCode).toBe(400)
    expect((await partyOf(dad)).messages).toEqual([])
  })

  it('is not a flood', async () => {
    const answers = []
    for (let index = 0; index < 12; index += 1)
      answers.push(await say(dad, { message: `${index}` }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      429,
      429,
    ])
  })

  it('is kept up to a number, and goes with whoever said it', async () => {
    const { partyMessages } = await import('../../tables/party.ts')
    const saidAt = home.clock.now
    const { householdId } = home
    await home.database.db.insert(partyMessages).values(
      Array.from({ length: KEPT_PARTY_MESSAGES }, (_, index) => ({
        householdId,
        profileId: mia.profileId,
        text: `${index}`,
        phrase: null,
        saidAt,
      })),
    )
    await say(dad, { message: 'one more' })
    const { messages } = await partyOf(dad)
    expect(messages).toHaveLength(KEPT_PARTY_MESSAGES)
    expect([messages[0]?.message, messages.at(-1)?.message]).toEqual(['1', 'one more'])
    await home.database.db.delete(profiles).where(eq(profiles.id, mia.profileId))
    expect((await partyOf(dad)).messages).toMatchObject([{ message: 'one more' }])
  })
})

describe('between screens', () => {
  it('pass the reactions that the contract knows, and not too many', async () => {
    const from = await come(mia)
    const to = await come(dad)
    from.socket.emit('react', '<b>')
    for (let index = 0; index < 30; index += 1) from.socket.emit('react', '🎉')
    await new Promise((resolve) => from.socket.emit('clock', resolve))
    await new Promise((resolve) => to.socket.emit('clock', resolve))
    const flown = to.heard.filter(([event]) => event === 'reaction')
    expect(flown).toEqual(
      Array.from({ length: 5 }, () => ['reaction', { memberId: from.id, reaction: '🎉' }]),
    )
  })

  it('go the signals of a call, to the one screen they are meant for', async () => {
    const [from, to, other] = [await come(dad), await come(mia), await come(dad)]
    const signal = { description: { type: 'offer', sdp: 'v=0' } }
    from.socket.emit('signal', { memberId: to.id, signal: { description: { type: 'song' } } })
    from.socket.emit('signal', { memberId: to.id, signal })
    await vi.waitFor(() =>
      expect(to.heard.filter(([event]) => event === 'signal')).toEqual([
        ['signal', { memberId: from.id, signal }],
      ]),
    )
    await new Promise((resolve) => other.socket.emit('clock', resolve))
    expect(other.heard.some(([event]) => event === 'signal')).toBe(false)
    expect(to.heard.filter(([event]) => event === 'signal')).toHaveLength(1)
  })
})
