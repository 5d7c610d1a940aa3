import {
  type LookupChoice,
  type LookupSource,
  MAX_LOOKUP_CHOICES,
} from '@starnest/contract/lookup/lookup'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { LRUCache } from 'lru-cache'
import {
  CatalogueError,
  type CatalogueFacts,
  type FilmCatalogue,
} from '../../ports/film-catalogue.ts'
import { isSure, nearness, nearnessName } from './matching/nearness.ts'
import type { Work } from './works.ts'

/** Facts that are remembered between looking at them and taking them over. */
const REMEMBERED = { max: 20, ttl: 10 * 60_000 }

/** Results that are less near than this are none. */
const LEAST_SCORE = 0.3

/** What is asked, and by whom. */
export type Asking = {
  source: LookupSource
  language: InterfaceLanguage
  key: string | null
  signal: AbortSignal
}

type FactsOf = Pick<Work, 'kind' | 'seasons'>

/** Asks the catalogues. Of a family nothing reaches them but the name and year of a film or series, the language
 *  of the answer, and the number of an entry that was found. */
export class FactFinder {
  readonly #catalogues: ReadonlyMap<LookupSource, FilmCatalogue>
  readonly #facts = new LRUCache<string, CatalogueFacts>(REMEMBERED)

  constructor(catalogues: readonly FilmCatalogue[]) {
    this.#catalogues = new Map(catalogues.map((one) => [one.source, one]))
  }

  /** Whether a catalogue knows works of a kind. */
  knows(source: LookupSource, { kind }: Pick<Work, 'kind'>): boolean {
    return this.#catalogues.get(source)?.kinds.includes(kind) ?? false
  }

  /** Whether a catalogue has to be asked with a key. */
  needsKey(source: LookupSource): boolean {
    return this.#catalogues.get(source)?.needsKey ?? false
  }

  /** Results of a search, the nearest first, and which of them is sure. @throws CatalogueError */
  async search(
    { kind, title, year }: Pick<Work, 'kind' | 'title' | 'year'>,
    asking: Asking,
  ): Promise<{ choices: LookupChoice[]; sure: LookupChoice | undefined }> {
    const { source, language } = asking
    const query = { kind, title, year, language }
    const found = await this.#at(asking).search(query, asking)
    const choices = found
      .map((entry): LookupChoice => {
        const score = nearness(query, entry)
        return { source, ...entry, score, nearness: nearnessName(score) }
      })
      .filter(({ score }) => score >= LEAST_SCORE)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MAX_LOOKUP_CHOICES)
    const [first] = choices
    return { choices, sure: isSure(choices.map(({ score }) => score)) ? first : undefined }
  }

  /** What a catalogue says of an entry. @throws CatalogueError */
  facts({ kind, seasons }: FactsOf, id: string, asking: Asking): Promise<CatalogueFacts> {
    const { language } = asking
    return this.#at(asking).facts({ kind, id, language, seasons }, asking)
  }

  /** The same, remembered for whoever looks at them first and takes them over then. @throws CatalogueError */
  async rememberedFacts(work: FactsOf, id: string, asking: Asking): Promise<CatalogueFacts> {
    const { source, language, key } = asking
    const name = JSON.stringify([source, work.kind, id, language, work.seasons, key])
    const known = this.#facts.get(name)
    if (known) return known
    const facts = await this.facts(work, id, asking)
    this.#facts.set(name, facts)
    return facts
  }

  /** The bytes of the poster that facts name. @throws CatalogueError */
  async poster({ poster }: Pick<CatalogueFacts, 'poster'>, asking: Asking): Promise<Uint8Array> {
    if (poster === null) throw new CatalogueError('gone')
    return this.#at(asking).poster(poster, asking)
  }

  #at({ source, key }: Asking): FilmCatalogue {
    const catalogue = this.#catalogues.get(source)
    if (!catalogue) throw new CatalogueError('off')
    if (catalogue.needsKey && key === null) throw new CatalogueError('no_key')
    return catalogue
  }
}
