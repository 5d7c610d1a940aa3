import './leo-face.css'
import type { Clip } from '@starnest/contract/studio/studio'
import { useEffect, useRef, useState } from 'react'
import { savesData } from '../../../platform/preferences/data-saving.ts'
import { useReducedMotion } from '../../../platform/preferences/reduced-motion.ts'

/** What Leo is doing; each has a clip of its own. */
export type Mood = 'idle' | 'listening' | 'thinking' | 'speaking' | 'happy'

/** A clip as the face needs it. */
export type FaceClip = Pick<Clip, 'slug' | 'videoUrl' | 'stillUrl'>

type LeoFaceProps = { mood: Mood; clips: readonly FaceClip[]; isStill?: boolean }

/** Leo's face. The picture before stays until the next one is drawn, so that nothing flashes; there are
 *  never more than two. It stands still where less motion or less data is preferred. */
export function LeoFace({ mood, clips, isStill = false }: LeoFaceProps) {
  const isCalm = useReducedMotion()
  const [isSparing] = useState(savesData)
  const wanted = clips.find(({ slug }) => slug === `leo-${mood}`) ?? clips[0]
  const [shown, setShown] = useState<FaceClip>()
  const layers = [...new Set([shown, wanted])].filter((clip) => clip !== undefined)
  return (
    <span aria-hidden className="leo-face">
      {layers.map((clip) => (
        <Layer
          key={clip.slug}
          clip={clip}
          isStill={isStill || isCalm || isSparing}
          isDrawn={clip === shown}
          onDrawn={() => setShown(clip)}
        />
      ))}
    </span>
  )
}

type LayerProps = { clip: FaceClip; isStill: boolean; isDrawn: boolean; onDrawn: () => void }

/** One of the two pictures. Its still lies under the video, also before that has a picture. */
function Layer({ clip, isStill, isDrawn, onDrawn }: LayerProps) {
  return (
    <span
      className="leo-face-layer"
      data-drawn={isDrawn}
      style={{ backgroundImage: `url(${clip.stillUrl})` }}
    >
      {isStill ? (
        <img
          src={clip.stillUrl}
          alt=""
          onLoad={({ currentTarget }) => decoded(currentTarget, onDrawn)}
        />
      ) : (
        <Moving clip={clip} onDrawn={onDrawn} />
      )}
    </span>
  )
}

/** A picture that has come may still have to be decoded. */
function decoded(image: HTMLImageElement, onDrawn: () => void): void {
  if (typeof image.decode === 'function') image.decode().then(onDrawn, onDrawn)
  else onDrawn()
}

function Moving({ clip, onDrawn }: Pick<LayerProps, 'clip' | 'onDrawn'>) {
  const video = useRef<HTMLVideoElement>(null)
  const drawn = useRef(onDrawn)
  useEffect(() => {
    drawn.current = onDrawn
  })
  useEffect(() => {
    const element = video.current
    if (!element) return
    const tell = () => drawn.current()
    // Refused: its still stays.
    element.play().catch(tell)
    if (!('requestVideoFrameCallback' in element)) return
    const handle = element.requestVideoFrameCallback(tell)
    return () => element.cancelVideoFrameCallback(handle)
  }, [])
  return (
    <video
      ref={video}
      src={clip.videoUrl}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      onPlaying={onDrawn}
      onError={onDrawn}
    />
  )
}
