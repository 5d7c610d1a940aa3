import type { Animation } from '@starnest/contract/catalog/catalog'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { fullTitle } from '../../library/title/title-name.ts'
import { useTexts } from '../../platform/texts.ts'
import { Artwork } from '../../ui/artwork.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

type ReelControlsProps = {
  titles: readonly Animation[]
  index: number
  /** Whether the reel may turn by itself. */
  isWanted: boolean
  /** Whether it turns now, so that the light of its picture grows. */
  isRunning: boolean
  onChoose: (index: number) => void
  onStep: (by: 1 | -1) => void
  onToggle: () => void
}

const ICON = 'size-5'
const TURNED = `${ICON} rtl:-scale-x-100`

/** Stop, back, on, and one small picture for each title. */
export function ReelControls(props: ReelControlsProps) {
  const { titles, index, isWanted, isRunning, onChoose, onStep, onToggle } = props
  const t = useTexts('studio/hero-reel')
  if (titles.length < 2) return null
  return (
    <div data-focus-row="" className="reel-controls">
      <IconButton label={isWanted ? t('pause') : t('resume')} onClick={onToggle}>
        {isWanted ? <Pause aria-hidden className={ICON} /> : <Play aria-hidden className={ICON} />}
      </IconButton>
      <IconButton label={t('previous')} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden className={TURNED} />
      </IconButton>
      <div className="reel-places">
        {titles.map((title, place) => (
          <button
            key={title.id}
            type="button"
            aria-label={t('show', { title: fullTitle(title) })}
            aria-current={place === index}
            onClick={() => onChoose(place)}
            className="reel-place"
          >
            <span className="reel-thumb">
              <Artwork
                src={title.backdropUrl}
                picture={title.backdrop}
                sizes="9rem"
                width={160}
                height={90}
                fallback={<span className="starfield block size-full bg-space-700" />}
              />
            </span>
            <span className="reel-light" data-running={isRunning && place === index} />
          </button>
        ))}
      </div>
      <IconButton label={t('next')} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden className={TURNED} />
      </IconButton>
    </div>
  )
}
