import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** Whether at least `share` (0 to 1) of an element is inside the window. True until first told. */
export function useOnScreen(element: RefObject<Element | null>, share = 0): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry) setOnScreen(entry.isIntersecting && entry.intersectionRatio >= share)
      },
      { threshold: [0, share] },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share])
  return isOnScreen
}

/** How far outside of the window something counts as near: three quarters of a screen above and
 *  below it. */
const NEAR = '75% 0px'

/** Whether an element is, or has once been, near the window. What is drawn for
 *  that reason is drawn in pieces, between which the page can be used. */
export function useCameNear(element: RefObject<Element | null>, isNearAtOnce: boolean): boolean {
  const [cameNear, setCameNear] = useState(isNearAtOnce)
  useEffect(() => {
    if (cameNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setCameNear(true))
        }
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, cameNear])
  return cameNear
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the tab is in front. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState === 'visible')
}
