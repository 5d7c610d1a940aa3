import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import { useTexts } from '../../../platform/texts.ts'
import { savesData } from '../../../platform/wishes/data-saving.ts'
import { useReducedMotion } from '../../../platform/wishes/reduced-motion.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { partyTexts } from '../party.texts.ts'

/** Seconds before its end at which a loop that is heard is silenced, once. Source: specification §4,
 *  "Party Zone video". */
const MUTES_BEFORE_END_SECONDS = 0.5

/** A video that loops where no film plays; the family's filler, or one of ours. */
export type Loop = { videoUrl: string; pictureUrl: string | null }

/** The loop on the stage, silent until somebody wants to hear it. What is heard is silenced once at its
 *  end, so that a party does not hear the same tune for an hour; whoever turns it on again keeps it. */
export function StageLoop({ loop, onBroken }: { loop: Loop; onBroken: () => void }) {
  const t = useTexts(partyTexts)
  const video = useRef<HTMLVideoElement>(null)
  const wasMuted = useRef(false)
  const isCalm = useReducedMotion()
  const [isSparing] = useState(savesData)
  const [wish, setWish] = useState<boolean | null>(null)
  const [isHeard, setHeard] = useState(false)
  const [silence] = useState(() => () => setHeard(false))
  const isMoving = wish ?? !(isCalm || isSparing)

  useEffect(() => {
    const element = video.current
    if (!element || !isMoving) return
    // Refused: its picture stays.
    element.play().catch(() => undefined)
    return () => element.pause()
  }, [isMoving])
  useEffect(() => {
    if (!isHeard) return
    claimSound(silence)
    return () => releaseSound(silence)
  }, [isHeard, silence])

  const muteAtEnd = ({ currentTime, duration }: HTMLVideoElement) => {
    if (!isHeard || wasMuted.current || duration - currentTime > MUTES_BEFORE_END_SECONDS) return
    wasMuted.current = true
    setHeard(false)
  }
  return (
    <>
      <video
        ref={video}
        aria-hidden
        className="party-loop"
        src={loop.videoUrl}
        poster={loop.pictureUrl ?? undefined}
        muted={!isHeard}
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        preload={isMoving ? 'auto' : 'none'}
        tabIndex={-1}
        onTimeUpdate={({ currentTarget }) => muteAtEnd(currentTarget)}
        onError={onBroken}
      />
      <div className="party-loop-tools" data-focus-row="">
        <IconButton label={t(isHeard ? 'mute' : 'unmute')} onClick={() => setHeard(!isHeard)}>
          {isHeard ? (
            <Volume2 aria-hidden className="size-5" />
          ) : (
            <VolumeX aria-hidden className="size-5" />
          )}
        </IconButton>
        <IconButton
          label={t(isMoving ? 'stopMotion' : 'startMotion')}
          onClick={() => setWish(!isMoving)}
        >
          {isMoving ? (
            <Pause aria-hidden className="size-5" />
          ) : (
            <Play aria-hidden className="size-5" />
          )}
        </IconButton>
      </div>
    </>
  )
}
