import type { Animation } from '@starnest/contract/catalog/catalog'
import { useTexts } from '../../../platform/texts.ts'
import { CloseButton } from './controls/close-button.tsx'

/** The film's picture while its addresses are asked for. The words wait a moment: mostly nobody
 *  needs to read them. */
export function OpeningScreen({ title, onClose }: { title: Animation; onClose: () => void }) {
  const t = useTexts('watch/watch')
  return (
    <div className="player-still">
      {title.backdropUrl && <img src={title.backdropUrl} alt="" className="player-still-picture" />}
      <CloseButton onClose={onClose} />
      <p role="status" className="player-late">
        {t('opening')}
      </p>
    </div>
  )
}
