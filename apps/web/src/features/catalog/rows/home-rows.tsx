import type { HomeRow, Tile } from '@starnest/contract/catalog'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Rail } from '../../../ui/rail/rail.tsx'
import { cardsClass } from '../cards/card-width.ts'
import { TitleCard } from '../cards/title-card.tsx'
import { catalogTexts } from '../catalog.texts.ts'
import { ROW_LOOKS } from './row-looks.ts'
import { TitleGrid } from './title-grid.tsx'

type HomeRowsProps = {
  rows: readonly HomeRow[]
  /** True while these are the rows of the choice before. */
  isStale: boolean
  /** Whether only one genre is shown, which then needs no collections by genre. */
  isOneGenre: boolean
}

/** How many rows are near enough to the first screen to fetch their pictures at once. */
const URGENT_ROWS = 1
/** How many rows are drawn at once; those below follow in steps, between which the page can be used. */
const ROWS_PER_STEP = 3
/** Coming Soon is made of two lines of this many. Source: specification §9, "6 and 6 items". */
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

/** Whether home was drawn before: then whoever comes back finds every row in its place at once. */
let wereDrawn = false

/** How many of `count` rows to draw now; it grows until they are all there. */
function useDrawnRows(count: number): number {
  const [drawn, setDrawn] = useState(wereDrawn ? count : ROWS_PER_STEP)
  useEffect(() => {
    if (drawn >= count) {
      wereDrawn = true
      return
    }
    const timer = setTimeout(() => setDrawn(drawn + ROWS_PER_STEP))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return wereDrawn ? count : drawn
}

/** The rows of the home screen, in the server's order. */
export function HomeRows({ rows, isStale, isOneGenre }: HomeRowsProps) {
  const shown = rows.slice(0, useDrawnRows(rows.length))
  return (
    <div
      aria-busy={isStale}
      className={`transition-opacity duration-300 ${isStale ? 'opacity-50' : ''}`}
    >
      {shown.map((row, place) =>
        row.id === 'featured-collections' && !isOneGenre ? (
          <Suspense key={row.id} fallback={<div className={COLLECTIONS_PLACE} />}>
            <CollectionsRow rows={rows} />
          </Suspense>
        ) : (
          <HomeRowView key={row.id} row={row} isUrgent={place < URGENT_ROWS} />
        ),
      )}
    </div>
  )
}

function HomeRowView({ row: { id, tiles }, isUrgent }: { row: HomeRow; isUrgent: boolean }) {
  const t = useTexts(catalogTexts)
  if (id === 'coming-soon-banner') {
    return (
      <Suspense fallback={<div className="banner" />}>
        <ComingSoonBanner tiles={tiles} />
      </Suspense>
    )
  }
  if (id === 'my-list') return <TitleGrid label={t('row.my-list')} tiles={tiles} />
  if (id !== 'coming-soon') return <TileRail id={id} tiles={tiles} isUrgent={isUrgent} />
  return <TileRail id={id} tiles={tiles.slice(0, 2 * COMING_SOON_LINE)} isUrgent={isUrgent} />
}

type TileRailProps = { id: keyof typeof ROW_LOOKS; tiles: readonly Tile[]; isUrgent: boolean }

function TileRail({ id, tiles, isUrgent }: TileRailProps) {
  const t = useTexts(catalogTexts)
  const isTwoLines = id === 'coming-soon' && tiles.length > COMING_SOON_LINE
  const { shape, size } = ROW_LOOKS[id === 'coming-soon' && !isTwoLines ? 'comedy' : id]
  const heading = t(`row.${id}`)
  const looks = [
    cardsClass(shape, size),
    isUrgent ? '' : 'rail-lazy',
    isTwoLines ? 'rail-twin' : '',
  ]
  return (
    <Rail
      heading={heading}
      items={tiles}
      keyOf={(tile) => tile.animation.id}
      previousLabel={t('previousIn', { row: heading })}
      nextLabel={t('nextIn', { row: heading })}
      className={looks.join(' ')}
      draw={(tile, tabIndex) => (
        <TitleCard tile={tile} shape={shape} size={size} tabIndex={tabIndex} isUrgent={isUrgent} />
      )}
    />
  )
}
