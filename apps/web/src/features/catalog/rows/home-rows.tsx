import type { Genre, HomeRow, Tile } from '@starnest/contract/catalog/catalog'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useCameNear } from '../../../platform/screen/on-screen.ts'
import { useScreenClass } from '../../../platform/screen/screen-class.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Rail } from '../../../ui/rail/rail.tsx'
import { areFewCards, cardsClass } from '../cards/card-width.ts'
import { TitleCard } from '../cards/title-card.tsx'
import { ROW_LOOKS } from './row-looks.ts'

type HomeRowsProps = {
  rows: readonly HomeRow[]
  /** What is offered to whoever is watching. */
  genres: readonly Genre[]
  /** True while these are the rows of the choice before. */
  isStale: boolean
}

/** How many rows begin on the first screen, and are laid out with it. */
const ROWS_LAID_OUT_FIRST = 1
/** How many rows are drawn at once; those below when they come near. */
const ROWS_DRAWN_FIRST = 3
/** Coming Soon is made of two lines of this many at most. Source: specification §9, "6 and 6 items". */
const COMING_SOON_LINE = 6

/** In the middle of the page; home stands without it where its code cannot be had. */
const ComingSoonBanner = lazyPart(
  async () => (await import('./coming-soon-banner.tsx')).ComingSoonBanner,
)
/** The last row, far below the first screen; home stands without it where its code cannot be had. */
const CollectionsRow = lazyPart(
  async () => (await import('./collections/collections-row.tsx')).CollectionsRow,
)
const COLLECTIONS_PLACE = `rail rail-lazy ${cardsClass('wide', 'large')}`

/** Rows that have been drawn: whoever comes back to home finds them, and the card that was opened, in
 *  their places at once. */
const drawnBefore = new Set<string>()

/** The rows of the home screen, in the server's order. */
export function HomeRows({ rows, genres, isStale }: HomeRowsProps) {
  return (
    <div
      aria-busy={isStale}
      className={`transition-opacity duration-300 ${isStale ? 'opacity-50' : ''}`}
    >
      {rows.map((row, place) =>
        row.id === 'featured-collections' ? (
          <Suspense
            key={row.id}
            fallback={<div className={COLLECTIONS_PLACE} data-focus-later="" />}
          >
            <CollectionsRow rows={rows} genres={genres} />
          </Suspense>
        ) : (
          <HomeRowView key={row.id} row={row} place={place} />
        ),
      )}
    </div>
  )
}

function HomeRowView({ row: { id, tiles }, place }: { row: HomeRow; place: number }) {
  if (id === 'coming-soon-banner') {
    return (
      <Suspense fallback={<div className="banner" data-focus-later="" />}>
        <ComingSoonBanner tiles={tiles} />
      </Suspense>
    )
  }
  if (id !== 'coming-soon') return <TileRail id={id} tiles={tiles} place={place} />
  return <TileRail id={id} tiles={tiles.slice(0, 2 * COMING_SOON_LINE)} place={place} />
}

type TileRailProps = {
  id: keyof typeof ROW_LOOKS
  tiles: readonly Tile[]
  /** Of the row on the page, from 0. */
  place: number
}

function TileRail({ id, tiles, place }: TileRailProps) {
  const t = useTexts('core/catalog')
  const far = useRef<HTMLDivElement>(null)
  const wasDrawn = useState(() => drawnBefore.has(id))[0]
  const isNear = useCameNear(far, wasDrawn || place < ROWS_DRAWN_FIRST)
  useEffect(() => {
    if (isNear) drawnBefore.add(id)
  }, [isNear, id])
  const isTwoLines = id === 'coming-soon' && tiles.length > COMING_SOON_LINE
  const { shape, size } = ROW_LOOKS[id === 'coming-soon' && !isTwoLines ? 'comedy' : id]
  // Two lines are as even as can be, so that the second does not stand almost empty.
  const inLine = isTwoLines ? Math.ceil(tiles.length / 2) : tiles.length
  const areFew = areFewCards(inLine, { shape, size }, useScreenClass())
  const heading = t(`row.${id}`)
  const looks = [
    cardsClass(shape, size),
    place < ROWS_LAID_OUT_FIRST ? '' : 'rail-lazy',
    isTwoLines ? `rail-twin rail-twin-${inLine}` : '',
    areFew ? 'cards-few' : '',
  ]
  if (!isNear) {
    return (
      <div ref={far} className={`rail rail-far ${looks.join(' ')}`} data-focus-later="">
        <h2 className="px-gutter font-display text-2xl">{heading}</h2>
      </div>
    )
  }
  return (
    <Rail
      heading={heading}
      items={tiles}
      keyOf={(tile) => tile.animation.id}
      previousLabel={t('previousIn', { row: heading })}
      nextLabel={t('nextIn', { row: heading })}
      className={looks.join(' ')}
      isDrawnAtOnce={wasDrawn}
      draw={(tile, tabIndex) => (
        <TitleCard
          tile={tile}
          shape={shape}
          size={size}
          tabIndex={tabIndex}
          storyOf={areFew ? inLine : undefined}
        />
      )}
    />
  )
}
