import { randomUUID } from 'node:crypto'
import { truncate, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { errorBodySchema } from '@starnest/contract/errors'
import { readinessSchema } from '@starnest/contract/health'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { PAIRING_ROUTES } from '@starnest/contract/household/pairing.routes'
import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { JAM_CHANNEL, jamStageSchema } from '@starnest/contract/jam/stage'
import { LIVE_CHANNEL } from '@starnest/contract/live'
import { MAX_PARTY_MEMBERS, PARTY_CHANNEL, type Party } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type OpenPage,
  openNode,
  openPage,
  openTwoNodes,
  type TestNode,
  type TwoNodes,
} from '../../../test/nodes/two-nodes.ts'
import { countRunningMs } from '../../../test/running-time.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { drain } from './drain.ts'
import { openLifecycle } from './lifecycle.ts'

const MIA = { name: 'Mia', displayName: 'Mia', role: null, ageGroup: 'child', avatarUrl: '🦄' }
const CODES: string[] = []
const FILM_BYTES = 64 * 1024 * 1024
const MEDIA_ID = 'aaaaaaaaaaaaaaaaaaaaaA'

let both: TwoNodes
let a: TestNode
let b: TestNode
let dad: Somebody
let mia: Somebody
let film: number
const open: OpenPage[] = []

beforeAll(async () => {
  both = await openTwoNodes({
    hasQueue: true,
    callsPerMinute: 40,
    config: {
      ...{ host: '127.0.0.1', furtherHosts: ['cinema.example'], studioUrl: '/create-studio' },
      proxies: ['127.0.0.1'],
    },
    proxyHouse: {
      wayIn: () => ({ addresses: [], firstVisit: '', picture: [], fingerprint: null }),
      onNewCode: ({ code }) => void CODES.push(code),
    },
  })
  a = both.a
  b = both.b
})
beforeEach(async () => {
  await a.home.clear()
  dad = await a.home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
  mia = await a.home.addSomebody('G', { displayName: 'Mia', ageGroup: 'child' })
  film = await a.home.addTitle({ title: 'Lantern', rating: 'PG-13', durationSeconds: 100 })
})
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.disconnect()
  await vi.waitFor(async () => expect((await party(a, dad)).members).toEqual([]))
})
afterAll(() => both.close())

async function come(node: TestNode, who: Somebody): Promise<OpenPage> {
  const page = await openPage(node.origin, {
    channel: PARTY_CHANNEL.name,
    deviceId: who.deviceId,
  })
  open.push(page)
  return page
}

function call(
  node: TestNode,
  who: Somebody,
  [method, url, payload]: ['GET' | 'POST' | 'PUT', string, object?],
) {
  const cookies = { [DEVICE_COOKIE]: who.deviceId }
  return node.home.app.inject({ method, url, cookies, ...(payload && { payload }) })
}

/** Dad says on a node up to which rating Mia may see. */
async function rate(node: TestNode, contentRating: string): Promise<void> {
  const url = pathOf(PROFILE_ROUTES.change, { id: mia.profileId })
  const answer = await call(node, dad, ['PUT', url, { ...MIA, contentRating }])
  expect(answer.json()).toMatchObject({ contentRating })
}

