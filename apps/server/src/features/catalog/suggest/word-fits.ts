import type { PickReason, SuggestionRequest, Topic } from '../../../domain/suggestion.ts'
import { foldedWords } from '../../../domain/text/fold.ts'
import type { WordVectors } from '../../../domain/text/word-vectors.ts'
import type { VisibleTitle } from '../catalog.repository.ts'
import type { WordIndex } from '../search/word-index.ts'
import { moodStrengths } from './mood-strengths.ts'
import type { WordFit } from './rank.ts'
import { type Concept, fitOf, fitOfUnknown, rarityOf } from './relevance.ts'

/** Words that mean nearly the same: how near they have to be, and how many count. */
const NEAR = { least: 0.65, most: 8 }
/** The same for the words of a whole text, which are many. */
const NEAR_OF_TEXT = { least: 0.7, most: 3 }
/** How much a near word counts beside the word itself. */
const COUNT_OF_NEAR = 0.5
/** Titles whose words fit by less than this share of the best are no answer, where there are enough of
 *  the others and where there are few. */
const LEAST_SHARE = { ofMany: 0.45, ofFew: 0.28 }
/** So many titles are enough. */
const ENOUGH = 3
/** Titles whose words fit best, of which the database is asked. */
const MOST_FITTING = 1500
/** Topics of a request, and words of a topic, that are looked at. */
const MOST_TOPICS = 4
/** Words of a title that others are compared with. */
const MOST_WORDS_ALIKE = 8
/** Rank from which on a word is telling, 0 being the most frequent of English. */
const LEAST_TELLING_RANK = 600
/** How much a common genre makes titles alike. */
const COUNT_OF_SAME_GENRE = 0.3

/** What the words of titles say of a request. */
export type WordFits = {
  of: (id: number) => WordFit
  /** Ids of titles whose words fit, the best first; undefined: words were not asked for. */
  fitting: number[] | undefined
  hasTopics: boolean
  hasMoods: boolean
}

/** A topic, how well each title fits it, by slot, and why. */
type TopicFits = { fits: Float32Array; reasonIn: (slot: number) => PickReason }

/** What the words of the titles of an index say of a request. `liked`: the title that others are to be like. */
export function readWordFits(
  index: WordIndex,
  { topics = [], hints = [], moods = [], withoutMoods = [] }: SuggestionRequest,
  { vectors, liked }: { vectors: WordVectors; liked: VisibleTitle | undefined },
): WordFits {
  const read = (several: readonly Topic[]) =>
    several.slice(0, MOST_TOPICS).map((topic) => readTopic(index, topic, vectors))
  const [ofTopics, ofHints] = [read(topics), read(hints)]
  const ofMoods = moods.map((mood) => ({ mood, strengths: moodStrengths(index, mood) }))
  const ofUnwanted = withoutMoods.map((mood) => moodStrengths(index, mood))
  const alike = liked && likenessTo(index, liked, vectors)
  const hasAny = (several: readonly Float32Array[]) =>
    several.some((one) => one.some((value) => value > 0))
  const isAsked = ofTopics.length > 0 || ofMoods.length > 0 || alike !== undefined
  const parts = [
    ...ofTopics.flatMap(({ fits }) => [fits, fits]),
    ...ofHints.map(({ fits }) => fits),
    ...ofMoods.map(({ strengths }) => strengths),
    ...(alike ? [alike] : []),
  ]
  return {
    hasTopics: hasAny(ofTopics.map(({ fits }) => fits)),
    hasMoods: hasAny(ofMoods.map(({ strengths }) => strengths)),
    fitting: isAsked ? bestIds(index, parts) : undefined,
    of(id) {
      const slot = index.slotOf(id) ?? -1
      const at = ({ fits, reasonIn }: TopicFits) => ({
        reason: reasonIn(slot),
        fit: fits[slot] ?? 0,
      })
      return {
        topics: ofTopics.map(at),
        hints: ofHints.map(at).filter(({ fit }) => fit > 0),
        moods: ofMoods.map(({ mood, strengths }) => ({ mood, strength: strengths[slot] ?? 0 })),
        unwanted: Math.max(0, ...ofUnwanted.map((strengths) => strengths[slot] ?? 0)),
        like: alike?.[slot] ?? 0,
      }
    },
  }
}

