import './filler.css'
import type { TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useReducedMotion } from '../../../platform/wishes/reduced-motion.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { fillerQuery } from '../files.queries.ts'
import { fillerTexts } from './filler.texts.ts'

/** The filler that the family chose, in a loop behind the page; `fallback` where there is none, this
 *  viewer may not see it, or this browser cannot play it. Nothing before that is known. */
export function FillerBackdrop({ fallback }: { fallback: ReactNode }) {
  const filler = useQuery(fillerQuery)
  const [brokenName, setBrokenName] = useState<string | null>(null)
  const file = filler.data?.file ?? null
  if (filler.isPending) return null
  if (!file || file.filename === brokenName) return fallback
  return (
    <LoopingFiller key={file.filename} file={file} onBroken={() => setBrokenName(file.filename)} />
  )
}

type LoopingFillerProps = { file: TempFile; onBroken: () => void }

/** Silent at first; it stands still where less motion is wished, and can be stopped and heard. */
function LoopingFiller({ file, onBroken }: LoopingFillerProps) {
  const t = useTexts(fillerTexts)
  const video = useRef<HTMLVideoElement>(null)
  const isCalm = useReducedMotion()
  const [wish, setWish] = useState<boolean | null>(null)
  const [isHeard, setHeard] = useState(false)
  const [mute] = useState(() => () => setHeard(false))
  const isMoving = wish ?? !isCalm

  useEffect(() => {
    const element = video.current
    if (!element || !isMoving) return
    // Refused: its first picture stays.
    element.play().catch(() => undefined)
    return () => element.pause()
  }, [isMoving])
  useEffect(() => {
    if (!isHeard) return
    claimSound(mute)
    return () => releaseSound(mute)
  }, [isHeard, mute])

  return (
    <>
      <div aria-hidden className="filler">
        <video
          ref={video}
          src={file.storageUrl}
          poster={file.thumbnailUrl ?? undefined}
          muted={!isHeard}
          loop
          playsInline
          disablePictureInPicture
          preload={isMoving ? 'auto' : 'metadata'}
          tabIndex={-1}
          onError={onBroken}
        />
      </div>
      <div className="filler-tools" data-focus-row="">
        <IconButton label={t(isHeard ? 'soundOff' : 'soundOn')} onClick={() => setHeard(!isHeard)}>
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
