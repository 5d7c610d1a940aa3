import type { Genre } from '@starnest/contract/catalog/catalog'
import type { Mood } from '@starnest/contract/host/summary'
import type { PickReason, SuggestionRequest } from '../../../domain/suggestion.ts'
import type { Candidate } from './suggest.repository.ts'

/** What the words of a title say of a request, each 0 to 1. */
export type WordFit = {
  topics: readonly { reason: PickReason; fit: number }[]
  hints: readonly { reason: PickReason; fit: number }[]
  moods: readonly { mood: Mood; strength: number }[]
  /** What is not wanted, as strongly as it stands there. */
  unwanted: number
  /** How much it is like the title that was named. */
  like: number
}

/** What a viewer likes. */
export type Taste = {
  genres: ReadonlyMap<Genre, number>
  favorites: readonly Genre[]
}

/** A candidate with what speaks for it. */
export type Ranked = { id: number; score: number; reasons: PickReason[] }

/** What each thing counts for. What was asked for outweighs all that was not. */
const COUNTS = {
  ...{ topic: 1.2, hint: 1.3, like: 1, mood: 0.8, unwanted: 1.6, length: 0.4, isNew: 0.2 },
  ...{
    taste: 0.25,
    favorite: 0.12,
    listed: 0.15,
    unseen: 0.1,
    watched: -0.4,
    views: 0.05,
    luck: 0.03,
  },
}

/** From which strength on a mood is a reason, and from which on an unwanted one keeps a title out. */
const CLEAR_MOOD = 0.25
const MOST_UNWANTED = 0.45
const MOST_UNWANTED_OF_HINTED = 0.9
const CLEAR_HINT = 0.5

type RankingOf = {
  candidates: readonly Candidate[]
  request: SuggestionRequest
  wordFitOf: (id: number) => WordFit
  taste: Taste
  likeTitle: string | undefined
  /** From 0 to 1, the same for the same title on the same day. */
  luckOf: (id: number) => number
}

/** Candidates by how well they suit a request and a viewer, best first, each series once. */
export function rank({ candidates, ...of }: RankingOf): Ranked[] {
  const longest = Math.max(1, ...candidates.map(({ duration }) => duration))
  const ranked = candidates
    .filter(({ id }) => isBearable(of.wordFitOf(id)))
    .map((candidate) => ({
      series: candidate.series,
      ranked: rankOne(candidate, { ...of, longest }),
    }))
    .sort((one, other) => other.ranked.score - one.ranked.score)
  const series = new Set<string>()
  return ranked
    .filter((one) => one.series === null || (!series.has(one.series) && series.add(one.series)))
    .map((one) => one.ranked)
}

/** Whether a title has little enough of what the request rules out. A film about the very subject that was named may
 *  have more of it: a child who fears the dark may be shown a film about somebody who feared it. */
const isBearable = ({ unwanted, hints }: WordFit) =>
  unwanted < (hints.some(({ fit }) => fit >= CLEAR_HINT) ? MOST_UNWANTED_OF_HINTED : MOST_UNWANTED)

function rankOne(
  candidate: Candidate,
  {
    request,
    wordFitOf,
    taste,
    likeTitle,
    luckOf,
    longest,
  }: Omit<RankingOf, 'candidates'> & { longest: number },
): Ranked {
  const { id, genre, duration, isWatched, position, isListed } = candidate
  const words = wordFitOf(id)
  const share = duration / longest
  const lengthFit = request.length && (request.length === 'short' ? 1 - share : share)
  const liking = (genre && taste.genres.get(genre)) ?? 0
  const parts = [
    COUNTS.topic * sum(words.topics.map(({ fit }) => fit)),
    COUNTS.hint * sum(words.hints.map(({ fit }) => fit)),
    COUNTS.like * words.like,
    COUNTS.mood * sum(words.moods.map(({ strength }) => strength)),
    -COUNTS.unwanted * words.unwanted,
    COUNTS.length * (lengthFit || 0),
    candidate.isNew && request.isNew ? COUNTS.isNew : 0,
    COUNTS.taste * liking,
    genre && taste.favorites.includes(genre) ? COUNTS.favorite : 0,
    isListed ? COUNTS.listed : 0,
    isWatched ? COUNTS.watched : position === null ? COUNTS.unseen : 0,
    COUNTS.views * Math.min(1, Math.log10(1 + candidate.views) / 3),
    COUNTS.luck * luckOf(id),
  ]
  return {
    id,
    score: sum(parts),
    reasons: reasonsFor(candidate, { request, words, taste, likeTitle }),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** All that is true of a title and speaks for it, what was asked for first. */
function reasonsFor(
  { genre, duration, isNew, isListed, isWatched, position }: Candidate,
  {
    request,
    words,
    taste,
    likeTitle,
  }: { request: SuggestionRequest; words: WordFit; taste: Taste; likeTitle: string | undefined },
): PickReason[] {
  const isShort = request.length === 'short' || request.mostSeconds !== undefined
  const isAsked = genre && request.genres?.includes(genre)
  const isLiked = genre && ((taste.genres.get(genre) ?? 0) > 0 || taste.favorites.includes(genre))
  const isBegun = position !== null && position > 0 && !isWatched
  const clearMoods = words.moods.filter(({ strength }) => strength >= CLEAR_MOOD)
  const all: (PickReason | false)[] = [
    ...words.topics.filter(({ fit }) => fit > 0).map(({ reason }) => reason),
    ...words.hints.map(({ reason }) => reason),
    likeTitle !== undefined && words.like > 0 && { is: 'like', title: likeTitle },
    ...clearMoods.map(({ mood }) => ({ is: 'mood' as const, mood })),
    isAsked ? { is: 'genre', genre } : false,
    isShort && duration > 0 && { is: 'length', minutes: Math.max(1, Math.round(duration / 60)) },
    isNew && request.isNew === true && { is: 'new' },
    isListed && { is: 'list' },
    isBegun && { is: 'begun' },
    isLiked ? { is: 'taste', genre } : false,
    isNew && !request.isNew && position === null && { is: 'new' },
  ]
  return all.filter((reason) => reason !== false)
}
