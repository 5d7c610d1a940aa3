import { Camera, RotateCw, Volume2, VolumeX, X } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type StageBarProps = {
  count: number
  found: number
  /** Whether the voices of the film are heard; null: the film has none to hear. */
  isHeard: boolean | null
  onToggleSound: () => void
  onPicture: (() => void) | undefined
  onReload: () => void
  onExit: () => void
}

/** What can be done with the whole of an experience. Source: specification §2.14 (5). */
export function StageBar(props: StageBarProps) {
  const { count, found, isHeard, onToggleSound, onPicture, onReload, onExit } = props
  const t = useTexts('ar/ar')
  return (
    <header className="ar-bar" data-focus-row="">
      <button type="button" className="button ar-exit" onClick={onExit}>
        <X aria-hidden className="size-5" />
        {t('exit')}
      </button>
      {count > 0 && (
        <p className="ar-count">
          <span className="sr-only">{t('foundOf', { found, all: count })}</span>
          <span aria-hidden="true" className="ar-count-dots">
            {Array.from({ length: count }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
              <span key={nth} data-lit={nth < found} />
            ))}
          </span>
        </p>
      )}
      <span className="ar-bar-tools">
        {isHeard !== null && (
          <IconButton
            label={t(isHeard ? 'soundOff' : 'soundOn')}
            aria-pressed={isHeard}
            onClick={onToggleSound}
          >
            {isHeard ? (
              <Volume2 aria-hidden className="size-5" />
            ) : (
              <VolumeX aria-hidden className="size-5" />
            )}
          </IconButton>
        )}
        {onPicture && (
          <IconButton label={t('takePicture')} onClick={onPicture}>
            <Camera aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton label={t('reload')} onClick={onReload}>
          <RotateCw aria-hidden className="size-5" />
        </IconButton>
      </span>
    </header>
  )
}
