import '../phones.css'
import { useRef, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { JoinForm } from './join-form.tsx'
import { keepDelayMs, keptDelayMs } from './microphone-delay.ts'
import { OnStage } from './on-stage.tsx'
import { useStagePlace } from './use-stage-place.ts'

/** The delay is told when it has not changed for so many milliseconds: a stage takes six joins in ten seconds. */
const TELLS_DELAY_AFTER_MS = 2500

type JamMicrophoneProps = {
  /** Of the stage, as the address says; may be empty. */
  code: string
  profile: { displayName: string; avatarUrl: string }
}

/** A phone that is a microphone of the Jam Challenge: how it comes to a stage, sings, and leaves. */
export function JamMicrophone({ code, profile }: JamMicrophoneProps) {
  const t = useTexts('jam/phones')
  const stagePlace = useStagePlace()
  const [lastCode, setLastCode] = useState(code)
  const [delayMs, setDelayMs] = useState(keptDelayMs)
  const delayTold = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { place, tellDelay } = stagePlace
  const changeDelay = (next: number) => {
    setDelayMs(next)
    keepDelayMs(next)
    clearTimeout(delayTold.current)
    delayTold.current = setTimeout(() => tellDelay(next), TELLS_DELAY_AFTER_MS)
  }
  return (
    <div className="jam-phone">
      <header>
        <h1 className="font-display text-3xl leading-tight">{t('title')}</h1>
        {place.is === 'outside' && <p className="text-mist text-pretty">{t('phoneLead')}</p>}
      </header>
      {place.is === 'outside' && (
        <JoinForm
          {...{ profile, place }}
          code={lastCode}
          refusal={stagePlace.refusal}
          onJoin={(joining) => {
            setLastCode(joining.code)
            stagePlace.join({ ...joining, delayMs })
          }}
        />
      )}
      {place.is === 'on' && (
        <OnStage {...{ stagePlace, delayMs }} stage={place.stage} onDelay={changeDelay} />
      )}
      {place.is === 'off' && (
        <div className="phones-note" data-focus-row="">
          <p role="status" className="text-xl">
            {t(`off-${place.reason}`)}
          </p>
          <Button onClick={stagePlace.comeAgain}>{t('again')}</Button>
        </div>
      )}
    </div>
  )
}
