import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import * as z from 'zod/mini'

/** Key in the session's storage: where each address was scrolled to, across a reload. */
const KEPT_AS = 'starnest.scroll-places'

/** Pixels from the top, by history entry. */
const placesSchema = z.record(z.string(), z.number())
type Places = z.infer<typeof placesSchema>

/** A new screen begins at its top; another query of the same screen stays where it is; Back, Forward and a
 *  reload find the place that was left. The browser's own way is too early: it scrolls before the screen
 *  is drawn. */
export function useScrollPlaces(): void {
  const { key, pathname, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const places = useRef<Places>(undefined)
  const shownPath = useRef<string>(undefined)
  // Every address that is opened afresh has the router's key 'default'.
  const entry = key === 'default' ? pathname : key

  useLayoutEffect(() => {
    places.current ??= keptPlaces()
    const known = places.current
    const isFirst = shownPath.current === undefined
    const isFound = isFirst ? isReload() : isReturn
    const place = isFound ? known[entry] : undefined
    const isNewScreen = shownPath.current !== pathname
    shownPath.current = pathname
    // The browser itself goes to the part of the page that an address names.
    const isFree = hash === ''
    if (isFree && isNewScreen) scrollTo({ top: 0, behavior: 'instant' })
    const way = isFree && place ? scrollAsItGrows(place) : undefined
    const remember = () => {
      if (!way?.isUnderWay()) known[entry] = scrollY
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      way?.stop()
      removeEventListener('scroll', remember)
    }
  }, [entry, pathname, hash, isReturn])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => keepPlaces(places.current ?? {})
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])
}

/** Whether the page was there before: loaded again, or gone back to. Else its address was opened. */
function isReload(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && 'type' in loaded && loaded.type !== 'navigate'
}

/** What a person does that scrolls, or is about to. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** A page that is long enough has settled when it has not grown for this long, in milliseconds. */
const SETTLE_MS = 3000

/** Scroll to a place, in pixels from the top, and again while the page grows, until somebody scrolls. */
function scrollAsItGrows(top: number) {
  const page = document.documentElement
  const ended = new AbortController()
  let settled: ReturnType<typeof setTimeout> | undefined
  let isLongEnough = false
  const scrollOn = () => {
    isLongEnough = page.scrollHeight >= top + innerHeight
    scrollTo({ top, behavior: 'instant' })
    if (!isLongEnough) return
    clearTimeout(settled)
    settled = setTimeout(stop, SETTLE_MS)
  }
  const growth = new ResizeObserver(scrollOn)
  const stop = () => {
    ended.abort()
    growth.disconnect()
    clearTimeout(settled)
    page.style.overflowAnchor = ''
  }
  for (const move of OWN_MOVES) addEventListener(move, stop, { signal: ended.signal })
  const onScroll = () => {
    // A page that got too short moves by itself, which is told after its new size. Else it is a
    // scrollbar that is dragged, a word that is searched for, a screen reader.
    if (isLongEnough && Math.abs(scrollY - top) > 1) stop()
  }
  addEventListener('scroll', onScroll, { signal: ended.signal })
  // The place is kept in pixels, so the browser need not hold on to what is seen before it is reached.
  page.style.overflowAnchor = 'none'
  growth.observe(document.body)
  scrollOn()
  return { stop, isUnderWay: () => !ended.signal.aborted }
}

function keptPlaces(): Places {
  try {
    const { data } = placesSchema.safeParse(JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}'))
    return data ?? {}
  } catch {
    // Storage is forbidden, or holds something else: screens begin at their top.
    return {}
  }
}

function keepPlaces(places: Places): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(places))
  } catch {
    // Full or forbidden.
  }
}
