import type { Item } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { Blend, Music, TriangleAlert, Type } from 'lucide-react'
import { memo, type PointerEvent } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { nameOfAsset } from '../../assets/asset-name.ts'
import { timeText } from '../../time-text.ts'
import { xOf } from '../geometry.ts'
import { ClipStrip } from '../strips/clip-strip.tsx'
import { spanStyle } from '../use-timeline-view.ts'
import type { Grip } from './use-clip-drag.ts'

type ClipProps = {
  item: Item
  asset: EditorAsset | undefined
  isSelected: boolean
  /** The one that Tab comes to. */
  isStop: boolean
  pxPerSecond: number
  column: number
  onPress: (event: PointerEvent, item: Item, grip: Grip) => void
  onFocus: (item: Item) => void
}

/** CSS pixels from which on a clip shows what is in it, and its name: narrower ones are but a colour, so that hundreds
 *  of them cost little. */
const STRIP_PX = 12
const NAME_PX = 36

/** An item on its track. */
export const Clip = memo(function Clip(props: ClipProps) {
  const { item, asset, isSelected, isStop, pxPerSecond, column, onPress, onFocus } = props
  const t = useTexts('editor/timeline')
  const say = useTexts('editor/editor')
  const { id, trackType, startTime, duration, layer, text, transition, speed } = item
  const name = text
    ? text.text.split('\n')[0] || t('type.text')
    : asset
      ? nameOfAsset(asset, say)
      : ''
  const spoken = t('clip', {
    name,
    type: t(`type.${trackType}`),
    from: timeText(startTime, { hasTenths: true }),
    to: timeText(startTime + duration, { hasTenths: true }),
    track: String(layer + 1),
  })
  const widthPx = xOf(duration, pxPerSecond)
  const isLost = asset !== undefined && asset.state !== 'ready'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a grid that is no table of words
    <div
      role="gridcell"
      className="clip"
      data-clip={id}
      data-type={trackType}
      data-lost={isLost}
      aria-label={spoken}
      aria-selected={isSelected}
      aria-colindex={column}
      tabIndex={isStop ? 0 : -1}
      style={spanStyle(startTime, duration, pxPerSecond)}
      onPointerDown={(event) => onPress(event, item, gripAt(event, isSelected))}
      onFocus={() => onFocus(item)}
    >
      {asset && !isLost && widthPx >= STRIP_PX && (
        <ClipStrip item={item} asset={asset} pxPerSecond={pxPerSecond} />
      )}
      {widthPx >= NAME_PX && (
        <span className="clip-name">
          {trackType === 'audio' && <Music aria-hidden className="clip-icon" />}
          {trackType === 'text' && <Type aria-hidden className="clip-icon" />}
          {isLost && <TriangleAlert aria-hidden className="clip-icon text-danger" />}
          {transition && <Blend aria-hidden className="clip-icon text-lantern" />}
          {speed === 1 ? name : `${speed}× ${name}`}
        </span>
      )}
    </div>
  )
})

/** CSS pixels of a clip's edge that can be taken hold of, and the share of the clip at most; fingers are wider. */
const EDGE = { px: 10, share: 0.3 }
const FINGER_EDGE = { px: 22, share: 0.35 }

/** What a press takes hold of: an edge, or all of a clip. */
function gripAt({ currentTarget, clientX, pointerType }: PointerEvent, isSelected: boolean): Grip {
  const { left, right, width } = currentTarget.getBoundingClientRect()
  const { px, share } = pointerType === 'touch' && isSelected ? FINGER_EDGE : EDGE
  const edgePx = Math.min(px, width * share)
  if (clientX - left < edgePx) return 'start'
  return right - clientX < edgePx ? 'end' : 'body'
}
