import { GRANTS_MINUTES, type GrantHere } from '@starnest/contract/parents/watch-time'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { type PinEntry, PinSteps } from '../pin-steps.tsx'
import { type OverTime, useGrantHere } from '../time.queries.ts'

type GrownUpHereProps = { time: OverTime; pinEntry: PinEntry; onBack: () => void }

/** A grown-up beside the child gives more time by their PIN. */
export function GrownUpHere({ time: { pinHolders }, pinEntry, onBack }: GrownUpHereProps) {
  const t = useTexts('parents/time')
  const grant = useGrantHere()
  const [minutes, setMinutes] = useState<GrantHere['minutes']>()
  const choices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (minutes === undefined) choices.current?.querySelector('button')?.focus()
  }, [minutes])
  if (minutes !== undefined) {
    return (
      <PinSteps
        holders={pinHolders}
        pinEntry={pinEntry}
        question={t('whoseTime')}
        onProof={(proof) => grant.mutateAsync({ minutes, proof })}
        onBack={() => setMinutes(undefined)}
      />
    )
  }
  const isPossible = pinHolders.length > 0
  return (
    <div className="grid gap-4">
      <p>{t(isPossible ? 'howMuch' : 'noPins')}</p>
      <div ref={choices} className="flex flex-wrap justify-center gap-3" data-focus-row="">
        {isPossible &&
          GRANTS_MINUTES.map((count) => (
            <Button key={count} onClick={() => setMinutes(count)}>
              {t('more', { count })}
            </Button>
          ))}
        <Button look="glass" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
