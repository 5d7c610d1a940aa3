import { hash } from 'node:crypto'
import type { Animation, Genre } from '@starnest/contract/catalog/catalog'
import type { PickReason, SuggestionRequest, Unmet } from '../../../domain/suggestion.ts'
import type { WordVectors } from '../../../domain/text/word-vectors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitle, findVisibleTitles } from '../catalog.repository.ts'
import type { WordIndex } from '../search/word-index.ts'
import { type Ranked, rank } from './rank.ts'
import { type Candidate, type Filter, findCandidates, readTaste } from './suggest.repository.ts'
import { readWordFits, type WordFits } from './word-fits.ts'

/** What suggestions stand on. */
export type SuggestDeps = {
  queries: Queries
  now: Date
  /** The words of the titles that the viewer may see. */
  readIndex: () => Promise<WordIndex>
  vectors: WordVectors
  /** Genres that the profile says it likes. */
  favorites: readonly Genre[]
}

/** Titles that were picked, and what of the request could not be met. */
export type Suggestions = {
  picks: { animation: Animation; reasons: PickReason[] }[]
  unmet: Unmet[]
}

/** Titles for a request, best first, all of which the viewer may see. Parts of it that nothing fulfils are
 *  left out one after the other and told; the age, what is not wanted and what was offered before never. */
export async function suggestTitles(
  viewer: Viewer,
  request: SuggestionRequest,
  deps: SuggestDeps,
): Promise<Suggestions> {
  const { queries, now } = deps
  const index = await deps.readIndex()
  const liked = request.likeId && (await findVisibleTitle(queries, viewer, request.likeId))
  const fits = readWordFits(index, request, { vectors: deps.vectors, liked: liked || undefined })
  const { candidates, unmet } = await findFor(viewer, { request, fits }, deps)
  const taste = { genres: await readTaste(queries, viewer, now), favorites: deps.favorites }
  const ranked = rank({
    ...{ candidates, request, taste },
    wordFitOf: fits.of,
    likeTitle: liked ? liked.title : undefined,
    luckOf: luckOn(now, viewer.profileId),
  })
  const best = ranked.slice(0, request.limit)
  return { picks: await shown(viewer, best, deps), unmet }
}

async function shown(viewer: Viewer, ranked: Ranked[], { queries, now }: SuggestDeps) {
  const found = await findVisibleTitles(
    queries,
    viewer,
    ranked.map(({ id }) => id),
  )
  return ranked.flatMap(({ id, reasons }) => {
    const title = found.get(id)
    return title ? [{ animation: animationOf(title, now), reasons }] : []
  })
}

/** The same for a title all day, so that an answer does not change while somebody reads it. */
function luckOn(now: Date, profileId: number): (id: number) => number {
  const day = now.toISOString().slice(0, 10)
  return (id) =>
    Number.parseInt(hash('sha1', `${day}:${profileId}:${id}`).slice(0, 6), 16) / 0xffffff
}

/** Words that no title has. */
const unmetWords = ({ topics = [], moods = [] }: SuggestionRequest, fits: WordFits): Unmet[] => [
  ...(topics.length > 0 && !fits.hasTopics ? (['topic'] as const) : []),
  ...(moods.length > 0 && !fits.hasMoods ? (['mood'] as const) : []),
]

/** The parts of a request that may be left out, the last first. */
function partsOf(
  { topics = [], genres, mostSeconds, leastSeconds, isNew, firm }: SuggestionRequest,
  { fitting }: WordFits,
): { name: Unmet; filter: Filter }[] {
  const isTimed = mostSeconds !== undefined || leastSeconds !== undefined
  const all: ({ name: Unmet; filter: Filter } | false)[] = [
    fitting !== undefined &&
      fitting.length > 0 && {
        name: topics.length > 0 ? 'topic' : 'mood',
        filter: { ids: fitting },
      },
    genres !== undefined && genres.length > 0 && { name: 'genre', filter: { genres } },
    isTimed && { name: 'length', filter: { mostSeconds, leastSeconds } },
    isNew === true && { name: 'new', filter: { isNew } },
  ]
  const parts = all.filter((part) => part !== false)
  return parts.toSorted((one, other) => Number(other.name === firm) - Number(one.name === firm))
}

type Found = { candidates: Candidate[]; unmet: Unmet[] }

/** Candidates for all of a request, else for the most of it that something fulfils. */
async function findFor(
  viewer: Viewer,
  { request, fits }: { request: SuggestionRequest; fits: WordFits },
  { queries, now }: SuggestDeps,
): Promise<Found> {
  const { age, withoutGenres, likeId, withoutIds = [] } = request
  const fixed: Filter = {
    ...{ age, withoutGenres },
    withoutIds: likeId ? [...withoutIds, likeId] : withoutIds,
  }
  const unmet = unmetWords(request, fits)
  const parts = partsOf(request, fits)
  for (;;) {
    const filter = Object.assign({}, fixed, ...parts.map((part) => part.filter))
    const candidates = await findCandidates(queries, viewer, { filter, now })
    const dropped = candidates.length > 0 ? undefined : parts.pop()
    if (!dropped) return { candidates, unmet: [...new Set(unmet)] }
    unmet.push(dropped.name)
  }
}
