import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { copyPreparedLibrary, PREPARED_LIBRARY } from './prepared-library.ts'

const MAIN = fileURLToPath(new URL('../apps/server/src/app/main.ts', import.meta.url))
const READY = /^Starnest is ready at (http:\/\/\S+)/

/** A real server in a process of its own, with a data folder of its own. */
export type RunningStarnest = {
  origin: string
  dataFolder: string
  pid: number
  /** The lines it has said so far. */
  said: readonly string[]
  /** Ask it to stop and wait for it. Its data stays. Resolves with its exit code, null when a signal ended it. */
  halt(): Promise<number | null>
  /** The same, and remove its data. */
  stop(): Promise<number | null>
  /** End it as a power cut would, and wait until it is gone. Its data stays. */
  kill(): Promise<void>
}

/** Start the server on a free port and wait until it says that it is ready. STARNEST_DATA names the
 *  data folder of a server before it; without, the folder is new, or a copy of the one that the run
 *  prepared. `options`: what stands after the command, such as --lan. `main`: the program of another version.
 *  @throws Error with everything it said when it ends before. */
export async function startStarnest(
  env: Record<string, string> = {},
  options: readonly string[] = [],
  main = MAIN,
): Promise<RunningStarnest> {
  const dataFolder = env.STARNEST_DATA ?? (await newDataFolder())
  const server = spawn(process.execPath, [main, ...options], {
    env: { ...process.env, PORT: '0', STARNEST_DATA: dataFolder, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const origin = await originOnceReady(server, said)
  // Listened for from the start: a server that has ended, by itself or by a signal, never says so again.
  const closed = new Promise((resolve) => server.once('close', resolve))
  const halt = async () => {
    server.kill('SIGTERM')
    await closed
    return server.exitCode
  }
  return {
    origin,
    dataFolder,
    pid: server.pid ?? 0,
    said,
    halt,
    async stop() {
      const code = await halt()
      await rm(dataFolder, { recursive: true, force: true })
      return code
    },
    async kill() {
      server.kill('SIGKILL')
      await closed
    },
  }
}

/** A data folder for a server: new, or a copy of the one that the run prepared. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-'))
  const prepared = process.env[PREPARED_LIBRARY]
  if (prepared) await copyPreparedLibrary(prepared, folder)
  return folder
}

function originOnceReady(server: ChildProcess, said: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line)
        const origin = READY.exec(line)?.[1]
        if (origin) resolve(origin)
      })
    }
    server.on('error', reject)
    server.on('close', (code) => {
      reject(new Error(`Starnest ended with code ${code} before it was ready:\n${said.join('\n')}`))
    })
  })
}
