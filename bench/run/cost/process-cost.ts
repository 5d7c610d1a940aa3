import { readdir, readFile } from 'node:fs/promises'

/** Ticks of the clock that Linux counts processor time in, per second. Source: sysconf(_SC_CLK_TCK), which is 100
 *  on every system that Node runs on. */
const TICKS_PER_SECOND = 100
const KB = 1024

/** What a process has had so far. */
export type ProcessCost = {
  /** Of all its threads, milliseconds. */
  processorMs: number
  /** Of its first thread, in which JavaScript runs, milliseconds. */
  loopMs: number
  residentMb: number
}

/** Reads what a process has had. Linux only. @throws Error when there is no such process */
export async function processCost(pid: number): Promise<ProcessCost> {
  const [stat, schedule, status] = await Promise.all(
    ['stat', 'schedstat', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
  )
  const fields = fieldsOf(stat ?? '')
  const ticks = Number(fields[11]) + Number(fields[12])
  const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1])
  return {
    processorMs: msOf(ticks),
    loopMs: Number(schedule?.split(' ')[0]) / 1e6,
    residentMb: (residentKb * KB) / 1e6,
  }
}

/** Processor time that all processes have had which a process has started, and they in turn, also those that have
 *  ended but for its own, milliseconds. */
export async function childrenMs(pid: number): Promise<number> {
  const all = new Map<number, { parent: number; ms: number }>()
  for (const name of await readdir('/proc')) {
    const stat =
      Number(name) > 0 ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : ''
    const fields = fieldsOf(stat)
    // Its own time, and that of those whose end it has seen.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    if (stat) all.set(Number(name), { parent: Number(fields[1]), ms: msOf(ticks) })
  }
  const isBelow = (one: number): boolean => {
    const parent = all.get(one)?.parent ?? 0
    return parent === pid || (parent > 1 && isBelow(parent))
  }
  return [...all].reduce((sum, [one, { ms }]) => sum + (isBelow(one) ? ms : 0), 0)
}

/** What follows the name, which may hold spaces. */
const fieldsOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

const msOf = (ticks: number) => (ticks / TICKS_PER_SECOND) * 1000
