import type { Genre } from '@starnest/contract/catalog/catalog'
import type { HostPage } from '@starnest/contract/host/host'
import type { Mood } from '@starnest/contract/host/summary'

/** What somebody may want. One phrase has one intent.
 *  `find`: films by genre, mood, length, age or topic. `similar`: like a film. `refine`: the answer before,
 *  narrowed. `more`: others than those. `choose`: one of those, by its place. `page`: another screen.
 *  `none`: nothing that the host understands. */
export const INTENTS = [
  ...(['find', 'similar', 'refine', 'more', 'choose', 'coming_soon', 'continue'] as const),
  ...(['play', 'open', 'page', 'add_to_list', 'remove_from_list', 'start_party'] as const),
  ...(['replay_intro', 'pause', 'resume', 'restart', 'next', 'previous'] as const),
  ...(['forward', 'back', 'louder', 'quieter', 'mute', 'unmute'] as const),
  ...(['captions_on', 'captions_off', 'history', 'time_left', 'why', 'about'] as const),
  ...(['who_are_you', 'joke', 'story', 'help', 'greet', 'thanks', 'goodbye'] as const),
  ...(['yes', 'no', 'none'] as const),
]
/** One of {@link INTENTS}. */
export type Intent = (typeof INTENTS)[number]

/** How long a film is. */
export const LENGTHS = ['short', 'long'] as const
/** One of {@link LENGTHS}. */
export type Length = (typeof LENGTHS)[number]
/** How a film is to differ from those before. */
export const CHANGES = ['shorter', 'longer', 'newer', 'older'] as const
/** One of {@link CHANGES}. */
export type Change = (typeof CHANGES)[number]

/** The particulars of a phrase. All that is not said is absent. */
export type Slots = {
  genres?: Genre[]
  moods?: Mood[]
  /** Genres and moods that are not wanted. */
  withoutGenres?: Genre[]
  withoutMoods?: Mood[]
  length?: Length
  /** At most so many minutes. */
  minutes?: number
  change?: Change
  /** Years of the youngest who watches. */
  age?: number
  /** For everybody at home. */
  isForAll?: boolean
  isNew?: boolean
  /** The words that say what a film is about, as they were said, without those of the other slots. */
  topic?: string[]
  /** The name of a film, as it was said. */
  title?: string
  /** Place in the answer before, from 1; -1: the last. */
  position?: number
  /** What is on the screen or was spoken of last: 'it', 'this one', 'that film'. */
  isThis?: boolean
  page?: HostPage
  seconds?: number
}

/** What a phrase means. */
export type Understood = {
  intent: Intent
  slots: Slots
  /** How sure that is, 0 to 1: 1 where the whole phrase is explained by a pattern, less where only words
   *  of it were found. */
  certainty: number
  /** No pattern says so: what it would do is asked first. */
  isGuess?: true
}

/** What went before: the host has just shown several films, spoken of one, or asked a question; or a film
 *  plays. */
export type Before = 'list' | 'one' | 'question' | 'watching'

/** What a phrase means that is not understood. */
export const NOTHING: Understood = { intent: 'none', slots: {}, certainty: 0 }
