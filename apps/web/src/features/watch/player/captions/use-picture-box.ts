import { useEffect, useState } from 'react'

/** Where a video element lies in its parent, and how high the film's picture in it is, in CSS pixels;
 *  a picture of 0: not known yet. */
export type PictureBox = {
  leftPx: number
  topPx: number
  widthPx: number
  heightPx: number
  picturePx: number
}

/** Follows where the picture of a film is, whatever the size of its element. `place`: the element where it is
 *  seen, if that is not the film's own. */
export function usePictureBox(
  video: HTMLVideoElement | null,
  place: HTMLElement | null = video,
): PictureBox | null {
  const [box, setBox] = useState<PictureBox | null>(null)
  useEffect(() => {
    if (!video || !place) return
    const measure = () => setBox(boxOf(video, place))
    measure()
    const size = new ResizeObserver(measure)
    size.observe(place)
    video.addEventListener('resize', measure)
    return () => {
      size.disconnect()
      video.removeEventListener('resize', measure)
    }
  }, [video, place])
  return box
}

function boxOf(video: HTMLVideoElement, place: HTMLElement): PictureBox {
  const own = place.getBoundingClientRect()
  const parent = place.parentElement?.getBoundingClientRect() ?? own
  const { videoWidth, videoHeight } = video
  const fitted = videoWidth > 0 ? (own.width / videoWidth) * videoHeight : 0
  return {
    leftPx: own.left - parent.left,
    topPx: own.top - parent.top,
    widthPx: own.width,
    heightPx: own.height,
    picturePx: Math.min(fitted, own.height),
  }
}
