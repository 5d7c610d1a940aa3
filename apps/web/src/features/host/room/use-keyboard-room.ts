import { type RefObject, useEffect } from 'react'

/** Tells the panel, in CSS pixels, how much of the window's foot the keyboard on the screen takes and how
 *  much is seen above it. */
export function useKeyboardRoom(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport
    const element = panel.current
    if (!seen || !element) return
    const measure = () => {
      const foot = Math.max(0, innerHeight - seen.height - seen.offsetTop)
      element.style.setProperty('--leo-foot', `${foot}px`)
      element.style.setProperty('--leo-seen', `${seen.height}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [panel])
}
