import './looping-clip.css'
import type { Clip } from '@starnest/contract/studio/studio'
import { useState } from 'react'
import { LoopMotionButton, LoopVideo } from '../../library/clip/loop-video.tsx'
import { useLoop } from '../../library/clip/use-loop.ts'

/** A silent clip that runs in a loop, over its still, in the box that `className` gives it. Stands
 *  still where less motion is preferred, and can be stopped and started anywhere. */
export function LoopingClip({ clip, className }: { clip: Clip; className: string }) {
  const loop = useLoop()
  const [state, setState] = useState<'still' | 'moving' | 'broken'>('still')
  return (
    <>
      <div aria-hidden className={`looping-clip ${className}`}>
        <img src={clip.stillUrl} alt="" />
        {state !== 'broken' && (
          <LoopVideo
            loop={loop}
            src={clip.videoUrl}
            preload={loop.isMoving ? 'auto' : 'none'}
            data-state={state}
            onPlaying={() => setState('moving')}
            onError={() => setState('broken')}
          />
        )}
      </div>
      {state !== 'broken' && (
        <div className="looping-clip-control">
          <LoopMotionButton loop={loop} />
        </div>
      )}
    </>
  )
}
