import { once } from 'node:events'
import { connect } from 'node:net'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import type { Change } from '@starnest/contract/live'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { codeIn, openBrowser, runHousehold } from '../../../test/households/two-households.ts'
import { countRunningMs } from '../../../test/running-time.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { deviceIdOf, newDeviceCookie } from '../../features/household/device-cookie.ts'
import { devices, households, profiles } from '../../tables/family.ts'

let home: TestHome
let origin: string
let parent: Somebody
const open: Socket[] = []

beforeAll(async () => {
  home = await openTestHome()
  origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R')
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => home.close())

type Page = { socket: Socket; heard: unknown[] }

/** A socket as a page of the device opens it, not connected yet. `heard`: everything it is sent. */
function openPage(
  deviceId: string,
  headers: Record<string, string> = {},
  auth: Record<string, unknown> = {},
): Page {
  const socket = io(origin, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    extraHeaders: { cookie: `${DEVICE_COOKIE}=${deviceId}`, ...headers },
  })
  open.push(socket)
  const heard: unknown[] = []
  socket.onAny((event: string, ...facts: unknown[]) => heard.push({ event, facts }))
  return { socket, heard }
}

async function connectedPage(deviceId: string, auth: Record<string, unknown> = {}): Promise<Page> {
  const page = openPage(deviceId, {}, auth)
  await new Promise((resolve, reject) => {
    page.socket.once('connect', () => resolve(undefined))
    page.socket.once('connect_error', reject)
  })
  return page
}

function send(
  method: 'PUT' | 'DELETE',
  url: string,
  who: { deviceId: string } = parent,
  payload?: object,
) {
  const cookies = { [DEVICE_COOKIE]: who.deviceId }
  return home.app.inject({ method, url, cookies, ...(payload && { payload }) })
}

const changed = (change: Change) => ({ event: 'changed', facts: [change] })

/** Somebody of another household, with a device. */
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
  return { householdId, deviceId, profileId: profile?.id }
}

