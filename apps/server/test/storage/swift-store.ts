import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { S3Settings } from '../../src/ports/storage.ts'

/** Debian's Python and its Swift; whatever else is called python3 does not have it. */
const PYTHON = '/usr/bin/python3'
const SWIFT = '/usr/lib/python3/dist-packages/swift'

/** Whether this machine has a Swift; `npm test` installs it where it may. */
export const hasSwift = existsSync(PYTHON) && existsSync(SWIFT)

/** A real S3 store of its own: OpenStack Swift on one disk. */
export type SwiftStore = {
  settings: S3Settings
  /** As by kill -9; what it has acknowledged stays. */
  kill(): Promise<void>
  /** Again on the same port. */
  start(): Promise<void>
  close(): Promise<void>
}

/** Starts a store with an empty bucket. `origin`: of pages that may read it. */
export async function openSwiftStore({ origin = '' } = {}): Promise<SwiftStore> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-swift-'))
  const port = await freePort()
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'starnest',
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    publicUrl: undefined,
    cacheBytes: 1_000_000_000,
  }
  let server: ChildProcess | undefined
  const store: SwiftStore = {
    settings,
    async start() {
      const program = join(import.meta.dirname, 'swift-store.py')
      server = spawn(PYTHON, [program, folder, String(port), origin], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      server.stderr?.on('data', (piece) => {
        said = `${said}${piece}`.slice(-4000)
      })
      const ended = once(server, 'exit').then(() => {
        throw new Error(`Swift ended: ${said}`)
      })
      ended.catch(() => undefined)
      if (!server.stdout) throw new Error('Swift has no output')
      await Promise.race([once(createInterface(server.stdout), 'line'), ended])
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    async close() {
      await store.kill()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  await store.start()
  return store
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
