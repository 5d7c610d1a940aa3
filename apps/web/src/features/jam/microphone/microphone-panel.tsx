import './microphone.css'
import { Headphones } from 'lucide-react'
import { useEffect, useState } from 'react'
import { followLevel } from '../../../platform/sound/microphone-level.ts'
import type { VoiceProcessing } from '../../../platform/sound/open-microphone.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { DelaySection } from './delay-section.tsx'
import { heldMicrophone, holdMicrophone, isWorn } from './microphone-delay.ts'
import { type OpenedMicrophone, useMicrophone } from './use-microphone.ts'

/** Which microphone hears the voice, how loud it is, what the browser does to it, and how late it hears. */
export function MicrophonePanel() {
  const t = useTexts('jam/microphone')
  const say = useTexts('jam/jam')
  const [deviceId, setDeviceId] = useState(heldMicrophone)
  const [attempt, setAttempt] = useState(0)
  const { state, choices } = useMicrophone(deviceId, attempt)
  const choose = (chosen: string) => {
    holdMicrophone(chosen)
    setDeviceId(chosen)
  }
  return (
    <div className="mic">
      {choices.length > 0 && (
        <Select
          label={t('which')}
          value={state.is === 'open' ? state.microphone.deviceId : (deviceId ?? '')}
          options={choices.map((choice, at) => ({
            value: choice.deviceId,
            name: choice.label || t('unnamed', { number: at + 1 }),
          }))}
          onChoose={choose}
        />
      )}
      {state.is === 'opening' && <p role="status">{t('opening')}</p>}
      {state.is === 'refused' && (
        <div className="mic-refused" data-focus-row="">
          <p role="alert">{say(`microphone-${state.reason}`)}</p>
          <Button look="glass" onClick={() => setAttempt(attempt + 1)}>
            {say('retry')}
          </Button>
        </div>
      )}
      {state.is === 'open' && <OpenMicrophone opened={state} />}
    </div>
  )
}

function OpenMicrophone({ opened }: { opened: OpenedMicrophone }) {
  const t = useTexts('jam/microphone')
  const { microphone, audio, output } = opened
  const { processing, stream } = microphone
  const hearsMusic = processing.echoCancellation !== true && !isWorn(output)
  return (
    <>
      <LevelMeter audio={audio} stream={stream} />
      {hearsMusic && (
        <p className="mic-advice">
          <Headphones aria-hidden className="size-6 shrink-0" />
          {t('useHeadphones')}
        </p>
      )}
      <DelaySection opened={opened} />
      <ProcessingFacts processing={processing} />
    </>
  )
}

/** Steps of the level that are told apart. */
const LEVEL_STEPS = 25

function LevelMeter({ audio, stream }: { audio: AudioContext; stream: MediaStream }) {
  const t = useTexts('jam/microphone')
  const [level, setLevel] = useState(0)
  useEffect(
    () => followLevel(audio, stream, (now) => setLevel(Math.round(now * LEVEL_STEPS))),
    [audio, stream],
  )
  return <Meter label={t('level')} share={level / LEVEL_STEPS} />
}

const FACTS = ['echoCancellation', 'noiseSuppression', 'autoGainControl'] as const

/** What the browser does to the voice in fact; what it does not say is not known. */
function ProcessingFacts({ processing }: { processing: VoiceProcessing }) {
  const t = useTexts('jam/microphone')
  const sayState = (isOn: boolean | null) => {
    if (isOn === null) return t('notKnown')
    return t(isOn ? 'on' : 'off')
  }
  return (
    <section className="mic-part">
      <h3 className="mic-title">{t('processing')}</h3>
      <p className="text-mist">{t('processingLead')}</p>
      <dl className="mic-facts">
        {FACTS.map((fact) => (
          <div key={fact} className="mic-fact">
            <dt className="text-mist">{t(fact)}</dt>
            <dd>{sayState(processing[fact])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
