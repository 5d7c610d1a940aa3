import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { togglePlay } from '../film-moves.ts'

/** Clicks on the picture itself: one plays or pauses, two also toggle full screen. A finger only
 *  brings the controls up, which media-chrome does. The element is asked directly, so that the two
 *  clicks of a double click cancel out however fast they come. */
export function usePictureClicks(video: HTMLVideoElement | null, toggleFullscreen: () => void) {
  // Not every browser tells with a click what made it.
  const pointerType = useRef('mouse')
  const isPicture = (event: MouseEvent) =>
    event.target instanceof Element &&
    (event.target === video || event.target.matches('.player-film'))

  return {
    onPointerDown(event: PointerEvent) {
      pointerType.current = event.pointerType
    },
    onClick(event: MouseEvent) {
      if (video && isPicture(event) && pointerType.current !== 'touch') togglePlay(video)
    },
    onDoubleClick(event: MouseEvent) {
      if (isPicture(event) && pointerType.current !== 'touch') toggleFullscreen()
    },
  }
}
