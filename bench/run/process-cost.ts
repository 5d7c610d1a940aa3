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
  // What follows the name, which may hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  const ticks = Number(fields[11]) + Number(fields[12])
  const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1])
  return {
    processorMs: (ticks / TICKS_PER_SECOND) * 1000,
    loopMs: Number(schedule?.split(' ')[0]) / 1e6,
    residentMb: (residentKb * KB) / 1e6,
  }
}

/** Processor time that all processes have had which a process has started, and they in turn, milliseconds. */
export async function childrenMs(pid: number): Promise<number> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    const stat =
      Number(name) > 0 ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : ''
    if (stat) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one)
    return parent === pid || (parent !== undefined && parent > 1 && isBelow(parent))
  }
  let sum = 0
  for (const one of parents.keys()) {
    if (isBelow(one)) sum += (await processCost(one).catch(() => undefined))?.processorMs ?? 0
  }
  return sum
}
