import type { Animation } from '@starnest/contract/catalog/catalog'
import { ChevronLeft, ChevronRight, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { HERO_ROTATION_MS } from './use-hero-rotation.ts'

type HeroControlsProps = {
  titles: readonly Animation[]
  index: number
  isMuted: boolean
  /** Whether the person (or the preference for less motion) lets the trailer move, and the titles turn. */
  isWanted: boolean
  /** Whether it moves now, so that the dot fills. */
  isRunning: boolean
  onChoose: (index: number) => void
  onToggleMute: () => void
  onTogglePlay: () => void
  /** What else is there for a trailer. */
  children: ReactNode
}

const ICON = 'size-5'

/** Play, sound, and the way to every title of the hero. */
export function HeroControls(props: HeroControlsProps) {
  const { titles, index, isMuted, isWanted } = props
  const t = useTexts('core/catalog')
  const title = titles[index]
  const hasTrailer = Boolean(title?.trailerUrl ?? title?.videoUrl)
  const style: CSSProperties & { '--turn': string } = { '--turn': `${HERO_ROTATION_MS}ms` }
  const [pause, play] = hasTrailer
    ? [t('pauseTrailer'), t('playTrailer')]
    : [t('stayWithTitle'), t('showInTurn')]
  const playLabel = isWanted ? pause : play
  return (
    <div className="hero-controls" style={style}>
      {(hasTrailer || titles.length > 1) && (
        <IconButton label={playLabel} onClick={props.onTogglePlay}>
          {isWanted ? (
            <Pause aria-hidden className={ICON} />
          ) : (
            <Play aria-hidden className={ICON} />
          )}
        </IconButton>
      )}
      {hasTrailer && (
        <IconButton label={isMuted ? t('soundOn') : t('soundOff')} onClick={props.onToggleMute}>
          {isMuted ? (
            <VolumeX aria-hidden className={ICON} />
          ) : (
            <Volume2 aria-hidden className={ICON} />
          )}
        </IconButton>
      )}
      {props.children}
      {titles.length > 1 && <Turns {...props} />}
    </div>
  )
}

/** One dot for each title; a phone, where they would be too small for a finger, has two arrows. */
function Turns({ titles, index, isRunning, onChoose }: HeroControlsProps) {
  const t = useTexts('core/catalog')
  const turn = (step: 1 | -1) => onChoose((index + step + titles.length) % titles.length)
  return (
    <>
      <div className="flex max-sm:hidden">
        {titles.map((one, place) => (
          <button
            key={one.id}
            type="button"
            aria-label={t('showTitle', { title: fullTitle(one) })}
            aria-current={place === index}
            onClick={() => onChoose(place)}
            className="hero-dot"
          >
            <span className="hero-dot-light" data-running={isRunning && place === index} />
          </button>
        ))}
      </div>
      <div className="ms-auto flex items-center gap-2 sm:hidden">
        <IconButton label={t('previousFeatured')} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden className="size-6 rtl:-scale-x-100" />
        </IconButton>
        <span className="min-w-12 text-center text-sm font-medium text-mist tabular-nums">
          {index + 1} / {titles.length}
        </span>
        <IconButton label={t('nextFeatured')} onClick={() => turn(1)}>
          <ChevronRight aria-hidden className="size-6 rtl:-scale-x-100" />
        </IconButton>
      </div>
    </>
  )
}
