import { useId, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { SpeechWay } from '../hearing/speech-way.ts'
import { voiceConsent } from '../voice-choices.ts'

type ConsentCardProps = {
  way: Extract<SpeechWay, { is: 'asking' }>
  onInstall: () => Promise<void>
  onNotNow: () => void
}

/** Asked once on each device, before the microphone is first used: where what is said would go. */
export function ConsentCard({ way, onInstall, onNotNow }: ConsentCardProps) {
  const t = useTexts('host/voice')
  const id = useId()
  const [isPutOff, setPutOff] = useState(false)
  const staysHere = way.goesTo === 'device'
  if (isPutOff) {
    return (
      <Button look="glass" className="justify-self-start" onClick={() => setPutOff(false)}>
        {t('allow')}
      </Button>
    )
  }
  return (
    <section aria-labelledby={id} className="voice-note grid gap-3">
      <h3 id={id} className="font-display text-xl leading-tight">
        {t('consentTitle')}
      </h3>
      <p className="text-pretty">{t(staysHere ? 'consentDevice' : 'consentService')}</p>
      <p className="text-mist text-pretty">{t('consentWhen')}</p>
      <div className="flex flex-wrap gap-3" data-focus-row="">
        {way.canInstall && (
          <Button
            onClick={() => {
              voiceConsent.set('on-device')
              void onInstall()
            }}
          >
            {t('deviceOnly')}
          </Button>
        )}
        <Button
          look={way.canInstall ? 'glass' : 'warm'}
          data-first-focus=""
          onClick={() => voiceConsent.set(staysHere ? 'on-device' : 'service')}
        >
          {t('allow')}
        </Button>
        <Button
          look="glass"
          onClick={() => {
            onNotNow()
            setPutOff(true)
          }}
        >
          {t('notNow')}
        </Button>
      </div>
    </section>
  )
}