describe('an open page', () => {
  it('hears at once that a list of the household changed, and no fact of the title', async () => {
    const id = await home.addTitle({ title: 'A secret name' })
    const child = await home.addSomebody('G')
    const pages = [await connectedPage(parent.deviceId), await connectedPage(child.deviceId)]
    await send('PUT', `/api/lists/my-list/${id}`)
    await send('PUT', `/api/lists/my-list/${id}`)
    await send('DELETE', `/api/lists/my-list/${id}`)
    const change = changed({ what: 'lists', profileId: parent.profileId })
    for (const { heard } of pages) {
      await vi.waitFor(() => expect(heard).toEqual([change, change]))
    }
  })

  it('hears as it connects what changed since it was opened, and nothing from before', async () => {
    const id = await home.addTitle()
    await send('PUT', `/api/lists/my-list/${id}`)
    const { heard } = await connectedPage(parent.deviceId, { openForMs: 5000 })
    const change = changed({ what: 'lists', profileId: parent.profileId })
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(change))
    const fresh = await connectedPage(parent.deviceId, { openForMs: 0 })
    const older = await connectedPage(parent.deviceId)
    await send('DELETE', `/api/lists/my-list/${id}`)
    for (const page of [fresh, older]) {
      await vi.waitFor(() => expect(page.heard).toEqual([change]))
    }
  })

  it('hears that a title was taken out of Continue Watching', async () => {
    const id = await home.addTitle()
    await home.addProgress(parent, id)
    const { heard } = await connectedPage(parent.deviceId)
    await send('DELETE', `/api/continue-watching/${id}`)
    await vi.waitFor(() =>
      expect(heard).toEqual([changed({ what: 'progress', profileId: parent.profileId })]),
    )
  })

  it('hears where a film was paused, once for several moves, and not every ten seconds', async () => {
    const id = await home.addTitle()
    const { heard } = await connectedPage(parent.deviceId)
    const report = (currentTime: number, facts: object = {}) =>
      send('PUT', `/api/animations/${id}/progress`, parent, { currentTime, ...facts })
    await report(10)
    await report(20, { tellsOthers: true })
    await report(30, { tellsOthers: true })
    await report(40)
    await send('PUT', `/api/lists/my-list/${id}`)
    const { profileId } = parent
    await vi.waitFor(() =>
      expect(heard).toEqual([changed({ what: 'progress' }), changed({ what: 'lists', profileId })]),
    )
  })

  it('hears nothing of what changed nothing', async () => {
    const id = await home.addTitle()
    const { heard } = await connectedPage(parent.deviceId)
    await send('DELETE', `/api/lists/my-list/${id}`)
    await send('DELETE', `/api/continue-watching/${id}`)
    await send('PUT', `/api/lists/watch-later/${id}`)
    await vi.waitFor(() => expect(heard).toHaveLength(1))
  })

  it('hears of its own household only', async () => {
    const theirs = await neighbour()
    const [ourTitle, theirTitle] = [
      await home.addTitle(),
      await home.addTitle({ householdId: theirs.householdId }),
    ]
    const [ourPage, theirPage] = [
      await connectedPage(parent.deviceId),
      await connectedPage(theirs.deviceId),
    ]
    await send('PUT', `/api/lists/my-list/${ourTitle}`)
    await send('PUT', `/api/lists/my-list/${theirTitle}`, theirs)
    const { profileId } = theirs
    await vi.waitFor(() => expect(theirPage.heard).toEqual([changed({ what: 'lists', profileId })]))
    await vi.waitFor(() =>
      expect(ourPage.heard).toEqual([changed({ what: 'lists', profileId: parent.profileId })]),
    )
  })

  it('is put out when its browser comes in to another household', async () => {
    const page = await connectedPage(parent.deviceId)
    const browser = openBrowser(home)
    browser.jar.cookie = parent.deviceId
    const invited = await runHousehold(home, ['add', 'Next door'])
    expect((await browser.join(codeIn(invited))).statusCode).toBe(200)
    await vi.waitFor(() => expect(page.socket.connected).toBe(false))

    const moved = await connectedPage(browser.jar.cookie ?? '')
    const { code } = (await browser.get('/api/pairing/code')).json()
    expect((await browser.pair(code)).statusCode).toBe(200)
    await vi.waitFor(() => expect(moved.socket.connected).toBe(false))
  })
})

describe('the handshake', () => {
  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['a name that is not ours', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('refuses a page of %s', async (_whose, headers) => {
    const { socket } = openPage(parent.deviceId, headers)
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve))
    expect(error.message).toBe('websocket error')
    expect(socket.connected).toBe(false)
  })

  it('refuses everything but WebSocket', async () => {
    const answer = await fetch(`${origin}${SOCKET_PATH}/?EIO=4&transport=polling`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

it('answers a call that offers another protocol as any other', async () => {
  const { port } = new URL(origin)
  const connection = connect(Number(port), '127.0.0.1')
  connection.write(
    'GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n' +
      'connection: Upgrade, HTTP2-Settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMA\r\n\r\n',
  )
  const [bytes] = await once(connection, 'data')
  expect(String(bytes)).toContain('HTTP/1.1 200 OK')
  connection.destroy()
})

it('lets a page go that does not answer, so that the server can stop', async () => {
  const other = await openTestHome()
  const { port } = new URL(await other.app.listen({ host: '127.0.0.1', port: 0 }))
  const asleep = connect(Number(port), '127.0.0.1')
  asleep.write(
    `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n` +
      'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const [bytes] = await once(asleep, 'data')
  expect(String(bytes)).toContain('101 Switching Protocols')
  const ranMs = countRunningMs()
  await other.close()
  // Half a minute is what a server waits for a page that sleeps.
  expect(ranMs()).toBeLessThan(20_000)
  asleep.destroy()
})
