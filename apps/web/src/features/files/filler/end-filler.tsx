import './end-filler.css'
import type { TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoopMotionButton, LoopVideo } from '../../../library/clip/loop-video.tsx'
import { useLoop } from '../../../library/clip/use-loop.ts'
import { savesData } from '../../../platform/preferences/data-saving.ts'
import { useReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import { fillerQuery } from '../files.queries.ts'

/** The filler that the family chose, between two titles: in a loop behind the words, without sound.
 *  Nothing where there is none, this viewer may not see it or this browser cannot play it; and where
 *  less motion or less data is preferred, nobody even asks for it. */
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
  const loop = useLoop()
  const [isPlaying, setPlaying] = useState(false)
  return (
    <>
      <div aria-hidden className="end-filler" data-playing={isPlaying}>
        <LoopVideo
          loop={loop}
          src={file.storageUrl}
          onPlaying={() => setPlaying(true)}
          onError={onBroken}
        />
      </div>
      {isPlaying && <LoopMotionButton loop={loop} className="end-filler-button" />}
    </>
  )
}
