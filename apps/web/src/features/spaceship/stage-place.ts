import { type RefObject, useCallback, useRef } from 'react'
import type { ScreenBox } from './scene/screens/big-screen.ts'

/** A rectangle of the window, CSS pixels from its top left corner. */
export type PixelBox = { left: number; top: number; width: number; height: number }

/** Words are read on the screen if it is at least so wide, CSS pixels, and this share of it is in the window. */
const READABLE_FROM_PX = 280
const SEEN_SHARE = 0.72
/** What stays free below words that are read at the foot of the window, as a share of its height: the controls. */
const FOOT_SHARE = 0.06

/** A box in shares of the window as pixels of it. */
export const pixelsOf = (
  { left, top, width, height }: ScreenBox,
  viewport: { width: number; height: number },
): PixelBox => ({
  left: left * viewport.width,
  top: top * viewport.height,
  width: width * viewport.width,
  height: height * viewport.height,
})

/** Where captions are read: on the screen, as long as enough of it is in the window, else at the window's foot.
 *  `box`: where the screen is; null: behind whoever looks. */
export function captionsBox(
  box: ScreenBox | null,
  viewport: { width: number; height: number },
): PixelBox {
  const foot: PixelBox = {
    left: 0,
    top: 0,
    width: viewport.width,
    height: viewport.height * (1 - FOOT_SHARE),
  }
  if (!box) return foot
  const screen = pixelsOf(box, viewport)
  const seenWide = Math.min(viewport.width, screen.left + screen.width) - Math.max(0, screen.left)
  const isHigh = screen.top + screen.height <= viewport.height && screen.top + screen.height > 80
  const isSeen = seenWide >= screen.width * SEEN_SHARE && isHigh
  if (!isSeen || seenWide < READABLE_FROM_PX) return foot
  const left = Math.max(0, screen.left)
  return {
    left,
    top: Math.max(0, screen.top),
    width: seenWide,
    height: screen.height + Math.min(0, screen.top),
  }
}

/** Tells the style sheets of a stage where the screen is and where captions are read, whenever that is said. */
export function useStageBox(stage: RefObject<HTMLElement | null>) {
  const writer = useRef<ReturnType<typeof stageWriter>>(null)
  return useCallback(
    (box: ScreenBox | null) => {
      if (!stage.current) return
      writer.current ??= stageWriter(stage.current)
      writer.current(box)
    },
    [stage],
  )
}

/** Writes nothing that has not moved. */
function stageWriter(stage: HTMLElement): (box: ScreenBox | null) => void {
  let before = ''
  const round = (pixels: number) => `${Math.round(pixels * 2) / 2}px`
  return (box) => {
    const viewport = { width: stage.clientWidth, height: stage.clientHeight }
    const captions = captionsBox(box, viewport)
    const screen = pixelsOf(box ?? { left: 0, top: 0, width: 0, height: 0 }, viewport)
    const values = Object.entries({ captions, screen }).flatMap(([name, place]) =>
      Object.entries(place).map(([side, pixels]) => [`--${name}-${side}`, round(pixels)] as const),
    )
    const now = values.map(([, value]) => value).join()
    if (now === before) return
    before = now
    for (const [name, value] of values) stage.style.setProperty(name, value)
  }
}
