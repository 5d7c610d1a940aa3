import { Mic } from 'lucide-react'
import { useTexts } from '../../../../platform/texts.ts'
import { showToast } from '../../../../ui/toast/toast.ts'
import { searchTexts } from '../search.texts.ts'
import { useVoiceSearch, type VoiceSearchTargets } from './use-voice-search.ts'

type VoiceSearchButtonProps = Omit<VoiceSearchTargets, 'onFailure'> & { className?: string }

/** Failures that a person can do something about. Source: Web Speech API, SpeechRecognitionErrorCode. */
const NOTICES: Record<string, 'voiceBlocked' | 'voiceOffline'> = {
  'not-allowed': 'voiceBlocked',
  'service-not-allowed': 'voiceBlocked',
  'audio-capture': 'voiceBlocked',
  network: 'voiceOffline',
}

/** Starts and stops listening: "next" and "previous" move a carousel, anything else is looked for.
 *  Not there in a browser that has no speech recognition. */
export function VoiceSearchButton({ className = '', ...targets }: VoiceSearchButtonProps) {
  const t = useTexts(searchTexts)
  const onFailure = (failure: string) => {
    const notice = NOTICES[failure]
    if (notice) showToast({ title: t(notice), look: 'destructive' })
  }
  const { isSupported, isListening, toggle } = useVoiceSearch({ ...targets, onFailure })
  if (!isSupported) return null
  const label = t(isListening ? 'voiceStop' : 'voiceStart')
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isListening}
      onClick={toggle}
      className={`relative ${isListening ? 'text-lantern' : ''} ${className}`}
    >
      {isListening && (
        <span
          aria-hidden
          className="absolute inset-1 rounded-full bg-lantern/30 motion-safe:animate-ping"
        />
      )}
      <Mic aria-hidden className="relative size-6" />
    </button>
  )
}
