import { once } from 'node:events'
import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AppError, type ErrorCode } from '@starnest/contract/errors'
import { type Channel, SOCKET_PATH } from '@starnest/contract/realtime'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { openRaw } from '../../../../test/raw-connection.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { ChannelRules, Member, Realtime, Rooms } from '../../../ports/realtime.ts'
import { openSocketIo } from './open-socket-io.ts'

/** A game: members throw dice, whisper, and are seen with a hat. */
const DICE = {
  name: '/dice',
  clientEvents: {
    throw: z.int().check(z.minimum(1), z.maximum(6)),
    hat: z.string().check(z.maxLength(10)),
    whisper: z.object({ memberId: z.string(), text: z.string() }),
    explode: z.string(),
  },
  serverEvents: { thrown: z.int(), whispered: z.string() },
} as const satisfies Channel
const NEWS = { name: '/news', clientEvents: {}, serverEvents: { news: z.string() } } as const

type Hat = string | null
type DiceRules = ChannelRules<typeof DICE, Hat>

const NOW = new Date('2026-11-23T12:00:00Z')
/** Pages that are let in at once. */
const LET_IN_AT_ONCE = 4
const MANY = { events: 100, withinSeconds: 10 }

let server: HttpServer
let realtime: Realtime
let dice: Rooms<typeof DICE, Hat>
let origin: string
let admitted: Set<string>
let databaseIsAway: boolean
let maximumAge: number
/** What the next pages wait for until it is known who asks. */
let isKnown: Promise<void>
let asked: number
const seen: string[] = []
const warnings: string[] = []
const open: Socket[] = []

/** A cookie names a household and a device: `3/tablet`. */
const whoAsks = ({ cookie = '' }: IncomingHttpHeaders) => {
  const [household = '', device = ''] = cookie.split('/')
  return { householdId: Number(household), deviceId: device || null }
}

