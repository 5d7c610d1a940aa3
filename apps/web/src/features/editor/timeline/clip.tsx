import type { Item } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { Blend, Music, TriangleAlert, Type } from 'lucide-react'
import { memo, type PointerEvent } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { nameOfAsset } from '../assets/asset-name.ts'
import { editorTexts } from '../editor.texts.ts'
import { timeText } from '../time-text.ts'
import { ClipStrip } from './strips/clip-strip.tsx'
import { timelineTexts } from './timeline.texts.ts'
import type { Grip } from './use-clip-drag.ts'
import { spanStyle } from './use-timeline-view.ts'

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

/** An item on its track. */
export const Clip = memo(function Clip(props: ClipProps) {
  const { item, asset, isSelected, isStop, pxPerSecond, column, onPress, onFocus } = props
  const t = useTexts(timelineTexts)
  const say = useTexts(editorTexts)
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
      onPointerDown={(event) => onPress(event, item, 'body')}
      onFocus={() => onFocus(item)}
    >
      {asset && !isLost && <ClipStrip item={item} asset={asset} pxPerSecond={pxPerSecond} />}
      <span className="clip-name">
        {trackType === 'audio' && <Music aria-hidden className="size-3.5 shrink-0" />}
        {trackType === 'text' && <Type aria-hidden className="size-3.5 shrink-0" />}
        {isLost && <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-danger" />}
        {transition && <Blend aria-hidden className="size-3.5 shrink-0 text-lantern" />}
        <span className="truncate">{name}</span>
        {speed !== 1 && <span className="shrink-0">{`${speed}×`}</span>}
      </span>
      <span
        className="clip-grip"
        data-edge="start"
        onPointerDown={(event) => onPress(event, item, 'start')}
      />
      <span
        className="clip-grip"
        data-edge="end"
        onPointerDown={(event) => onPress(event, item, 'end')}
      />
    </div>
  )
})
