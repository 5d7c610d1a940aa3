import type { Animation } from '@starnest/contract/catalog/catalog'
import { RotateCcw, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openDetail } from '../../features/catalog/detail/opened-title.ts'
import { useCarouselMoves } from '../../features/catalog/rows/move-carousel.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useTexts } from '../../platform/texts.ts'
import { replayIntro } from '../intro/intro.ts'
import { homeTexts } from '../pages/home/home.texts.ts'
import { isHomePath } from '../pages/home/shelf-in-path.ts'
import { useLazyOverlay } from './use-lazy-overlay.ts'

const loadPicker = async () =>
  (await import('../../features/profiles/picker/profile-picker.tsx')).ProfilePicker
const loadSearch = async () =>
  (await import('../../features/catalog/search/search-overlay.tsx')).SearchOverlay
const VoiceSearchButton = lazyPart(
  async () =>
    (await import('../../features/catalog/search/voice/voice-search-button.tsx')).VoiceSearchButton,
)

/** Without speech recognition there is no voice search, and its code is not fetched. */
const HAS_VOICE = 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/** What the bar has on home only: the intro again, voice search, and the family's profiles. A phone
 *  has the first in its settings and the last in its profile menu. Source: specification §2.4. */
export function TopBarTools() {
  const { pathname } = useLocation()
  return isHomePath(pathname) ? <HomeTools /> : null
}

function HomeTools() {
  const t = useTexts(homeTexts)
  return (
    <>
      {HAS_VOICE && <VoiceTool />}
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

/** Words that move a carousel move it; anything else that is said is looked for. */
function VoiceTool() {
  const navigate = useNavigate()
  const moveCarousel = useCarouselMoves()
  const [phrase, setPhrase] = useState('')
  const { Overlay, ...search } = useLazyOverlay(loadSearch)
  const look = (said: string) => {
    setPhrase(said)
    search.open()
  }
  const showTitle = (animation: Animation) => {
    search.setOpen(false)
    if (!openDetail({ animation })) void navigate(`/watch/${animation.id}`)
  }
  return (
    <>
      <Suspense fallback={<span className="bar-button" />}>
        <VoiceSearchButton className="bar-button" onCommand={moveCarousel} onPhrase={look} />
      </Suspense>
      {Overlay && (
        <Overlay
          key={phrase}
          isOpen={search.isOpen}
          onOpenChange={search.setOpen}
          initialQuery={phrase}
          onChoose={showTitle}
        />
      )}
    </>
  )
}

function PickerTool() {
  const t = useTexts(homeTexts)
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
