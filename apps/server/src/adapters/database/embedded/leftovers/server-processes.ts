import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A PostgreSQL process at work on one cluster; the main one starts and stops the others. */
export type ServerProcess = { pid: number; isMain: boolean }

/**
 * The PostgreSQL processes that work on a cluster, whoever started them. A process id in a file
 * proves nothing, since another program may have got the number since; so each process is asked
 * what it runs and where.
 */
export async function serverProcesses(clusterFolder: string): Promise<ServerProcess[]> {
  return process.platform === 'linux' ? fromProc(clusterFolder) : fromPs(clusterFolder)
}

type Running = {
  pid: number
  parentPid: number
  commandLine: string[]
  /** Undefined where it may not be seen: in a container another user's is hidden even from root. */
  folder: string | undefined
}

async function fromProc(clusterFolder: string): Promise<ServerProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const running = (await Promise.all(pids.map(asRunning))).filter((one) => one !== undefined)
  const servers = running.filter(isPostgres)
  const main = servers.filter((one) => one.commandLine.includes(clusterFolder))
  const others = servers.filter(
    (one) =>
      !main.includes(one) &&
      (one.folder === clusterFolder || main.some(({ pid }) => pid === one.parentPid)),
  )
  return [
    ...main.map(({ pid }) => ({ pid, isMain: true })),
    ...others.map(({ pid }) => ({ pid, isMain: false })),
  ]
}

async function asRunning(pid: string): Promise<Running | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const commandLine = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    const parentPid = Number(/^PPid:\s*(\d+)/m.exec(status)?.[1])
    return { pid: Number(pid), parentPid, commandLine, folder }
  } catch {
    return undefined // It ended meanwhile.
  }
}

/** The main process shows its path and arguments, the others "postgres: " and what they do. */
function isPostgres({ commandLine: [program = ''] }: Running): boolean {
  return basename(program) === 'postgres' || program.startsWith('postgres: ')
}

/** Only the main process shows its folder in the list, and the others end with it. */
async function fromPs(clusterFolder: string): Promise<ServerProcess[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,command='], { maxBuffer: 16 * 1024 * 1024 })
  const lines = stdout.split('\n').filter((line) => line.includes(`-D ${clusterFolder} `))
  const servers = lines.filter((line) => line.includes('postgres'))
  return servers.map((line) => ({ pid: Number.parseInt(line, 10), isMain: true }))
}
