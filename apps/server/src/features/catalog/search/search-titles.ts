import type { SearchAnswer, SearchQuery } from '@starnest/contract/search'
import type { Queries } from '../../../ports/database.ts'
import type { Viewer } from '../../../ports/viewer.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitles } from '../catalog.repository.ts'
import { nearestTitles } from './nearest.repository.ts'
import { rankTitles } from './ranking.repository.ts'
import { withTypos } from './vocabulary.repository.ts'
import { askedWords } from './words/search-words.ts'

type SearchRequest = SearchQuery & { queries: Queries; viewer: Viewer; now: Date }

/** The titles that a viewer may see and that have every word asked for, best first; when there are
 *  none, those that come near. A question without letters finds nothing. */
export async function searchTitles(request: SearchRequest): Promise<SearchAnswer> {
  const { queries, viewer, q, limit } = request
  const asked = askedWords(q)
  if (asked.words.length === 0) return { animations: [], isNearest: false }
  const words = await withTypos(queries, viewer.householdId, asked)
  const ids = await rankTitles({ queries, viewer, words, limit })
  if (ids.length > 0) return { animations: await animationsOf(ids, request), isNearest: false }
  const near = await nearestTitles(
    queries,
    viewer,
    asked.words.map(({ word }) => word),
  )
  const animations = await animationsOf(near.slice(0, limit), request)
  return { animations, isNearest: animations.length > 0 }
}

async function animationsOf(ids: number[], { queries, viewer, now }: SearchRequest) {
  const found = await findVisibleTitles(queries, viewer, ids)
  return ids
    .map((id) => found.get(id))
    .filter((title) => title !== undefined)
    .map((title) => animationOf(title, now))
}
