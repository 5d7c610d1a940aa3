import { readdir, readFile, readlink } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** How long processes get to end by themselves: PostgreSQL writes down what it holds, milliseconds. */
const GRACE_MS = 6000
/** After that nothing holds them. */
const GONE_MS = 4000
const LOOK_EVERY_MS = 50

/** Ends every process but this one that works in a folder: whose command, environment or own folder
 *  names it. So servers, browsers, databases and encoders are found whoever started them, under
 *  whichever account. Resolves with the numbers of those that there were. Without /proc there are none
 *  to be seen. */
export async function endProcessesOf(folder: string): Promise<number[]> {
  const found = await processesOf(folder)
  // PostgreSQL and nginx end at once for SIGINT; for SIGTERM the former waits for whoever is connected.
  for (const [signal, limitMs] of [['SIGINT', GRACE_MS] as const, ['SIGKILL', GONE_MS] as const]) {
    for (const pid of await processesOf(folder)) send(pid, signal)
    if (await areGone(folder, limitMs)) return found
  }
  throw new Error(`processes that nothing ends: ${(await processesOf(folder)).join(', ')}`)
}

async function areGone(folder: string, limitMs: number): Promise<boolean> {
  const endMs = performance.now() + limitMs
  while (performance.now() < endMs) {
    if ((await processesOf(folder)).length === 0) return true
    await pause(LOOK_EVERY_MS)
  }
  return false
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself meanwhile.
  }
}

async function processesOf(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 0)
  const works = await Promise.all(pids.map((pid) => pid !== process.pid && worksIn(pid, folder)))
  return pids.filter((_, at) => works[at])
}

/** Empty for a process that has ended or may not be read. */
async function worksIn(pid: number, folder: string): Promise<boolean> {
  const said = await Promise.all([
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
  ])
  return said.some((text) => text.includes(folder))
}
