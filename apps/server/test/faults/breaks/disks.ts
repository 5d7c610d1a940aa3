import { setTimeout as sleep } from 'node:timers/promises'
import type { SmallDisk } from '../../database/small-disk.ts'
import { Broken, type Used } from '../seen/broken.ts'
import type { Row } from '../seen/report.ts'

/** Bytes of the disk of the data folder. */
export const DISK_BYTES = 1024 ** 3
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
