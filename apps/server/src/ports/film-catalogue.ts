import type { LookupField, LookupProblem, LookupSource } from '@starnest/contract/lookup/lookup'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'

/** What is looked for: a film, or a series as a whole. */
export type CatalogueKind = 'movie' | 'series'

/** A search. Nothing else of a title is ever sent. `year`: of a film, or of the first episode. */
export type CatalogueQuery = {
  readonly kind: CatalogueKind
  readonly title: string
  readonly year: number | null
  readonly language: InterfaceLanguage
}

/** A result of a search. All text is plain, in one line but for the description, and capped. */
export type CatalogueEntry = {
  /** Decimal digits. */
  readonly id: string
  readonly title: string
  readonly originalTitle: string | null
  readonly year: number | null
  readonly description: string
}

/** An episode as the catalogue has it. */
export type CatalogueEpisode = {
  readonly season: number
  readonly episode: number
  readonly title: string | null
  readonly description: string
}

/** What a catalogue says of a film or a series. All text is plain and capped. */
export type CatalogueFacts = {
  readonly kind: CatalogueKind
  readonly id: string
  /** Its page, for people. */
  readonly url: string
  readonly title: string
  readonly tagline: string | null
  readonly description: string
  readonly genres: readonly string[]
  readonly year: number | null
  /** Age ratings as boards call them, by ISO 3166-1 code of the country; a country may have several. */
  readonly ratings: readonly { readonly country: string; readonly label: string }[]
  readonly cast: readonly { readonly name: string; readonly role: string }[]
  /** What {@link FilmCatalogue.poster} takes; null: there is none. */
  readonly poster: string | null
  /** Of the seasons that were asked for. */
  readonly episodes: readonly CatalogueEpisode[]
}

/** What facts are asked for. */
export type FactsQuery = {
  readonly kind: CatalogueKind
  readonly id: string
  readonly language: InterfaceLanguage
  /** Of a series: seasons whose episodes are to be told; 0: specials. */
  readonly seasons: readonly number[]
}

/** A public catalogue of films. Calls no other addresses than its own, follows no redirect, and keeps the rate
 *  that the catalogue asks for: a call may have to wait. Every method may throw a CatalogueError. */
export interface FilmCatalogue {
  readonly source: LookupSource
  readonly kinds: readonly CatalogueKind[]
  /** It has to be asked with a key of the family's own. */
  readonly needsKey: boolean
  search(query: CatalogueQuery, ask: CatalogueAsk): Promise<readonly CatalogueEntry[]>
  facts(query: FactsQuery, ask: CatalogueAsk): Promise<CatalogueFacts>
  /** The bytes of a poster, some megabytes at most; that they are a picture is not said. */
  poster(poster: string, ask: CatalogueAsk): Promise<Uint8Array>
}

/** How a catalogue is asked. */
export type CatalogueAsk = { readonly key: string | null; readonly signal: AbortSignal }

/** What a catalogue said of a title, so that it can be told from other words and taken back. */
export type LookedUp = {
  /** The look-up that it came from, and the media id of the title at that time. */
  readonly lookupId: number
  readonly mediaId: string | null
  /** By field: what stood there before, and a hash of what was written. */
  readonly wrote: Partial<Record<LookupField, { readonly before: unknown; readonly after: string }>>
}

/** Why a catalogue did not help. Carries neither what was asked nor what was answered, and no key.
 *  `waitMs`: for how long it asks to be left alone; null: it did not say. `wasAsked`: false where such a time still
 *  lasts, so that it was left alone. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly problem: LookupProblem
  readonly waitMs: number | null
  readonly wasAsked: boolean

  constructor(
    problem: LookupProblem,
    { waitMs = null, wasAsked = true }: { waitMs?: number | null; wasAsked?: boolean } = {},
  ) {
    super(`the catalogue did not help: ${problem}`)
    this.problem = problem
    this.waitMs = waitMs
    this.wasAsked = wasAsked
  }
}
