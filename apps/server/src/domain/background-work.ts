type Work = {
  /** The server stops. */
  signal: AbortSignal
  work: (signal: AbortSignal) => Promise<void>
  /** Told why it failed, unless it was stopped; what it throws is thrown on. */
  onFailed?: (error: unknown) => Promise<void>
}

/** What this process does in the background, each under a key, so that it can be stopped at once. */
export class StoppableWork<Key> {
  readonly #running = new Map<Key, AbortController>()

  /** Does work under a signal that the stopping server and {@link stop} abort. Rejects only when the server
   *  stops, and with a failure that nobody is told of: the queue then asks again. */
  async run(key: Key, { signal, work, onFailed = rethrow }: Work): Promise<void> {
    const stopping = new AbortController()
    this.#running.set(key, stopping)
    try {
      await work(AbortSignal.any([signal, stopping.signal]))
    } catch (error) {
      if (signal.aborted) throw error
      if (!stopping.signal.aborted) await onFailed(error)
    } finally {
      // It may have been begun anew while the one that was stopped came to its end.
      if (this.#running.get(key) === stopping) this.#running.delete(key)
    }
  }

  /** Stops what runs here under a key, if anything does. */
  stop(key: Key): void {
    this.#running.get(key)?.abort()
  }
}

async function rethrow(error: unknown): Promise<never> {
  throw error
}

type Notes = {
  /** Shortest time between two notes, milliseconds. */
  everyMs: number
  /** Writes down a whole percentage, 0 to 99; false: the work is not wanted any more. */
  note: (percent: number) => Promise<boolean>
  /** Called when a note was written. */
  onNoted?: (() => void) | undefined
  /** Called when the work is not wanted any more. */
  onOver?: (() => void) | undefined
  /** Called when a note could not be written: the end of the work says more than it would have. */
  onFailed?: ((error: unknown) => void) | undefined
}

/** Takes how far work is, 0 to 100, as often as that is told, and notes it now and then: the first at once. */
export function progressNotes({ everyMs, note, onNoted, onOver, onFailed }: Notes) {
  let notedMs = Number.NEGATIVE_INFINITY
  return (percent: number): void => {
    if (performance.now() - notedMs < everyMs) return
    notedMs = performance.now()
    note(Math.min(99, Math.max(0, Math.round(percent)))).then(
      (isWanted) => (isWanted ? onNoted?.() : onOver?.()),
      (error: unknown) => onFailed?.(error),
    )
  }
}
