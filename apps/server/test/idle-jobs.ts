import type { Jobs } from '../src/ports/jobs.ts'

/** A queue that does nothing: what is added waits for ever. */
export const idleJobs: Jobs = {
  work: async () => undefined,
  add: async () => undefined,
  forget: async () => undefined,
  stop: async () => undefined,
}
