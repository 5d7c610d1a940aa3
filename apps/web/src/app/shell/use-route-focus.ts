import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A link of a screen: its address, and which of the links to that address it is. */
type LinkPlace = { address: string; nth: number }

function linksTo(address: string): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
  return links.filter((link) => link.getAttribute('href') === address)
}

function placeOf(target: EventTarget | null): LinkPlace | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
  const address = link?.getAttribute('href')
  return link && address ? { address, nth: linksTo(address).indexOf(link) } : undefined
}

/** Give the keyboard and the screen reader their place when the screen changes: a new screen is read
 *  from its beginning, and Back leads to the link that was followed, wherever its row had scrolled. */
export function useRouteFocus(): void {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const places = useRef(new Map<string, LinkPlace>())
  const shown = useRef(pathname)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const place = placeOf(target)
      if (place) places.current.set(key, place)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const place = isReturn ? places.current.get(key) : undefined
    const link = place && linksTo(place.address)[place.nth]
    if (!link) {
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      return
    }
    link.focus({ preventScroll: true })
    link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [key, pathname, isReturn])
}
