import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenTestHouse, openHouse } from '../../../test/lan/open-house.ts'
import { askRaw, lines, openRaw } from '../../../test/raw-connection.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { bareApp } from '../http/bare-app.ts'
import { limitConnections } from './connection-limit.ts'

/** An address of this machine that counts as another one; only Linux has it without being told. */
const ANOTHER = '127.0.0.2'
const A_THIRD = '127.0.0.3'

const PER_MINUTE = 60

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

describe('a house that is called too often', () => {
  let house: OpenTestHouse
  beforeAll(async () => {
    house = await openHouse({ callsPerMinute: PER_MINUTE })
  })
  afterAll(() => house.close())

  it('refuses a device that is not paired, asks nothing of the database for it, and serves the others', async () => {
    const film = '/media/1/aaaaaaaaaaaaaaaaaaaaaA/video.mp4'
    const known = await house.pairedDevice()
    await known.get('/api/viewer')
    const stranger = house.newDevice()
    stranger.jar.cookie = 'aaaaaaaaaaaaaaaaaaaaaA'
    const seen = new Map<number, number>()
    const flood = async (path: string, calls: number) => {
      for (let nth = 0; nth < calls; nth += 1) {
        const { status } = await stranger.get(path)
        seen.set(status, (seen.get(status) ?? 0) + 1)
      }
    }
    await flood(film, PER_MINUTE)
    expect(seen.get(401)).toBeGreaterThan(PER_MINUTE / 2)
    seen.clear()
    const before = house.home.database.statementTotal()
    for (const path of [film, '/api/home', '/', '/nothing', '/api/pairing', '/api/%E0%A4%A']) {
      await flood(path, 10)
    }
    expect([...seen]).toEqual([[429, 60]])
    expect(house.home.database.statementTotal()).toBe(before)
    expect(Number((await stranger.get('/')).headers['retry-after'])).toBeGreaterThan(0)
    expect((await known.get('/api/viewer')).status).toBe(200)
    expect((await known.get(film)).status).toBe(404)
    expect((await fetch(`${house.local}/api/viewer`)).status).toBe(200)
  })
})

describe('a house without pairing', () => {
  let home: TestHome
  beforeAll(async () => {
    home = await openTestHome({ callsPerMinute: PER_MINUTE })
  })
  afterAll(() => home.close())

  it('limits a device that calls too often, even where its calls are refused, and not the machine itself', async () => {
    const statuses = async (remoteAddress: string, url: string, headers = {}) => {
      const seen = new Set<number>()
      for (let call = 0; call < 2 * PER_MINUTE; call += 1) {
        seen.add((await home.app.inject({ url, headers, remoteAddress })).statusCode)
      }
      return seen
    }
    expect(await statuses('127.0.0.1', '/api/nothing')).toEqual(new Set([404]))
    expect(await statuses('192.168.1.20', '/api/nothing')).toEqual(new Set([404, 429]))
    expect(await statuses('192.168.1.21', '/api/health')).toEqual(new Set([200, 429]))
    expect(await statuses('192.168.1.22', '/media/1/aaaaaaaaaaaaaaaaaaaaaA/video.mp4')).toEqual(
      new Set([404]),
    )
    await statuses('192.168.1.23', '/api/health', { host: 'evil.test' })
    const refused = await home.app.inject({ url: '/api/home', remoteAddress: '192.168.1.23' })
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

const connectionCount = (app: FastifyInstance) =>
  new Promise<number>((resolve) => {
    app.server.getConnections((_error, count) => resolve(count))
  })

describe('one connection', () => {
  let home: TestHome
  let origin: string
  beforeAll(async () => {
    home = await openTestHome()
    origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => home.close())

  it('that sends 20,000 requests at once and reads nothing is ended before they are begun', async () => {
    const { db } = home.database
    await db.transaction(async (tx) => {
      // So that no request is answered before the last has come.
      await tx.execute(sql`lock table titles in access exclusive mode`)
      const before = home.database.statementTotal()
      const socket = openRaw(origin)
      sockets.push(socket)
      socket.pause()
      socket.write('GET /api/animations HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20_000))
      await once(home.app.server, 'connection')
      // The client reads nothing, so it does not hear that it was cut off.
      await expect.poll(() => connectionCount(home.app)).toBe(0)
      expect(home.database.statementTotal() - before).toBeLessThan(100)
    })
    expect((await fetch(`${origin}/api/animations`)).status).toBe(200)
  })

  it('may send a few at once', async () => {
    const few = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10)
    const answer = await askRaw(origin, few + lines('GET /api/home HTTP/1.1', 'Host: localhost'))
    expect(answer?.body.match(/HTTP\/1\.1 200/g)).toHaveLength(10)
  })
})

describe('connections', () => {
  let app: ReturnType<typeof bareApp>
  let origin: string
  beforeEach(async () => {
    app = bareApp({
      log: pino({ level: 'silent' }),
      door: {
        assertMayCall: () => undefined,
        mayUpgrade: () => false,
      },
      headersLimitMs: 200,
      lookEveryMs: 50,
    })
    limitConnections(app.server, { ofAddress: 5, ofNetwork: 20, inAll: 1000 })
    app.get('/', async () => 'here')
    origin = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => app.close())

  it.skipIf(process.platform !== 'linux')(
    'beyond the share of one address are ended, and others still come in',
    async () => {
      const opened = Array.from({ length: 50 }, () => openRaw(origin, ANOTHER))
      sockets.push(...opened)
      const isOpen = async (socket: Socket) => {
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
        return Promise.race([
          once(socket, 'data').then(() => true),
          once(socket, 'close').then(() => false),
        ]).catch(() => false)
      }
      const outcomes = await Promise.all(opened.map(isOpen))
      expect(outcomes.filter((one) => one)).toHaveLength(5)
      expect(await isOpen(openRaw(origin, A_THIRD))).toBe(true)
      for (const socket of opened) socket.destroy()
      await expect.poll(() => isOpen(openRaw(origin, ANOTHER))).toBe(true)
    },
  )

  it.skipIf(process.platform !== 'linux')('of a proxy of ours have no such share', async () => {
    const proxied = bareApp({
      log: pino({ level: 'silent' }),
      door: { assertMayCall: () => undefined, mayUpgrade: () => false },
    })
    const isProxy = (ip: string) => ip === ANOTHER
    limitConnections(proxied.server, { ofAddress: 5, ofNetwork: 20, speaksForMany: isProxy })
    proxied.get('/', async () => 'here')
    const at = await proxied.listen({ host: '127.0.0.1', port: 0 })
    const answers = Array.from({ length: 20 }, async () => {
      const socket = openRaw(at, ANOTHER)
      sockets.push(socket)
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return Promise.race([
        once(socket, 'data').then(() => 'answered'),
        once(socket, 'close').then(() => 'ended'),
      ])
    })
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['answered']))
    await proxied.close()
  })

  it.each([
    ['says nothing', () => undefined],
    ['sends its headers drop by drop', (socket: Socket) => void socket.write('x: y\r\n')],
  ])('are ended when one %s', async (_what, drip) => {
    const socket = openRaw(origin)
    sockets.push(socket)
    if (_what !== 'says nothing') socket.write('GET / HTTP/1.1\r\n')
    socket.resume()
    const timer = setInterval(() => drip(socket), 20)
    // A write that meets the end is an error of the socket; the end is what counts.
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(timer)
    await nextTurn()
  })
})
