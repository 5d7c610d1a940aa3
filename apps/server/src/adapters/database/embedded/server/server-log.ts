import { existsSync } from 'node:fs'
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises'

/** A log that has grown past this is set aside at the next start; one older log is kept. */
const MAX_LOG_BYTES = 1024 * 1024

const TAIL_LINES = 12

/** The server's log file, and what the current start has written to it. */
export type ServerLog = {
  file: FileHandle
  /** The last lines since it was opened, oldest first. */
  tail(): Promise<string[]>
}

export async function openServerLog(path: string): Promise<ServerLog> {
  if (existsSync(path) && (await stat(path)).size > MAX_LOG_BYTES) await rename(path, `${path}.1`)
  const file = await open(path, 'a', 0o600)
  const { size } = await file.stat()

  async function tail(): Promise<string[]> {
    const written = (await readFile(path)).subarray(size).toString('utf8')
    return written.trim().split('\n').slice(-TAIL_LINES)
  }

  return { file, tail }
}
