import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { newDataFolder } from '../../../../tests/running-starnest.ts'
import { startPrivateServer } from '../../test/database/private-server.ts'
import { startPrivateRedis } from '../../test/nodes/private-redis.ts'
import { countRunningMs } from '../../test/running-time.ts'
import { openDatabase } from '../adapters/database/open-database.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

let folder: string
let dataFolder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-start-'))
  // A server that root started looks into it as another user.
  await chmod(folder, 0o755)
  dataFolder = await newDataFolder()
})
afterAll(async () => {
  for (const one of [folder, dataFolder]) await rm(one, { recursive: true, force: true })
})

type Started = { child: ChildProcess; said: () => string; complained: () => string }

function start(env: Record<string, string> = {}, options: string[] = []): Started {
  const { DATABASE_URL: _, ...outside } = process.env
  const child = spawn(process.execPath, [MAIN, ...options], {
    env: { ...outside, PORT: '0', STARNEST_DATA: dataFolder, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = { out: '', err: '' }
  child.stdout?.on('data', (bytes) => {
    heard.out += bytes
  })
  child.stderr?.on('data', (bytes) => {
    heard.err += bytes
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'close')
  })
  return { child, said: () => heard.out, complained: () => heard.err }
}

async function ready(started: Started): Promise<string> {
  const line = /Starnest is ready at (http:\S+)/
  await vi.waitUntil(() => line.test(started.said()), { interval: 50 })
  return line.exec(started.said())?.[1] ?? ''
}

async function refused(started: Started): Promise<string> {
  const [code] = await once(started.child, 'close')
  expect(code).toBe(1)
  return started.complained()
}

/** Begins a call that never ends. */
async function holdOpen(address: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const idle = connect(Number(port), hostname)
  idle.on('error', () => undefined)
  await once(idle, 'connect')
  idle.write('PUT /api/animations/1/progress HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n')
}

it('says where it is ready, answers there, and stops in order when asked to', async () => {
  const started = start()
  const address = await ready(started)
  // The whole health asks every engine, which complains on a busy machine that one is slow.
  expect((await fetch(`${address}/api/health/ready`)).status).toBe(200)
  const ranMs = countRunningMs()
  started.child.kill('SIGTERM')
  expect(await once(started.child, 'close')).toEqual([0, null])
  expect(ranMs()).toBeLessThan(10_000)
  expect(started.complained()).toBe('')
})

it('stops within ten seconds although somebody holds a connection open', async () => {
  const started = start()
  const address = await ready(started)
  const held = await fetch(`${address}/api/home`)
  await holdOpen(address)
  await held.text()
  started.child.kill('SIGINT')
  expect(await once(started.child, 'close')).toEqual([0, null])
})

it('takes a doubled signal for one', async () => {
  const started = start()
  await ready(started)
  // Two of the same kind could reach it as one.
  started.child.kill('SIGINT')
  started.child.kill('SIGTERM')
  expect(await once(started.child, 'close')).toEqual([0, null])
})

it('exits at once when it is asked again a while later', async () => {
  const started = start()
  await holdOpen(await ready(started))
  const closed = once(started.child, 'close')
  const asking = setInterval(() => started.child.kill('SIGTERM'), 100)
  onTestFinished(() => clearInterval(asking))
  expect(await closed).toEqual([1, null])
})

it('opens to the home network with --lan, says how to get in, and stops in order', async () => {
  const started = start({ HOST: '127.0.0.1' }, ['--lan'])
  const address = await ready(started)
  expect((await fetch(`${address}/api/viewer`)).status).toBe(200)
  const said = started.said()
  expect(said).toMatch(/devices at home: https:\/\/127\.0\.0\.1:\d+/)
  expect(said).toMatch(/^Pairing code: \d{3} \d{3} \(for 10 minutes\)$/m)
  expect(said).toMatch(/Fingerprint \(SHA-256\) of this home: (?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/m)
  const [, firstVisit = ''] = /opens (http:\S+),/.exec(said) ?? []
  expect((await fetch(firstVisit)).status).toBe(200)
  started.child.kill('SIGTERM')
  expect(await once(started.child, 'close')).toEqual([0, null])
  expect(started.complained()).toBe('')
})

it('says no pairing code as a worker, which lets nobody in', async () => {
  const server = await startPrivateServer({ isForgetful: true })
  onTestFinished(() => server.stop())
  const redis = await startPrivateRedis()
  onTestFinished(() => redis.stop())
  const shared = { DATABASE_URL: server.url, REDIS_URL: redis.url, STARNEST_PROXIES: '10.0.0.1' }
  const worker = start({ ...shared, STARNEST_DATA: await mkdtemp(join(folder, 'w-')) }, [
    '--worker',
  ])
  await ready(worker)
  expect(worker.said()).not.toContain('Pairing code')
})

it('refuses an option it does not know, and a certificate that is not there', async () => {
  expect(await refused(start({}, ['--wan']))).toBe(
    'Starnest knows no option "--wan"; there is only --lan.\n',
  )
  const missing = {
    STARNEST_TLS_CERT: join(folder, 'no.pem'),
    STARNEST_TLS_KEY: join(folder, 'no.key'),
  }
  expect(await refused(start(missing, ['--lan']))).toBe(
    `STARNEST_TLS_CERT names ${missing.STARNEST_TLS_CERT}, but there is no such file.\n`,
  )
})

it('refuses a malformed setting with one sentence', async () => {
  expect(await refused(start({ PORT: 'seven' }))).toBe(
    'PORT must be a whole number from 0 to 65535, not "seven".\n',
  )
})

it('names a port that is taken and says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = address && typeof address === 'object' ? address.port : 0
  expect(await refused(start({ PORT: String(port) }))).toBe(
    `Port ${port} is taken by another program; stop that one, or choose another port, ` +
      `for example PORT=${port + 1} npm start.\n`,
  )
})

it('refuses a host that is not of this machine', async () => {
  expect(await refused(start({ HOST: '203.0.113.9' }))).toBe(
    'HOST "203.0.113.9" is not an address of this machine.\n',
  )
})

it('refuses a data folder it cannot use', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const sentence = await refused(start({ STARNEST_DATA: file }))
  expect(sentence).toContain(`cannot write to the data folder ${file}`)
  expect(sentence.trim().split('\n')).toHaveLength(1)
})

it('refuses a media folder that is a file', async () => {
  const odd = join(folder, 'odd')
  await mkdir(odd)
  await writeFile(join(odd, 'media'), '')
  const sentence = await refused(start({ STARNEST_DATA: odd }))
  expect(sentence).toBe(
    `${join(odd, 'media')} is no folder; move what is there away, so that media can be kept in it.\n`,
  )
})

it('refuses a second Starnest on the same data', async () => {
  await ready(start())
  const sentence = await refused(start())
  expect(sentence.trim().split('\n')).toHaveLength(1)
  expect(sentence).toContain(`Another Starnest is already using ${dataFolder}`)
})

it('refuses the database of a newer Starnest', async () => {
  const newer = join(folder, 'newer')
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = await openDatabase({ dataFolder: newer, log })
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  )
  await database.close()
  expect(await refused(start({ STARNEST_DATA: newer }))).toContain('newer Starnest')
})

it('starts again after being killed without warning', async () => {
  const killed = start()
  await ready(killed)
  killed.child.kill('SIGKILL')
  await once(killed.child, 'close')
  expect(await ready(start())).toMatch(/^http/)
})
