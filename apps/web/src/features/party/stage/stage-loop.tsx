import { useRef } from 'react'
import { LoopMotionButton, LoopSoundButton, LoopVideo } from '../../../library/clip/loop-video.tsx'
import { useLoop } from '../../../library/clip/use-loop.ts'

/** Seconds before its end at which a loop that is heard is silenced, once. Source: specification §4,
 *  "Party Zone video". */
const MUTES_BEFORE_END_SECONDS = 0.5

/** A video that loops where no film plays; the family's filler, or one of ours. */
export type Loop = { videoUrl: string; pictureUrl: string | null }

/** The loop on the stage, silent until somebody wants to hear it. What is heard is silenced once at its
 *  end, so that a party does not hear the same tune for an hour; whoever turns it on again keeps it. */
export function StageLoop(props: { loop: Loop; onBroken: () => void }) {
  const { videoUrl, pictureUrl } = props.loop
  const loop = useLoop({ sparesData: true })
  const wasHeard = useRef(false)
  const wasMuted = useRef(false)
  const muteAtEnd = ({ currentTime, duration }: HTMLVideoElement) => {
    if (!loop.isHeard || wasMuted.current) return
    const isEnding = duration - currentTime <= MUTES_BEFORE_END_SECONDS
    // What was turned on just before its end is heard once round.
    if (!isEnding) wasHeard.current = true
    else if (wasHeard.current) {
      wasMuted.current = true
      loop.silence()
    }
  }
  return (
    <>
      <LoopVideo
        loop={loop}
        aria-hidden
        className="party-loop"
        src={videoUrl}
        poster={pictureUrl ?? undefined}
        preload={loop.isMoving ? 'auto' : 'none'}
        onTimeUpdate={({ currentTarget }) => muteAtEnd(currentTarget)}
        onError={props.onBroken}
      />
      <div className="party-loop-tools" data-focus-row="">
        <LoopSoundButton loop={loop} />
        <LoopMotionButton loop={loop} />
      </div>
    </>
  )
}
