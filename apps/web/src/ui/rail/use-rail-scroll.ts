import { type RefObject, useCallback, useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../platform/preferences/reduced-motion.ts'

/** How far one press of a rail's button goes, in CSS pixels. Source: specification §9, "Carousels". */
export const CARD_STEP_PX = 200
/** How often a button that is held down presses itself again, in milliseconds. */
const HOLD_REPEAT_MS = 350

type Ends = { isAtStart: boolean; isAtEnd: boolean }

/** Which ends of a horizontally scrolling element are in view. In a right-to-left page `scrollLeft`
 *  counts down from 0. */
export function endsOf(track: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): Ends {
  const offset = Math.abs(track.scrollLeft)
  return { isAtStart: offset < 2, isAtEnd: offset + track.clientWidth > track.scrollWidth - 2 }
}

/** The moving part of a rail: which ends are in view, one step, and steps while a button is held. */
export function useRailScroll(track: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true })
  const [held, setHeld] = useState<1 | -1 | null>(null)

  const look = useCallback(() => {
    if (!track.current) return
    const now = endsOf(track.current)
    setEnds((before) =>
      before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd ? before : now,
    )
  }, [track])

  const step = useCallback(
    (way: 1 | -1) => {
      const element = track.current
      if (!element) return
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
      const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
      element.scrollBy({ left: sign * way * CARD_STEP_PX, behavior })
    },
    [track],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards may have other ends
  useEffect(() => {
    if (!track.current) return
    // Looks at once as well, when everything has its place.
    const observer = new ResizeObserver(look)
    observer.observe(track.current)
    return () => observer.disconnect()
  }, [track, look, count])

  const isHeldAtEnd = held !== null && (held === 1 ? ends.isAtEnd : ends.isAtStart)
  useEffect(() => {
    if (held === null || isHeldAtEnd) return
    const timer = setInterval(() => step(held), HOLD_REPEAT_MS)
    return () => clearInterval(timer)
  }, [held, isHeldAtEnd, step])

  return { ends, look, step, hold: setHeld, release: () => setHeld(null) }
}
