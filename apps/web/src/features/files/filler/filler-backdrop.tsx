import './filler.css'
import type { TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoopMotionButton, LoopSoundButton, LoopVideo } from '../../../library/clip/loop-video.tsx'
import { useLoop } from '../../../library/clip/use-loop.ts'
import { fillerQuery } from '../files.queries.ts'

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

/** Silent at first; it can be stopped and heard. */
function LoopingFiller({ file, onBroken }: LoopingFillerProps) {
  const loop = useLoop()
  return (
    <>
      <div aria-hidden className="filler">
        <LoopVideo
          loop={loop}
          src={file.storageUrl}
          poster={file.thumbnailUrl ?? undefined}
          preload={loop.isMoving ? 'auto' : 'metadata'}
          onError={onBroken}
        />
      </div>
      <div className="filler-tools" data-focus-row="">
        <LoopSoundButton loop={loop} />
        <LoopMotionButton loop={loop} />
      </div>
    </>
  )
}
