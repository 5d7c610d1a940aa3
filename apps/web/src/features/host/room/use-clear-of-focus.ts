import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onCovering` when something of the page has the focus that lies, even in part, under the panel. */
export function useClearOfFocus(
  panel: RefObject<HTMLElement | null>,
  onCovering: () => void,
): void {
  const covering = useRef(onCovering)
  useEffect(() => {
    covering.current = onCovering
  })
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const box = panel.current
      if (!(box && target instanceof Element) || target.closest('.leo')) return
      if (target.matches('main, [role="dialog"]')) return
      // What brings the focus into view has scrolled by then.
      requestAnimationFrame(() => {
        if (document.activeElement === target && overlap(box, target)) covering.current()
      })
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [panel])
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}
