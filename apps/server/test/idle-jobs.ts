import type { Jobs, Schedule } from '../src/ports/jobs.ts'

/** A queue that does nothing: what is added waits for ever. */
export const idleJobs: Jobs = {
  work: async () => undefined,
  add: async () => undefined,
  forget: async () => undefined,
  repeat: async () => undefined,
  stop: async () => undefined,
}

/** A queue whose scheduled work is done when a test says so, by the clock that the test has given. */
export function withSchedulesByHand(jobs: Jobs) {
  const schedules = new Map<string, Schedule>()
  return {
    jobs: {
      ...jobs,
      repeat: async (schedule: Schedule) => void schedules.set(schedule.name, schedule),
    } satisfies Jobs,
    /** Does the work of a schedule now. */
    async runSchedule(name: string): Promise<void> {
      const schedule = schedules.get(name)
      if (!schedule) throw new Error(`nothing is scheduled as ${name}`)
      await schedule.work(new AbortController().signal)
    },
  }
}
