import { execFile } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { layoutIn } from '../../src/adapters/database/embedded/layout.ts'

const run = promisify(execFile)
const MIB = 1024 ** 2

/** Why a test on a small disk is left out where it is. */
export const NO_MOUNT =
  'This test mounts a file system of its own, which this user or system may not.'

/** A disk of its own for a test, and how it is filled. */
export type SmallDisk = {
  folder: string
  /** Writes until not one byte more is taken. */
  fillBytes(): Promise<void>
  /** Makes files until none more is. */
  fillInodes(): Promise<void>
  /** Takes away what filled it. */
  free(): Promise<void>
  remove(): Promise<void>
}

/** Mounts a file system of so many bytes and files: ext4 in a file, else one in memory. Undefined: that is not
 *  permitted here. */
export async function mountSmallDisk(
  bytes: number,
  inodes = INODES,
): Promise<SmallDisk | undefined> {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0) return undefined
  const outer = await realpath(await mkdtemp(join(tmpdir(), 'starnest-small-disk-')))
  const folder = join(outer, 'disk')
  await mkdir(folder)
  const size = { bytes, inodes }
  const isMounted = (await mountImage(outer, folder, size)) || (await mountMemory(folder, size))
  if (!isMounted) {
    await rm(outer, { recursive: true })
    return undefined
  }
  const filling = join(folder, 'filling')
  return {
    folder,
    async fillBytes() {
      await mkdir(filling, { recursive: true })
      fillFile(join(filling, 'bytes'))
    },
    async fillInodes() {
      await mkdir(filling, { recursive: true })
      for (let made = 0; await isMade(join(filling, String(made))); ) made += 1
    },
    free: () => rm(filling, { recursive: true, force: true }),
    async remove() {
      await run('umount', ['--lazy', folder])
      await rm(outer, { recursive: true, force: true })
    },
  }
}

/** Whether a database has laid down all that it keeps for a full disk: it answers before, and on a disk that is
 *  filled by then it has nothing to give up. */
export async function hasBallast(dataFolder: string, bytes: number): Promise<boolean> {
  const { ballast } = layoutIn(dataFolder)
  const names = await readdir(ballast).catch(() => [])
  const pieces = await Promise.all(names.map((name) => stat(join(ballast, name))))
  return pieces.reduce((sum, { size }) => sum + size, 0) >= bytes
}

const INODES = 2000

type Size = { bytes: number; inodes: number }

async function mountImage(outer: string, folder: string, size: Size): Promise<boolean> {
  const image = join(outer, 'image')
  try {
    await writeFile(image, '')
    await truncate(image, size.bytes)
    await run('mke2fs', ['-q', '-t', 'ext4', '-m', '0', '-N', String(size.inodes), image])
    await run('mount', ['-o', 'loop', image, folder])
    return true
  } catch {
    return false
  }
}

async function mountMemory(folder: string, { bytes, inodes }: Size): Promise<boolean> {
  const options = `size=${bytes},nr_inodes=${inodes},mode=755`
  return run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
}

function fillFile(path: string): void {
  const file = openSync(path, 'a')
  const zeros = Buffer.alloc(MIB)
  for (let length = MIB; length >= 1; length = Math.floor(length / 2)) {
    while (isWritten(file, zeros, length));
  }
  closeSync(file)
}

function isWritten(file: number, bytes: Buffer, length: number): boolean {
  try {
    return writeSync(file, bytes, 0, length) === length
  } catch {
    return false
  }
}

const isMade = (path: string) =>
  writeFile(path, '').then(
    () => true,
    () => false,
  )
