import { SHELF_PAGE, type ShelfAnswer, type ShelfQuery } from '@starnest/contract/catalog/shelf'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitles } from '../catalog.repository.ts'
import { genresFor } from '../home/rows-by-age.ts'
import { readEpisodes } from '../series/series.repository.ts'
import { seriesCards } from '../series/series-cards.ts'
import { readShelf } from './shelf.repository.ts'

type ShelfRequest = { queries: Queries; viewer: Viewer; query: ShelfQuery; now: Date }

/** A part of the titles of a genre or a shelf, in three statements. A genre that home does not offer the
 *  viewer is empty. */
export async function shelfOf({ queries, viewer, query, now }: ShelfRequest): Promise<ShelfAnswer> {
  if (query.genre && !genresFor(viewer).includes(query.genre)) return { tiles: [], further: null }
  const found = await readShelf(queries, viewer, query)
  const page = found.slice(0, SHELF_PAGE)
  const slugs = page.flatMap(({ slug }) => slug ?? [])
  const series = seriesCards(await readEpisodes(queries, viewer, slugs))
  const cards = page.map(({ id, slug }) => {
    const card = slug === null ? undefined : series.get(slug)
    return { titleId: card?.firstId ?? id, next: card?.next }
  })
  const titles = await findVisibleTitles(
    queries,
    viewer,
    cards.map(({ titleId }) => titleId),
  )
  const tiles = cards.flatMap(({ titleId, next }) => {
    const title = titles.get(titleId)
    return title ? [{ animation: animationOf(title, now), ...(next && { next }) }] : []
  })
  return { tiles, further: found.length > SHELF_PAGE ? query.from + SHELF_PAGE : null }
}
