import { useCallback, useState } from 'react'
import { browserStorage } from '../../platform/browser-storage.ts'
import { useReducedMotion } from '../../platform/preferences/reduced-motion.ts'

/** The room itself, or a picture of it. */
export type RoomViewName = 'deep' | 'flat'

/** Key of the browser's storage that remembers which view was chosen: 'deep' or 'flat'. */
const STORAGE_KEY = 'starnest.room-view'

const chosenBefore = (): RoomViewName | null => {
  const stored = browserStorage.getItem(STORAGE_KEY)
  return stored === 'deep' || stored === 'flat' ? stored : null
}

/** Why the room is a picture though nobody chose that. */
export type FlatReason = 'motion' | 'noGraphics' | 'lost' | 'tooSlow'

/** Which view is shown: the one that was chosen on this browser, else the room itself wherever the device draws it
 *  well and nobody asked for less motion. `canDraw(allowsSlow)` as canDrawRoom says. */
export function useViewChoice(canDraw: (allowsSlow: boolean) => boolean) {
  const isCalm = useReducedMotion()
  const [chosen, setChosen] = useState(chosenBefore)
  const [failed, setFailed] = useState<FlatReason | null>(null)
  const [abilities] = useState(() => ({ well: canDraw(false), atAll: canDraw(true) }))
  const reason = failed ?? reasonFor({ chosen, isCalm, ...abilities })
  const view: RoomViewName = chosen === 'flat' || reason !== null ? 'flat' : 'deep'

  const choose = useCallback((next: RoomViewName) => {
    browserStorage.setItem(STORAGE_KEY, next)
    setFailed(null)
    setChosen(next)
  }, [])
  const fail = useCallback(
    (why: FlatReason) => {
      // Whoever chose the room itself has seen how it runs.
      if (why !== 'tooSlow' || chosen !== 'deep') setFailed(why)
    },
    [chosen],
  )
  return {
    view,
    /** Why it is a picture; null where that was chosen, or is not so. */
    reason: chosen === 'flat' ? null : reason,
    canChoose: abilities.atAll,
    isCalm,
    choose,
    fail,
  }
}

/** Whoever chose the room itself gets it wherever it can be drawn at all. */
function reasonFor(facts: {
  chosen: RoomViewName | null
  isCalm: boolean
  well: boolean
  atAll: boolean
}): FlatReason | null {
  if (!facts.atAll) return 'noGraphics'
  if (facts.chosen === 'deep') return null
  if (facts.isCalm) return 'motion'
  return facts.well ? null : 'noGraphics'
}
