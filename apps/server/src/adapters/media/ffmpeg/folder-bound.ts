import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How often a folder is looked at, milliseconds. */
const LOOK_EVERY_MS = 1000

type Bounded = {
  readonly folder?: string
  readonly maxFolderBytes?: number
  readonly signal?: AbortSignal | undefined
}

/** Watches how much lies in a folder while a program writes into it. Its signal aborts when the
 *  given one does, and when the bound is passed. */
export function boundFolder({ folder, maxFolderBytes, signal }: Bounded): {
  readonly signal: AbortSignal | undefined
  isPassed(): boolean
  stop(): void
} {
  if (folder === undefined || maxFolderBytes === undefined) {
    return { signal, isPassed: () => false, stop: () => undefined }
  }
  const passed = new AbortController()
  const look = async () => {
    if ((await bytesIn(folder)) > maxFolderBytes) passed.abort()
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  return {
    signal: signal ? AbortSignal.any([signal, passed.signal]) : passed.signal,
    isPassed: () => passed.signal.aborted && !signal?.aborted,
    stop: () => clearInterval(timer),
  }
}

/** Bytes of the files in a folder and below; a file that vanishes meanwhile counts nothing. */
async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (file) => (file.isFile() ? file.size : 0),
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
