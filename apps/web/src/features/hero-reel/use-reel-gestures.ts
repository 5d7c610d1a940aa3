import { type PointerEvent, useEffect, useRef } from 'react'

/** Shortest way of a finger that turns the reel, CSS pixels. */
const SWIPE_PX = 48

const isRightToLeft = () => getComputedStyle(document.documentElement).direction === 'rtl'

/** The way a finger or an arrow to the left (-1) or right (1) leads in the direction of reading. */
function along(side: 1 | -1): 1 | -1 {
  if (!isRightToLeft()) return side
  return side === 1 ? -1 : 1
}

/** Turns the reel by a swipe, and by the arrows as long as nothing has the focus. */
export function useReelGestures(step: (by: 1 | -1) => void) {
  const startX = useRef<number | null>(null)
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })

  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const isNowhere = event.target instanceof Element && event.target.matches('body, main')
      if (!isNowhere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      latest.current(along(event.key === 'ArrowRight' ? 1 : -1))
    }
    // Before the page's own arrow keys, which would move the focus into the page.
    document.addEventListener('keydown', turn, { capture: true })
    return () => document.removeEventListener('keydown', turn, { capture: true })
  }, [])

  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const way = startX.current === null ? 0 : event.clientX - startX.current
      startX.current = null
      if (Math.abs(way) >= SWIPE_PX) step(along(way < 0 ? 1 : -1))
    },
    onPointerCancel: () => {
      startX.current = null
    },
  }
}
