import type { AgeRating } from '@starnest/contract/age-rating'
import type { Genre } from '@starnest/contract/catalog/catalog'
import { RELEASE_YEARS } from '@starnest/contract/catalog/release-year'
import type { FileProblem } from '@starnest/contract/files/file-problems'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'
import { readerOf } from '../../../../ports/language/foreign-text.ts'
import type { StoredCastMember } from '../../../../tables/titles.ts'
import { worldRatingOf } from './world-ratings.ts'

/** Megabytes that an NFO file may have; those that Kodi writes have a few thousandths. */
const MAX_NFO_MB = 1
/** The same in bytes. */
export const MAX_NFO_BYTES = MAX_NFO_MB * 1_000_000

const MAX_CAST = 50
const MAX_NAME_LENGTH = 200
const MAX_PLOT_LENGTH = 4000
const DEEPEST_TAG = 20

/** What an NFO file says of a film, a show or an episode. null and none: it does not say.
 *  `isRated`: it gives a rating, even if none that is known here. `certificate`: what that was made of, see
 *  `SourceRating`. Source: Kodi, "NFO files". */
export type NfoFacts = {
  title: string | null
  showTitle: string | null
  tagline: string | null
  plot: string | null
  year: number | null
  genre: Genre | null
  isRated: boolean
  rating: AgeRating | null
  certificate: string | null
  cast: StoredCastMember[]
  season: number | null
  episode: number | null
}

/** The sentence that says why an NFO file tells nothing, and the same for any language. */
export class NfoError extends Error {
  override readonly name = 'NfoError'
  readonly problem: FileProblem

  constructor(problem: FileProblem, sentence: string, options?: { cause: unknown }) {
    super(sentence, options)
    this.problem = problem
  }
}

/** What is said of one with more than {@link MAX_NFO_BYTES}. */
export const tooLarge = (): NfoError =>
  new NfoError(
    { code: 'nfo_too_large', facts: { most: MAX_NFO_MB } },
    `It is larger than ${MAX_NFO_MB} MB.`,
  )

/** Episodes that one file can tell of. */
const MAX_EPISODES = 50

const ROOT = /<(movie|tvshow|season|episodedetails|musicvideo)[\s>]/
/** Nothing but addresses of pages about a film, which say nothing of it here. */
const ADDRESSES = /^\s*https?:\/\/[^\s<]+(?:\s+https?:\/\/[^\s<]+)*\s*$/i

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST_TAG,
  // Also characters that are written as their numbers, such as `&#233;`.
  htmlEntities: true,
})

/** A tag that may be missing, empty, or there several times: its texts. */
const texts = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(z.unknown()).transform((all) =>
    all.flatMap((one) => {
      // XML forbids NUL and the parser lets it pass; no column takes it.
      const text = typeof one === 'string' ? one.replaceAll('\0', '').trim() : ''
      return text === '' ? [] : [text]
    }),
  ),
)
const actor = z.object({ name: texts, role: texts })
const actors = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(z.unknown()).transform((all) =>
    all.flatMap((one) => {
      const { data } = actor.safeParse(one)
      const name = data?.name[0]
      return name ? [{ name: cut(name), role: cut(data.role[0] ?? '') }] : []
    }),
  ),
)
const rootSchema = z.object({
  title: texts,
  showtitle: texts,
  tagline: texts,
  plot: texts,
  outline: texts,
  year: texts,
  premiered: texts,
  aired: texts,
  genre: texts,
  mpaa: texts,
  certification: texts,
  season: texts,
  seasonnumber: texts,
  episode: texts,
  actor: actors,
})

/** What an NFO file says, of each of the episodes that it is about, or why it tells nothing. */
export type NfoReading =
  | { readonly is: 'read'; readonly facts: readonly NfoFacts[] }
  | { readonly is: 'refused'; readonly reason: string; readonly problem: FileProblem | null }