/** Ids of the titles in which all parts together are most, at least a little. */
function bestIds(index: WordIndex, parts: readonly Float32Array[]): number[] {
  const scores = new Float32Array(index.slotCount)
  for (const part of parts) {
    for (let slot = 0; slot < scores.length; slot += 1) {
      scores[slot] = (scores[slot] ?? 0) + (part[slot] ?? 0)
    }
  }
  const least = leastOfBest(scores)
  const best: { id: number; score: number }[] = []
  for (let slot = 0; slot < scores.length; slot += 1) {
    const score = scores[slot] ?? 0
    const id = index.titleAt(slot)
    if (score > 0 && score >= least && id !== 0) best.push({ id, score })
  }
  best.sort((one, other) => other.score - one.score)
  return best.slice(0, MOST_FITTING).map(({ id }) => id)
}

/** The score of the last of the best; 0 where there are not so many. Many may have the same. */
function leastOfBest(scores: Float32Array): number {
  if (scores.length <= MOST_FITTING) return 0
  return scores.toSorted()[scores.length - MOST_FITTING] ?? 0
}

function readTopic(index: WordIndex, { said, words }: Topic, vectors: WordVectors): TopicFits {
  const concept = conceptOf(words, vectors)
  const known = fitOf(index, concept)
  const isKnown = known.fits.some((fit) => fit > 0)
  const { fits, words: places } = isKnown ? known : fitOfUnknown(index, words[0] ?? said)
  const most = fits.reduce((highest, fit) => Math.max(highest, fit), 0)
  const count = fits.reduce((sum, fit) => sum + (fit >= most * LEAST_SHARE.ofMany ? 1 : 0), 0)
  const least = most * (count >= ENOUGH ? LEAST_SHARE.ofMany : LEAST_SHARE.ofFew)
  const worth = 0.5 + rarityOf(fits) / 2
  return {
    fits: fits.map((fit) => (fit > 0 && fit >= least ? fit * worth : 0)),
    reasonIn: (slot) => {
      const place = places[slot] ?? 0
      const word = concept[place]?.word ?? said
      return place < words.length ? { is: 'topic', said } : { is: 'near', word }
    },
  }
}

/** Words and those that mean nearly the same; the words themselves first. */
function conceptOf(words: readonly string[], vectors: WordVectors): Concept {
  const nearness = new Map(words.map((word) => [word, 1]))
  for (const word of words.slice(0, MOST_TOPICS)) {
    for (const near of vectors.nearTo(word, NEAR)) {
      const before = nearness.get(near.word) ?? 0
      nearness.set(near.word, Math.max(before, near.nearness * COUNT_OF_NEAR))
    }
  }
  return [...nearness].map(([word, near]) => ({ word, nearness: near }))
}

/** How much each title is like another, by slot, 0 to 1: by the telling words of its texts, and its genre. */
function likenessTo(index: WordIndex, title: VisibleTitle, vectors: WordVectors): Float32Array {
  const likeness = new Float32Array(index.slotCount)
  const add = (fits: Float32Array, worth: number) => {
    for (let slot = 0; slot < fits.length; slot += 1) {
      likeness[slot] = Math.min(1, (likeness[slot] ?? 0) + (fits[slot] ?? 0) * worth)
    }
  }
  const telling = tellingWords(title, vectors)
  for (const word of telling) {
    const near = vectors
      .nearTo(word, NEAR_OF_TEXT)
      .map((one) => ({ word: one.word, nearness: one.nearness * COUNT_OF_NEAR }))
    const { fits } = fitOf(index, [{ word, nearness: 1 }, ...near])
    add(fits, rarityOf(fits) / Math.sqrt(telling.length))
  }
  if (title.genre) {
    const name = foldedWords(title.genre).join('')
    const { fits } = fitOf(index, [{ word: name, nearness: 1 }])
    add(
      fits.map((fit) => (fit > 0 ? 1 : 0)),
      COUNT_OF_SAME_GENRE,
    )
  }
  return likeness
}

/** The rarest words of a title's texts. */
function tellingWords(
  { title, tagline, description }: VisibleTitle,
  vectors: WordVectors,
): string[] {
  const words = [...new Set(foldedWords(`${title} ${tagline ?? ''} ${description}`))]
  const ranked = words
    .map((word) => ({ word, rank: vectors.rankOf(word) ?? 0 }))
    .filter(({ rank, word }) => rank > LEAST_TELLING_RANK && word.length > 2)
  return ranked
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST_WORDS_ALIKE)
    .map(({ word }) => word)
}
