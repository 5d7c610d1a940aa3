import type { Animation, Tile } from '@starnest/contract/catalog/catalog'
import { isPartOfFilm } from '../../../library/title/in-parts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { RankBadge } from '../../../ui/rank-badge.tsx'
import { nameOf } from './card-title.ts'
import { minutesLeft } from './minutes-left.ts'
import { uploadBadge } from './upload-badge.ts'
import { useLength } from './use-length.ts'

/** Rank and news in the upper corners of a wide picture, which has no lettering. */
export function CardNotes({ tile }: { tile: Tile }) {
  return (
    <span className="title-card-notes">
      {tile.rank !== undefined && <RankBadge rank={tile.rank} />}
      <NewsBadge animation={tile.animation} />
    </span>
  )
}

/** Name and facts, or what is left to see, at the foot of a wide picture. */
export function CardCaption({ tile }: { tile: Tile }) {
  const { progress } = tile
  return (
    <span className="title-card-words">
      <span className="block truncate font-semibold">{nameOf(tile)}</span>
      {progress ? <CardProgress progress={progress} /> : <CardFacts tile={tile} />}
      <DetailHint />
    </span>
  )
}

/** What stands in a story: name, a few lines of what happens, facts, and what is left to see. `storyId`
 *  is that of the lines, which are no part of the card's name. */
export function StoryCaption({ tile, storyId }: { tile: Tile; storyId: string }) {
  const { animation, progress } = tile
  return (
    <span className="title-card-words">
      <span className="title-card-name">{nameOf(tile)}</span>
      <span aria-hidden id={storyId} className="title-card-story">
        {animation.tagline ?? animation.description}
      </span>
      <CardFacts tile={tile} />
      <DetailHint />
      {progress && (
        <span className="title-card-progress">
          <CardProgress progress={progress} />
        </span>
      )}
    </span>
  )
}

/** Whether a poster is named under it instead of told about: nobody knows what the family's own show. */
const isNamed = ({ isPosterLettered, logoUrl }: Animation) => isPosterLettered && logoUrl === null

/** News in the upper corner of a poster that is named under it: beside its name, a phone's card would have no
 *  room for either. */
export function PosterNews({ animation }: { animation: Animation }) {
  if (!isNamed(animation)) return null
  return (
    <span className="title-card-notes">
      <NewsBadge animation={animation} />
    </span>
  )
}

/** What stands under a poster: rank, news and facts. Our own posters are lettered from top to foot, so
 *  their name is only read aloud; the family's own are named. */
export function CardFoot({ tile }: { tile: Tile }) {
  const { animation, rank, progress } = tile
  const isOwnPoster = isNamed(animation)
  return (
    <span className="title-card-foot">
      {!isOwnPoster && <span className="sr-only">{nameOf(tile)}</span>}
      {progress ? (
        <CardProgress progress={progress} {...(isOwnPoster && { name: nameOf(tile) })} />
      ) : (
        <>
          {rank !== undefined && <RankBadge rank={rank} />}
          {isOwnPoster ? (
            <span className="title-card-facts">{nameOf(tile)}</span>
          ) : (
            <>
              <NewsBadge animation={animation} />
              <CardFacts tile={tile} />
            </>
          )}
          <DetailHint />
        </>
      )}
    </span>
  )
}

/** Tells the keyboard how to see more; screen readers learn it from the link's key. */
function DetailHint() {
  const t = useTexts('core/catalog')
  return (
    <span aria-hidden className="title-card-hint">
      <kbd>i</kbd> {t('moreInfo')}
    </span>
  )
}

function NewsBadge({ animation }: { animation: Animation }) {
  const t = useTexts('core/catalog')
  const sayGenre = useTexts('core/genre')
  if (animation.isComingSoon) {
    return (
      <Badge className="shrink-0 bg-space-950/75 text-lantern-light ring-1 ring-lantern/60">
        {t('comingSoon')}
      </Badge>
    )
  }
  const upload = uploadBadge(animation, {
    genre: sayGenre,
    category: (category) => t(category === 'movie' ? 'shelf.movies' : 'shelf.series'),
  })
  if (!upload && !animation.isNew) return null
  return (
    <Badge className="shrink-0 bg-linear-to-r from-lantern to-ember text-space-950">
      {upload ?? t('new')}
    </Badge>
  )
}

function CardFacts({ tile: { animation, next } }: { tile: Tile }) {
  const t = useTexts('core/catalog')
  const sayGenre = useTexts('core/genre')
  const length = useLength(animation)
  const count = animation.episodes ?? 1
  const isInParts = isPartOfFilm(animation)
  const facts = next
    ? [
        isInParts ? t('parts', { count }) : t('episodes', { count }),
        t('next', {
          episode: isInParts ? t('part', { part: next.episode }) : t('episodeOf', next),
        }),
      ]
    : [animation.rating, animation.isComingSoon ? sayGenre(animation.genre ?? 'none') : length]
  return (
    <span className="title-card-facts">{facts.filter((fact) => fact !== null).join(' · ')}</span>
  )
}

function CardProgress(props: { progress: NonNullable<Tile['progress']>; name?: string }) {
  const t = useTexts('core/catalog')
  const { progress, name } = props
  const left = t('minutesLeft', { count: minutesLeft(progress) })
  return (
    <span className="block min-w-0 flex-1">
      <span className="mb-1.5 block truncate text-[0.85em] font-medium text-lantern-light">
        {name ? `${name} · ${left}` : left}
      </span>
      <ProgressBar value={progress.currentTime} max={progress.duration} label={t('watched')} />
    </span>
  )
}
