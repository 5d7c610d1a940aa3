import type { Jobs } from '../../../ports/jobs.ts'

/** When order is kept. `isShared`: other nodes may be receiving at this moment. */
export type TidyMoment = { isStart: boolean; isShared: boolean }

/** What keeping order stands on. */
export type TidyDeps = {
  jobs: Pick<Jobs, 'repeat'>
  /** Takes in what is whole and throws away what nobody went on with. */
  tidy: (onFailed: (error: unknown) => void, at: TidyMoment) => Promise<void>
  /** Deletes for good what has lain in the bin for too long. */
  purge: () => Promise<void>
  log: { error: (fields: object, sentence: string) => void }
}

/** Keeps order among uploads and in the bin. */
export type Tidying = {
  /** Does it now. Never rejects, what fails is logged. */
  tidy: (at: TidyMoment) => Promise<void>
  /** Begins to do it now, and has it done once an hour. `isAlone`: there are no other nodes. */
  start: (house: { isAlone: boolean }) => Promise<void>
  /** Resolves when nothing of it runs any more. */
  stop: () => Promise<void>
}

const HOUR_MS = 3_600_000

/** What has to be asked for before it does anything. */
export function createTidying({ jobs, tidy, purge, log }: TidyDeps): Tidying {
  let running = Promise.resolve()
  const failed = (error: unknown) => {
    log.error({ err: error }, 'The files of the family could not be put in order')
  }
  const queue = (at: TidyMoment) => {
    running = running.then(async () => {
      await tidy(failed, at).catch(failed)
      await purge().catch(failed)
    })
    return running
  }
  return {
    tidy: queue,
    start({ isAlone }) {
      const isShared = !isAlone
      void queue({ isStart: true, isShared })
      const work = () => queue({ isStart: false, isShared })
      return jobs.repeat({ name: 'files-tidying', everyMs: HOUR_MS, work })
    },
    stop: () => running,
  }
}