async function start(rules: Partial<DiceRules> = {}, maxPages?: number): Promise<void> {
  server = createServer((_request, response) => response.end('the app'))
  realtime = openSocketIo(server, {
    log: { warn: (_facts, sentence) => void warnings.push(sentence) },
    now: () => NOW,
    isWelcome: async ({ headers }) => admitted.has(headers.cookie ?? ''),
    findViewer: async (headers) => {
      if (databaseIsAway) throw new Error('the database is away')
      asked += 1
      await isKnown
      return viewerOf(whoAsks(headers))
    },
    viewerOn: async (deviceId) => viewerOf({ householdId: 1, deviceId }),
    deviceIdOf: (headers) => whoAsks(headers).deviceId,
    maxPages,
  })
  dice = realtime.openChannel(DICE, {
    initialState: null,
    limits: { member: MANY, household: MANY },
    onJoined: ({ householdId }) => void seen.push(`joined ${householdId}`),
    onLeft: ({ householdId }) => void seen.push(`left ${householdId}`),
    onEvent: {
      throw: (member, eyes) => dice.emit(member.householdId, 'thrown', eyes),
      hat: (member, hat) => dice.setState(member, hat),
      whisper: ({ householdId }, { memberId, text }) =>
        dice.emitTo({ householdId, memberId }, 'whispered', text),
      explode: (_member, how) => {
        throw how === 'politely' ? new AppError('list_full') : new Error(how)
      },
    },
    ...rules,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const viewerOf = (who: { householdId: number; deviceId: string | null }): Viewer => ({
  ...who,
  profileId: 1,
  isGrownUp: true,
  guard: 'open',
  mustChoose: false,
  language: 'en',
  youngest: 'adult',
  maximumAge,
  watchers: [
    { profileId: 1, maximumAge, isApprovedOnly: false, hasRules: false, mayAskModel: false },
  ],
})

beforeEach(() => {
  admitted = new Set(['1/tv', '1/tablet', '2/tv'])
  databaseIsAway = false
  maximumAge = 18
  isKnown = Promise.resolve()
  asked = 0
  seen.length = 0
  warnings.length = 0
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.disconnect()
  await realtime.close()
  server.close()
})

type Page = { socket: Socket; id: string; heard: unknown[][] }

function openPage(cookie: string, { channel = DICE.name as string, auth = {} } = {}): Socket {
  const socket = io(`${origin}${channel}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    extraHeaders: { cookie },
  })
  open.push(socket)
  return socket
}

async function join(cookie: string, options?: { channel?: string; auth?: object }): Promise<Page> {
  const socket = openPage(cookie, options)
  const heard: unknown[][] = []
  socket.onAny((...event: unknown[]) => heard.push(event))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, id: `${socket.id}`, heard }
}

/** What a page is answered to an event; everything sent before has then been dealt with. */
const ask = ({ socket }: Page, ...event: [string, ...unknown[]]): Promise<unknown> =>
  socket.timeout(5000).emitWithAck(...event)
const refused = (code: ErrorCode) => ({ code })
const left = ({ socket }: Page) =>
  new Promise<string>((resolve) => socket.once('disconnect', resolve))
const only = async (): Promise<Member<Hat> | undefined> => (await dice.members(1))[0]

describe('a room', () => {
  it('is of one household, and of one channel', async () => {
    await start()
    const news = realtime.openChannel(NEWS, {
      initialState: null,
      limits: { member: MANY, household: MANY },
      onEvent: {},
    })
    const [tv, tablet, theirs] = [await join('1/tv'), await join('1/tablet'), await join('2/tv')]
    const reader = await join('1/tv', { channel: NEWS.name })
    expect(await ask(tv, 'throw', 6)).toBeNull()
    news.emit(1, 'news', 'rain')
    await vi.waitFor(() => expect(reader.heard).toEqual([['news', 'rain']]))
    await Promise.all([tv, tablet, theirs].map((page) => ask(page, 'clock')))
    expect([tv.heard, tablet.heard, theirs.heard]).toEqual([[['thrown', 6]], [['thrown', 6]], []])
  })

  it('knows its members in the order in which they came, and what is said of them', async () => {
    await start()
    const tv = await join('1/tv', { auth: { openForMs: 1200 } })
    const tablet = await join('1/tablet', { auth: { openForMs: -1 } })
    await join('2/tv')
    await ask(tablet, 'hat', 'top hat')
    expect(await dice.members(1)).toMatchObject([
      { id: tv.id, householdId: 1, state: null, openForMs: 1200 },
      { id: tablet.id, householdId: 1, state: 'top hat', openForMs: undefined },
    ])
    expect(dice.households()).toEqual([1, 2])
    tv.socket.disconnect()
    await vi.waitFor(async () => expect(await dice.members(1)).toHaveLength(1))
    tablet.socket.disconnect()
    await vi.waitFor(() => expect(dice.households()).toEqual([2]))
    expect(seen).toEqual(['joined 1', 'joined 1', 'joined 2', 'left 1', 'left 1'])
  })

  it('lets a member say something to one other, not to somebody of another household', async () => {
    await start()
    const [tv, tablet, theirs] = [await join('1/tv'), await join('1/tablet'), await join('2/tv')]
    await ask(tv, 'whisper', { memberId: tablet.id, text: 'psst' })
    await ask(tv, 'whisper', { memberId: theirs.id, text: 'psst' })
    await Promise.all([tablet, theirs].map((page) => ask(page, 'clock')))
    expect([tv.heard, tablet.heard, theirs.heard]).toEqual([[], [['whispered', 'psst']], []])
  })

  it('puts one member out, and lets it come again', async () => {
    await start()
    const [tv, tablet] = [await join('1/tv'), await join('1/tablet')]
    dice.dismiss({ householdId: 2, memberId: tablet.id })
    dice.dismiss({ householdId: 1, memberId: tablet.id })
    await vi.waitFor(() => expect(tablet.socket.connected).toBe(false))
    expect((await dice.members(1)).map(({ id }) => id)).toEqual([tv.id])
    await join('1/tablet')
    expect(await dice.members(1)).toHaveLength(2)
  })

  it('holds so many, though all come at once', async () => {
    await start({ capacity: { members: 3, code: 'party_full' } })
    const known = Promise.withResolvers<void>()
    isKnown = known.promise
    for (let page = 0; page < 7; page += 1) openPage('1/tv')
    await vi.waitFor(() => expect(asked).toBe(LET_IN_AT_ONCE))
    known.resolve()
    await vi.waitFor(() => expect(open.filter(({ active }) => active)).toHaveLength(3))
    await join('2/tv')
    await expect(join('1/tv')).rejects.toMatchObject({ data: { code: 'party_full' } })
    expect(await dice.members(1)).toHaveLength(3)
  })

  it('lets a few in at once, and the others in their turn', async () => {
    await start()
    const known = Promise.withResolvers<void>()
    isKnown = known.promise
    const pages = Array.from({ length: 3 * LET_IN_AT_ONCE }, () => join('1/tv'))
    await vi.waitFor(() => expect(asked).toBe(LET_IN_AT_ONCE))
    expect(await dice.members(1)).toEqual([])
    known.resolve()
    await Promise.all(pages)
    expect(await dice.members(1)).toHaveLength(pages.length)
  })

  it('asks nothing for a page that has gone while it waited for its turn', async () => {
    await start()
    const known = Promise.withResolvers<void>()
    isKnown = known.promise
    for (let page = 0; page < LET_IN_AT_ONCE; page += 1) openPage('1/tv')
    await vi.waitFor(() => expect(asked).toBe(LET_IN_AT_ONCE))
    const upgraded = once(server, 'upgrade')
    const waits = openPage('2/tv')
    const [, line] = await upgraded
    // It asks to join as soon as its line is open.
    await vi.waitFor(() => expect(waits.io.engine?.readyState).toBe('open'))
    const gone = once(line, 'close')
    waits.disconnect()
    await gone
    const last = join('1/tablet')
    known.resolve()
    await last
    expect(dice.households()).toEqual([1])
    expect(asked, 'of those that were let in and the last').toBe(LET_IN_AT_ONCE + 1)
  })

  it('takes no more pages than are set, of all households together', async () => {
    await start({}, 2)
    await join('1/tv')
    const second = await join('2/tv')
    await expect(join('1/tablet')).rejects.toThrow('websocket error')
    second.socket.disconnect()
    await vi.waitFor(() => expect(dice.households()).toEqual([1]))
    await join('1/tablet')
  })

  it('refuses a page that the slice does not admit, and says why', async () => {
    await start({
      refusalFor: ({ householdId }) => (householdId === 2 ? 'pin_required' : undefined),
    })
    await expect(join('2/tv')).rejects.toMatchObject({ data: { code: 'pin_required' } })
    await join('1/tv')
    expect(seen).toEqual(['joined 1'])
  })

  it('asks anew who watches', async () => {
    await start()
    await join('1/tv')
    maximumAge = 6
    expect(await (await only())?.askViewer()).toMatchObject({ householdId: 1, maximumAge: 6 })
  })
})

describe('an event', () => {
  it.each<[string, unknown, ErrorCode]>([
    ['throw', 7, 'invalid_request'],
    ['throw', undefined, 'invalid_request'],
    ['hat', 'x'.repeat(11), 'invalid_request'],
    ['dance', 1, 'invalid_request'],
    ['__proto__', {}, 'invalid_request'],
    ['thrown', 3, 'invalid_request'],
    ['explode', 'politely', 'list_full'],
    ['explode', 'loudly', 'internal'],
  ])('%s %j is refused with a code', async (event, said, code) => {
    await start()
    const tv = await join('1/tv')
    expect(await ask(tv, event, said)).toEqual(refused(code))
    expect(tv.heard).toEqual([])
    expect(warnings).toEqual(code === 'internal' ? ['An event of a page failed'] : [])
  })

  it('is refused in the same way when its sender waits for no answer', async () => {
    await start()
    const tv = await join('1/tv')
    tv.socket.emit('throw', 7)
    tv.socket.emit('throw')
    tv.socket.emit('throw', 2)
    await ask(tv, 'clock')
    expect(tv.heard).toEqual([['thrown', 2]])
  })

  it("is answered with the server's clock, when it asks for that", async () => {
    await start()
    expect(await ask(await join('1/tv'), 'clock')).toBe(NOW.getTime())
  })

  it('is refused beyond what one member may send', async () => {
    await start({ limits: { member: { events: 3, withinSeconds: 60 }, household: MANY } })
    const [tv, tablet] = [await join('1/tv'), await join('1/tablet')]
    const answers = []
    for (const eyes of [1, 2, 3, 4]) answers.push(await ask(tv, 'throw', eyes))
    expect(answers).toEqual([null, null, null, refused('too_many_requests')])
    expect(await ask(tv, 'clock')).toEqual(refused('too_many_requests'))
    expect(await ask(tablet, 'throw', 5)).toBeNull()
    expect(tablet.heard.at(-1)).toEqual(['thrown', 5])
  })

  it('of one kind is refused beyond what that kind may be sent; what does not fit counts little', async () => {
    const events = { throw: { events: 1, withinSeconds: 60 } }
    await start({ limits: { member: MANY, household: MANY, events } })
    const tv = await join('1/tv')
    expect(await ask(tv, 'throw', 7)).toEqual(refused('invalid_request'))
    expect(await ask(tv, 'throw', 6)).toBeNull()
    expect(await ask(tv, 'throw', 6)).toEqual(refused('too_many_requests'))
    expect(await ask(tv, 'hat', 'beret')).toBeNull()
  })

  it('is refused beyond what a household may send, also to those who came again', async () => {
    await start({ limits: { member: MANY, household: { events: 2, withinSeconds: 60 } } })
    const tv = await join('1/tv')
    await ask(tv, 'throw', 1)
    await ask(tv, 'throw', 2)
    tv.socket.disconnect()
    expect(await ask(await join('1/tv'), 'throw', 3)).toEqual(refused('too_many_requests'))
    expect(await ask(await join('2/tv'), 'throw', 3)).toBeNull()
  })

  it('that is too large ends the connection', async () => {
    await start()
    const tv = await join('1/tv')
    const gone = left(tv)
    tv.socket.emit('hat', 'x'.repeat(20_001))
    expect(await gone).toBe('transport close')
  })
})

describe('a device', () => {
  it('that is revoked is put out of every channel at once, alone', async () => {
    await start()
    realtime.openChannel(NEWS, {
      initialState: null,
      limits: { member: MANY, household: MANY },
      onEvent: {},
    })
    const [tv, reader] = [await join('1/tv'), await join('1/tv', { channel: NEWS.name })]
    const tablet = await join('1/tablet')
    const gone = Promise.all([left(tv), left(reader)])
    realtime.dismissDevice('tv')
    expect(await gone).toEqual(['io server disconnect', 'io server disconnect'])
    await vi.waitFor(async () => expect((await only())?.id).toBe(tablet.id))
    expect(tablet.socket.connected).toBe(true)
  })

  it('that is revoked while it joins does not stay', async () => {
    await start({
      refusalFor: () => {
        admitted.delete('1/tv')
        realtime.dismissDevice('tv')
        return undefined
      },
    })
    const socket = openPage('1/tv')
    expect(await new Promise((resolve) => socket.once('disconnect', resolve))).toBe(
      'io server disconnect',
    )
    expect(await dice.members(1)).toEqual([])
    expect(seen).toEqual(['joined 1', 'left 1'])
  })

  it('that is not admitted does not get in', async () => {
    await start()
    await expect(join('3/tv')).rejects.toThrow('websocket error')
  })

  it('is cut off, so that it tries again, while nobody can be asked who it is', async () => {
    await start()
    databaseIsAway = true
    const socket = openPage('1/tv')
    const failed = vi.fn()
    socket.on('connect_error', failed)
    await vi.waitFor(() => expect(warnings).toEqual(['A page could not join']))
    await vi.waitFor(() => expect(socket.io._readyState).toBe('closed'))
    expect(failed).not.toHaveBeenCalled()
    expect(socket.active).toBe(true)
  })
})

it('ends in order although a page breaks its line off meanwhile', async () => {
  await start()
  const page = openRaw(origin)
  page.write(
    `${[
      `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Cookie: 1/tv',
    ].join('\r\n')}\r\n\r\n`,
  )
  await once(page, 'data')
  const ending = realtime.close()
  page.resetAndDestroy()
  await expect(ending).resolves.toBeUndefined()
})
