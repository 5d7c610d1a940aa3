import './clips.css'
import type { Clip } from '@starnest/contract/studio/studio'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { useReducedMotion } from '../../platform/wishes/reduced-motion.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { studioTexts } from './studio.texts.ts'

/** A silent clip that runs in a loop, over its still, in the box that `className` gives it. Stands
 *  still where less motion is wished, and can be stopped and started anywhere. */
export function LoopingClip({ clip, className }: { clip: Clip; className: string }) {
  const t = useTexts(studioTexts)
  const video = useRef<HTMLVideoElement>(null)
  const isCalm = useReducedMotion()
  const [wish, setWish] = useState<boolean | null>(null)
  const [state, setState] = useState<'still' | 'moving' | 'broken'>('still')
  const isWanted = wish ?? !isCalm

  useEffect(() => {
    const element = video.current
    if (!element || !isWanted) return
    // Refused: the still stays.
    element.play().catch(() => undefined)
    return () => element.pause()
  }, [isWanted])

  return (
    <>
      <div aria-hidden className={`clip ${className}`}>
        <img src={clip.stillUrl} alt="" />
        {state !== 'broken' && (
          <video
            ref={video}
            src={clip.videoUrl}
            muted
            loop
            playsInline
            disablePictureInPicture
            preload={isWanted ? 'auto' : 'none'}
            tabIndex={-1}
            data-state={state}
            onPlaying={() => setState('moving')}
            onError={() => setState('broken')}
          />
        )}
      </div>
      {state !== 'broken' && (
        <div className="clip-control">
          <IconButton
            label={isWanted ? t('stopMotion') : t('startMotion')}
            onClick={() => setWish(!isWanted)}
          >
            {isWanted ? (
              <Pause aria-hidden className="size-5" />
            ) : (
              <Play aria-hidden className="size-5" />
            )}
          </IconButton>
        </div>
      )}
    </>
  )
}
