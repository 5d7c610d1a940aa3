import type { Tile } from '@starnest/contract/catalog/catalog'
import { useScreenClass } from '../../../platform/screen/screen-class.ts'
import { useRovingStop } from '../../../ui/focus/use-roving-stop.ts'
import { areFewCards, cardsClass } from '../cards/card-width.ts'
import { TitleCard } from '../cards/title-card.tsx'

const LOOK = { shape: 'poster', size: 'medium' } as const
const FEW = `title-grid title-grid-few cards-few ${cardsClass(LOOK.shape, LOOK.size)}`

/** All of a shelf's titles that were sent, in two, four or six columns. Source: specification §2.4. */
export function TitleGrid({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  const roving = useRovingStop(tiles.length)
  const areFew = areFewCards(tiles.length, LOOK, useScreenClass())
  return (
    <ul
      aria-label={label}
      data-focus-row=""
      onFocus={roving.onFocus}
      className={areFew ? FEW : 'title-grid'}
    >
      {tiles.map((tile, place) => (
        <li key={tile.animation.id} data-place={place}>
          <TitleCard
            tile={tile}
            {...LOOK}
            tabIndex={roving.tabIndexOf(place)}
            storyOf={areFew ? tiles.length : undefined}
          />
        </li>
      ))}
    </ul>
  )
}
