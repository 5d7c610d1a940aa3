import type { Genre, Shelf } from '@starnest/contract/catalog/catalog'
import { SHELF_ORDERS } from '@starnest/contract/catalog/shelf'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useCameNear } from '../../../platform/screen/on-screen.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOrderInUrl } from './order-in-url.ts'
import { shelfQuery } from './shelf.queries.ts'
import './title-wall.css'
import { TitleGrid } from './title-grid.tsx'

type TitleWallProps = {
  /** What stands on it, as its heading says. */
  name: string
  genre: Genre | undefined
  shelf: Shelf | undefined
  /** Shown in its place when there is nothing on it. */
  empty: ReactNode
}

const CARDS = Array.from({ length: 12 }, (_, place) => place)

/** All titles of a genre or a shelf on one wall: a heading, an order, and each title once. */
export function TitleWall({ name, genre, shelf, empty }: TitleWallProps) {
  const t = useTexts('core/shelf')
  const { order, choose } = useOrderInUrl()
  const found = useInfiniteQuery(shelfQuery({ genre, shelf, order }))
  const pages = found.data?.pages ?? []
  // What comes in between two parts shifts the later one by a card.
  const tiles = [
    ...new Map(
      pages.flatMap((page) => page.tiles).map((tile) => [tile.animation.id, tile]),
    ).values(),
  ]
  if (found.isSuccess && !found.isPlaceholderData && tiles.length === 0) return empty
  return (
    <section
      aria-labelledby="title-wall"
      aria-busy={found.isPlaceholderData}
      className="title-wall"
    >
      <div className="title-wall-head">
        <h2 id="title-wall" className="font-display text-4xl">
          {name}
        </h2>
        <Select
          label={t('sort')}
          value={order}
          options={SHELF_ORDERS.map((value) => ({ value, name: t(`order.${value}`) }))}
          onChoose={choose}
        />
      </div>
      {found.isPending ? (
        <div aria-hidden className="title-grid">
          {CARDS.map((place) => (
            <Skeleton key={place} className="aspect-2/3 rounded-2xl" />
          ))}
        </div>
      ) : (
        tiles.length > 0 && <TitleGrid label={name} tiles={tiles} />
      )}
      {found.isError && (
        <div className="px-gutter pb-8">
          <LoadFailure
            error={found.error}
            lead={t('failed')}
            onRetry={() => void (found.data ? found.fetchNextPage() : found.refetch())}
          />
        </div>
      )}
      {found.hasNextPage && !found.isError && (
        <Further key={pages.length} label={t('more')} onNear={() => void found.fetchNextPage()} />
      )}
    </section>
  )
}

/** Where a shelf goes on: its next part comes when this is near, or is pressed. */
function Further({ label, onNear }: { label: string; onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useCameNear(place, false)
  const fetchNext = useRef(onNear)
  useEffect(() => {
    if (isNear) fetchNext.current()
  }, [isNear])
  return (
    <div ref={place} data-focus-row="" className="grid place-items-center pb-12">
      <Button look="glass" onClick={onNear}>
        {label}
      </Button>
    </div>
  )
}
