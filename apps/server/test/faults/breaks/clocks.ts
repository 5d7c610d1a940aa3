import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Broken, type Used } from '../seen/broken.ts'
import type { Row } from '../seen/report.ts'

const SET_DATE = new URL('set-date.js', import.meta.url).href

const HOUR_SECONDS = 3600
const BEFORE_MS = 1500
const MOVED_MS = 8000

/** The clock of one node, and that of the others, which can be set while they run. */
export type Clocks = {
  /** For a process that goes by the clock of the others. */
  env: Record<string, string>
  /** For the one node. */
  ownEnv: Record<string, string>
  set(clock: 'own' | 'others', aheadSeconds: number): Promise<void>
}

/** Makes them. Engines keep the clock of this machine. */
export async function openClocks(): Promise<Clocks> {
  const folder = await mkdtemp(join(tmpdir(), 'clocks-'))
  // Nodes run under an account of their own.
  await chmod(folder, 0o755)
  const files = { own: join(folder, 'own'), others: join(folder, 'others') }
  const set: Clocks['set'] = (clock, aheadSeconds) => writeFile(files[clock], String(aheadSeconds))
  await set('own', 0)
  await set('others', 0)
  return {
    env: { NODE_OPTIONS: `--import=${SET_DATE}`, FAULTS_CLOCK: files.others },
    ownEnv: { FAULTS_CLOCK: files.own },
    set,
  }
}

/** Moves the clock of one node, and then those of all nodes, by an hour each way and back, while everything is used. */
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
    ['all nodes and the worker', ['own', 'others']],
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
