import { globSync } from 'node:fs'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Broken, type Used } from '../seen/broken.ts'
import type { Row } from '../seen/report.ts'

const HOUR_SECONDS = 3600
const BEFORE_MS = 1500
const MOVED_MS = 8000

/** Clocks of one node and of all else, the engines among them, which can be set while they run. */
export type Clocks = {
  /** For what is started with the clock of all else. */
  env: Record<string, string>
  /** For the one node. */
  ownEnv: Record<string, string>
  set(clock: 'own' | 'others', aheadSeconds: number): Promise<void>
}

/** Makes them, by libfaketime: what asks the system for the date is told another one, and what measures how much
 *  time has gone by is not. @throws Error where it is not installed */
export async function openClocks(): Promise<Clocks> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (library === undefined) throw new Error('libfaketime is missing: apt-get install libfaketime')
  const folder = await mkdtemp(join(tmpdir(), 'clocks-'))
  // Nodes and PostgreSQL run under accounts of their own.
  await chmod(folder, 0o755)
  const files = { own: join(folder, 'own'), others: join(folder, 'others') }
  const set: Clocks['set'] = (clock, aheadSeconds) =>
    writeFile(files[clock], `${aheadSeconds < 0 ? '' : '+'}${aheadSeconds}`)
  await set('own', 0)
  await set('others', 0)
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: files.others,
    // It is read again every second.
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Else it belongs to root, whom nodes leave.
    FAKETIME_DISABLE_SHM: '1',
    NO_FAKE_STAT: '1',
  }
  return { env, ownEnv: { FAKETIME_TIMESTAMP_FILE: files.own }, set }
}

/** Moves the clock of one node, and then those of all but Redis, by an hour each way and back, while everything is
 *  used. */
export async function moveClocks(
  used: Used,
  { clocks, times, note }: { clocks: Clocks; times: number; note: (row: Row) => void },
): Promise<void> {
  const ways = [
    ['forward', HOUR_SECONDS],
    ['back', -HOUR_SECONDS],
  ] as const
  const whose = [
    ['one of two nodes', ['own']],
    ['all nodes, PostgreSQL and S3', ['own', 'others']],
  ] as const
  const all = whose.flatMap(([name, moved]) =>
    ways.map(([way, seconds]) => {
      const what = `the clock of ${name} an hour ${way} for ${MOVED_MS / 1000} s`
      return { moved, seconds, apartMs: [] as number[], broken: new Broken(what, used) }
    }),
  )
  const setAll = async (moved: readonly ('own' | 'others')[], seconds: number) => {
    for (const clock of moved) await clocks.set(clock, seconds)
  }
  for (let nth = 1; nth <= times; nth += 1) {
    for (const { moved, seconds, apartMs, broken } of all) {
      await broken.again(sleep(BEFORE_MS), async () => {
        await setAll(moved, seconds)
        await sleep(MOVED_MS)
        apartMs.push(await used.load.clocksApartMs())
        await setAll(moved, 0)
        await sleep(2000)
      })
      const row = broken.row()
      const apart = `pages of both nodes were told times that differed by ${Math.max(...apartMs).toFixed(0)} ms at most`
      note({ ...row, seen: [...row.seen, apart] })
    }
  }
}
