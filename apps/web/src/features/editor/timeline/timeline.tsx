import './timeline.css'
import { EDITOR_TRACKS, type Item } from '@starnest/contract/editor/document'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useStore } from '../../../platform/store.ts'
import { useTexts } from '../../../platform/texts.ts'
import { addToTimeline } from '../assets/add-to-timeline.ts'
import { useEditorSession, useSessionState } from '../session/editor-session.ts'
import { type AssetDrag, assetDrag, onAssetDrop } from './clips/asset-drag.ts'
import { Clip } from './clips/clip.tsx'
import { type Grip, useClipDrag } from './clips/use-clip-drag.ts'
import { layerAt, msAt, RULER_PX, seenItems, TRACK_PX, xOf } from './geometry.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { Playhead, Ruler } from './ruler.tsx'
import { type Answer, neighbourOf } from './timeline-deeds.ts'
import { TimelineTools } from './timeline-tools.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { useTimelineView } from './use-timeline-view.ts'

/** Layers from the top row down. */
const ROWS = Array.from({ length: EDITOR_TRACKS }, (_, row) => EDITOR_TRACKS - 1 - row)

const WAYS: Readonly<Record<string, 'before' | 'after' | 'up' | 'down'>> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The three tracks and what lies on them. Source: specification §2.10, §9. */
export function Timeline() {
  const t = useTexts('editor/timeline')
  const session = useEditorSession()
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const view = useTimelineView(scroller)
  const { pxPerSecond, rulerMs } = view
  const items = useSessionState(({ project }) => project.document.items)
  const selection = useSessionState((state) => state.selection)
  const assets = useSessionState((state) => state.assets)
  const [isSnapping, setSnapping] = useState(true)
  const [said, setSaid] = useState('')
  const [stopId, setStopId] = useState<string | null>(null)
  const [isKeys, setKeys] = useState(false)
  const dropping = useStore(assetDrag)
  const answer = (refused: Answer) => setSaid(refused ? t(`no.${refused}`) : '')
  const lacking = () => setSaid(t('pasteMissing'))
  const beginDrag = useClipDrag({ content, pxPerSecond, isSnapping, onRefused: answer })
  const endMs = items.reduce(
    (end, { startTime, duration }) => Math.max(end, startTime + duration),
    0,
  )
  useEditorKeys({
    ...{ session, endMs, onAnswer: answer, onLacking: lacking },
    toggleSnapping: () => setSnapping((is) => !is),
    zoomBy: (factor) => view.zoomBy(factor),
  })

  const drop = useEffectEvent(({ id, xPx, yPx }: AssetDrag) => {
    const place = placeAt(content.current, { xPx, yPx, pxPerSecond })
    if (!place) return
    const added = addToTimeline(session, id, place)
    answer(typeof added === 'string' ? added : null)
  })
  useEffect(() => onAssetDrop((drag) => drop(drag)), [])

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const left = scroller.current?.getBoundingClientRect().left ?? 0
    view.zoomBy(Math.exp(-event.deltaY / 300), event.clientX - left)
  })
  useEffect(() => {
    const element = scroller.current
    // A listener of React's cannot keep the page from zooming.
    element?.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element?.removeEventListener('wheel', zoomByWheel)
  }, [])

  const press = (event: PointerEvent, item: Item, grip: Grip) => {
    if (event.button !== 0) return
    event.stopPropagation()
    const isSeveral = event.shiftKey || event.ctrlKey || event.metaKey
    const isIn = selection.has(item.id)
    if (isSeveral) session.select(toggled(selection, item.id))
    else if (!isIn) session.select([item.id])
    // A finger takes hold of what it has chosen before; else it scrolls.
    if (event.pointerType === 'touch' && !isIn) return
    if (!isSeveral) beginDrag(event, item, grip)
  }

  const walk = (event: KeyboardEvent) => {
    const item = items.find(({ id }) => id === stopId)
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      session.select(event.shiftKey ? toggled(selection, item.id) : [item.id])
      return
    }
    const way = WAYS[event.key]
    const next = way && neighbourOf(items, item, way)
    if (!next) return
    event.preventDefault()
    setStopId(next.id)
    const element = scroller.current
    if (element) reveal(element, next, pxPerSecond)
    requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>(`[data-clip="${next.id}"]`)?.focus(),
    )
  }

  const stop = items.some(({ id }) => id === stopId) ? stopId : items[0]?.id
  const shown = seenItems(items, view.window)
  const grid = {
    role: 'grid',
    'aria-label': t('timeline'),
    'aria-multiselectable': true,
    'aria-rowcount': EDITOR_TRACKS,
    onKeyDown: walk,
  }
  return (
    <section className="timeline" aria-label={t('timeline')}>
      <TimelineTools
        {...{ view, isSnapping }}
        onSnapping={() => setSnapping(!isSnapping)}
        onAnswer={answer}
        onLacking={lacking}
        onKeys={() => setKeys(true)}
      />
      <div className="timeline-body" dir="ltr">
        <div className="timeline-heads" aria-hidden style={{ paddingTop: RULER_PX }}>
          {ROWS.map((layer) => (
            <span key={layer} style={{ height: TRACK_PX }}>
              {layer + 1}
            </span>
          ))}
        </div>
        <div ref={scroller} className="timeline-scroll" onScroll={view.onScroll}>
          <div
            ref={content}
            className="timeline-content"
            data-dropping={dropping !== null}
            style={{ width: `${xOf(rulerMs, pxPerSecond)}px` }}
            onPointerDown={() => session.select([])}
          >
            <Ruler view={view} />
            <div {...(items.length > 0 && grid)}>
              {ROWS.map((layer) => (
                <Track
                  key={layer}
                  layer={layer}
                  isEmpty={!items.some((item) => item.layer === layer)}
                >
                  {items
                    .filter((item) => item.layer === layer)
                    .map((item, at) =>
                      shown.includes(item) || item.id === stop ? (
                        <Clip
                          key={item.id}
                          {...{ item, pxPerSecond }}
                          asset={item.assetId === null ? undefined : assets.get(item.assetId)}
                          isSelected={selection.has(item.id)}
                          isStop={item.id === stop}
                          column={at + 1}
                          onPress={press}
                          onFocus={({ id }) => setStopId(id)}
                        />
                      ) : null,
                    )}
                </Track>
              ))}
            </div>
            {items.length === 0 && <p className="timeline-empty">{t('empty')}</p>}
            <Playhead pxPerSecond={pxPerSecond} />
            <div className="snap-line" aria-hidden />
          </div>
        </div>
      </div>
      <p className="timeline-said" role="status">
        {said || (selection.size > 1 ? t('selected', { count: selection.size }) : '')}
      </p>
      {dropping && (
        <div className="asset-ghost" style={{ left: dropping.xPx, top: dropping.yPx }} aria-hidden>
          {dropping.thumbnailUrl ? <img src={dropping.thumbnailUrl} alt="" /> : dropping.name}
        </div>
      )}
      {isKeys && <KeysDialog onClose={() => setKeys(false)} />}
    </section>
  )
}

