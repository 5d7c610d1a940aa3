import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartupError } from '../../../../ports/startup-error.ts'
import { adminConnection } from '../cluster/application-database.ts'
import { type Account, giveTo, launchAs } from '../platform/account.ts'
import type { Binaries } from '../platform/binaries.ts'
import type { ServerAddress } from '../platform/server-address.ts'
import type { Ballast } from './ballast.ts'
import { openServerLog, type ServerLog } from './server-log.ts'
import { serverArguments } from './server-settings.ts'

const run = promisify(execFile)
const POLL_MS = 20

/** After a power cut the server first replays its journal; on a slow card that takes minutes. */
const READY_LIMIT_MS = 5 * 60_000
const SLOW_START_MS = 3_000

const FAST_STOP_LIMIT_MS = 4_000
const IMMEDIATE_STOP_LIMIT_MS = 2_000

/** Everything needed to start the server, as often as it takes. */
export type ServerPlan = {
  binaries: Binaries
  account: Account
  environment: Record<string, string> | undefined
  clusterFolder: string
  logFile: string
  address: ServerAddress
  /** What is given up when the disk is full. */
  ballast: Ballast
  onProgress: ((sentence: string) => void) | undefined
}

/** A server that answers; `exited` settles when it has ended, whatever the reason. */
export type RunningServer = { child: ChildProcess; pid: number; exited: Promise<unknown> }

/** @throws StartupError with the end of the server's log when it does not come up. */
export async function startServer(plan: ServerPlan): Promise<RunningServer> {
  const log = await openServerLog(plan.logFile)
  await giveTo(plan.account, plan.logFile)
  const { file, args, ...identity } = launchAs(
    plan.account,
    plan.binaries.postgres,
    serverArguments(plan.clusterFolder, plan.address),
  )
  const child = spawn(file, args, {
    ...identity,
    cwd: plan.clusterFolder,
    env: plan.environment,
    // A file, not a pipe: the server has to outlive us for the moment it takes to shut down.
    stdio: ['ignore', log.file.fd, log.file.fd],
    // A group of its own, so that Ctrl-C in the terminal reaches us alone and we stop it in order.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const exited = once(child, 'exit').catch(() => undefined)
  stopAtExit(child, exited)
  await log.file.close()
  await untilReady({ plan, log, exited, child })
  if (child.pid === undefined) throw await startFailure(log)
  return { child, pid: child.pid, exited }
}

/** For when this process ends without closing the database, by an error that nobody caught. */
function stopAtExit(child: ChildProcess, exited: Promise<unknown>): void {
  const stop = () => void child.kill('SIGINT')
  process.once('exit', stop)
  void exited.then(() => process.off('exit', stop))
}

type Starting = { plan: ServerPlan; log: ServerLog; exited: Promise<unknown>; child: ChildProcess }

async function untilReady({ plan, log, exited, child }: Starting): Promise<void> {
  const startedMs = performance.now()
  let isTold = false
  for (;;) {
    const ended = await Promise.race([exited.then(() => true), sleep(POLL_MS, false)])
    if (ended) throw await startFailure(log)
    if (await answers(plan.address)) return
    const waitedMs = performance.now() - startedMs
    if (waitedMs > SLOW_START_MS && !isTold) {
      isTold = true
      plan.onProgress?.('The database is recovering from an unexpected end')
    }
    if (waitedMs > READY_LIMIT_MS) {
      child.kill('SIGQUIT')
      throw await startFailure(log)
    }
  }
}

async function answers(address: ServerAddress): Promise<boolean> {
  const client = new pg.Client({ ...adminConnection(address), connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false // Not there yet; when it never comes, the server's log says why.
  }
}

async function startFailure(log: ServerLog): Promise<StartupError> {
  const details = await log.tail()
  const fatal = details.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? details.at(-1)
  const reason = fatal?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? 'it gave no reason'
  return new StartupError(`The database server did not start: ${reason}.`, { details })
}

/** Ends every connection and the server, at the latest after 6 seconds; nothing committed is lost. */
export async function stopServer(server: RunningServer, plan: ServerPlan): Promise<void> {
  const isGone = (limitMs: number) =>
    Promise.race([server.exited.then(() => true), sleep(limitMs, false)])
  await askToStop(server, plan)
  if (await isGone(FAST_STOP_LIMIT_MS)) return
  server.child.kill('SIGQUIT')
  if (await isGone(IMMEDIATE_STOP_LIMIT_MS)) return
  server.child.kill('SIGKILL')
  await server.exited
}

async function askToStop({ child }: RunningServer, plan: ServerPlan): Promise<void> {
  if (process.platform !== 'win32') {
    child.kill('SIGINT')
    return
  }
  const stop = ['stop', '-D', plan.clusterFolder, '-m', 'fast', '-w', '-t', '5']
  await run(plan.binaries.pgCtl, stop).catch(() => undefined)
}
