import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { useHearing } from '../hearing/use-hearing.ts'
import type { VoiceSession } from '../session/voice-session.ts'
import type { VoiceState } from '../session/voice-state.ts'
import { ConsentCard } from './consent-card.tsx'
import { MicrophoneButton } from './microphone-button.tsx'

type VoiceHearingProps = {
  session: VoiceSession
  hearing: ReturnType<typeof useHearing>
  state: VoiceState
  onNotNow: () => void
}

/** The microphone, or what stands in its way: a question, something to be fetched, or a sentence why only
 *  typing is left. */
export function VoiceHearing({ session, hearing, state, onNotNow }: VoiceHearingProps) {
  const t = useTexts('host/voice')
  const { way, install } = hearing
  switch (way.is) {
    case 'checking':
      return null
    case 'typed':
      return <p className="voice-note">{t(way.why)}</p>
    case 'missing':
      return (
        <div className="voice-note grid justify-items-start gap-3">
          <p role="status">{t(missingText(way.state, install))}</p>
          {install !== 'running' && way.state === 'downloadable' && (
            <Button look="glass" onClick={() => void hearing.startInstall()}>
              {t('install')}
            </Button>
          )}
        </div>
      )
    case 'asking':
      return <ConsentCard way={way} onInstall={hearing.startInstall} onNotNow={onNotNow} />
    case 'ready':
      return <MicrophoneButton session={session} state={state} />
  }
}

function missingText(
  state: 'downloadable' | 'downloading',
  install: 'none' | 'running' | 'failed',
) {
  if (install === 'running' || state === 'downloading') return 'installing'
  return install === 'failed' ? 'installFailed' : 'missing'
}
