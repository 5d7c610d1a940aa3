import type { Animation, Genre, HomeRow } from '@starnest/contract/catalog/catalog'
import { type CSSProperties, useMemo } from 'react'
import { Link } from 'react-router'
import { useScreenClass } from '../../../../platform/screen/screen-class.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Artwork } from '../../../../ui/artwork.tsx'
import { Rail } from '../../../../ui/rail/rail.tsx'
import { areFewCards, cardsClass } from '../../cards/card-width.ts'
import { TitlePoster } from '../../cards/title-poster.tsx'
import { CHOSEN_BELOW } from '../../genres/genre-in-url.ts'
import { GENRE_TINTS } from '../../genres/genre-tints.ts'
import { type Collection, collectionsOf } from './collections.ts'

const LOOK = { shape: 'wide', size: 'large' } as const

type CollectionsRowProps = {
  rows: readonly HomeRow[]
  /** What is offered to whoever is watching. */
  genres: readonly Genre[]
}

/** Featured collections: one card for each, with posters of it fanned out. */
export function CollectionsRow({ rows, genres }: CollectionsRowProps) {
  const t = useTexts('core/catalog')
  const collections = useMemo(() => collectionsOf(rows, genres), [rows, genres])
  const areFew = areFewCards(collections.length, LOOK, useScreenClass())
  if (collections.length === 0) return null
  const heading = t('row.featured-collections')
  return (
    <Rail
      heading={heading}
      items={collections}
      keyOf={(one) => (one.is === 'series' ? `series ${one.name}` : one.genre)}
      previousLabel={t('previousIn', { row: heading })}
      nextLabel={t('nextIn', { row: heading })}
      className={`rail-lazy ${areFew ? 'cards-few' : ''} ${cardsClass(LOOK.shape, LOOK.size)}`}
      draw={(collection, tabIndex) => (
        <CollectionCard collection={collection} tabIndex={tabIndex} />
      )}
    />
  )
}

function CollectionCard({ collection, tabIndex }: { collection: Collection; tabIndex: 0 | -1 }) {
  const sayGenre = useTexts('core/genre')
  const say = useTexts('core/collections')
  const isSeries = collection.is === 'series'
  const genre = isSeries ? collection.firstEpisode.genre : collection.genre
  const style: CSSProperties & { '--tint': string } = { '--tint': GENRE_TINTS[genre ?? 'none'] }
  const to = isSeries
    ? `/watch/${collection.firstEpisode.id}`
    : { search: `?genre=${collection.genre}` }
  return (
    <Link
      to={to}
      state={isSeries ? undefined : CHOSEN_BELOW}
      tabIndex={tabIndex}
      style={style}
      draggable={false}
      className="collection-card"
    >
      <span className="collection-words">
        <span className="text-sm font-semibold text-(--tint)">
          {isSeries ? say('wholeSeries') : sayGenre(collection.genre)}
        </span>
        <span className="collection-name">
          {isSeries ? collection.name : say(collection.genre)}
        </span>
      </span>
      <span className="collection-posters">
        {collection.titles.map((title) => (
          <CollectionPoster key={title.id} title={title} />
        ))}
      </span>
    </Link>
  )
}

function CollectionPoster({ title }: { title: Animation }) {
  return (
    <span className="collection-poster">
      <Artwork
        src={title.thumbnailUrl}
        picture={title.poster}
        width={240}
        height={360}
        sizes="(min-width: 48rem) 11vw, 24vw"
        fallback={<TitlePoster animation={title} />}
      />
    </span>
  )
}
