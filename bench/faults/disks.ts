import { setTimeout as sleep } from 'node:timers/promises'
import { mountSmallDisk, NO_MOUNT } from '../../apps/server/test/database/small-disk.ts'
import { Broken } from './broken.ts'
import { openHouse } from './house.ts'
import { openLoad } from './load/load.ts'
import type { Row } from './report.ts'

const DISK_BYTES = 3 * 1024 ** 3
/** What no upload takes of it. */
const RESERVE = '100MB'
const FULL_MS = 10_000
const BEFORE_MS = 2000

/** Fills the disk of the data folder, on which uploads on their way and all work lies, and frees it again. The
 *  database has a disk of its own. */
export async function fillAgainAndAgain({
  times,
  note,
}: {
  times: number
  note: (row: Row) => void
}): Promise<void> {
  const disk = await mountSmallDisk(DISK_BYTES)
  if (!disk) throw new Error(NO_MOUNT)
  try {
    const env = { STARNEST_DISK_RESERVE: RESERVE, S3_CACHE_SIZE: '200MB' }
    const house = await openHouse({ dataFolder: `${disk.folder}/data`, env })
    const load = await openLoad(house)
    const broken = new Broken(`disk of the data folder full for ${FULL_MS / 1000} s`, { house, load })
    for (let nth = 1; nth <= times; nth += 1) {
      await broken.again(sleep(BEFORE_MS), async () => {
        await disk.fillBytes()
        await sleep(FULL_MS)
        await disk.free()
      })
      note(broken.row())
    }
    note({ what: 'At the end of all full disks', times: 1, wrong: await load.checkAll(), seen: [] })
    await load.close()
    await house.close()
  } finally {
    await disk.remove()
  }
}
