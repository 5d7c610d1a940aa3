import type { Tile } from '@starnest/contract/catalog/catalog'
import { useRovingStop } from '../../../ui/focus/use-roving-stop.ts'
import { TitleCard } from '../cards/title-card.tsx'

/** All of a list's titles at once, in two, four or six columns. Source: specification §2.4. */
export function TitleGrid({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  const roving = useRovingStop(tiles.length)
  return (
    <ul aria-label={label} data-focus-row="" onFocus={roving.onFocus} className="title-grid">
      {tiles.map((tile, place) => (
        <li key={tile.animation.id} data-place={place}>
          <TitleCard tile={tile} shape="poster" size="medium" tabIndex={roving.tabIndexOf(place)} />
        </li>
      ))}
    </ul>
  )
}
