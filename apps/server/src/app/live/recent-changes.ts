import { type Change, REMEMBERED_CHANGES_MS } from '@starnest/contract/live'

/** What changed of late, for pages that were opened before it and connect after it. The same change
 *  again takes the place of the one before. `nowMs` is a clock that is never set. */
export function rememberChanges(nowMs: () => number = () => performance.now()) {
  /** The oldest first. */
  const changes = new Map<string, { householdId: number; change: Change; atMs: number }>()
  const forgetOld = () => {
    for (const [key, { atMs }] of changes) {
      if (nowMs() - atMs > REMEMBERED_CHANGES_MS) changes.delete(key)
    }
  }
  return {
    add(householdId: number, change: Change): void {
      forgetOld()
      const key = JSON.stringify([householdId, change])
      changes.delete(key)
      changes.set(key, { householdId, change, atMs: nowMs() })
    },
    /** What changed in a household in the last `ms` milliseconds, a minute at most, the oldest first. */
    since(ms: number, householdId: number): Change[] {
      forgetOld()
      return [...changes.values()]
        .filter((one) => one.householdId === householdId && nowMs() - one.atMs <= ms)
        .map(({ change }) => change)
    },
  }
}
