import type { SearchAnswer, SearchQuery } from '@starnest/contract/catalog/search'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitles } from '../catalog.repository.ts'
import { fittingTitles } from './matching.ts'
import { nearTitles } from './nearness.ts'
import { visibleBest } from './visible-best.repository.ts'
import type { WordIndex } from './word-index.ts'
import { type Asked, askedWords } from './words/search-words.ts'

/** Titles that are offered when nothing was found. */
const MOST_NEAREST = 12

type SearchRequest = SearchQuery & {
  queries: Queries
  viewer: Viewer
  now: Date
  /** The words of the titles that the viewer may see, as they are now. */
  readIndex: () => Promise<WordIndex>
}

/** The titles that a viewer may see and that have every word asked for, best first; when there are
 *  none, those that come near. A question without letters finds nothing. */
export async function searchTitles(request: SearchRequest): Promise<SearchAnswer> {
  const { q, limit, readIndex } = request
  const asked = askedWords(q)
  if (asked.words.length === 0) return { animations: [], isNearest: false }
  const index = await readIndex()
  const ids = await rankTitles(index, asked, request)
  if (ids.length > 0) return { animations: await animationsOf(ids, request), isNearest: false }
  const near = await nearestTitles(index, asked, {
    ...request,
    limit: Math.min(limit, MOST_NEAREST),
  })
  const animations = await animationsOf(near, request)
  return { animations, isNearest: animations.length > 0 }
}

/** Ids of the titles of the best steps, and of a step those with the most views, then the newest. In
 *  the answer the titles of a step are ordered by how well all words fit together before views and
 *  age decide. */
async function rankTitles(index: WordIndex, asked: Asked, request: SearchRequest) {
  const { groups, totals } = fittingTitles(index, asked)
  const best = await visibleBest({ ...request, groups })
  const rankOf = new Map(best.map((id) => [id, { step: 0, total: 0 }]))
  for (const [step, ids] of groups.entries()) {
    for (const [at, id] of ids.entries()) {
      if (rankOf.has(id)) rankOf.set(id, { step, total: totals[step]?.[at] ?? 0 })
    }
  }
  const ranked = [...rankOf].toSorted(
    ([, one], [, other]) => one.step - other.step || one.total - other.total,
  )
  return ranked.map(([id]) => id)
}

/** Ids of the titles that come nearest, the nearest first. */
function nearestTitles(index: WordIndex, { words }: Asked, request: SearchRequest) {
  const groups = nearTitles(
    index,
    words.map(({ word }) => word),
  )
  return visibleBest({ ...request, groups })
}

async function animationsOf(ids: number[], { queries, viewer, now }: SearchRequest) {
  const found = await findVisibleTitles(queries, viewer, ids)
  return ids
    .map((id) => found.get(id))
    .filter((title) => title !== undefined)
    .map((title) => animationOf(title, now))
}
