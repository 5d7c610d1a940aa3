import type { HostAction } from '@starnest/contract/host/host'
import type { Viewer } from '../../../domain/viewer.ts'

/** Minutes after which a conversation is forgotten. */
const KEPT_MINUTES = 10
/** Conversations that are remembered at once; the one that rested longest is forgotten for another. */
const MOST_CONVERSATIONS = 1000
/** Films that are remembered as shown, so that 'another' brings others. */
const MOST_SHOWN = 200
/** Turns that a language model is told of. */
const MOST_TURNS = 6

/** One thing that was said, and what was answered. */
export type Turn = { said: string; answered: string }

/** What a conversation is about now. Ids are checked anew whenever they are used. */
export type Conversation<Request> = {
  /** Films of the answer before, in its order. */
  picked: readonly number[]
  /** Films of all answers. */
  shown: readonly number[]
  /** The film that was spoken of last. */
  titleId?: number
  request?: Request
  /** What is done after a yes. */
  pending?: HostAction
  turns: readonly Turn[]
}

/** What is remembered of talks with the host: by profile, by who watches along, and by device; ten minutes
 *  long and in memory only. */
export class Conversations<Request> {
  readonly #kept = new Map<string, { at: number; conversation: Conversation<Request> }>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Conversations that are remembered now. */
  get size(): number {
    return this.#kept.size
  }

  /** What is remembered; an empty conversation where there is nothing or it is too old. */
  recall(viewer: Viewer): Conversation<Request> {
    const kept = this.#kept.get(keyOf(viewer))
    const isFresh = kept && this.#now().getTime() - kept.at < KEPT_MINUTES * 60_000
    return isFresh ? kept.conversation : { picked: [], shown: [], turns: [] }
  }

  /** Remembers what a conversation is about now. */
  remember(viewer: Viewer, { shown, turns, ...conversation }: Conversation<Request>): void {
    const key = keyOf(viewer)
    this.#kept.delete(key)
    this.#kept.set(key, {
      at: this.#now().getTime(),
      conversation: {
        ...conversation,
        shown: shown.slice(-MOST_SHOWN),
        turns: turns.slice(-MOST_TURNS),
      },
    })
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_CONVERSATIONS) return
      this.#kept.delete(oldest)
    }
  }

  /** Forgets a conversation at once. */
  forget(viewer: Viewer): void {
    this.#kept.delete(keyOf(viewer))
  }
}

/** Somebody else who sits down makes it another conversation, with nothing of the one before. */
const keyOf = ({ householdId, deviceId, watchers }: Viewer) =>
  [householdId, deviceId ?? '-', ...watchers.map(({ profileId }) => profileId)].join(':')
