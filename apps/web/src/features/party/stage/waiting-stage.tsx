import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { type Loop, StageLoop } from './stage-loop.tsx'

/** The stage before anything plays: the first of the loops that this browser can play, and what can be
 *  done. `isHidden`: the others watch what is not for everybody here. */
export function WaitingStage(props: {
  loops: readonly Loop[]
  isHidden: boolean
  choose: ReactNode
}) {
  const { loops, isHidden, choose } = props
  const t = useTexts('party/party')
  const [broken, setBroken] = useState<readonly string[]>([])
  const loop = loops.find(({ videoUrl }) => !broken.includes(videoUrl))
  return (
    <div className="party-screen">
      {loop && (
        <StageLoop
          key={loop.videoUrl}
          loop={loop}
          onBroken={() => setBroken([...broken, loop.videoUrl])}
        />
      )}
      <div className="party-invitation" data-focus-row="">
        <h2 className="font-display text-3xl text-balance sm:text-4xl">
          {t(isHidden ? 'hiddenTitle' : 'nothingTitle')}
        </h2>
        <p className="max-w-md text-lg text-pretty text-starlight/90">
          {t(isHidden ? 'hiddenText' : 'nothingText')}
        </p>
        {!isHidden && choose}
      </div>
    </div>
  )
}
