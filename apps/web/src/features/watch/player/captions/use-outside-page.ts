import { useEffect, useState } from 'react'

/** Events of a film that the browser takes out of the page and that comes back: picture in picture, and
 *  the player of iPhones, which is asked for with WebKit's own names. */
const LEAVES = ['enterpictureinpicture', 'webkitbeginfullscreen'] as const
const COMES_BACK = ['leavepictureinpicture', 'webkitendfullscreen'] as const

/** Whether the browser shows the film outside of the page, where nothing of ours is drawn over it. */
export function useOutsidePage(video: HTMLVideoElement | null): boolean {
  const [isOutside, setOutside] = useState(false)
  useEffect(() => {
    if (!video) return
    const leave = () => setOutside(true)
    const comeBack = () => setOutside(false)
    for (const event of LEAVES) video.addEventListener(event, leave)
    for (const event of COMES_BACK) video.addEventListener(event, comeBack)
    return () => {
      for (const event of LEAVES) video.removeEventListener(event, leave)
      for (const event of COMES_BACK) video.removeEventListener(event, comeBack)
    }
  }, [video])
  return isOutside
}
