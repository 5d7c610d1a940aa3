import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { countRunningMs } from '../../../test/running-time.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { openPgBoss } from '../../adapters/jobs/pg-boss/open-pg-boss.ts'
import { type Jobs, type NewJob, Postponed, type Worker } from '../../ports/jobs.ts'

let home: TestHome
let lane = 0
const warned: object[] = []
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => {
  lane += 1
})
afterAll(() => home.close())

const open = (isAlone = true) =>
  openPgBoss({
    database: home.database,
    isAlone,
    firstPauseSeconds: 1,
    log: { warn: (fields) => void warned.push(fields) },
  })

/** What the log was told of work that failed, of one lane. */
const failuresIn = (name: string) =>
  warned.filter((fields) => 'lane' in fields && fields.lane === name)

/** A queue for one test, stopped afterwards. */
async function withQueue(use: (jobs: Jobs) => Promise<void>): Promise<void> {
  const jobs = await open()
  await use(jobs).finally(() => jobs.stop())
}

const job = (key: string, priority = 0, householdId = 1): NewJob => ({
  ...{ key, householdId, priority },
  payload: { key },
})

/** A worker that notes what it does, and works until it is let go. */
function heldWorker() {
  const begun: string[] = []
  const release = Promise.withResolvers<void>()
  const worker: Worker = async (payload, signal) => {
    begun.push((payload as { key: string }).key)
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    await Promise.race([release.promise, aborted])
  }
  return { begun, worker, release: release.resolve }
}

it('does the most urgent first, one after the other, and takes no key twice that waits', () =>
  withQueue(async (jobs) => {
    const { begun, worker, release } = heldWorker()
    await jobs.work(`lane-${lane}`, worker)
    await jobs.add(`lane-${lane}`, [job('first')])
    await vi.waitFor(() => expect(begun).toEqual(['first']))
    await jobs.add(`lane-${lane}`, [job('low', 1), job('high', 9), job('low', 1), job('first', 9)])
    expect(begun).toEqual(['first'])
    release()
    await jobs.add(`lane-${lane}`, [])
    await vi.waitFor(() => expect(begun).toEqual(['first', 'high', 'low']))
  }))

it('tries a job again that was rejected, after a pause and telling of it, and none that resolved', () =>
  withQueue(async (jobs) => {
    const err = new Error('the disk is full')
    const worker = vi.fn().mockRejectedValueOnce(err).mockResolvedValue(1)
    await jobs.work(`lane-${lane}`, worker)
    await jobs.add(`lane-${lane}`, [job('one')])
    await vi.waitFor(() => expect(worker).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(worker).toHaveBeenCalledTimes(2))
    await jobs.add(`lane-${lane}`, [job('two')])
    await vi.waitFor(() => expect(worker).toHaveBeenCalledTimes(3))
    expect(failuresIn(`lane-${lane}`)).toEqual([{ err, lane: `lane-${lane}` }])
  }))

it('calls no failure what has to wait for something else', () =>
  withQueue(async (jobs) => {
    const worker = vi.fn().mockRejectedValueOnce(new Postponed('not today', 1))
    await jobs.work(`lane-${lane}`, worker)
    await jobs.add(`lane-${lane}`, [job('one')])
    await vi.waitFor(() => expect(worker).toHaveBeenCalledOnce())
    await vi.waitFor(async () => expect(await waitingIn(`lane-${lane}`)).toBe(1))
    expect(failuresIn(`lane-${lane}`)).toEqual([])
  }))

it('forgets a job that waits', () =>
  withQueue(async (jobs) => {
    const { begun, worker, release } = heldWorker()
    await jobs.work(`lane-${lane}`, worker)
    await jobs.add(`lane-${lane}`, [job('first')])
    await vi.waitFor(() => expect(begun).toEqual(['first']))
    await jobs.add(`lane-${lane}`, [job('dropped', 9), job('kept')])
    await jobs.forget(`lane-${lane}`, ['dropped', 'first', 'unknown'])
    release()
    await vi.waitFor(() => expect(begun).toEqual(['first', 'kept']))
  }))

