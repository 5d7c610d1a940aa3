import type { VoiceCommandAnswer } from '@starnest/contract/host/host'
import { useRefusal } from '../../../library/refusal/use-refusal.ts'
import { VoiceNote } from '../../../library/voice/voice-note.tsx'
import { useVoiceNote } from '../../../platform/sound/voices.ts'
import { useStore } from '../../../platform/store.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { readsReplies } from '../voice-choices.ts'
import { Chips } from './chips.tsx'
import { Recommendations } from './recommendations.tsx'

type VoiceAnswerProps = {
  answer: VoiceCommandAnswer | null
  /** Why there is none; null: nothing went wrong. */
  error: unknown
  onRetry: () => void
  onSay: (text: string) => void
  onConfirm: (isYes: boolean) => void
  onChoose: (titleId: number) => void
}

/** What the host answered, or why it did not. */
export function VoiceAnswer({ answer, error, ...on }: VoiceAnswerProps) {
  const t = useTexts('host/voice')
  const note = useVoiceNote(answer?.language ?? '')
  const isOn = useStore(readsReplies)
  const isRead = isOn && note !== 'noVoice'
  if (error) return <NoAnswer error={error} onRetry={on.onRetry} />
  if (!answer) return null
  return (
    <div className="voice-answer">
      {/* Read aloud by us, it is not read by a screen reader at the same time. */}
      <div aria-live={isRead ? 'off' : 'polite'}>
        <h3 className="voice-heading">{t('leoSays')}</h3>
        <p className="voice-reply">
          <bdi lang={answer.language}>{answer.response}</bdi>
        </p>
      </div>
      {isOn && <VoiceNote language={answer.language} className="text-mist text-pretty" />}
      {answer.pending && (
        <div className="flex gap-3" data-focus-row="">
          <Button onClick={() => on.onConfirm(true)}>{t('yes')}</Button>
          <Button look="glass" onClick={() => on.onConfirm(false)}>
            {t('no')}
          </Button>
        </div>
      )}
      <Recommendations titles={answer.recommendations} onChoose={on.onChoose} />
      <Chips
        heading={t('suggestions')}
        phrases={answer.suggestions}
        language={answer.language}
        onSay={on.onSay}
      />
    </div>
  )
}

function NoAnswer({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts('host/voice')
  const { text, action, isWorthRetrying } = useRefusal()(error)
  const way = action ?? (isWorthRetrying ? { label: t('again'), onPress: onRetry } : undefined)
  return (
    <div role="alert" className="grid justify-items-start gap-3" data-focus-row="">
      <p className="text-danger text-pretty">{`${t('unanswered')} ${text}`}</p>
      {way && (
        <Button look="glass" onClick={way.onPress}>
          {way.label}
        </Button>
      )}
    </div>
  )
}
