import type { Animation } from '@starnest/contract/catalog/catalog'
import { ChevronDown, Play, X } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useTitleGone } from '../../../../library/title/use-title-gone.ts'
import { widePicture } from '../../../../library/title/wide-picture.ts'
import { useReducedMotion } from '../../../../platform/preferences/reduced-motion.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Artwork } from '../../../../ui/artwork.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { openDetail } from '../../detail/opened-title.ts'
import { useFacts } from '../../detail/use-facts.ts'
import { GENRE_TINTS } from '../../genres/genre-tints.ts'
import { ListButtons } from '../../lists/list-buttons.tsx'
import { nameOf, watchedId } from '../card-title.ts'
import { TitlePoster } from '../title-poster.tsx'
import { closeHoverPreview, type HoveredCard } from './hovered-card.ts'
import './hover-panel.css'
import { panelPlace } from './panel-place.ts'

/** What the panel is told: the card, and how to take its title out of Continue Watching. */
export type HoverPanelProps = HoveredCard & { onRemove: (title: Animation) => void }

/** What the panel grows out of: a story is larger than the panel, which belongs to its picture. */
const pictureOf = (card: HTMLElement): Element =>
  card.querySelector('[data-shape="story"] :is(picture, .title-poster)') ?? card

/** A larger card over the one that the mouse rests on: its trailer without sound, and what can be
 *  done with the title. It goes when the mouse leaves it, and when the page moves under it. The
 *  keyboard has all of it in the detail view. */
export function HoverPanel({ tile, card, onRemove }: HoverPanelProps) {
  const t = useTexts('core/catalog')
  const { animation } = tile
  const facts = useFacts(animation)
  const to = `/watch/${watchedId(tile)}`
  const [place] = useState(() =>
    panelPlace(pictureOf(card).getBoundingClientRect(), { width: innerWidth, height: innerHeight }),
  )
  useClosesWhenPageMoves()
  useTitleGone(animation.id, closeHoverPreview)
  const style: CSSProperties & { '--tint': string } = {
    '--tint': GENRE_TINTS[animation.genre ?? 'none'],
    left: place.left,
    top: place.top,
    width: place.width,
    transformOrigin: `${place.originX * 100}% ${place.originY * 100}%`,
  }
  const remove = () => {
    closeHoverPreview()
    onRemove(animation)
  }
  const showDetail = () => {
    // The detail view gives the focus back to the card, not to this panel, which is gone by then.
    card.querySelector('a')?.focus({ preventScroll: true })
    closeHoverPreview()
    openDetail(tile)
  }
  return createPortal(
    <div className="hover-panel" style={style} onPointerLeave={closeHoverPreview}>
      <Link to={to} tabIndex={-1} className="hover-panel-picture">
        <Artwork
          {...widePicture(animation)}
          width={640}
          height={360}
          sizes={`${Math.ceil(place.width)}px`}
          isUrgent
          fallback={<TitlePoster animation={animation} />}
        />
        <Trailer url={animation.trailerUrl} />
        <span className="hover-panel-name">{nameOf(tile)}</span>
      </Link>
      <div className="hover-panel-words">
        <div className="flex items-center gap-2">
          <Link
            to={`${to}?play=1`}
            aria-label={animation.isComingSoon ? t('watchTrailer') : t('play')}
            title={animation.isComingSoon ? t('watchTrailer') : t('play')}
            className="hover-panel-play"
          >
            <Play aria-hidden className="size-5 fill-current" />
          </Link>
          <ListButtons animation={animation} look="icon" />
          {tile.progress && (
            <IconButton label={t('removeFromRow')} onClick={remove}>
              <X aria-hidden className="size-5" />
            </IconButton>
          )}
          <IconButton label={t('moreInfo')} className="ms-auto" onClick={showDetail}>
            <ChevronDown aria-hidden className="size-6" />
          </IconButton>
        </div>
        <p className="mt-3 truncate text-sm font-medium text-starlight/90">{facts}</p>
        <p className="mt-1 line-clamp-2 text-sm text-mist">
          {animation.tagline ?? animation.description}
        </p>
      </div>
    </div>,
    document.body,
  )
}

function Trailer({ url }: { url: string | null }) {
  const isCalm = useReducedMotion()
  const [isMoving, setMoving] = useState(false)
  if (url === null || isCalm) return null
  return (
    <video
      src={url}
      muted
      autoPlay
      loop
      playsInline
      aria-hidden
      tabIndex={-1}
      data-moving={isMoving}
      onPlaying={() => setMoving(true)}
    />
  )
}

/** The page moves under the panel, or the keyboard is used elsewhere. */
function useClosesWhenPageMoves(): void {
  useEffect(() => {
    const onKey = ({ target, key }: KeyboardEvent) => {
      const isInside = target instanceof Element && target.closest('.hover-panel') !== null
      if (!isInside || key === 'Escape') closeHoverPreview()
    }
    addEventListener('scroll', closeHoverPreview, { capture: true })
    addEventListener('resize', closeHoverPreview)
    addEventListener('keydown', onKey, { capture: true })
    return () => {
      removeEventListener('scroll', closeHoverPreview, { capture: true })
      removeEventListener('resize', closeHoverPreview)
      removeEventListener('keydown', onKey, { capture: true })
    }
  }, [])
}