async function party(node: TestNode, who: Somebody): Promise<Party> {
  const answer = await call(node, who, ['GET', PARTY_ROUTES.party.path])
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** How long a player that reads slowly pauses after each piece, milliseconds. */
const SIP_MS = 20

describe('a party over two nodes', () => {
  it('has the members of both, in the order in which they came, and knows what is said of them', async () => {
    const tv = await come(a, dad)
    const tablet = await come(b, mia)
    await vi.waitFor(() => expect(tv.heard).toContainEqual(['changed', 'members']))
    for (const node of [a, b]) {
      const { members } = await party(node, dad)
      expect(members.map(({ id, name }) => ({ id, name }))).toEqual([
        { id: tv.id, name: 'Dad' },
        { id: tablet.id, name: 'Mia' },
      ])
    }
    tablet.socket.emit('status', { isVideo: true, isMuted: true, roundTripMs: 12 })
    await vi.waitFor(async () => {
      expect((await party(a, dad)).members.map(({ isVideo }) => isVideo)).toEqual([false, true])
    })
    tablet.socket.disconnect()
    await vi.waitFor(async () => expect((await party(a, dad)).members).toHaveLength(1))
  })

  it('hears on each what was done on the other: plays, pauses, the chat, reactions and calls', async () => {
    const tv = await come(a, dad)
    const tablet = await come(b, mia)
    await a.home.addRule(mia, film, 'approved')
    const { playback } = await party(a, dad)
    const show = { is: 'show', rev: playback.rev, titleId: film }
    expect((await call(a, dad, ['POST', PARTY_ROUTES.commands.path, show])).statusCode).toBe(200)
    await vi.waitFor(() => expect(tablet.heard).toContainEqual(['changed', 'playback']))
    const shown = (await party(b, mia)).playback
    expect(shown).toMatchObject({ isPlaying: true, title: { id: film } })
    const pause = { is: 'pause', rev: shown.rev }
    expect((await call(b, mia, ['POST', PARTY_ROUTES.commands.path, pause])).statusCode).toBe(200)
    await vi.waitFor(() => {
      expect(tv.heard.filter(([, what]) => what === 'playback')).toHaveLength(2)
    })
    expect((await party(a, dad)).playback).toMatchObject({ isPlaying: false, pausedBy: 'Mia' })
    const again = await call(a, dad, ['POST', PARTY_ROUTES.commands.path, pause])
    expect(again.json()).toMatchObject({ code: 'party_moved' })
    await call(b, mia, ['POST', PARTY_ROUTES.messages.path, { phrase: 'popcorn' }])
    await vi.waitFor(() => expect(tv.heard).toContainEqual(['changed', 'messages']))
    tv.socket.emit('react', '🎉')
    await vi.waitFor(() => {
      expect(tablet.heard.map(([event]) => event)).toContain('reaction')
    })
    tv.socket.emit('signal', { memberId: tablet.id, signal: { candidate: { candidate: 'x' } } })
    await vi.waitFor(() => {
      expect(tablet.heard.map(([event]) => event)).toContain('signal')
    })
  })

  it('has no more members on both together than a party holds', async () => {
    for (let page = 0; page < MAX_PARTY_MEMBERS; page++) await come(page % 2 === 0 ? a : b, dad)
    await vi.waitFor(async () =>
      expect((await party(a, dad)).members).toHaveLength(MAX_PARTY_MEMBERS),
    )
    const late = await come(b, mia)
    await vi.waitFor(() => expect(late.socket.connected).toBe(false))
  })

  it('lets a screen say ten things in ten seconds, on whichever node', async () => {
    const answers: number[] = []
    for (let nth = 0; nth < 11; nth++) {
      const say = { message: `${nth}` }
      const answer = await call(nth % 2 === 0 ? a : b, dad, [
        'POST',
        PARTY_ROUTES.messages.path,
        say,
      ])
      answers.push(answer.statusCode)
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('a stage over two nodes', () => {
  it('is joined by a phone on the other node, and loses it when its line breaks', async () => {
    const channel = JAM_CHANNEL.name
    const tv = await openPage(a.origin, { channel, deviceId: dad.deviceId })
    const phone = await openPage(b.origin, { channel, deviceId: mia.deviceId })
    open.push(tv, phone)
    const stageOf = (page: OpenPage) => page.heard.findLast(([event]) => event === 'stage')?.[1]
    expect(await tv.socket.emitWithAck('open', {})).toBeNull()
    await vi.waitFor(() => expect(stageOf(tv)).toMatchObject({ as: 'screen', singers: [] }))
    const { code } = jamStageSchema.parse(stageOf(tv)) as { code: string }
    expect(
      await phone.socket.emitWithAck('join', { code, guestName: 'Ida', number: 1, delayMs: 0 }),
    ).toBeNull()
    const singer = { number: 1, name: 'Ida', isConnected: true }
    await vi.waitFor(() => expect(stageOf(tv)).toMatchObject({ singers: [singer] }))
    expect(await phone.socket.emitWithAck('ready', true)).toBeNull()
    await vi.waitFor(() => expect(stageOf(tv)).toMatchObject({ singers: [{ isReady: true }] }))
    phone.socket.disconnect()
    await vi.waitFor(() => expect(stageOf(tv)).toMatchObject({ singers: [{ isConnected: false }] }))
    expect(await tv.socket.emitWithAck('leave', {})).toBeNull()
  })
})

describe('what one node changes', () => {
  it('is heard by the pages of the other, also by one that comes a moment later', async () => {
    const page = await openPage(b.origin, { channel: LIVE_CHANNEL.name, deviceId: dad.deviceId })
    open.push(page)
    await rate(a, 'PG')
    await vi.waitFor(() => expect(page.heard).toContainEqual(['changed', { what: 'profiles' }]))
    const late = await openPage(b.origin, {
      ...{ channel: LIVE_CHANNEL.name, deviceId: dad.deviceId },
      auth: { openForMs: 5000 },
    })
    open.push(late)
    await vi.waitFor(() => expect(late.heard).toContainEqual(['changed', { what: 'profiles' }]))
  })

  it('stops a film on the other within five seconds, when a child may not see it any more', async () => {
    const path = join(a.home.uploadsFolder, '..', 'film.mp4')
    await writeFile(path, '')
    await truncate(path, FILM_BYTES)
    await a.home.storage.moveFile(`${MEDIA_ID}/video.mp4`, path)
    await rate(a, 'PG-13')
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { cookie: `${DEVICE_COOKIE}=${mia.deviceId}` }
      const url = `${b.origin}/media/${film}/${MEDIA_ID}/video.mp4`
      get(url, { headers, agent: false }, resolve).on('error', reject)
    })
    expect(answer.statusCode).toBe(200)
    let bytes = 0
    answer.on('error', () => undefined)
    // A player that reads slowly.
    answer.on('data', (piece: Buffer) => {
      bytes += piece.length
      answer.pause()
      setTimeout(() => answer.resume(), SIP_MS)
    })
    const ended = new Promise((resolve) => answer.once('close', resolve))
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(0))
    const ranMs = countRunningMs()
    await rate(a, 'G')
    await ended
    expect(ranMs()).toBeLessThan(5000)
    expect(bytes).toBeLessThan(FILM_BYTES)
  })

  it('is done once of what is to be done in the background', async () => {
    const done: string[] = []
    const lane = `test-${randomUUID()}`
    const job = (key: string) => ({ key, householdId: 1, payload: {}, priority: 0 })
    const waits = Promise.withResolvers<void>()
    for (const [name, node] of [
      ['a', a],
      ['b', b],
    ] as const) {
      await node.home.jobs.work(lane, async () => {
        done.push(name)
        await waits.promise
      })
    }
    await a.home.jobs.add(lane, [job('one')])
    await b.home.jobs.add(lane, [job('one')])
    await vi.waitFor(() => expect(done).toHaveLength(1))
    await a.home.jobs.add(lane, [job('one')])
    waits.resolve()
    await b.home.jobs.add(lane, [job('two')])
    await vi.waitFor(() => expect(done).toHaveLength(2))
  })
})

describe('what is counted against somebody who guesses', () => {
  it('counts wrong PINs on both nodes', async () => {
    const pin = pathOf(PIN_ROUTES.change, { id: dad.profileId })
    expect((await call(a, dad, ['PUT', pin, { pin: '1234' }])).statusCode).toBe(200)
    const codes: string[] = []
    for (let nth = 0; nth < 4; nth++) {
      const wrong = { pin: '5678', currentPin: `000${nth}` }
      codes.push((await call(nth % 2 === 0 ? a : b, dad, ['PUT', pin, wrong])).json().code)
    }
    // After three there is a delay, on the other node too.
    expect(codes).toEqual(['pin_wrong', 'pin_wrong', 'pin_wrong', 'pin_locked'])
  })

  it('counts wrong pairing codes on both nodes, and takes on each the code of the other', async () => {
    await a.home.pairing.inviteAnew(a.home.householdId)
    const code = CODES.at(-1) ?? ''
    expect((await b.home.pairing.invite(a.home.householdId)).code).toBe(code)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const pair = (node: TestNode, guess: string, from: string) =>
      fetch(`${node.origin}${PAIRING_ROUTES.pair.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ code: guess }),
      })
    const answers: string[] = []
    for (let nth = 0; nth < 6; nth++) {
      const answer = await pair(nth % 2 === 0 ? a : b, wrong, '203.0.113.7')
      answers.push(errorBodySchema.parse(await answer.json()).code)
    }
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'pairing_wrong'), 'pairing_locked'])
    expect((await pair(a, code, '203.0.113.8')).status).toBe(200)
    expect((await pair(b, code, '203.0.113.9')).status).toBe(200)
  })

  it('counts calls of an address on both nodes', async () => {
    const ask = async (node: TestNode, times: number) => {
      const statuses: number[] = []
      for (let nth = 0; nth < times; nth++) {
        const headers = { 'x-forwarded-for': '203.0.113.20' }
        statuses.push(
          (await fetch(`${node.origin}${PAIRING_ROUTES.state.path}`, { headers })).status,
        )
      }
      return statuses
    }
    expect(await ask(a, 30)).not.toContain(429)
    await vi.waitFor(async () => expect(await ask(b, 1)).toEqual([200]))
    await vi.waitFor(async () => expect(await ask(b, 15)).toContain(429))
  })
})

describe('a node that is asked to stop', () => {
  it('is not ready, leaves its tasks to others, and sends its pages away one after the other', async () => {
    const lifecycle = openLifecycle()
    lifecycle.serve()
    const node = await openNode(both.redis, { beside: a.home, lifecycle })
    const channel = LIVE_CHANNEL.name
    const pages = [1, 2, 3].map(() => openPage(node.origin, { channel, deviceId: dad.deviceId }))
    const goneMs: number[] = []
    for (const { socket } of await Promise.all(pages)) {
      socket.once('disconnect', () => goneMs.push(performance.now()))
    }
    const stop = vi.fn(async () => undefined)
    const { realtime, jobs } = node.home
    const leadership = { lead: stop, inTurn: stop as never, stop }
    const drained = drain({ lifecycle, leadership, realtime, jobs })
    const ready = await fetch(`${node.origin}/api/health/ready`)
    expect({ status: ready.status, ...readinessSchema.parse(await ready.json()) }).toEqual({
      ...{ status: 503, ready: false, because: ['draining'] },
    })
    expect(ready.headers.get('connection')).toBe('close')
    await drained
    expect(stop).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(goneMs).toHaveLength(3))
    expect((goneMs.at(-1) ?? 0) - (goneMs[0] ?? 0)).toBeGreaterThan(500)
    await expect(openPage(node.origin, { channel, deviceId: dad.deviceId })).rejects.toThrow()
    await node.home.close()
    await node.nodes.close()
  })
})
