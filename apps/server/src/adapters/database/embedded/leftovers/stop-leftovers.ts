import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartupError } from '../../../../ports/startup-error.ts'
import { isTemporarySocketFolder } from '../platform/socket-folder.ts'
import { type ServerProcess, serverProcesses } from './server-processes.ts'

const run = promisify(execFile)
const POLL_MS = 50

/** Signals, each stronger than the one before, and how long the server then has to end. All keep
 *  what is committed. */
const STEPS = [
  { signal: 'SIGINT', to: 'main', limitMs: 10_000 },
  { signal: 'SIGQUIT', to: 'all', limitMs: 5_000 },
  { signal: 'SIGKILL', to: 'all', limitMs: 2_000 },
] as const

/**
 * Clears away what a killed Starnest left of its server: stops it when it still runs, and removes
 * the files that say so. Call it only while holding the data folder's lock.
 * @returns whether a server was still running.
 * @throws StartupError when it cannot be stopped.
 */
export async function stopLeftovers(clusterFolder: string, pgCtl: string): Promise<boolean> {
  const pidFile = join(clusterFolder, 'postmaster.pid')
  const wasRunning =
    process.platform === 'win32'
      ? await stopOnWindows(clusterFolder, pidFile, pgCtl)
      : await stopProcesses(clusterFolder)
  await rm(pidFile, { force: true })
  return wasRunning
}

async function stopProcesses(clusterFolder: string): Promise<boolean> {
  let remaining = await serverProcesses(clusterFolder)
  if (remaining.length === 0) return false
  for (const { signal, to, limitMs } of STEPS) {
    for (const one of remaining) if (to === 'all' || one.isMain) sendSignal(one, signal)
    remaining = await whatRemains(clusterFolder, limitMs)
    if (remaining.length === 0) return true
  }
  throw new StartupError(
    `A database server from an earlier start (process ${remaining[0]?.pid}) does not stop; ` +
      'end it and start Starnest again.',
  )
}

/** Waits so long for the processes on a cluster to end by themselves, and lists those that did not. */
export async function whatRemains(
  clusterFolder: string,
  limitMs: number,
): Promise<ServerProcess[]> {
  const endMs = performance.now() + limitMs
  for (;;) {
    const remaining = await serverProcesses(clusterFolder)
    if (remaining.length === 0 || performance.now() > endMs) return remaining
    await sleep(POLL_MS)
  }
}

function sendSignal({ pid }: ServerProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended since it was listed; whether anything remains is looked at afterwards.
  }
}

/** Windows has no signals; PostgreSQL's own tool reaches the server through a named pipe. */
async function stopOnWindows(clusterFolder: string, pidFile: string, pgCtl: string) {
  if (!existsSync(pidFile)) return false
  const stop = ['stop', '-D', clusterFolder, '-m', 'fast', '-w', '-t', '10']
  return run(pgCtl, stop).then(
    () => true,
    () => false, // The file is stale: no such process.
  )
}

/**
 * Removes the socket's folder under the system's temporary folder, where a killed Starnest had to
 * put it there. The fifth line of the server's file names it.
 */
export async function removeOldSocketFolder(clusterFolder: string): Promise<void> {
  const pidFile = join(clusterFolder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const folder = (await readFile(pidFile, 'utf8')).split('\n')[4]
  if (folder && isTemporarySocketFolder(folder)) await rm(folder, { recursive: true, force: true })
}
