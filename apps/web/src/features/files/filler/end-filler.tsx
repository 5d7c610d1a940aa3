import './end-filler.css'
import type { TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { savesData } from '../../../platform/wishes/data-saving.ts'
import { useReducedMotion } from '../../../platform/wishes/reduced-motion.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { fillerQuery } from '../files.queries.ts'
import { fillerTexts } from './filler.texts.ts'

/** The filler that the family chose, between two titles: in a loop behind the words, without sound.
 *  Nothing where there is none, this viewer may not see it or this browser cannot play it; and where
 *  less motion or less data is wished, nobody even asks for it. */
export function EndFiller() {
  const isCalm = useReducedMotion()
  const [isSparing] = useState(savesData)
  if (isCalm || isSparing) return null
  return <AskedFiller />
}

function AskedFiller() {
  const { data } = useQuery(fillerQuery)
  const [brokenName, setBrokenName] = useState<string | null>(null)
  const file = data?.file ?? null
  if (!file || file.filename === brokenName) return null
  return (
    <SilentFiller key={file.filename} file={file} onBroken={() => setBrokenName(file.filename)} />
  )
}

type SilentFillerProps = { file: TempFile; onBroken: () => void }

function SilentFiller({ file, onBroken }: SilentFillerProps) {
  const t = useTexts(fillerTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(true)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || !isWanted) return
    // Refused: the film's own picture stays.
    element.play().catch(() => undefined)
    return () => element.pause()
  }, [isWanted])

  return (
    <>
      <div aria-hidden className="end-filler" data-playing={isPlaying}>
        <video
          ref={video}
          src={file.storageUrl}
          muted
          loop
          playsInline
          disablePictureInPicture
          disableRemotePlayback
          tabIndex={-1}
          onPlaying={() => setPlaying(true)}
          onError={onBroken}
        />
      </div>
      {isPlaying && (
        <IconButton
          label={t(isWanted ? 'stopBackground' : 'startBackground')}
          onClick={() => setWanted(!isWanted)}
          className="end-filler-button"
        >
          {isWanted ? (
            <Pause aria-hidden className="size-5" />
          ) : (
            <Play aria-hidden className="size-5" />
          )}
        </IconButton>
      )}
    </>
  )
}
