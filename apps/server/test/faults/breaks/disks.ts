import { stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SmallDisk } from '../../database/small-disk.ts'
import { Broken, type Used } from '../seen/broken.ts'
import type { Row } from '../seen/report.ts'

/** Bytes of the disk of the data folder. */
export const DISK_BYTES = 3 * 1024 ** 3
/** What no upload takes of it, and what copies of the store's objects may. */
export const DISK_SETTINGS = { STARNEST_DISK_RESERVE: '100MB', S3_CACHE_SIZE: '200MB' }

const FULL_MS = 10_000
const BEFORE_MS = 2000

/** Fills the disk of the data folder, on which uploads on their way and all work lies, and frees it again. The
 *  engines have a disk of their own. */
export async function fillAgainAndAgain(
  used: Used,
  { disk, times, note }: { disk: SmallDisk; times: number; note: (row: Row) => void },
): Promise<void> {
  const broken = new Broken(`disk of the data folder full for ${FULL_MS / 1000} s`, used)
  for (let nth = 1; nth <= times; nth += 1) {
    await broken.again(sleep(BEFORE_MS), async () => {
      await disk.fillBytes()
      await sleep(FULL_MS)
      await disk.free()
    })
    note(broken.row())
  }
}

/** What a disk does in a second that is about to die, or an SD card: so many writes. */
const SLOW_WRITES = 15
const SLOW_MS = 12_000
/** Source: Linux, Documentation/admin-guide/cgroup-v1/blkio-controller. */
const THROTTLE = '/sys/fs/cgroup/blkio/blkio.throttle.write_iops_device'

/** Bytes and files of the disk of PostgreSQL. */
export const DATABASE_DISK = { bytes: 2 * 1024 ** 3, files: 20_000 }

/** Makes one disk after the other so slow that a commit or a piece of an upload waits for seconds, and fast again. */
export async function slowDownAgainAndAgain(
  used: Used,
  {
    disks,
    times,
    note,
  }: { disks: Record<string, SmallDisk>; times: number; note: (row: Row) => void },
): Promise<void> {
  const all = Object.entries(disks).map(([name, disk]) => {
    const what = `the disk of ${name} takes ${SLOW_WRITES} writes a second for ${SLOW_MS / 1000} s`
    return { disk, broken: new Broken(what, used) }
  })
  for (let nth = 1; nth <= times; nth += 1) {
    for (const { disk, broken } of all) {
      await broken.again(sleep(BEFORE_MS), async () => {
        await limitWrites(disk, SLOW_WRITES)
        await sleep(SLOW_MS)
        await limitWrites(disk, 0)
      })
      note(broken.row())
    }
  }
}

/** 0: as many as it can. @throws Error where the system has no such limits */
async function limitWrites({ folder }: SmallDisk, writesPerSecond: number): Promise<void> {
  const { dev } = await stat(folder)
  await writeFile(THROTTLE, `${dev >> 8}:${dev & 0xff} ${writesPerSecond}`)
}
