/** What keeping order stands on. */
export type TidyDeps = {
  /** Takes in what is whole and throws away what nobody went on with. */
  tidy: (onFailed: (error: unknown) => void, at: { isStart: boolean }) => Promise<void>
  /** Deletes for good what has lain in the bin for too long. */
  purge: () => Promise<void>
  log: { error: (fields: object, sentence: string) => void }
}

/** Keeps order among uploads and in the bin. */
export type Tidying = {
  /** Does it now, and then once an hour. Resolves when the first time is over; never rejects, what
   *  fails is logged and tried again. */
  start: () => Promise<void>
  /** Ends that; resolves when nothing of it runs any more. */
  stop: () => Promise<void>
}

const HOUR_MS = 3_600_000

/** What has to be asked for before it does anything. */
export function createTidying({ tidy, purge, log }: TidyDeps): Tidying {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const failed = (error: unknown) => {
    log.error({ err: error }, 'The files of the family could not be put in order')
  }
  const queue = (isStart: boolean) => {
    running = running.then(async () => {
      await tidy(failed, { isStart }).catch(failed)
      await purge().catch(failed)
    })
    return running
  }
  return {
    start() {
      timer = setInterval(() => void queue(false), HOUR_MS)
      timer.unref()
      return queue(true)
    },
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
