import type { HostAction, HostPick } from '@starnest/contract/host/host'
import type { SuggestionRequest } from '../../../domain/suggestion.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Conversation } from '../memory/conversations.ts'
import type { SearchTitles } from '../titles/find-title.ts'
import type { Slots } from '../understanding/understood.ts'
import type { Films, HostKnowledge } from './knowledge.ts'
import type { Speaker } from './speaker.ts'

/** What a talk remembers of a request. */
export type Talk = Conversation<SuggestionRequest>

/** Somebody who wants something, with all that it takes to answer. */
export type Asked = {
  viewer: Viewer
  slots: Slots
  /** Words of what was said that may have to do with films, as they were said. */
  mentioned: readonly string[]
  speaker: Speaker
  talk: Talk
  /** The title whose page is open; undefined: none. */
  openTitleId: number | undefined
  /** Whether a film fills the screen; undefined: not told. */
  isPlaying: boolean | undefined
  films: Films
  search: SearchTitles
  knowledge: HostKnowledge
}

/** What is said and done, and what is remembered of it. What is absent is empty, or as before. */
export type Answered = {
  response: string
  picks?: HostPick[]
  suggestions?: string[]
  action?: HostAction
  pending?: HostAction
  /** The film that this is about. */
  titleId?: number
  /** What films were asked for. */
  request?: SuggestionRequest
  /** Films that were shown; with them the answer before is forgotten. */
  picked?: number[]
}

/** Films that an answer may name. */
export const namedIn = ({ picks = [], picked = [], titleId, pending }: Answered): number[] => [
  ...picks.map(({ animation }) => animation.id),
  ...picked,
  ...[titleId, pending && 'titleId' in pending && pending.titleId].filter(
    (id) => typeof id === 'number',
  ),
]
