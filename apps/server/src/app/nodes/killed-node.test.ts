import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { healthSchema, readinessSchema } from '@starnest/contract/health'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { LIVE_CHANNEL } from '@starnest/contract/live'
import { PARTY_CHANNEL, type Party } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type PrivateServer, startPrivateServer } from '../../../test/database/private-server.ts'
import { type Link, openLink } from '../../../test/nodes/breaking-link.ts'
import { type PrivateRedis, startPrivateRedis } from '../../../test/nodes/private-redis.ts'
import { openNode, openPage, type TestNode } from '../../../test/nodes/two-nodes.ts'
import { countRunningMs } from '../../../test/running-time.ts'
import type { Somebody } from '../../../test/test-home.ts'

const NODE = fileURLToPath(new URL('../../../test/nodes/node-process.ts', import.meta.url))

/** How long what was lost may take to be there again, on a machine with much else to do. */
const BACK_LIMIT_MS = 60_000

let postgresql: PrivateServer
let redis: PrivateRedis
/** Between the node and Redis. */
let link: Link
let node: TestNode
let dad: Somebody
const processes: ChildProcess[] = []

beforeAll(async () => {
  postgresql = await startPrivateServer({ isForgetful: true })
  redis = await startPrivateRedis()
  link = await openLink(() => Number(new URL(redis.url).port))
  const linked = { ...redis, url: `redis://127.0.0.1:${link.port}` }
  node = await openNode(linked, { databaseUrl: postgresql.url })
  dad = await node.home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
})
afterAll(async () => {
  for (const one of processes) one.kill('SIGKILL')
  await node.home.close()
  await node.nodes.close()
  await link.close()
  await redis.stop()
  await postgresql.stop()
})

/** Another node, in a process of its own. */
async function startOther(): Promise<{ origin: string; kill: () => void }> {
  const env = {
    ...process.env,
    ...{ DATABASE_URL: postgresql.url, REDIS_URL: redis.url, FOLDER: node.home.place.folder },
  }
  const started = spawn(process.execPath, [NODE], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  processes.push(started)
  const [origin] = await once(createInterface({ input: started.stdout }), 'line')
  return { origin, kill: () => void started.kill('SIGKILL') }
}

const cookie = () => `${DEVICE_COOKIE}=${dad.deviceId}`

async function party(origin = node.origin): Promise<Party> {
  const answer = await fetch(`${origin}${PARTY_ROUTES.party.path}`, {
    headers: { cookie: cookie() },
  })
  expect(answer.status).toBe(200)
  return answer.json() as Promise<Party>
}

function say(message: string): Promise<Response> {
  return fetch(`${node.origin}${PARTY_ROUTES.messages.path}`, {
    method: 'POST',
    headers: { cookie: cookie(), 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })
}

async function readiness() {
  const answer = await fetch(`${node.origin}/api/health/ready`)
  return { status: answer.status, ...readinessSchema.parse(await answer.json()) }
}

it('goes on with a party within five seconds when the other node is killed', async () => {
  const other = await startOther()
  const { deviceId } = dad
  const here = await openPage(node.origin, { channel: PARTY_CHANNEL.name, deviceId })
  const there = await openPage(other.origin, { channel: PARTY_CHANNEL.name, deviceId })
  await vi.waitFor(async () => expect((await party()).members).toHaveLength(2))
  expect((await party(other.origin)).members.map(({ id }) => id)).toEqual([here.id, there.id])
  here.heard.length = 0
  const ranMs = countRunningMs()
  other.kill()
  const lost = new Promise((resolve) => there.socket.once('disconnect', resolve))
  const again = lost.then(() => openPage(node.origin, { channel: PARTY_CHANNEL.name, deviceId }))
  expect((await say('Still here?')).status).toBe(200)
  await vi.waitFor(() => expect(here.heard).toContainEqual(['changed', 'messages']))
  const back = await again
  await vi.waitFor(
    async () => {
      expect((await party()).members.map(({ id }) => id)).toEqual([here.id, back.id])
    },
    { interval: 50 },
  )
  expect(ranMs()).toBeLessThan(5000)
  here.socket.disconnect()
  back.socket.disconnect()
})

it('goes on alone while Redis is away, says so, and meets the others when it is back', async () => {
  const { deviceId } = dad
  const page = await openPage(node.origin, { channel: PARTY_CHANNEL.name, deviceId })
  const live = await openPage(node.origin, { channel: LIVE_CHANNEL.name, deviceId })
  await vi.waitFor(async () => expect((await party()).members).toHaveLength(1))
  expect(await readiness()).toEqual({ status: 200, ready: true, because: [] })
  await redis.kill()
  await vi.waitFor(
    async () => {
      expect(await readiness()).toEqual({ status: 503, ready: false, because: ['redis'] })
    },
    { timeout: BACK_LIMIT_MS },
  )
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${node.origin}/api/health`)
      expect(answer.status).toBe(200)
      const { status, engines } = healthSchema.parse(await answer.json())
      expect({ status, nodes: engines.nodes?.state }).toEqual({
        status: 'degraded',
        nodes: 'degraded',
      })
    },
    { timeout: BACK_LIMIT_MS },
  )
  page.heard.length = 0
  expect((await party()).members.map(({ id }) => id)).toEqual([page.id])
  expect((await say('Alone')).status).toBe(200)
  await vi.waitFor(() => expect(page.heard).toContainEqual(['changed', 'messages']))
  await redis.start()
  await vi.waitFor(async () => expect((await readiness()).ready).toBe(true), {
    timeout: BACK_LIMIT_MS,
  })
  // What was missed is not known, so a page asks for everything.
  await vi.waitFor(() => expect(live.heard).toContainEqual(['changed', { what: 'library' }]))
  const other = await startOther()
  expect((await party(other.origin)).members.map(({ id }) => id)).toEqual([page.id])
  other.kill()
  page.socket.disconnect()
  live.socket.disconnect()
})

it('knows who came and who left while Redis, which has kept everything, could not be reached', async () => {
  const open = () => openPage(node.origin, { channel: PARTY_CHANNEL.name, deviceId: dad.deviceId })
  const stays = await open()
  const leaves = await open()
  await vi.waitFor(async () => expect((await party()).members).toHaveLength(2))
  await link.become({ is: 'refused' })
  await vi.waitFor(async () => expect((await readiness()).because).toEqual(['redis']))
  leaves.socket.disconnect()
  const comes = await open()
  const here = [stays.id, comes.id]
  await vi.waitFor(async () => expect((await party()).members.map(({ id }) => id)).toEqual(here))
  await link.become({ is: 'well' })
  await vi.waitFor(async () => expect((await readiness()).ready).toBe(true))
  await vi.waitFor(async () => expect((await party()).members.map(({ id }) => id)).toEqual(here))
  for (const { socket } of [stays, comes]) socket.disconnect()
})

it('says that it is not ready while PostgreSQL is away, lives on, and is ready again after it', async () => {
  await postgresql.halt()
  await vi.waitFor(
    async () => {
      expect(await readiness()).toEqual({ status: 503, ready: false, because: ['database'] })
    },
    { timeout: BACK_LIMIT_MS },
  )
  expect((await fetch(`${node.origin}/api/health/live`)).status).toBe(200)
  expect((await say('Anybody?')).status).toBe(503)
  await postgresql.resume()
  await vi.waitFor(async () => expect((await readiness()).ready).toBe(true), {
    timeout: BACK_LIMIT_MS,
  })
  expect((await say('Back')).status).toBe(200)
})
