import type { HomeRow, Tile } from '@starnest/contract/catalog'
import { useTexts } from '../../../platform/texts.ts'
import { Rail } from '../../../ui/rail/rail.tsx'
import { TitleCard } from '../cards/title-card.tsx'
import { catalogTexts } from '../catalog.texts.ts'
import { ComingSoonBanner } from './coming-soon-banner.tsx'
import { ROW_LOOKS } from './row-looks.ts'

type HomeRowsProps = {
  rows: readonly HomeRow[]
  /** True while these are the rows of the choice before. */
  isStale: boolean
}

/** How many rows are near enough to the first screen to fetch their pictures at once. */
const URGENT_ROWS = 1

/** The rows of the home screen, in the server's order. */
export function HomeRows({ rows, isStale }: HomeRowsProps) {
  return (
    <div
      aria-busy={isStale}
      className={`transition-opacity duration-300 ${isStale ? 'opacity-50' : ''}`}
    >
      {rows.map((row, place) => (
        <HomeRowView key={row.id} row={row} isUrgent={place < URGENT_ROWS} />
      ))}
    </div>
  )
}

function HomeRowView({ row, isUrgent }: { row: HomeRow; isUrgent: boolean }) {
  if (row.id === 'coming-soon-banner') return <ComingSoonBanner tiles={row.tiles} />
  return <TileRail id={row.id} tiles={row.tiles} isUrgent={isUrgent} />
}

type TileRailProps = { id: keyof typeof ROW_LOOKS; tiles: readonly Tile[]; isUrgent: boolean }

function TileRail({ id, tiles, isUrgent }: TileRailProps) {
  const t = useTexts(catalogTexts)
  const { shape, size } = ROW_LOOKS[id]
  const heading = t(`row.${id}`)
  return (
    <Rail
      heading={heading}
      items={tiles}
      keyOf={(tile) => tile.animation.id}
      previousLabel={t('previousIn', { row: heading })}
      nextLabel={t('nextIn', { row: heading })}
      className={isUrgent ? '' : `rail-lazy rail-lazy-${shape}-${size}`}
      draw={(tile, tabIndex) => (
        <TitleCard tile={tile} shape={shape} size={size} tabIndex={tabIndex} isUrgent={isUrgent} />
      )}
    />
  )
}
