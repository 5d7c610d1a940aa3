import { Mic, RotateCcw, Sparkles, Users } from 'lucide-react'
import { useLocation } from 'react-router'
import { askVoice } from '../../library/voice/ask-voice.ts'
import { listeningStore } from '../../platform/sound/speech-recognition.ts'
import { useStore } from '../../platform/store.ts'
import { useTexts, withTexts } from '../../platform/texts.ts'
import { replayIntro } from '../intro/intro.ts'
import { isHomePath } from '../pages/home/shelf-in-path.ts'
import { askAiFeatures } from './host/ask-ai-features.ts'
import { useLazyOverlay } from './use-lazy-overlay.ts'

const loadPicker = async () =>
  (await withTexts(import('../../features/profiles/picker/profile-picker.tsx'), 'profiles'))
    .ProfilePicker
/** What the bar has on home only: the voice control, the intro again, and the family's profiles. A phone
 *  has the intro in its settings and the profiles in its profile menu. Source: specification §2.4. */
export function TopBarTools() {
  const { pathname } = useLocation()
  return isHomePath(pathname) ? <HomeTools /> : null
}

function HomeTools() {
  const t = useTexts('core/home')
  return (
    <>
      <VoiceTool />
      <button
        type="button"
        aria-label={t('aiFeatures')}
        title={t('aiFeatures')}
        aria-haspopup="dialog"
        className="bar-button max-lg:hidden"
        onClick={askAiFeatures}
      >
        <Sparkles aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t('replayIntro')}
        title={t('replayIntro')}
        className="bar-button max-lg:hidden"
        onClick={replayIntro}
      >
        <RotateCcw aria-hidden className="size-5" />
      </button>
      <PickerTool />
    </>
  )
}

/** Opens the voice control and listens; pressed again, it stops. */
function VoiceTool() {
  const t = useTexts('core/account')
  const isListening = useStore(listeningStore)
  return (
    <button
      type="button"
      aria-label={t('voice')}
      title={t('voice')}
      aria-haspopup="dialog"
      aria-pressed={isListening}
      className={`bar-button ${isListening ? 'text-lantern' : ''}`}
      onClick={() => askVoice({ is: 'toggle' })}
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

function PickerTool() {
  const t = useTexts('core/home')
  const { Overlay, ...picker } = useLazyOverlay(loadPicker)
  return (
    <>
      <button
        type="button"
        aria-label={t('chooseProfile')}
        title={t('chooseProfile')}
        aria-haspopup="dialog"
        aria-expanded={picker.isOpen}
        className="bar-button max-sm:hidden"
        onPointerEnter={picker.fetchAhead}
        onFocus={picker.fetchAhead}
        onClick={picker.open}
      >
        <Users aria-hidden className="size-6" />
      </button>
      {Overlay && <Overlay isOpen={picker.isOpen} onOpenChange={picker.setOpen} />}
    </>
  )
}