/** Reads the bytes of an NFO file, in the charset that it declares, else UTF-8. */
export function readNfoBytes(bytes: Uint8Array): NfoReading {
  try {
    if (bytes.length > MAX_NFO_BYTES) throw tooLarge()
    return { is: 'read', facts: readNfo(textOf(bytes)) }
  } catch (error) {
    if (!(error instanceof NfoError)) throw error
    return { is: 'refused', reason: error.message, problem: error.problem }
  }
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const [, charset = 'utf-8'] = /encoding=["']([\w-]{1,20})["']/i.exec(head) ?? []
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** {@link readNfoBytes} in a thread of its own. */
export const NFO = readerOf(import.meta.url, readNfoBytes)

/** Reads an NFO file: one entry for each episode that it is about, else one; none where nothing but an
 *  address stands in it. @throws NfoError for one that is too large, is no XML, or declares entities. */
export function readNfo(text: string): NfoFacts[] {
  if (text.length > MAX_NFO_BYTES) throw tooLarge()
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT)/i.test(text)) {
    const sentence = 'It declares a document type, which is not accepted.'
    throw new NfoError({ code: 'nfo_document_type' }, sentence)
  }
  if (ADDRESSES.test(text)) return []
  return rootsOf(text).map((root) => factsOf(rootSchema.parse(root)))
}

function factsOf(root: z.infer<typeof rootSchema>): NfoFacts {
  const [rating] = [...root.mpaa, ...root.certification]
  const [season = ''] = [...root.season, ...root.seasonnumber]
  const [year = ''] = [...root.year, ...root.premiered, ...root.aired]
  return {
    title: first(root.title),
    showTitle: first(root.showtitle),
    tagline: first(root.tagline),
    plot: (root.plot[0] ?? root.outline[0])?.slice(0, MAX_PLOT_LENGTH).toWellFormed() ?? null,
    year: numberIn(year.slice(0, 4), RELEASE_YEARS),
    genre: genreOf(root.genre),
    isRated: rating !== undefined,
    ...worldRatingOf(rating ?? ''),
    cast: root.actor.slice(0, MAX_CAST),
    season: numberIn(season, { from: 0, to: 9999 }),
    episode: numberIn(root.episode[0] ?? '', { from: 0, to: 9999 }),
  }
}

/** The known elements of the first such kind. Addresses may stand behind them. */
function rootsOf(text: string): unknown[] {
  const [, name] = ROOT.exec(text) ?? []
  if (!name) throw new NfoError({ code: 'nfo_not_xml' }, 'It is not an NFO file in XML.')
  const close = `</${name}>`
  const roots: unknown[] = []
  let from = 0
  while (roots.length < MAX_EPISODES) {
    const start = text.slice(from).search(ROOT)
    if (start < 0) break
    const end = text.indexOf(close, from + start)
    const xml = text.slice(from + start, end < 0 ? undefined : end + close.length)
    roots.push(rootOf(xml, name))
    if (end < 0) break
    from = end + close.length
  }
  return roots
}

function rootOf(xml: string, name: string): unknown {
  try {
    if (XMLValidator.validate(xml) !== true) {
      throw new NfoError({ code: 'nfo_damaged' }, 'Its XML is damaged.')
    }
    const parsed: unknown = parser.parse(xml)
    const root = z.record(z.string(), z.unknown()).parse(parsed)[name]
    return typeof root === 'object' ? root : {}
  } catch (cause) {
    if (cause instanceof NfoError) throw cause
    throw new NfoError({ code: 'nfo_damaged' }, 'Its XML cannot be read.', { cause })
  }
}

const cut = (text: string) => text.slice(0, MAX_NAME_LENGTH).toWellFormed()
const first = (all: string[]) => (all[0] === undefined ? null : cut(all[0]))

function numberIn(text: string, { from, to }: { from: number; to: number }): number | null {
  if (!/^\d{1,4}$/.test(text)) return null
  const number = Number(text)
  return number >= from && number <= to ? number : null
}

const GENRE_OF: Record<string, Genre> = {
  adventure: 'adventure',
  'action & adventure': 'adventure',
  comedy: 'comedy',
  'sci-fi': 'sci-fi',
  'science fiction': 'sci-fi',
  'science-fiction': 'sci-fi',
  'sci-fi & fantasy': 'sci-fi',
  fantasy: 'fantasy',
  anime: 'anime',
  kids: 'kids',
  children: 'kids',
  family: 'kids',
  romance: 'romance',
  gothic: 'gothic',
}

/** The first genre that is one of ours; several may stand in one tag. */
export function genreOf(names: string[]): Genre | null {
  const known = names
    .flatMap((name) => name.split(/[/,|]/))
    .map((name) => GENRE_OF[name.trim().toLowerCase()])
  return known.find((genre) => genre !== undefined) ?? null
}
