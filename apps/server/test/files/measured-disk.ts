import { mkdir, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDiskStorage } from '../../src/adapters/storage/disk/open-disk-storage.ts'
import type { DiskSpace, Storage } from '../../src/ports/storage.ts'
import { openTestHome, type TestHome } from '../test-home.ts'

/** A disk that is as large and as full as a test says, less what lies among the uploads. */
export type MeasuredDisk = {
  storage: Storage
  space: { -readonly [Fact in keyof DiskSpace]: DiskSpace[Fact] }
}

/** A home on such a disk. */
export async function openMeasuredHome(
  parts: Parameters<typeof openTestHome>[0] = {},
): Promise<{ home: TestHome; disk: MeasuredDisk; close: () => Promise<void> }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-measured-')))
  const uploadsFolder = join(folder, 'uploads')
  await mkdir(uploadsFolder)
  const space: MeasuredDisk['space'] = { totalBytes: 0, freeBytes: 0, inodes: null }
  const storage: Storage = {
    ...(await openDiskStorage(join(folder, 'media'))),
    space: async () => ({ ...space, freeBytes: space.freeBytes - (await bytesIn(uploadsFolder)) }),
  }
  const home = await openTestHome({ ...parts, storage, uploadsFolder })
  const close = async () => {
    await home.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { home, disk: { storage, space }, close }
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
