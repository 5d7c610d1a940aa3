import type { Animation, Tile } from '@starnest/contract/catalog'
import { type CSSProperties, memo } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { catalogTexts } from '../catalog.texts.ts'
import { GENRE_TINTS } from '../genres/genre-tints.ts'
import { minutesLeft } from './minutes-left.ts'
import { rankColors } from './rank-colors.ts'
import { TitlePoster } from './title-poster.tsx'

/** Poster (2:3) or wide picture (16:9). */
export type CardShape = 'poster' | 'wide'
/** How much of the row one card takes. Source: specification §2.4. */
export type CardSize = 'small' | 'medium' | 'large'

type TitleCardProps = {
  tile: Tile
  shape: CardShape
  size: CardSize
  tabIndex?: 0 | -1
  /** True for what is on the screen first: its picture is fetched at once. */
  isUrgent?: boolean
}

const PIXELS = { poster: { width: 400, height: 600 }, wide: { width: 640, height: 360 } }

/** How wide cards are, as in catalog.css, for the browser's choice of a picture. */
const WIDTHS: Record<CardShape, Record<CardSize, string>> = {
  poster: {
    small: 'clamp(6.6rem, 9.4vw, 15rem)',
    medium: 'clamp(8.4rem, 12.6vw, 20rem)',
    large: 'clamp(10.6rem, 16.4vw, 26rem)',
  },
  wide: {
    small: 'clamp(13rem, 20vw, 31rem)',
    medium: 'clamp(15.5rem, 25vw, 39rem)',
    large: 'clamp(17.5rem, 33vw, 50rem)',
  },
}

/** One title: its picture, what this row says about it, and the way to its page. */
export const TitleCard = memo(function TitleCard(props: TitleCardProps) {
  const { tile, shape, size, tabIndex, isUrgent } = props
  const { animation, progress } = tile
  const style: CSSProperties & { '--tint': string } = { '--tint': GENRE_TINTS[animation.genre] }
  const picture = shape === 'wide' ? animation.backdropUrl : animation.thumbnailUrl
  return (
    <Link
      to={`/watch/${animation.id}`}
      tabIndex={tabIndex}
      style={style}
      draggable={false}
      className={`title-card title-card-${shape} title-card-${shape}-${size}`}
    >
      <span className="title-card-frame">
        <Artwork
          src={picture}
          picture={shape === 'wide' ? animation.backdrop : animation.poster}
          {...PIXELS[shape]}
          sizes={WIDTHS[shape][size]}
          isUrgent={isUrgent}
          fallback={<TitlePoster animation={animation} />}
        />
        <CardBadges tile={tile} />
        <span className="title-card-words" data-always={shape === 'wide'}>
          <span className="block truncate text-[1.05em] font-semibold">{animation.title}</span>
          {progress ? <CardProgress progress={progress} /> : <CardFacts animation={animation} />}
        </span>
      </span>
    </Link>
  )
})

function CardBadges({ tile: { animation, rank } }: { tile: Tile }) {
  const t = useTexts(catalogTexts)
  return (
    <>
      {rank !== undefined && (
        <span className="title-card-note title-card-rank">
          <Badge className={`font-display text-[1.05rem] leading-snug ${rankColors(rank)}`}>
            #{rank}
          </Badge>
        </span>
      )}
      <span className="title-card-note title-card-news">
        {animation.isComingSoon ? (
          <Badge className="bg-space-950/75 text-lantern-light ring-1 ring-lantern/60">
            {t('comingSoon')}
          </Badge>
        ) : (
          animation.isNew && (
            <Badge className="bg-linear-to-r from-lantern to-ember text-space-950">
              {t('new')}
            </Badge>
          )
        )}
      </span>
    </>
  )
}

function CardFacts({ animation }: { animation: Animation }) {
  const t = useTexts(catalogTexts)
  const facts = [
    t(`genre.${animation.genre}`),
    animation.releaseYear,
    animation.rating,
    animation.isComingSoon ? null : t('minutes', { minutes: minutesOf(animation.duration) }),
  ]
  return (
    <span className="title-card-facts">{facts.filter((fact) => fact !== null).join(' · ')}</span>
  )
}

/** Whole minutes of a running time in seconds, rounded up and at least 1. */
function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60))
}

function CardProgress({ progress }: { progress: NonNullable<Tile['progress']> }) {
  const t = useTexts(catalogTexts)
  const left = t('minutesLeft', { minutes: minutesLeft(progress) })
  return (
    <span className="block">
      <span className="mb-1.5 block text-[0.85em] font-medium text-lantern-light">{left}</span>
      <ProgressBar value={progress.currentTime} max={progress.duration} label={t('watched')} />
    </span>
  )
}
