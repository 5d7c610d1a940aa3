import type { HeldBackEntry } from '@starnest/contract/parents/held-back'

/** Entries of one kind that followed each other on one day. */
export type Run = {
  /** Of the newest. */
  id: number
  kind: HeldBackEntry['kind']
  /** When the newest happened. */
  heldAt: Date
  /** How many they are, from 1. */
  times: number
}

/** Entries, the newest first, as runs: ten rude words in an afternoon are one line to read. Days are those of the
 *  clock of this device. */
export function runsOf(entries: readonly HeldBackEntry[]): Run[] {
  const runs: Run[] = []
  for (const { id, kind, heldAt } of entries) {
    const at = new Date(heldAt)
    const last = runs.at(-1)
    if (last?.kind === kind && last.heldAt.toDateString() === at.toDateString()) last.times += 1
    else runs.push({ id, kind, heldAt: at, times: 1 })
  }
  return runs
}
