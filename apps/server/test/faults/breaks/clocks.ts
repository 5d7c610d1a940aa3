import { existsSync } from 'node:fs'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Broken, type Used } from '../seen/broken.ts'
import type { Row } from '../seen/report.ts'

/** Debian's package libfaketime, which tells one process another time. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const WRONG_MS = 12_000
const BEFORE_MS = 1500
const RIGHT = '+0'

/** A clock that one process goes by. */
export type WrongClock = {
  /** What that process needs in its environment. */
  env: Record<string, string>
  /** Seconds that it is ahead from now on, with their sign. */
  become(offset: string): Promise<void>
}

/** Makes one, which is right. @throws Error without libfaketime */
export async function openClock(): Promise<WrongClock> {
  if (!existsSync(FAKETIME)) throw new Error('apt-get install libfaketime')
  const folder = await mkdtemp(join(tmpdir(), 'clock-'))
  // Starnest leaves root, and has to read it all the same.
  await chmod(folder, 0o755)
  const file = join(folder, 'offset')
  const become = (offset: string) => writeFile(file, `${offset}\n`)
  await become(RIGHT)
  const env = {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DISABLE_SHM: '1',
  }
  return { env, become }
}

/** Lets the clock of one node jump by an hour, each way, and back again. The clocks of the other node, the
 *  worker and the engines stay right. */
export async function jumpAgainAndAgain(
  used: Used,
  { clock, times, note }: { clock: WrongClock; times: number; note: (row: Row) => void },
): Promise<void> {
  const all = ['+3600', '-3600'].map((offset) => {
    const what = `clock of one of two nodes ${offset} s, and back after ${WRONG_MS / 1000} s`
    return { offset, broken: new Broken(what, used) }
  })
  for (let nth = 1; nth <= times; nth += 1) {
    for (const { offset, broken } of all) {
      await broken.again(sleep(BEFORE_MS), async () => {
        await clock.become(offset)
        await sleep(WRONG_MS)
        await clock.become(RIGHT)
      })
      note(broken.row())
    }
  }
}
