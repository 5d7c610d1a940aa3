import { RotateCcw, Users } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../../platform/texts.ts'
import { replayIntro } from '../intro/intro.ts'
import { homeTexts } from '../pages/home/home.texts.ts'
import { isHomePath } from '../pages/home/shelf-in-path.ts'
import { useLazyOverlay } from './use-lazy-overlay.ts'

const loadPicker = async () =>
  (await import('../../features/profiles/picker/profile-picker.tsx')).ProfilePicker

/** What the bar has on home only: the intro again, voice search, and the family's profiles. A phone
 *  has the first and the last in its menus. Source: specification §2.4. */
export function TopBarTools() {
  const { pathname } = useLocation()
  return isHomePath(pathname) ? <HomeTools /> : null
}

function HomeTools() {
  const t = useTexts(homeTexts)
  const { Overlay, ...picker } = useLazyOverlay(loadPicker)
  return (
    <>
      <button
        type="button"
        aria-label={t('replayIntro')}
        title={t('replayIntro')}
        className="bar-button max-lg:hidden"
        onClick={replayIntro}
      >
        <RotateCcw aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t('chooseProfile')}
        title={t('chooseProfile')}
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
