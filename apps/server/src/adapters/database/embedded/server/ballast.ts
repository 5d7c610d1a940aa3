import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What Starnest keeps on the disk only to give it up when the disk is full: four segments of
 *  PostgreSQL's journal (16 MiB each). Without room for the next segment it stops, and cannot start. */
export const BALLAST_BYTES = 64 * 1024 ** 2

/** Files that it comes in: each frees an inode too. */
const PIECES = 16

/** Two segments of the journal: below, PostgreSQL may stop at any moment. */
const SHORT_BYTES = 32 * 1024 ** 2
const SHORT_INODES = 8

/** The disk has to have so many times the ballast before it is laid down again. */
const ROOM_FOR_BALLAST = 4

/** Bytes and inodes of a disk that are kept for its database. */
export type Ballast = {
  /** Whether PostgreSQL may run out of room at any moment; false where nobody can say. */
  isShort(): Promise<boolean>
  /** Gives up what is kept. True: there was something. */
  release(): Promise<boolean>
  /** Lays it down when it is missing and there is ample room. */
  fill(): Promise<void>
}

/** The ballast in a folder of its own; of 0 bytes there is none. */
export function ballastIn(folder: string, bytes: number): Ballast {
  return {
    async isShort() {
      const found = await spaceAt(dirname(folder))
      if (!found) return false
      const lacksInodes = found.files > 0 && found.freeFiles < SHORT_INODES
      return found.freeBytes < SHORT_BYTES || lacksInodes
    },

    async release() {
      const isThere = (await piecesIn(folder)).length > 0
      await rm(folder, { recursive: true, force: true })
      return isThere
    },

    async fill() {
      if (bytes === 0 || (await piecesIn(folder)).length === PIECES) return
      const found = await spaceAt(dirname(folder))
      if (!found || found.freeBytes < ROOM_FOR_BALLAST * bytes) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Some file systems keep what can be compressed in less room.
      const piece = randomBytes(Math.ceil(bytes / PIECES))
      for (let at = 0; at < PIECES; at += 1) {
        await writeFile(join(folder, String(at)), piece, { mode: 0o600 })
      }
    },
  }
}

async function piecesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

async function spaceAt(folder: string) {
  const found = await statfs(folder).catch(() => undefined)
  return (
    found && {
      freeBytes: found.bavail * found.bsize,
      files: found.files,
      freeFiles: found.ffree,
    }
  )
}
