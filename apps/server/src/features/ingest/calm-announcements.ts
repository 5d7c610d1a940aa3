import type { AnnounceChange } from '../../ports/announce-change.ts'

const PAUSE_MS = 1000

/** Announces that files of a household changed: at once, and then at most once a second. */
export function calmAnnouncements(announceChange: AnnounceChange) {
  const pausing = new Map<number, { timer: NodeJS.Timeout; isWanted: boolean }>()

  function announce(householdId: number): void {
    const pause = pausing.get(householdId)
    if (pause) {
      pause.isWanted = true
      return
    }
    announceChange(householdId, { what: 'files' })
    const timer = setTimeout(() => {
      const isWanted = pausing.get(householdId)?.isWanted
      pausing.delete(householdId)
      if (isWanted) announce(householdId)
    }, PAUSE_MS)
    timer.unref()
    pausing.set(householdId, { timer, isWanted: false })
  }

  return {
    announce,
    stop() {
      for (const { timer } of pausing.values()) clearTimeout(timer)
      pausing.clear()
    },
  }
}
