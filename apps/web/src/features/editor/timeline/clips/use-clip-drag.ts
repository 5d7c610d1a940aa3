import type { EditRefusal } from '@starnest/contract/editor/commands'
import { EDITOR_TRACKS, type Item } from '@starnest/contract/editor/document'
import { freeStart } from '@starnest/editor/edit/free-place'
import { endOf } from '@starnest/editor/edit/items'
import { SNAP_PX, type SnapPlaces, snap, snapPlaces } from '@starnest/editor/snap/snap'
import { toFrame } from '@starnest/editor/time/frames'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { useEditorSession } from '../../session/editor-session.ts'
import { markStepMs, msAt, TRACK_PX, xOf } from '../geometry.ts'

/** CSS pixels that a press may move before it is a drag. */
const SLACK_PX = 4

/** What a press takes hold of. */
export type Grip = 'body' | 'start' | 'end'

type ClipDragParts = {
  /** The element that all clips stand in. */
  content: RefObject<HTMLElement | null>
  pxPerSecond: number
  isSnapping: boolean
  onRefused: (refusal: EditRefusal) => void
}

type Drag = {
  readonly press: ReactPointerEvent
  readonly grip: Grip
  readonly item: Item
  readonly items: readonly Item[]
  readonly places: SnapPlaces
  byMs: number
  layers: number
}

/** Drags clips and their edges. While the pointer moves only style is written, to what is dragged: nothing is
 *  drawn anew until it is let go, and then one command is done. */
export function useClipDrag({ content, pxPerSecond, isSnapping, onRefused }: ClipDragParts) {
  const session = useEditorSession()

  function begin(press: ReactPointerEvent, item: Item, grip: Grip): Drag {
    const { project, selection, assets } = session.getState()
    const { items } = project.document
    const dragged = grip === 'body' ? items.filter(({ id }) => selection.has(id)) : [item]
    const beats = new Map([...assets].map(([id, { beat }]) => [id, beat]))
    const except = new Set(dragged.map(({ id }) => id))
    const playheadMs = Math.round(session.transport.getMs())
    const places = snapPlaces({ document: project.document, except, playheadMs, beats })
    return { press, grip, item, items: dragged, places, byMs: 0, layers: 0 }
  }

  function follow(drag: Drag, { clientX, clientY }: PointerEvent) {
    const moved = Math.round(msAt(clientX - drag.press.clientX, pxPerSecond))
    const edges = edgesOf(drag).map((edge) => edge + moved)
    const gridMs = markStepMs(pxPerSecond) / 10
    const withinMs = msAt(SNAP_PX, pxPerSecond)
    const snapped = isSnapping
      ? snap(edges, drag.places, { withinMs, gridMs: gridMs < withinMs ? 0 : gridMs })
      : { by: 0, to: null }
    drag.byMs = bounded(drag, snapped.to === null ? byFrames(drag, moved) : moved + snapped.by)
    drag.layers = drag.grip === 'body' ? layersBy(drag, clientY) : 0
    show(drag, snapped.to)
  }

  /** As far as it goes once it is let go. */
  function byFrames(drag: Drag, moved: number): number {
    const { framesPerSecond } = session.getState().project.document.settings
    const [edge = 0] = edgesOf(drag)
    return toFrame(edge + moved, framesPerSecond) - edge
  }

  function show({ grip, items, byMs, layers }: Drag, snappedMs: number | null) {
    const element = content.current
    if (!element) return
    const style = element.style
    style.setProperty('--drag-x', `${xOf(byMs, pxPerSecond)}px`)
    style.setProperty('--drag-y', `${-layers * TRACK_PX}px`)
    style.setProperty('--snap-x', `${xOf(snappedMs ?? 0, pxPerSecond)}px`)
    element.dataset.snapped = String(snappedMs !== null)
    for (const { id } of items) {
      const clip = element.querySelector<HTMLElement>(`[data-clip="${id}"]`)
      if (clip) clip.dataset.dragged = grip
    }
  }

  function hide() {
    const element = content.current
    if (!element) return
    element.dataset.snapped = 'false'
    for (const clip of element.querySelectorAll<HTMLElement>('[data-dragged]')) {
      delete clip.dataset.dragged
    }
  }

  function finish({ grip, item, items, byMs, layers }: Drag, { altKey }: PointerEvent) {
    if (byMs === 0 && layers === 0) return
    const ids = items.map(({ id }) => id)
    if (grip !== 'body') {
      const to = (grip === 'start' ? item.startTime : endOf(item)) + byMs
      refuse(session.run([{ kind: 'trim', id: item.id, edge: grip, to, ripples: altKey }]))
      return
    }
    const refusal = session.run([{ kind: 'move', ids, by: byMs, layers }])
    if (refusal !== 'overlap' || items.length > 1) {
      refuse(refusal)
      return
    }
    // Where something is in the way, one clip goes to the nearest place that has room.
    const at = item.startTime + byMs
    const layer = item.layer + layers
    const { document } = session.getState().project
    const where = { at, layer, duration: item.duration, except: new Set(ids) }
    const start = freeStart(document.items, where)
    if (start === null) refuse('overlap')
    else refuse(session.run([{ kind: 'move', ids, by: start - item.startTime, layers }]))
  }

  const refuse = (refusal: EditRefusal | null) => refusal && onRefused(refusal)

  return (press: ReactPointerEvent, item: Item, grip: Grip) => {
    const drag = begin(press, item, grip)
    let isFar = false
    const listening = new AbortController()
    const { signal } = listening
    const end = (event: PointerEvent | null) => {
      listening.abort()
      hide()
      if (isFar && event) finish(drag, event)
    }
    const isThis = ({ pointerId }: PointerEvent) => pointerId === press.pointerId
    addEventListener(
      'pointermove',
      (event) => {
        if (!isThis(event)) return
        const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY]
        isFar ||= Math.hypot(x, y) > SLACK_PX
        if (isFar) follow(drag, event)
      },
      { signal },
    )
    addEventListener('pointerup', (event) => isThis(event) && end(event), { signal })
    addEventListener('pointercancel', (event) => isThis(event) && end(null), { signal })
    addEventListener('keydown', (event) => event.key === 'Escape' && end(null), { signal })
  }
}

const edgesOf = ({ grip, item, items }: Drag): number[] => {
  if (grip === 'start') return [item.startTime]
  if (grip === 'end') return [endOf(item)]
  return items.flatMap((one) => [one.startTime, endOf(one)])
}

/** Nothing is moved before the beginning. */
const bounded = ({ grip, items }: Drag, byMs: number): number =>
  grip === 'end' ? byMs : Math.max(byMs, -Math.min(...items.map(({ startTime }) => startTime)))

function layersBy({ press, items }: Drag, clientY: number): number {
  const rows = Math.round((press.clientY - clientY) / TRACK_PX)
  const layers = items.map(({ layer }) => layer)
  const most = EDITOR_TRACKS - 1 - Math.max(...layers)
  return Math.min(most, Math.max(-Math.min(...layers), rows))
}
