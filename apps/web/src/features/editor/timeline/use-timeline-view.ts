import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSessionState } from '../session/editor-session.ts'
import {
  boundedZoom,
  FIRST_ZOOM,
  msAt,
  rulerMsFor,
  scrollAfterZoom,
  xOf,
  zoomToFit,
} from './geometry.ts'

/** CSS pixels beside what is seen that are drawn as well, and steps in which the window moves on, so that a
 *  scroll does not draw everything anew. */
const MARGIN_PX = 160

/** How the timeline is looked at. */
export type TimelineView = {
  readonly pxPerSecond: number
  /** Milliseconds that are drawn. */
  readonly window: { readonly fromMs: number; readonly toMs: number }
  readonly rulerMs: number
  readonly zoomBy: (factor: number, pointerPx?: number) => void
  readonly showAll: () => void
  readonly onScroll: () => void
}

/** The zoom of the timeline and the part of it that is seen. `scroller` is the element that scrolls. */
export function useTimelineView(scroller: RefObject<HTMLElement | null>): TimelineView {
  const endMs = useSessionState(({ project }) =>
    project.document.items.reduce((end, item) => Math.max(end, item.startTime + item.duration), 0),
  )
  const [pxPerSecond, setZoom] = useState(FIRST_ZOOM)
  const [scrolled, setScrolled] = useState({ leftPx: 0, widthPx: 1200 })
  const wanted = useRef<number | null>(null)
  const rulerMs = rulerMsFor(endMs)

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const leftPx = Math.floor(element.scrollLeft / MARGIN_PX) * MARGIN_PX
    const widthPx = element.clientWidth
    setScrolled((before) =>
      before.leftPx === leftPx && before.widthPx === widthPx ? before : { leftPx, widthPx },
    )
  }, [scroller])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    onScroll()
    const observer = new ResizeObserver(onScroll)
    observer.observe(element)
    return () => observer.disconnect()
  }, [onScroll, scroller])

  // The place to scroll to is only there once the wider or narrower content is.
  useLayoutEffect(() => {
    if (wanted.current === null || !scroller.current) return
    scroller.current.scrollLeft = wanted.current
    wanted.current = null
    onScroll()
  })

  const zoomBy = useCallback(
    (factor: number, pointerPx?: number) => {
      const element = scroller.current
      if (!element) return
      setZoom((from) => {
        const to = boundedZoom(from * factor)
        const at = { scrollPx: element.scrollLeft, pointerPx: pointerPx ?? element.clientWidth / 2 }
        wanted.current = scrollAfterZoom(at, { from, to })
        return to
      })
    },
    [scroller],
  )
  return {
    pxPerSecond,
    rulerMs,
    window: {
      fromMs: msAt(scrolled.leftPx - MARGIN_PX, pxPerSecond),
      toMs: msAt(scrolled.leftPx + scrolled.widthPx + 2 * MARGIN_PX, pxPerSecond),
    },
    zoomBy,
    showAll: () => {
      const element = scroller.current
      if (!element) return
      wanted.current = 0
      setZoom(zoomToFit(Math.max(endMs * 1.05, 5000), element.clientWidth))
    },
    onScroll,
  }
}

/** Style of something on the timeline, from its times. */
export const spanStyle = (fromMs: number, lengthMs: number, pxPerSecond: number) => ({
  left: `${xOf(fromMs, pxPerSecond)}px`,
  width: `${Math.max(2, xOf(lengthMs, pxPerSecond))}px`,
})
