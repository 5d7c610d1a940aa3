/** What work that may throw has come to. */
export type Outcome<T> = { value: T } | { error: unknown }

/** Does work, and keeps what it throws for later. */
export function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

/** What work returned. @throws what it threw */
export function unwrapped<T>(outcome: Outcome<T>): T {
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
