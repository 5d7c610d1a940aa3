import type { PinHolder } from '@starnest/contract/household/pin'
import {
  GRANTS_MINUTES,
  type GrownUpProof,
  type TimeAnswer,
  type TimeRequest,
} from '@starnest/contract/parents/watch-time'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '../../../../library/refusal/refusal.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { showToast } from '../../../../ui/toast/toast.ts'
import { type PinEntry, PinSteps } from '../pin-steps.tsx'
import { useAnswerRequest } from '../time.queries.ts'

type Minutes = TimeAnswer['minutes']

type RequestCardProps = {
  request: TimeRequest
  /** Whose PIN answers; none: this device needs none. */
  pinHolders: readonly PinHolder[]
  pinEntry: PinEntry
}

/** A child that asks for more time, and the answers. */
export function RequestCard({ request, pinHolders, pinEntry }: RequestCardProps) {
  const t = useTexts('parents/time')
  const { id, displayName: name } = request
  const answer = useAnswerRequest()
  const [toProve, setToProve] = useState<Minutes>()

  const send = async (minutes: Minutes, proof?: GrownUpProof) => {
    try {
      await answer.mutateAsync({ id, minutes, ...(proof && { proof }) })
      showToast({
        title: minutes > 0 ? t('granted', { name, count: minutes }) : t('declined', { name }),
      })
    } catch (error) {
      if (refusalOf(error) === 'already_answered')
        showToast({ title: t('alreadyAnswered', { name }) })
      // The pad says it, and the same PIN can be tried again.
      else if (proof) throw error
      else showToast({ title: t('answerFailed'), error, look: 'destructive' })
    }
  }
  const choose = (minutes: Minutes) => {
    if (pinHolders.length > 0) setToProve(minutes)
    else void send(minutes)
  }
  return (
    <div className="time-request">
      <p role="alert" className="flex items-center gap-3 font-semibold">
        <Hourglass aria-hidden className="size-6 shrink-0 text-lantern" />
        {t('asks', { name })}
      </p>
      {toProve === undefined ? (
        <div className="mt-3 flex flex-wrap gap-2" data-focus-row="">
          {GRANTS_MINUTES.map((count) => (
            <button
              key={count}
              type="button"
              className="time-request-button"
              disabled={answer.isPending}
              onClick={() => choose(count)}
            >
              {t('more', { count })}
            </button>
          ))}
          <button
            type="button"
            className="time-request-button"
            disabled={answer.isPending}
            onClick={() => choose(0)}
          >
            {t('notNow')}
          </button>
        </div>
      ) : (
        <PinSteps
          holders={pinHolders}
          pinEntry={pinEntry}
          question={t('whoseTime')}
          onProof={(proof) => send(toProve, proof)}
          onBack={() => setToProve(undefined)}
        />
      )}
    </div>
  )
}
