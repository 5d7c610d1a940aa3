import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Broken } from './broken.ts'
import { openHouse } from './house.ts'
import { openLoad } from './load/load.ts'
import type { Row } from './report.ts'

/** Debian's package libfaketime, which tells one process another time. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const WRONG_MS = 12_000
const BEFORE_MS = 1500

/** Lets the clock of one node jump by an hour, each way, and back again. The clocks of the other node, the
 *  worker, PostgreSQL and S3 stay right. */
export async function jumpAgainAndAgain({
  times,
  note,
}: {
  times: number
  note: (row: Row) => void
}): Promise<void> {
  if (!existsSync(FAKETIME)) throw new Error('apt-get install libfaketime')
  const file = join(await mkdtemp(join(tmpdir(), 'clock-')), 'offset')
  const setOffset = (offset: string) => writeFile(file, `${offset}\n`)
  await setOffset('+0')
  const house = await openHouse({
    envOfA: {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  })
  const load = await openLoad(house)
  const all = ['+3600', '-3600'].map((offset) => ({
    offset,
    broken: new Broken(`clock of one of two nodes ${offset} s, and back after ${WRONG_MS / 1000} s`, {
      ...{ house, load },
    }),
  }))
  for (let nth = 1; nth <= times; nth += 1) {
    for (const { offset, broken } of all) {
      await broken.again(sleep(BEFORE_MS), async () => {
        await setOffset(offset)
        await sleep(WRONG_MS)
        await setOffset('+0')
      })
      note(broken.row())
    }
  }
  note({ what: 'At the end of all jumps', times: 1, wrong: await load.checkAll(), seen: [] })
  await load.close()
  await house.close()
}
