import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
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

/** The carousel that had the focus last, if it can still be seen; else the one that the eye is on. */
function carouselMeant(lastFocused: Element | null): Element | undefined {
  const carousels = [...document.querySelectorAll(CAROUSEL)]
  const places = carousels.map((carousel) => carousel.getBoundingClientRect())
  const place = lastFocused ? places[carousels.indexOf(lastFocused)] : undefined
  if (lastFocused && place && place.bottom > 0 && place.top < innerHeight) return lastFocused
  return carousels[carouselInView(places, innerHeight)]
}

/** Move a carousel by one step of 200 px, never before its beginning: the one that had the focus last
 *  while it can be seen, else the one in view. Source: specification §5, §9. */
export function moveCarousel(command: 'next' | 'previous', lastFocused: Element | null): void {
  const carousel = carouselMeant(lastFocused)
  if (!carousel) return
  const sign = getComputedStyle(carousel).direction === 'rtl' ? -1 : 1
  const way = command === 'next' ? 1 : -1
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  carousel.scrollBy({ left: sign * way * CARD_STEP_PX, behavior })
}

/** {@link moveCarousel} for a screen; it knows which carousel had the focus last. */
export function useCarouselMoves(): (command: 'next' | 'previous') => void {
  const lastFocused = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const carousel = target instanceof Element ? target.closest(CAROUSEL) : null
      if (carousel) lastFocused.current = carousel
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  return (command) => moveCarousel(command, lastFocused.current)
}
