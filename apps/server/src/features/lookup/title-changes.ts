import type { Genre } from '@starnest/contract/catalog/catalog'
import type { LookupChange, LookupField } from '@starnest/contract/lookup/lookup'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { beforeLookup, hashOfValue, isLookedUp } from '../../domain/looked-up.ts'
import type { SourceRating } from '../../domain/ratings/certificates.ts'
import type { CatalogueFacts, LookedUp } from '../../ports/film-catalogue.ts'
import type { WorkTitle } from './lookup.repository.ts'

/** What a look-up asks of those who read names, NFO files and ratings. */
export type Reading = {
  /** The rating of ours that ratings of the world come to, several of them separated by ' / ', and the
   *  certificate that it was made of; null: one is not known, or none says anything. */
  ratingOf: (text: string) => SourceRating
  /** The first genre that is one of ours. */
  genreOf: (names: string[]) => Genre | null
  /** Whether a field still says what was read of it. */
  isAsRead: (originHash: string, field: SpokenField, value: unknown) => boolean
}

const SPOKEN = ['title', 'description', 'genre', 'releaseYear'] as const
type SpokenField = (typeof SPOKEN)[number]

/** Every field but the poster. */
type WordField = Exclude<LookupField, 'poster'>
type Words = Pick<WorkTitle, WordField>

/** What becomes of one field. `certificate`: of a rating, what it was made of. */
type Change = Pick<LookupChange, 'kept'> & {
  field: LookupField
  before: unknown
  after: unknown
  certificate?: string | null
}

/** Countries whose ratings count for a language, the first that has any. The United States are last of all:
 *  there is a rating of theirs for most. */
const COUNTRIES: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  en: ['US', 'GB', 'AU', 'CA', 'IE', 'NZ'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'US'],
  fr: ['FR', 'BE', 'CA', 'CH', 'US'],
  de: ['DE', 'AT', 'CH', 'US'],
  it: ['IT', 'CH', 'US'],
  pt: ['BR', 'PT', 'US'],
  ja: ['JP', 'US'],
  ko: ['KR', 'US'],
  zh: ['TW', 'HK', 'SG', 'US'],
  ar: ['US'],
  hi: ['IN', 'US'],
  ru: ['RU', 'UA', 'US'],
}

/** The age rating that a catalogue's ratings come to: that of the first of the language's countries that has
 *  one, by our table of its scheme; of several of one country the strictest. null: there is none, or one that
 *  is not known, and the title is for grown-ups. */
export function ratingFor(
  { ratings }: Pick<CatalogueFacts, 'ratings'>,
  language: InterfaceLanguage,
  ratingOf: Reading['ratingOf'],
): SourceRating {
  for (const country of COUNTRIES[language]) {
    const own = ratings.filter((one) => one.country === country && !NO_RATING.test(one.label))
    if (own.length > 0) return ratingOf(own.map(({ label }) => `${country}:${label}`).join(' / '))
  }
  return { rating: null, certificate: null }
}

const NO_RATING = /^(?:not rated|unrated|nr|ur|n\/a|none)$/i

/** What a catalogue would change of a title: every field that it says something of, and whether that is
 *  taken. What an NFO file or the family says stays. */
export function changesOf(
  title: WorkTitle,
  facts: CatalogueFacts,
  { language, reading }: { language: InterfaceLanguage; reading: Reading },
): Change[] {
  const own = beforeLookup(title)
  const { rating, certificate } = ratingFor(facts, language, reading.ratingOf)
  const said = wordsOf(title, facts, { rating, reading })
  const fields = Object.keys(said).filter(isWordField)
  const words = fields.flatMap((field): Change[] => {
    const after = said[field]
    if (after === undefined || after === null) return []
    const before = own[field]
    const kept = keptBecause(title, field, { own, after, reading })
    return [{ field, before, after, kept, ...(field === 'rating' && { certificate }) }]
  })
  if (facts.poster === null) return words
  const kept = posterKept(title)
  return [...words, { field: 'poster', before: title.hasPoster, after: true, kept }]
}

const isWordField = (field: string): field is WordField => field !== 'poster'

