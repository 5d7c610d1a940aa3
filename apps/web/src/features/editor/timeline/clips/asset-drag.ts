import { createStore } from '../../../../platform/store.ts'

/** An asset under the pointer, on its way to a track. Places are CSS pixels of the window. */
export type AssetDrag = {
  readonly id: number
  readonly name: string
  readonly thumbnailUrl: string | null
  readonly xPx: number
  readonly yPx: number
}

type Dropping = (drag: AssetDrag) => void

/** What is dragged now; null: nothing. */
export const assetDrag = createStore<AssetDrag | null>(() => null)

const targets = new Set<Dropping>()

/** CSS pixels that a press may move before it is a drag. */
const SLACK_PX = 6

/** Tells who takes assets of each that is let go. Returns the way to stop that. */
export function onAssetDrop(target: Dropping): () => void {
  targets.add(target)
  return () => void targets.delete(target)
}

/** Begins to drag an asset, as soon as the pointer moves. A finger scrolls instead: it presses the asset to put
 *  it on the timeline. */
export function beginAssetDrag(
  asset: Pick<AssetDrag, 'id' | 'name' | 'thumbnailUrl'>,
  press: PointerEvent,
): void {
  if (press.pointerType === 'touch' || press.button !== 0) return
  const listening = new AbortController()
  const { signal } = listening
  const isFar = ({ clientX, clientY }: PointerEvent) =>
    Math.hypot(clientX - press.clientX, clientY - press.clientY) > SLACK_PX
  const end = () => {
    listening.abort()
    assetDrag.set(null)
  }
  addEventListener(
    'pointermove',
    (event) => {
      if (!assetDrag.get() && !isFar(event)) return
      assetDrag.set({ ...asset, xPx: event.clientX, yPx: event.clientY })
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      const drag = assetDrag.get()
      end()
      if (!drag) return
      for (const target of targets) target({ ...drag, xPx: event.clientX, yPx: event.clientY })
      // The press was a drag: the button under it is not pressed as well.
      addEventListener('click', stopClick, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', stopClick, { capture: true }))
    },
    { signal },
  )
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal })
}

function stopClick(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
