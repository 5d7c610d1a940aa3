import { prefersReducedMotion } from '../../../platform/reduced-motion.ts'
import { CARD_STEP_PX } from '../../../ui/rail/use-rail-scroll.ts'

const CAROUSEL = '.rail-track'

/** Top and bottom of something, in CSS pixels of the window. */
type Height = { top: number; bottom: number }

/** Index of the carousel that the eye is on, the one whose middle is nearest to the window's; -1 when
 *  none is in view. */
export function carouselInView(carousels: readonly Height[], windowHeight: number): number {
  const distance = ({ top, bottom }: Height) => Math.abs((top + bottom) / 2 - windowHeight / 2)
  let best = -1
  carousels.forEach((one, index) => {
    if (one.bottom <= 0 || one.top >= windowHeight) return
    const leader = carousels[best]
    if (!leader || distance(one) < distance(leader)) best = index
  })
  return best
}

/** Move a carousel as a voice command asks: the one that has the focus, else the one in view. One step
 *  of 200 px, never before its beginning. False when there is no carousel to move.
 *  Source: specification §5, "Carousel voice commands"; §9. */
export function moveCarousel(command: 'next' | 'previous'): boolean {
  const carousels = [...document.querySelectorAll<HTMLElement>(CAROUSEL)]
  const focused = document.activeElement?.closest<HTMLElement>(CAROUSEL)
  const inView = carouselInView(
    carousels.map((carousel) => carousel.getBoundingClientRect()),
    innerHeight,
  )
  const carousel = focused ?? carousels[inView]
  if (!carousel) return false
  const sign = getComputedStyle(carousel).direction === 'rtl' ? -1 : 1
  const way = command === 'next' ? 1 : -1
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  carousel.scrollBy({ left: sign * way * CARD_STEP_PX, behavior })
  return true
}
