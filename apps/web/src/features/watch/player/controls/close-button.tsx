import { X } from 'lucide-react'
import { useTexts } from '../../../../platform/texts.ts'

export function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTexts('watch/watch')
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
