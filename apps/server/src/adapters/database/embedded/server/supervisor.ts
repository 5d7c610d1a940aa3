import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog } from '../../database-log.ts'
import { stopLeftovers } from '../leftovers/stop-leftovers.ts'
import { watchDisk } from './low-disk.ts'
import { type RunningServer, type ServerPlan, startServer, stopServer } from './server-process.ts'

const FIRST_RETRY_MS = 200
const LAST_RETRY_MS = 30_000
/** Milliseconds between two checks for room, while there is none. */
const LOOK_FOR_ROOM_MS = 500

/** A server that is kept running until stopped. */
export type Supervisor = { stop(): Promise<void> }

/**
 * Starts the server and starts it again whenever it ends by itself; meanwhile queries fail and
 * the pool reconnects as soon as it is back, since the address stays. Where the disk is full, it is
 * started with the room of the ballast, and without one as soon as there is some.
 * @throws StartupError when the first start fails.
 */
export async function superviseServer(plan: ServerPlan, log: DatabaseLog): Promise<Supervisor> {
  const { ballast } = plan
  if (await ballast.isShort()) await ballast.release()
  let server: RunningServer | undefined = await startServer(plan)
  const watch = watchDisk(plan, log)
  const stopping = new AbortController()

  async function keepRunning(): Promise<void> {
    while (server) {
      await server.exited
      server = undefined
      if (stopping.signal.aborted) return
      log.error({}, 'The database server ended by itself and is started again')
      server = await restart()
      if (server && stopping.signal.aborted) await stopServer(server, plan)
    }
  }

  async function restart(): Promise<RunningServer | undefined> {
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)) {
      if (stopping.signal.aborted) return undefined
      try {
        await stopLeftovers(plan.clusterFolder, plan.binaries.pgCtl)
        if ((await ballast.isShort()) && (await ballast.release())) {
          log.warn({}, 'The disk is full: the database uses its reserve')
        }
        return await startServer(plan)
      } catch (error) {
        log.error({ err: error }, 'The database server could not be started again')
      }
      await pause(waitMs)
    }
  }

  /** Ends early when the disk was full and is not any more. */
  async function pause(waitMs: number): Promise<void> {
    const endMs = performance.now() + waitMs
    const wasShort = await ballast.isShort()
    while (!stopping.signal.aborted && performance.now() < endMs) {
      const stepMs = Math.min(LOOK_FOR_ROOM_MS, endMs - performance.now())
      await sleep(stepMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (wasShort && !(await ballast.isShort())) return
    }
  }

  const kept = keepRunning()

  async function stop(): Promise<void> {
    stopping.abort()
    await watch.stop()
    if (server) await stopServer(server, plan)
    await kept
  }

  return { stop }
}
