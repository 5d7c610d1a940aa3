import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

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

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the tab is in front. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState === 'visible')
}
