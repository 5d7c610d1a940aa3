import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/adapters/database/embedded/platform/server-address.ts'

/** A Redis of a test's own, which keeps nothing. */
export type PrivateRedis = {
  url: string
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Starts it again, empty, at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
}

const START_LIMIT_MS = 20_000

/** Starts the system's redis-server on a free port of this machine. */
export async function startPrivateRedis(): Promise<PrivateRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-redis-'))
  const port = await freePort()
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]
    const started = spawn('redis-server', settings, { stdio: 'ignore' })
    server = started
    await once(started, 'spawn')
    const endMs = performance.now() + START_LIMIT_MS
    while (!(await answers(port))) {
      if (performance.now() > endMs) throw new Error('the Redis of the test did not start')
      await sleep(20)
    }
  }

  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.write('PING\r\n')
  })
}
