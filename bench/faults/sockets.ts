import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { within } from '../run/waiting.ts'
import { Device, Outcomes } from './device.ts'
import { openHouse } from './house.ts'
import { type Row, spreadOf } from './report.ts'
import { openLink } from '../../apps/server/test/nodes/breaking-link.ts'

const PROGRAM = fileURLToPath(new URL('./socket-pages.ts', import.meta.url))
const PAGES = 10_000
const PROCESSES = 5
const DEVICES = 50
const ALL_LIMIT_MS = 180_000
const LOOK_EVERY_MS = 50

const toldSchema = z.object({ connected: z.number(), refused: z.number() })
type Told = z.infer<typeof toldSchema>

/** Kills a node with ten thousand pages, which all come again on the other one. */
export async function reconnectAll({ note }: { note: (row: Row) => void }): Promise<void> {
  const house = await openHouse()
  // In front of both nodes, as a proxy: whoever comes is sent to the last one that runs.
  const proxy = await openLink(() => Number(new URL(house.origins().at(-1) ?? '').port))
  const cookies = await Promise.all(
    Array.from({ length: DEVICES }, async () => {
      const device = new Device(house.origins, () => new Outcomes())
      await device.ask('/api/viewer')
      return device.cookie
    }),
  )
  const told = new Map<ChildProcess, Told>()
  for (let nth = 0; nth < PROCESSES; nth += 1) {
    const child = fork(PROGRAM, [
      `http://127.0.0.1:${proxy.port}`,
      String(PAGES / PROCESSES),
      ...cookies,
    ])
    child.on('message', (one) => void told.set(child, toldSchema.parse(one)))
  }
  const sum = (of: (one: Told) => number) =>
    [...told.values()].reduce((all, one) => all + of(one), 0)
  const allThere = async () => {
    while (sum(({ connected }) => connected) < PAGES) await sleep(LOOK_EVERY_MS)
  }
  const there = await within('10,000 pages', ALL_LIMIT_MS, allThere()).then(
    () => PAGES,
    () => sum(({ connected }) => connected),
  )
  const before = sum(({ refused }) => refused)
  const [other = ''] = house.origins()
  await house.kill('node')
  const killedMs = performance.now()
  const probe = probeOf(other)
  await sleep(1000)
  const back = await within('10,000 pages again', ALL_LIMIT_MS, allThere()).then(
    () => PAGES,
    () => sum(({ connected }) => connected),
  )
  const backMs = performance.now() - killedMs
  const answers = await probe.end()
  note({
    what: `a node with ${there} open pages killed; all come again on the other node`,
    times: 1,
    wrong: back === PAGES ? [] : [`${back} of ${PAGES} pages came again within 3 minutes`],
    seen: [
      `${back} pages back after ${(backMs / 1000).toFixed(1)} s`,
      `${sum(({ refused }) => refused) - before} attempts failed meanwhile`,
      `that node answered another call meanwhile within ${spreadOf(answers)}`,
      `its memory at the end: ${await residentMb(other)} MB`,
    ],
  })
  for (const child of told.keys()) child.kill('SIGKILL')
  await proxy.close()
  await house.close()
}

/** Asks a node again and again how it is; each answer waits for its loop. */
function probeOf(origin: string) {
  const tookMs: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const startedMs = performance.now()
      await fetch(`${origin}/api/health/live`).then((answer) => answer.text())
      tookMs.push(performance.now() - startedMs)
      await sleep(LOOK_EVERY_MS)
    }
  })()
  return {
    async end(): Promise<number[]> {
      isOver = true
      await asking
      return tookMs
    },
  }
}

async function residentMb(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/metrics`)
  const [, bytes = '0'] = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text()) ?? []
  return Math.round(Number(bytes) / 1e6)
}