it('takes a key anew that it was told to forget while it runs', () =>
  withQueue(async (jobs) => {
    const { begun, worker, release } = heldWorker()
    await jobs.work(`lane-${lane}`, worker)
    await jobs.add(`lane-${lane}`, [job('one')])
    await vi.waitFor(() => expect(begun).toEqual(['one']))
    await jobs.forget(`lane-${lane}`, ['one'])
    await jobs.add(`lane-${lane}`, [job('one')])
    release()
    await vi.waitFor(() => expect(begun).toEqual(['one', 'one']))
  }))

it('hands back what runs when it stops, and does it at the next start', async () => {
  const before = await open()
  const held = heldWorker()
  await before.work(`lane-${lane}`, held.worker)
  await before.add(`lane-${lane}`, [job('long')])
  await vi.waitFor(() => expect(held.begun).toEqual(['long']))
  const ranMs = countRunningMs()
  await before.stop()
  expect(ranMs()).toBeLessThan(10_000)
  await withQueue(async (jobs) => {
    const again = heldWorker()
    await jobs.work(`lane-${lane}`, again.worker)
    await vi.waitFor(() => expect(again.begun).toEqual(['long']))
    again.release()
  })
  expect(failuresIn(`lane-${lane}`)).toEqual([])
})

it('does at the next start what a killed process left running', async () => {
  const killed = await open()
  const held = heldWorker()
  await killed.work(`lane-${lane}`, held.worker)
  await killed.add(`lane-${lane}`, [job('long')])
  await vi.waitFor(() => expect(held.begun).toEqual(['long']))
  // Nobody tells the queue: its process is gone as far as the next one can know.
  await withQueue(async (jobs) => {
    const again = heldWorker()
    await jobs.work(`lane-${lane}`, again.worker)
    await vi.waitFor(() => expect(again.begun).toEqual(['long']))
    again.release()
  })
  held.release()
  await killed.stop()
})

it('does scheduled work at once, and again when it is due', () =>
  withQueue(async (jobs) => {
    const work = vi.fn(async () => undefined)
    await jobs.repeat({ name: `often-${lane}`, everyMs: 1000, work })
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3))
  }))

it('does after a restart what was due meanwhile, and what is not due yet not before it is', async () => {
  const hourly = vi.fn(async () => undefined)
  const often = vi.fn(async () => undefined)
  const schedule = async (jobs: Jobs) => {
    await jobs.repeat({ name: `hourly-${lane}`, everyMs: 3_600_000, work: hourly })
    await jobs.repeat({ name: `often-${lane}`, everyMs: 1000, work: often })
  }
  const planned = () => plannedIn(`hourly-${lane}`)
  await withQueue(async (jobs) => {
    await schedule(jobs)
    await vi.waitFor(async () => expect(await planned()).toHaveLength(1))
    await vi.waitFor(() => expect(often).toHaveBeenCalled())
  })
  const [before] = await planned()
  often.mockClear()
  await withQueue(async (jobs) => {
    await schedule(jobs)
    await vi.waitFor(() => expect(often).toHaveBeenCalledTimes(2))
  })
  expect(hourly).toHaveBeenCalledTimes(1)
  expect(await planned()).toEqual([before])
})

it('does scheduled work again that failed, and that was planned by a clock that was ahead', async () => {
  const name = `failing-${lane}`
  const work = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  await withQueue(async (jobs) => {
    await jobs.repeat({ name, everyMs: 2000, work })
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
    await vi.waitFor(async () => expect(await plannedIn(name)).toHaveLength(1))
  })
  expect(failuresIn(`schedule-${name}`)).toHaveLength(1)
  await home.database.db.execute(
    sql`update jobs.job set start_after = start_after + interval '1 year' where name = ${`schedule-${name}`}`,
  )
  work.mockClear()
  await withQueue(async (jobs) => {
    await jobs.repeat({ name, everyMs: 2000, work })
    await vi.waitFor(() => expect(work).toHaveBeenCalled())
  })
})