/** A row of the grid; one without items is none to be read. */
function Track(props: { layer: number; isEmpty: boolean; children: ReactNode }) {
  const { layer, isEmpty, children } = props
  const t = useTexts('editor/timeline')
  const row = {
    role: 'row',
    'aria-label': t('track', { number: String(layer + 1) }),
    'aria-rowindex': EDITOR_TRACKS - layer,
  }
  return (
    <div {...(!isEmpty && row)} className="track" style={{ height: TRACK_PX }}>
      {children}
    </div>
  )
}

function toggled(selection: ReadonlySet<string>, id: string): string[] {
  const ids = new Set(selection)
  if (!ids.delete(id)) ids.add(id)
  return [...ids]
}

/** Scrolls so that an item is seen. */
function reveal(scroller: HTMLElement, item: Item, pxPerSecond: number): void {
  const [left, right] = [
    xOf(item.startTime, pxPerSecond),
    xOf(item.startTime + item.duration, pxPerSecond),
  ]
  const { scrollLeft, clientWidth } = scroller
  if (left < scrollLeft) scroller.scrollLeft = left - 40
  else if (right > scrollLeft + clientWidth) scroller.scrollLeft = right - clientWidth + 40
}

/** The time and the layer at a place of the window; null: it is not on a track. */
function placeAt(
  content: HTMLElement | null,
  { xPx, yPx, pxPerSecond }: { xPx: number; yPx: number; pxPerSecond: number },
): { atMs: number; layer: number } | null {
  const box = content?.getBoundingClientRect()
  const seen = content?.parentElement?.getBoundingClientRect()
  if (!box || !seen) return null
  const isOver = xPx <= seen.right && yPx >= box.top && yPx <= box.bottom && xPx >= seen.left - 60
  if (!isOver) return null
  const atMs = Math.round(msAt(xPx - box.left, pxPerSecond))
  return { atMs, layer: layerAt(yPx - box.top - RULER_PX, EDITOR_TRACKS) }
}
