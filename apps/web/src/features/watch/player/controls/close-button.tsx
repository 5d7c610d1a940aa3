import { X } from 'lucide-react'
import { useTexts } from '../../../../platform/texts.ts'
import { watchTexts } from '../../watch.texts.ts'

export function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTexts(watchTexts)
  return (
    <button
      type="button"
      className="player-close"
      aria-label={t('closePlayer')}
      title={t('closePlayer')}
      onClick={onClose}
    >
      <X aria-hidden />
    </button>
  )
}
