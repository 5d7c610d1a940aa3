import { prefersReducedMotion } from '../../platform/preferences/reduced-motion.ts'

/** How long a smooth scroll is watched, in milliseconds; browsers are done well before. */
const SCROLLING_MS = 3000
/** With these, somebody moves the page by hand. */
const MOVES_BY_HAND = ['wheel', 'touchstart', 'pointerdown'] as const

/** The smooth scroll that is under way. */
let scrolling: AbortController | undefined

/** Leave the page where the scroll that is under way takes it. */
export const leaveScroll = (): void => scrolling?.abort()

const scrollTo = (element: Element, behavior: ScrollBehavior) =>
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })

/** Bring an element into view, smoothly unless the person asked for less motion. A smooth scroll of the page ends
 *  where the element stood when it began; where the page has grown meanwhile, the rest follows at once.
 *  Source: CSSOM View, "perform a scroll"; Safari has no scroll anchoring. */
export function bringIntoView(element: Element): void {
  leaveScroll()
  if (prefersReducedMotion()) {
    scrollTo(element, 'instant')
    return
  }
  const watched = new AbortController()
  scrolling = watched
  const { signal } = watched
  const settle = () => scrollTo(element, 'instant')
  document.addEventListener('scrollend', settle, { signal })
  for (const name of MOVES_BY_HAND) {
    document.addEventListener(name, leaveScroll, { signal, passive: true })
  }
  setTimeout(() => watched.abort(), SCROLLING_MS)
  scrollTo(element, 'smooth')
}
