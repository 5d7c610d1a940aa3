import './styled-captions.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { ask, refuseUnlessOk } from '../../../../../platform/calls/http.ts'
import type { PictureBox } from '../use-picture-box.ts'

type StyledCaptionsProps = {
  video: HTMLVideoElement
  box: PictureBox
  /** Where the captions with the styles of their file are. */
  url: string
  language: string
  /** Seconds by which they are drawn later than their file says. */
  delaySeconds: number
  /** Whether they are drawn: until then captions without styles are shown. Stays the same function. */
  onDrawn: (isDrawn: boolean) => void
  /** They cannot be drawn here. */
  onFailed: () => void
}

/** Captions as their file draws them, exactly over the film's picture. For the eye alone: who listens to the page
 *  finds their words in the captions without styles. */
export function StyledCaptions(props: StyledCaptionsProps) {
  const { video, box, url, language, delaySeconds, onDrawn } = props
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const onFailed = useEffectEvent(props.onFailed)
  useEffect(() => {
    if (!place) return
    const asking = new AbortController()
    let stop: (() => void) | undefined
    const fail = () => {
      if (!asking.signal.aborted) onFailed()
    }
    const begin = async () => {
      if (!canDraw()) throw new Error('this browser lacks what styled captions need')
      const [{ drawStyled }, file] = await Promise.all([
        import('./draw-styled.ts'),
        ask(url, { signal: asking.signal }).then(refuseUnlessOk),
      ])
      const text = await file.text()
      if (asking.signal.aborted) return
      stop = drawStyled(text, { video, place, delaySeconds, onFailed: fail })
      onDrawn(true)
    }
    begin().catch(fail)
    return () => {
      asking.abort()
      stop?.()
      onDrawn(false)
    }
  }, [place, video, url, delaySeconds, onDrawn])
  const { picturePx, leftPx, topPx, widthPx, heightPx } = box
  const pictureWidthPx = (picturePx * video.videoWidth) / Math.max(1, video.videoHeight)
  return (
    <div
      ref={setPlace}
      aria-hidden
      className="styled-captions"
      lang={language}
      dir="ltr"
      style={{
        left: leftPx + (widthPx - pictureWidthPx) / 2,
        top: topPx + (heightPx - picturePx) / 2,
        width: pictureWidthPx,
        height: picturePx,
      }}
      // media-chrome hides with the controls whatever does not say that it stays.
      {...{ noautohide: '' }}
    />
  )
}

/** Whether the browser has what the renderer draws with: changes over time by the values of properties. */
const canDraw = () => 'registerProperty' in CSS && 'animate' in HTMLElement.prototype
