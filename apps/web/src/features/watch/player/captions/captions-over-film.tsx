import '../../../../library/captions/captions.css'
import './captions-over-film.css'
import type { CaptionLook } from '@starnest/contract/watch/caption-look'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { captionLookData } from '../../../../library/captions/caption-look.ts'
import { useFontsOf } from '../../../../platform/fonts/load-fonts.ts'
import { captionSpace } from '../rules/caption-space.ts'
import { StyledCaptions } from './styled/styled-captions.tsx'
import type { CaptionStyles } from './styled/use-caption-styles.ts'
import { usePictureBox } from './use-picture-box.ts'
import { useSpokenCues } from './use-spoken-cues.ts'

type CaptionsOverFilmProps = {
  video: HTMLVideoElement | null
  /** Language of what is shown; null: nothing is. */
  language: string | null
  look: CaptionLook
  /** Seconds by which they are shown later than their file says. */
  delaySeconds: number
  /** Their file's own styles; left out where the page shows the film's picture. */
  styles?: CaptionStyles | null
  /** Where the film is seen, if not in its own element; its sibling. */
  place?: HTMLElement | null
  /** What controls cover of the film now, in CSS pixels. */
  coveredTopPx?: number
  coveredBottomPx?: number
}

/** What is said, over the film. Drawn by us and not by the browser, which knows nothing of our controls
 *  and of the viewer's choice of letters. Drawn as a sibling of the film. Where the file's styles are drawn, its
 *  words stay for who listens to the page. */
export function CaptionsOverFilm(props: CaptionsOverFilmProps) {
  const { video, language, look, styles, delaySeconds } = props
  const { coveredTopPx = 0, coveredBottomPx = 0 } = props
  const [isStyled, setStyled] = useState(false)
  const box = usePictureBox(video, props.place)
  const cues = useSpokenCues(video, language)
  useFontsOf(language)
  if (!box || language === null) return null
  const { leftPx, topPx, widthPx, heightPx, picturePx } = box
  const heights = { boxPx: heightPx, picturePx, coveredTopPx, coveredBottomPx }
  const { startPx, limitPx } = captionSpace(look.place, heights)
  const style: CSSProperties = {
    left: leftPx,
    top: topPx,
    width: widthPx,
    height: heightPx,
    '--caption-start': `${startPx}px`,
    '--caption-limit': `${limitPx}px`,
  }
  return (
    <>
      {video && styles?.url && (
        <StyledCaptions
          {...{ video, box, language, delaySeconds, url: styles.url }}
          onDrawn={setStyled}
          onFailed={styles.onFailed}
        />
      )}
      {/* media-chrome hides with the controls whatever does not say that it stays. */}
      <div
        className="captions film-captions"
        data-unseen={isStyled || undefined}
        style={style}
        {...captionLookData(look)}
        {...{ noautohide: '' }}
      >
        <div className="captions-lines" data-place={look.place}>
          {cues.map((cue) => (
            <p key={cue.text} lang={language} className="caption">
              <CueWords cue={cue} />
            </p>
          ))}
        </div>
      </div>
    </>
  )
}

/** The words of a cue with their italics, as the browser has read them. */
function CueWords({ cue }: { cue: VTTCue }) {
  const words = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => words.current?.replaceChildren(cue.getCueAsHTML()), [cue])
  return <span ref={words} />
}
