import type { AnnounceChange } from '../ports/announce-change.ts'

type Calm = { what: readonly ('files' | 'library' | 'jam')[]; pauseMs: number }

/** Announces changes of households: the first at once, later ones after a pause and together.
 *  Without that, a folder of ten thousand films would make every open page ask for everything
 *  ten thousand times. */
export const calmAnnouncements = (announceChange: AnnounceChange, { what, pauseMs }: Calm) =>
  calmly(pauseMs, (householdId) => {
    for (const changed of what) announceChange(householdId, { what: changed })
  })

/** The same for anything that is told to a household. */
export function calmly(pauseMs: number, tell: (householdId: number) => void) {
  const pausing = new Map<number, { timer: NodeJS.Timeout; isWanted: boolean }>()

  function announce(householdId: number): void {
    const pause = pausing.get(householdId)
    if (pause) {
      pause.isWanted = true
      return
    }
    tell(householdId)
    const timer = setTimeout(() => {
      const isWanted = pausing.get(householdId)?.isWanted
      pausing.delete(householdId)
      if (isWanted) announce(householdId)
    }, pauseMs)
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
