import { type RefObject, useEffect } from 'react'
import { freeShift, pointsOf } from './free-place.ts'

/** What can be pressed or written in. */
const CONTROLS =
  'a[href], button, select, input, textarea, video[controls], [role="slider"], [role="tab"], [role="switch"]'

/** What points at things can rest over them. */
const CAN_HOVER = matchMedia('(hover: hover)')

/** What is read, and boxes that are drawn over the bubble. */
const WORDS = 'p, h1, h2, h3, dt, dd, label, [data-over-leo]'

/** Milliseconds of rest after which the page is looked at. */
const REST_MS = 180

/** Height of the bar on top, in CSS pixels, which is left alone. */
const TOP_BAR_PX = 96

/** Where scrolling ends, nothing can be scrolled out from under the bubble. */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollY <= 1 || scrollY + clientHeight >= scrollHeight - 1
}

const PINNED = ['fixed', 'sticky']

/** Whether it is pinned to the window: it does not scroll away. */
function isPinned(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (PINNED.includes(getComputedStyle(one).position)) return true
  }
  return false
}

/** Whether something of a kind, which is in the way, is seen at a point of the window. */
function meets(
  { x, y }: { x: number; y: number },
  what: string,
  isInTheWay: (under: Element) => boolean,
): boolean {
  const seen = document.elementsFromPoint(x, y).find((one) => !one.closest('.leo'))
  const under = seen?.closest(what)
  return under != null && isInTheWay(under)
}

/** Keeps the bubble off what is under it: whatever has the focus, whatever is pinned to the window,
 *  and at the ends of scrolling everything that can be pressed. Where there is no free place above it,
 *  it goes out of sight until something moves. */
export function useMakesRoom(bubble: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const element = bubble.current
    if (!element || !isActive) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      // Nobody misses it who is about to press it; a finger leaves it hovered.
      if (CAN_HOVER.matches && element.matches(':hover')) return
      const isEnd = isAtEnd()
      const isInTheWay = (under: Element) =>
        isEnd || under === document.activeElement || isPinned(under)
      const free = (what: string) =>
        freeShift(placeOf(element), {
          highest: TOP_BAR_PX,
          isTaken: (box) => pointsOf(box).some((point) => meets(point, what, isInTheWay)),
        })
      // Words can still be read beside it; what can be pressed must be.
      const shift = free(`${CONTROLS}, ${WORDS}`) ?? free(CONTROLS)
      element.style.setProperty('--leo-shift', `${shift ?? 0}px`)
      element.toggleAttribute('data-hidden', shift === null)
    }
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    }
    const stop = new AbortController()
    const { signal } = stop
    // A window over the page scrolls inside.
    addEventListener('scroll', rest, { passive: true, capture: true, signal })
    addEventListener('resize', rest, { signal })
    document.addEventListener('focusin', rest, { signal })
    document.addEventListener('click', rest, { signal })
    element.addEventListener('pointerleave', rest, { signal })
    // What moved while it was looked at stands elsewhere afterwards.
    document.addEventListener('transitionend', rest, { signal })
    document.addEventListener('animationend', rest, { signal })
    const growth = new ResizeObserver(rest)
    growth.observe(document.body)
    const changes = new MutationObserver(rest)
    changes.observe(document.body, { childList: true, characterData: true, subtree: true })
    look()
    return () => {
      stop.abort()
      growth.disconnect()
      changes.disconnect()
      clearTimeout(timer)
    }
  }, [bubble, isActive])
}

/** Where it stands when it makes no room, whatever moves it now. */
function placeOf({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement) {
  return { left, right: left + offsetWidth, top, bottom: top + offsetHeight }
}