it('goes on with scheduled work whose next time could not be written down', async () => {
  const { db } = home.database
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise 'the disk is full'; end $$`)
  await db.execute(sql`create trigger refused before insert on jobs.job for each row
    when (new.name = 'schedule-refused' and new.state = 'created' and new.start_after > new.created_on)
    execute function refuse()`)
  const work = vi.fn(async () => undefined)
  await withQueue(async (jobs) => {
    await jobs.repeat({ name: 'refused', everyMs: 2000, work })
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
    await db.execute(sql`drop function refuse cascade`)
    await vi.waitFor(async () => expect(await plannedIn('refused')).toHaveLength(1))
  })
})

it('hands scheduled work back when it stops, and does it at the next start', async () => {
  const name = `long-${lane}`
  const begun = vi.fn()
  const until = (signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      begun()
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  await withQueue(async (jobs) => {
    await jobs.repeat({ name, everyMs: 3_600_000, work: until })
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
  })
  await withQueue(async (jobs) => {
    await jobs.repeat({ name, everyMs: 3_600_000, work: until })
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2))
  })
})

/** How many jobs of a lane wait. */
async function waitingIn(name: string): Promise<number | null> {
  const { rowCount } = await home.database.db.execute(
    sql`select from jobs.job where name = ${name} and state = 'created'`,
  )
  return rowCount
}

/** When scheduled work is due that waits. */
async function plannedIn(name: string): Promise<unknown[]> {
  const { rows } = await home.database.db.execute(
    sql`select start_after from jobs.job where name = ${`schedule-${name}`}
      and state = 'created' and start_after > created_on`,
  )
  return rows
}

it('lets households take turns, so that none waits for the thousand jobs of another', () =>
  withQueue(async (jobs) => {
    const { begun, worker, release } = heldWorker()
    await jobs.work(`lane-${lane}`, worker)
    await jobs.add(`lane-${lane}`, [job('first')])
    await vi.waitFor(() => expect(begun).toEqual(['first']))
    const thousand = Array.from({ length: 1000 }, (_, nth) =>
      job(`a${nth}`, nth === 999 ? 5000 : 1000 - nth),
    )
    await jobs.add(`lane-${lane}`, thousand)
    await jobs.add(`lane-${lane}`, [job('b low', 0, 2), job('b high', 1, 2), job('c', 0, 3)])
    release()
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(8))
    expect(begun.slice(0, 8)).toEqual(
      // Within a household the most urgent comes first, and then the oldest.
      ['first', 'b high', 'c', 'a999', 'b low', 'a0', 'a1', 'a2'],
    )
  }))

it('goes on taking turns whichever node does a job', async () => {
  const first = await open(false)
  const second = await open(false)
  const held = heldWorker()
  const after = heldWorker()
  after.release()
  await first.work(`lane-${lane}`, held.worker)
  await first.add(`lane-${lane}`, [job('a0', 9)])
  await vi.waitFor(() => expect(held.begun).toEqual(['a0']))
  // The second node knows nothing of who had a turn on the first, but by the queue.
  await second.add(`lane-${lane}`, [job('a1', 8), job('a2', 7), job('b', 0, 2)])
  await second.work(`lane-${lane}`, after.worker)
  await vi.waitFor(() => expect(after.begun).toHaveLength(3))
  expect(after.begun[0]).toBe('b')
  held.release()
  await first.stop()
  await second.stop()
})

it('goes on taking turns after a restart, and keeps the priorities that were given', async () => {
  const before = await open()
  const held = heldWorker()
  await before.work(`lane-${lane}`, held.worker)
  await before.add(`lane-${lane}`, [job('a0', 3), job('a1', 2), job('a2', 1)])
  await vi.waitFor(() => expect(held.begun).toEqual(['a0']))
  await before.add(`lane-${lane}`, [job('b0', 5, 2)])
  await before.stop()
  const { begun, worker, release } = heldWorker()
  release()
  await withQueue(async (jobs) => {
    await jobs.work(`lane-${lane}`, worker)
    await vi.waitFor(() => expect(begun).toHaveLength(4))
    expect(begun[0]).toBe('b0')
    const { rows } = await home.database.db.execute(
      sql`select max(priority) as most from jobs.job where name = ${`lane-${lane}`}`,
    )
    expect(Number(rows[0]?.most)).toBeLessThan(10)
  })
})
