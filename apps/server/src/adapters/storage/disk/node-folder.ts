import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How often a node says of its folder that it lives. */
const TOUCHED_EVERY_MS = 60 * 60_000

/** A folder that nobody has touched for so long is none of a node that lives. */
const LEFT_OVER_MS = 48 * 60 * 60_000

/**
 * Makes a folder of this node's own in one that nodes share, and removes those of nodes that are long gone. It is
 * touched for as long as this process lives: another node's start leaves it alone, however long it lies idle.
 */
export async function openNodeFolder(shared: string, node: string): Promise<string> {
  const own = join(shared, node)
  await mkdir(own, { recursive: true, mode: 0o700 })
  const touch = () => {
    const now = new Date()
    // Where the disk is away for a while, the next hour does.
    utimes(own, now, now).catch(() => undefined)
  }
  setInterval(touch, TOUCHED_EVERY_MS).unref()
  // By the clock of the disk: that of this machine may be wrong.
  const { mtimeMs: nowMs } = await stat(own)
  for (const name of await readdir(shared)) {
    const found = await stat(join(shared, name)).catch(() => undefined)
    const isOld = found && nowMs - found.mtimeMs > LEFT_OVER_MS
    if (isOld) await rm(join(shared, name), { recursive: true, force: true })
  }
  return own
}