function wordsOf(
  { series }: WorkTitle,
  facts: CatalogueFacts,
  { rating, reading }: { rating: Words['rating']; reading: Reading },
): { [Field in WordField]?: Words[Field] | null | undefined } {
  const both = {
    genre: reading.genreOf([...facts.genres]),
    rating,
    cast: facts.cast.length > 0 ? facts.cast.map((one) => ({ ...one })) : null,
  }
  const part = series?.part === undefined ? '' : ` (${series.part})`
  if (facts.kind === 'movie') {
    return {
      title: `${facts.title}${part}`,
      tagline: facts.tagline,
      description: facts.description || null,
      releaseYear: facts.year,
      ...both,
    }
  }
  const episode = facts.episodes.find(
    (one) => one.season === series?.season && one.episode === series.episode,
  )
  return {
    title: episode?.title ? `${episode.title}${part}` : null,
    description: episode?.description || facts.description || null,
    ...both,
  }
}

function keptBecause(
  title: WorkTitle,
  field: WordField,
  { own, after, reading }: { own: WorkTitle; after: unknown; reading: Reading },
): LookupChange['kept'] {
  if (title.nfoFields.includes(field)) return 'beside'
  if (field === 'rating' && title.familyRating !== null) return 'family'
  if (field === 'rating' && title.ratingLapsedAt !== null) return 'replaced'
  const value = own[field]
  if (isSpoken(field) && !reading.isAsRead(title.originHash, field, value)) return 'family'
  const isSame = hashOfValue(value) === hashOfValue(after)
  // A year that the file's name says is that of the family's own copy.
  if (isSame || (field === 'releaseYear' && value !== null)) return 'said'
  return null
}

const isSpoken = (field: WordField): field is SpokenField =>
  SPOKEN.some((spoken) => spoken === field)

/** The first of the stills, which nobody chose by hand. */
const FIRST_STILL = 'candidate-0/'

/** Why a title keeps the picture that it has; null: it does not. */
function posterKept(title: WorkTitle): LookupChange['kept'] {
  const { hasPoster, pictureFolder, lookedUp, mediaId } = title
  if (!hasPoster || isLookedUp(pictureFolder)) return null
  if (pictureFolder === '') return 'beside'
  const wasOurs = lookedUp?.wrote.poster !== undefined && lookedUp.mediaId === mediaId
  return wasOurs || pictureFolder !== FIRST_STILL ? 'family' : null
}

/** What is written of a title's words when facts are taken over, and what is noted of that; fields that an
 *  earlier look-up wrote, and this one does not, are as they were before. A rating from before came with no
 *  certificate: what an NFO file rates is never looked up. */
export function writingOf(title: WorkTitle, changes: readonly Change[]) {
  const own = beforeLookup(title)
  const written = new Map<string, unknown>()
  const wrote: LookedUp['wrote'] = {}
  for (const field of Object.keys(title.lookedUp?.wrote ?? {}).filter(isWordField)) {
    if (hashOfValue(own[field]) !== hashOfValue(title[field])) written.set(field, own[field])
  }
  if (written.has('rating')) written.set('certificate', null)
  for (const { field, after, kept, certificate = null } of changes) {
    if (kept !== null || !isWordField(field)) continue
    written.set(field, after)
    if (field === 'rating') written.set('certificate', certificate)
    wrote[field] = { before: own[field], after: hashOfValue(after) }
  }
  const words = Object.fromEntries(written) as Partial<Words> & { certificate?: string | null }
  return { words, wrote }
}

/** A change as people read it. */
export const changeForPeople = ({ field, before, after, kept }: Change): LookupChange => ({
  field,
  before: textOf(field, before),
  after: textOf(field, after),
  kept,
})

/** Characters of a value that are shown. */
const MAX_SHOWN = 4000

function textOf(field: LookupField, value: unknown): string | null {
  if (field === 'poster' || value === null || value === '') return null
  if (!Array.isArray(value)) return String(value).slice(0, MAX_SHOWN)
  const names = value.map((one: { name?: unknown }) => String(one.name ?? ''))
  return names.length === 0 ? null : names.join(', ').slice(0, MAX_SHOWN)
}
