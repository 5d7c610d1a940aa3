import type { HostAction } from '@starnest/contract/host/host'
import { sightOf, type Viewer } from '../../../domain/viewer.ts'

/** Minutes after which a conversation is forgotten. */
const KEPT_MINUTES = 10
/** Conversations that are remembered at once; the one that rested longest is forgotten for another. */
const MOST_CONVERSATIONS = 1000
/** Films that are remembered as shown, so that 'another' brings others. */
const MOST_SHOWN = 200
/** Turns that a language model is told of. */
const MOST_TURNS = 6

/** One thing that was said, and what was answered. */
export type Turn = {
  readonly said: string
  readonly answered: string
  /** Films that they may name. */
  readonly titleIds: readonly number[]
}

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
  /** What the viewer may see while it is held, as a word that is another one when a parent says something else. */
  sight: string
}

/** What conversations need; `now` is the clock. */
export type ConversationsDeps = {
  readonly now: () => Date
  /** What parents said of titles for a viewer, as a word that is another one when they say something else. */
  readonly rulesOf: (viewer: Viewer) => Promise<string>
}

/** What is remembered of talks with the host: by profile, by who watches along, and by device; ten minutes
 *  long and in memory only, and no longer than they may see the same titles: its turns name them. */
export class Conversations<Request> {
  readonly #kept = new Map<string, { at: number; conversation: Conversation<Request> }>()
  readonly #deps: ConversationsDeps

  constructor(deps: ConversationsDeps) {
    this.#deps = deps
  }

  /** Conversations that are remembered now. */
  get size(): number {
    return this.#kept.size
  }

  /** What is remembered; an empty conversation where there is nothing, it is too old, or other titles may be seen
   *  by now. */
  async recall(viewer: Viewer): Promise<Conversation<Request>> {
    const { now, rulesOf } = this.#deps
    const sight = `${sightOf(viewer)} ${await rulesOf(viewer)}`
    const kept = this.#kept.get(keyOf(viewer))
    const isFresh = kept && now().getTime() - kept.at < KEPT_MINUTES * 60_000
    return isFresh && kept.conversation.sight === sight
      ? kept.conversation
      : { picked: [], shown: [], turns: [], sight }
  }

  /** Remembers what a conversation is about now. */
  remember(viewer: Viewer, { shown, turns, ...conversation }: Conversation<Request>): void {
    const key = keyOf(viewer)
    this.#kept.delete(key)
    this.#kept.set(key, {
      at: this.#deps.now().getTime(),
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
