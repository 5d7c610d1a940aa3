/** A terminal's Ctrl-C reaches us twice at once: from the terminal, and from npm start, which hands
 *  it on. Only a signal later than this after the first asks to exit at once. */
const SAME_SIGNAL_MS = 1000
/** Longest that stopping may take before we end anyway. */
const STOP_LIMIT_MS = 9500

type Stopping = {
  stop: () => Promise<void>
  /** What is being closed, in words. */
  closing: () => string | undefined
  say: (sentence: string) => void
}

/** On SIGTERM or SIGINT stops in order and exits with 0; a second signal exits at once. */
export function stopOnSignal({ stop, closing, say }: Stopping) {
  const state = { stopping: false }
  let askedAtMs = 0
  const onSignal = () => {
    if (state.stopping) {
      if (performance.now() - askedAtMs > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    state.stopping = true
    askedAtMs = performance.now()
    say('Starnest is stopping')
    const giveUp = () => {
      say(`Starnest could not stop in order: ${closing() ?? 'something'} did not end in time`)
      process.exit(1)
    }
    setTimeout(giveUp, STOP_LIMIT_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        say(`Starnest could not stop in order: ${error instanceof Error ? error.message : error}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return state
}
