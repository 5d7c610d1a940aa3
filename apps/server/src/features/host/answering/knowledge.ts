import type { Animation, Genre } from '@starnest/contract/catalog/catalog'
import type { TitleSummary } from '@starnest/contract/host/summary'
import type { WatchTime } from '@starnest/contract/parents/watch-time'
import type { PickReason, SuggestionRequest, Topic, Unmet } from '../../../domain/suggestion.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { HostLanguage } from '../languages/host-language.ts'
import type { Listener } from './speaker.ts'

/** What the host talks about by himself. */
export type TalkTopic = 'joke' | 'story' | 'who_are_you' | 'help' | 'greet' | 'thanks' | 'goodbye'

/** What the host asks of the catalogue. All titles are ones that the viewer may see. */
export type Films = {
  suggest(
    viewer: Viewer,
    request: SuggestionRequest,
    favorites: readonly Genre[],
  ): Promise<{ picks: { animation: Animation; reasons: PickReason[] }[]; unmet: Unmet[] }>
  /** Those of the titles that the viewer may see, in any order. */
  pick(viewer: Viewer, ids: number[]): Promise<Animation[]>
  comingSoon(viewer: Viewer): Promise<Animation[]>
  /** What the profile watched, the latest first. */
  watched(viewer: Viewer): Promise<Animation[]>
  /** What the profile has begun and not finished, the latest first. */
  unfinished(viewer: Viewer): Promise<{ animation: Animation; positionSeconds: number }[]>
}

/** What the host asks of others. */
export type HostKnowledge = {
  favorites: readonly Genre[]
  timeOf(viewer: Viewer): Promise<WatchTime>
  /** Throws AppError title_not_found. */
  summaryOf(viewer: Viewer, titleId: number, language: HostLanguage): Promise<TitleSummary>
  /** Words of a language for what films are about, and other words for the same, in English. */
  topicsOf(language: HostLanguage, said: readonly string[]): Topic[]
  /** Something that the host says by himself, another thing each time. */
  sayingOf(topic: TalkTopic, listener: Listener): string
}
