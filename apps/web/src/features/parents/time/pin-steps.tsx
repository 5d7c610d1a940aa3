import type { PinHolder } from '@starnest/contract/household/pin'
import type { GrownUpProof } from '@starnest/contract/parents/watch-time'
import { type ComponentType, Suspense, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** A part that asks for the PIN of somebody; `onEnter` rejects with HttpError when it is not taken. */
export type PinEntry = ComponentType<{
  name: string
  onEnter: (pin: string) => Promise<unknown>
  onBack: () => void
}>

type PinStepsProps = {
  holders: readonly PinHolder[]
  pinEntry: PinEntry
  /** What is asked where there are several. */
  question: string
  /** Rejects with HttpError when the proof is not taken. */
  onProof: (proof: GrownUpProof) => Promise<unknown>
  onBack: () => void
}

/** Asks whose PIN it is, where there are several, and for their PIN. */
export function PinSteps({ holders, pinEntry: Entry, question, onProof, onBack }: PinStepsProps) {
  const t = useTexts('parents/time')
  const [only, ...others] = holders
  const [chosen, setChosen] = useState(others.length === 0 ? only : undefined)
  if (chosen) {
    return (
      <Suspense fallback={<Skeleton className="h-96 w-72" />}>
        <Entry
          name={chosen.displayName}
          onEnter={(pin) => onProof({ grownUpId: chosen.id, pin })}
          onBack={others.length === 0 ? onBack : () => setChosen(undefined)}
        />
      </Suspense>
    )
  }
  return (
    <div className="grid gap-4">
      <p>{question}</p>
      <div className="flex flex-wrap justify-center gap-3" data-focus-row="">
        {holders.map((holder) => (
          <Button key={holder.id} look="glass" onClick={() => setChosen(holder)}>
            {holder.displayName}
          </Button>
        ))}
        <Button look="glass" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
