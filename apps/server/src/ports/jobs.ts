/** Why a worker did not begin: something has to come first, such as another day. It is asked again after
 *  so many seconds. */
export class Postponed extends Error {
  override readonly name = 'Postponed'
  readonly seconds: number

  constructor(reason: string, seconds: number) {
    super(reason)
    this.seconds = seconds
  }
}

/** Work to be done in the background. While a job waits or runs in a lane, another with the same
 *  key is not added. */
export type NewJob = {
  readonly key: string
  /** For whom it is done: households take turns within a lane, however many jobs each has there. */
  readonly householdId: number
  /** What its worker gets; must be plain JSON. */
  readonly payload: object
  /** Among the jobs of its household: higher comes first; of the same, the older. From 0 to 999,999. */
  readonly priority: number
}

/** Does one job, and ends early with its signal. Resolves when there is nothing more to do, whether
 *  it succeeded or not; rejects when it may succeed later, and is then asked again after a growing
 *  pause of an hour at most, for some hours. With {@link Postponed} it is asked again for as long as that
 *  takes. */
export type Worker = (payload: unknown, signal: AbortSignal) => Promise<void>

/** Work to be done again and again, on one node at a time. */
export type Schedule = {
  /** Tells it from all others, on every node. */
  readonly name: string
  /** Milliseconds from the end of one run to the beginning of the next, in whole seconds. */
  readonly everyMs: number
  /** Ends early with its signal. Rejects when it failed: it is then done again after a growing pause,
   *  of `everyMs` or an hour at most. */
  readonly work: (signal: AbortSignal) => Promise<void>
}

/**
 * A queue that outlives the process: a job that was added is done even when the server is killed
 * meanwhile, then from its beginning. Each lane does its jobs one after the other.
 */
export interface Jobs {
  /** Begins to do the jobs of a lane. To be called once for each lane, before anything is added. */
  work(lane: string, worker: Worker): Promise<void>

  /** Puts jobs in a lane, and wakes its worker. */
  add(lane: string, jobs: readonly NewJob[]): Promise<void>

  /** Forgets jobs of a lane, whether they wait, for the first time or again, or run: a running one
   *  goes on to its end, and its key can be added again at once. */
  forget(lane: string, keys: readonly string[]): Promise<void>

  /** Does scheduled work at once, and then again and again. When it is due next survives a restart:
   *  what was due meanwhile is done once, soon after it, and what is not due yet waits. To be called
   *  once for each name. */
  repeat(schedule: Schedule): Promise<void>

  /** Stops: running jobs are told by their signal and done again later, and no job is begun.
   *  Ends within 10 seconds. */
  stop(): Promise<void>
}
