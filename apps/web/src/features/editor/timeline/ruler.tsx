import { useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useEditorSession, useSessionState, useTransport } from '../session/editor-session.ts'
import { timeText } from '../time-text.ts'
import { markStepMs, msAt, xOf } from './geometry.ts'
import type { TimelineView } from './use-timeline-view.ts'

/** The times above the tracks; a press moves the playhead there, and a drag takes it along. */
export function Ruler({ view }: { view: TimelineView }) {
  const session = useEditorSession()
  const markers = useSessionState(({ project }) => project.document.markers)
  const t = useTexts('editor/timeline')
  const { pxPerSecond, rulerMs, window } = view
  const stepMs = markStepMs(pxPerSecond)
  const first = Math.max(0, Math.floor(window.fromMs / stepMs))
  const last = Math.min(Math.floor(rulerMs / stepMs), Math.ceil(window.toMs / stepMs))
  const marks = Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, at) => (first + at) * stepMs,
  )
  const seekTo = (element: Element, clientX: number) => {
    const { left } = element.getBoundingClientRect()
    session.transport.seek(Math.max(0, msAt(clientX - left, pxPerSecond)))
  }
  return (
    <div
      className="ruler"
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event.currentTarget, event.clientX)
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) seekTo(event.currentTarget, event.clientX)
      }}
    >
      {marks.map((ms) => (
        <span key={ms} className="ruler-mark" style={{ left: `${xOf(ms, pxPerSecond)}px` }}>
          {timeText(ms, { hasTenths: stepMs < 1000 })}
        </span>
      ))}
      {markers.map(({ id, at, name }) => (
        <span
          key={id}
          className="ruler-marker"
          title={t('markerNamed', { name })}
          style={{ left: `${xOf(at, pxPerSecond)}px` }}
        />
      ))}
    </div>
  )
}

/** CSS pixels of the timeline that stay in sight before a playhead that has left it. */
const BEFORE_PX = 48

/** The line that shows where the film is. Wherever it goes, the timeline is turned like a page to show it. */
export function Playhead({ pxPerSecond }: { pxPerSecond: number }) {
  const { transport } = useEditorSession()
  const line = useRef<HTMLDivElement>(null)
  const x = useTransport(() => Math.round(xOf(transport.getMs(), pxPerSecond)))
  useEffect(
    () =>
      transport.subscribe(() => {
        const scroller = line.current?.closest('.timeline-scroll')
        const at = xOf(transport.getMs(), pxPerSecond)
        if (!scroller) return
        const { scrollLeft, clientWidth } = scroller
        const isSeen = at >= scrollLeft && at <= scrollLeft + clientWidth
        if (!isSeen) scroller.scrollLeft = at - BEFORE_PX
      }),
    [transport, pxPerSecond],
  )
  return (
    <div ref={line} className="playhead" aria-hidden style={{ transform: `translateX(${x}px)` }} />
  )
}
