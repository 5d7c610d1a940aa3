import type { Item } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { useEffect, useRef } from 'react'
import { useStore } from '../../../../platform/store.ts'
import { xOf } from '../geometry.ts'
import { drawFilmstrip, drawWaveform, type StripPart } from './draw-strip.ts'
import { stripOf, whenStripsChange } from './strips.ts'

/** The widest canvas that is drawn for one clip, in CSS pixels; beyond it the strip is stretched. */
const MAX_WIDTH_PX = 4000
const HEIGHT_PX = 40

/** What is in a clip along its time: pictures of a film, or how loud a sound is. While it is being read, and
 *  where nothing can be read, nothing is shown. */
export function ClipStrip(props: { item: Item; asset: EditorAsset; pxPerSecond: number }) {
  const { item, asset, pxPerSecond } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const changed = useStore(whenStripsChange)
  const { sourceStart, duration, speed, trackType } = item
  const widthPx = Math.min(MAX_WIDTH_PX, Math.max(1, Math.round(xOf(duration, pxPerSecond))))
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || changed < 0) return
    const part: StripPart = {
      fromMs: sourceStart,
      toMs: sourceStart + duration * speed,
      widthPx,
      heightPx: HEIGHT_PX,
    }
    context.clearRect(0, 0, widthPx, HEIGHT_PX)
    const strip = stripOf(asset, trackType)
    if (strip?.is === 'pictures') drawFilmstrip(context, strip, part)
    if (strip?.is === 'loudness') drawWaveform(context, strip, part)
  }, [asset, changed, duration, sourceStart, speed, trackType, widthPx])
  if (trackType === 'text') return null
  return (
    <canvas ref={canvas} className="clip-strip" aria-hidden width={widthPx} height={HEIGHT_PX} />
  )
}
