import type { Genre } from '@starnest/contract/catalog/catalog'
import type { Mood } from '@starnest/contract/host/summary'

/** Something that a title is to be about, as somebody said it, and other words for the same. All folded. */
export type Topic = { said: string; words: readonly string[] }

/** What somebody would like to see. What is absent does not matter. */
export type SuggestionRequest = {
  topics?: readonly Topic[]
  /** What else was spoken of: it speaks for a title, and no title is left out for it. */
  hints?: readonly Topic[]
  /** A title that they should be like. */
  likeId?: number | undefined
  moods?: readonly Mood[]
  withoutMoods?: readonly Mood[]
  genres?: readonly Genre[]
  withoutGenres?: readonly Genre[]
  /** Rather short or rather long ones. */
  length?: 'short' | 'long' | undefined
  /** At most so many seconds. */
  mostSeconds?: number | undefined
  leastSeconds?: number | undefined
  /** Years of somebody who watches along. */
  age?: number | undefined
  isNew?: boolean | undefined
  /** Ids that have been offered already. */
  withoutIds?: readonly number[]
  /** What was asked for last: of all parts it is left out last. */
  firm?: Unmet | undefined
  /** How many at most. */
  limit: number
}

/** Why a title was picked, the strongest reason of several. All are facts of the title. */
export type PickReason =
  | { is: 'topic'; said: string }
  /** A word of the title that means nearly the same as what was said, or belongs to it. */
  | { is: 'near'; word: string }
  | { is: 'like'; title: string }
  | { is: 'mood'; mood: Mood }
  | { is: 'genre'; genre: Genre }
  | { is: 'length'; minutes: number }
  | { is: 'new' }
  | { is: 'list' }
  | { is: 'taste'; genre: Genre }
  | { is: 'begun' }

/** A part of a request that no title fulfils, so that it was left out. What keeps children from titles
 *  never is. */
export type Unmet = 'topic' | 'mood' | 'genre' | 'length' | 'new'
