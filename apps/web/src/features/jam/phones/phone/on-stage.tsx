import { LogOut, Mic, MicOff } from 'lucide-react'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Slider } from '../../../../ui/fields/slider.tsx'
import type { VoiceNow } from '../voice/phone-voice.ts'
import { type PhoneMicrophone, usePhoneMicrophone } from '../voice/use-phone-microphone.ts'
import { MOST_DELAY_MS } from './microphone-delay.ts'
import { PhoneLyrics } from './phone-lyrics.tsx'
import type { SingerStage, useStagePlace } from './use-stage-place.ts'

type OnStageProps = {
  stage: SingerStage
  stagePlace: ReturnType<typeof useStagePlace>
  delayMs: number
  onDelay: (delayMs: number) => void
}

/** Milliseconds between two stops of the delay. */
const DELAY_STEP_MS = 10

/** What a phone shows while it is on a stage: the song, the voice, and the way to leave. */
export function OnStage({ stage, stagePlace, delayMs, onDelay }: OnStageProps) {
  const t = useTexts('jam/phones')
  const { position, songMsAt, isConnected } = stagePlace
  const { microphone, voice, turnOn, turnOff } = usePhoneMicrophone({
    songMsAt,
    send: stagePlace.send,
    onReady: stagePlace.tellReady,
  })
  const self = stage.singers.find(({ number }) => number === stage.number)
  const state = position?.state ?? 'waiting'
  return (
    <div className="jam-phone-stage">
      <p className="text-mist">{t('place', { number: stage.number })}</p>
      <p className="font-display text-2xl text-balance">{t('hello', { name: self?.name ?? '' })}</p>
      {!isConnected && <p role="alert">{t('reconnecting')}</p>}
      {isConnected && !stage.isScreenConnected && <p role="alert">{t('screenAway')}</p>}
      {microphone.is === 'on' ? (
        <>
          <p role="status" className="jam-phone-state" data-state={state}>
            {t(state)}
          </p>
          <PhoneLyrics position={position} songMsAt={songMsAt} />
          <Voice voice={voice} />
        </>
      ) : (
        <MicrophoneOff microphone={microphone} onReady={turnOn} />
      )}
      <div className="jam-phone-ways" data-focus-row="">
        {microphone.is === 'on' && (
          <Button look="glass" onClick={turnOff}>
            <MicOff aria-hidden className="size-5" />
            {t('pause')}
          </Button>
        )}
        <Button look="glass" onClick={stagePlace.leave}>
          <LogOut aria-hidden className="size-5 rtl:-scale-x-100" />
          {t('leave')}
        </Button>
      </div>
      <Slider
        label={t('late')}
        value={delayMs}
        min={0}
        max={MOST_DELAY_MS}
        step={DELAY_STEP_MS}
        valueText={t('lateBy', { count: delayMs })}
        onChange={onDelay}
      />
      <p className="text-sm text-mist text-pretty">{t('lateHint')}</p>
    </div>
  )
}

function MicrophoneOff(props: {
  microphone: Exclude<PhoneMicrophone, { is: 'on' }>
  onReady: () => void
}) {
  const t = useTexts('jam/phones')
  const sayJam = useTexts('jam/jam')
  const { microphone, onReady } = props
  const problem = microphone.is === 'off' ? microphone.problem : null
  return (
    <div className="jam-phone-ready" data-focus-row="">
      {problem && (
        <p role="alert" className="text-danger text-pretty">
          {problem === 'lost' ? t('asleep') : sayJam(`microphone-${problem}`)}
        </p>
      )}
      <Button className="jam-phone-main" isBusy={microphone.is === 'opening'} onClick={onReady}>
        <Mic aria-hidden className="size-8" />
        {t(microphone.is === 'opening' ? 'opensMicrophone' : 'readyButton')}
      </Button>
      <p className="text-mist text-pretty">{t('readyHint')}</p>
    </div>
  )
}

/** How loud and how high somebody sings. */
function Voice({ voice }: { voice: VoiceNow | null }) {
  const t = useTexts('jam/phones')
  const percent = Math.round((voice?.level ?? 0) * 100)
  const cents = voice?.cents ?? null
  return (
    <div className="jam-phone-voice">
      <meter className="sr-only" aria-label={t('level')} min={0} max={100} value={percent} />
      <div aria-hidden className="jam-phone-level">
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className="jam-phone-note">
        {cents === null ? t('quiet') : t('youSing', { note: t(noteText(cents)) })}
      </p>
      <p className="text-sm text-mist text-pretty">
        {t('listening')} {t('keepOpen')}
      </p>
    </div>
  )
}

/** The names of the notes, from C. */
const NOTE_TEXTS = [
  ...(['note-0', 'note-1', 'note-2', 'note-3', 'note-4', 'note-5'] as const),
  ...(['note-6', 'note-7', 'note-8', 'note-9', 'note-10', 'note-11'] as const),
] as const

/** The name of the note that is nearest to a tone in cents from C4. */
function noteText(cents: number) {
  const halfSteps = Math.round(cents / 100)
  return NOTE_TEXTS.at(halfSteps % NOTE_TEXTS.length) ?? 'note-0'
}
