import { createHash } from 'node:crypto'
import { lstat, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AgeRating } from '@starnest/contract/age-rating'
import type { Genre } from '@starnest/contract/catalog/catalog'
import type { FileProblem } from '@starnest/contract/files/file-problems'
import type { LibraryProblem } from '@starnest/contract/files/library'
import type { LookupField } from '@starnest/contract/lookup/lookup'
import type { SourceRating } from '../../../../domain/ratings/certificates.ts'
import { ACCENTS } from '../../../../domain/text/fold.ts'
import { type ForeignText, ForeignTextError } from '../../../../ports/language/foreign-text.ts'
import type { SeriesPlace, StoredCastMember } from '../../../../tables/titles.ts'
import type { NamedFile } from '../names/file-name.ts'
import { type Belongings, folderOf } from '../sidecars/belongings.ts'
import { MAX_NFO_BYTES, NFO, type NfoFacts, type NfoReading, tooLarge } from '../sidecars/nfo.ts'
import { whyUnread } from './walk-folder.ts'

/** Goes up when names or NFO files are read otherwise, so that titles from before are read again. */
const READING_VERSION = 4
/** Goes up when NFO files alone are read otherwise: titles without one are left alone. 1: their certificates
 *  are kept. */
const NFO_READING_VERSION = 1

/** What a title is called that is made of a file in a library folder, by its name and what lies
 *  beside it. `place`: what only one title of a family can be; null: any number may be alike. */
export type TitleFacts = {
  title: string
  tagline: string | null
  description: string
  genre: Genre | null
  category: 'movie' | 'series'
  releaseYear: number | null
  rating: AgeRating | null
  /** What its rating was made of, see `SourceRating`. */
  certificate: string | null
  cast: StoredCastMember[]
  series: SeriesPlace | null
  /** What of all this an NFO file says. */
  nfoFields: LookupField[]
  place: string | null
}

/** What a title is to be called, and what that was read from. `isBare`: no pictures and subtitles lie beside
 *  its film; those of a title that there was may have gone. */
export type TitleToBe = { facts: TitleFacts; originHash: string; isBare: boolean }

/** Changes with the path of a film and with each file that belongs to it: 22 letters. `nfoVersion`: as it was
 *  for titles that an earlier version read. */
export async function sourceHashOf(
  root: string,
  path: string,
  own: Belongings,
  nfoVersion = NFO_READING_VERSION,
): Promise<string> {
  const hasNfo = own.nfo !== null || own.showNfo !== null
  const version = hasNfo && nfoVersion > 0 ? [nfoVersion] : []
  const hash = createHash('sha256').update(JSON.stringify([READING_VERSION, path, ...version]))
  const beside = [own.nfo, own.showNfo, own.poster, own.backdrop].concat(
    own.subtitles.map((one) => one.path),
  )
  for (const file of beside) {
    if (file === null) continue
    const found = await lstat(join(root, file)).catch(() => undefined)
    hash.update(`\n${file}\0${found?.size} ${found?.mtimeMs}`)
  }
  return hash.digest('base64url').slice(0, 22)
}

/** What reading a title's facts asks of others. */
type Reading = {
  /** The film's own, in the folder. */
  path: string
  /** The name that this file shares with other versions of the same film where no year tells which film it is;
   *  null: the file has no such versions. */
  version: string | null
  foreignText: ForeignText
  /** Lends a file that lies beside a film, by its path in the folder. */
  withFile: <T>(path: string, work: (lent: string) => Promise<T>) => Promise<T>
}

/** Reads what a title is. What its NFO files say comes before what its name says; one that cannot be
 *  read says nothing and is among the problems. */
export async function readTitleFacts(
  own: Belongings,
  reading: Reading,
): Promise<{ facts: TitleFacts; problems: LibraryProblem[] }> {
  const problems: LibraryProblem[] = []
  const read = async (path: string | null): Promise<readonly NfoFacts[]> => {
    if (path === null) return []
    const nfo = await readNfoFile(path, reading)
    if (nfo.is === 'read') return nfo.facts
    problems.push({ path, reason: nfo.reason, problem: nfo.problem })
    return []
  }
  const nfo = await read(own.nfo)
  const [show] = await read(own.showNfo)
  const facts =
    own.named.is === 'movie'
      ? movieFacts(own.named, nfo[0], reading)
      : episodeFacts(own.named, episodesIn(nfo, own.named), show)
  return { facts, problems }
}

async function readNfoFile(path: string, reading: Reading): Promise<NfoReading> {
  const { foreignText, withFile } = reading
  try {
    const bytes = await withFile(path, async (lent) => {
      const { size } = await stat(lent)
      return size > MAX_NFO_BYTES ? undefined : readFile(lent)
    })
    return bytes ? await foreignText.read(NFO, bytes) : refusal(tooLarge())
  } catch (error) {
    return {
      is: 'refused',
      ...(error instanceof ForeignTextError ? refusal(error) : whyUnread(error)),
    }
  }
}

const refusal = ({ message, problem }: { message: string; problem: FileProblem }) =>
  ({ is: 'refused', reason: message, problem }) as const

function movieFacts(
  named: Extract<NamedFile, { is: 'movie' }>,
  nfo: NfoFacts | undefined,
  { path, version }: Pick<Reading, 'path' | 'version'>,
): TitleFacts {
  const title = nfo?.title ?? named.title
  const releaseYear = nfo?.year ?? named.year
  const series = named.part === null ? null : partOfFilm(named, { part: named.part, title, path })
  const words = { title: withPart(title, named.part), releaseYear, series }
  return {
    ...wordsOf(nfo),
    ...words,
    category: 'movie',
    ...ratingIn(nfo),
    nfoFields: saidBy(nfo),
    place: placeOf(words) ?? version,
  }
}

const withPart = (title: string, part: number | null) =>
  part === null ? title : `${title} (${part})`

/** A film in several files is shown like a series whose episodes are its parts. Without a year only files
 *  of one folder are one film. */
function partOfFilm(
  named: Extract<NamedFile, { is: 'movie' }>,
  { part, title, path }: { part: number; title: string; path: string },
): SeriesPlace {
  const where = createHash('sha256').update(folderOf(path)).digest('base64url').slice(0, 8)
  const slug = `${FAMILY_SERIES}parts:${fold(named.title)}-${named.year ?? where}`
  return { slug, title, season: 1, episode: part, part }
}

type NamedEpisode = Extract<NamedFile, { is: 'episode' }>

/** What an NFO file says of the episodes in one video file: the numbers of the first and the names of all. For a file
 *  with a single episode only the entry with its number counts, even if the NFO file describes others. */
function episodesIn(
  told: readonly NfoFacts[],
  { season, episode, lastEpisode }: NamedEpisode,
): NfoFacts | undefined {
  const inOrder = told.toSorted((one, other) => (one.episode ?? 0) - (other.episode ?? 0))
  const own = inOrder.find((one) => one.episode === episode && (one.season ?? season) === season)
  const [first = own] = inOrder
  if (first === undefined || lastEpisode === episode) return own ?? first
  const names = new Set(inOrder.flatMap(({ title }) => title ?? []))
  const title = [...names].join(' / ').slice(0, MAX_TITLE_LENGTH).toWellFormed()
  return { ...first, title: title === '' ? null : title }
}

/** Characters of a title. Source: contract, `familyTitleSchema`. */
const MAX_TITLE_LENGTH = 200

function episodeFacts(
  named: NamedEpisode,
  nfo: NfoFacts | undefined,
  show: NfoFacts | undefined,
): TitleFacts {
  const showTitle = show?.title ?? nfo?.showTitle ?? named.show
  const season = nfo?.season ?? named.season
  const episode = nfo?.episode ?? named.episode
  const slug = `${FAMILY_SERIES}${fold(showTitle)}${named.year === null ? '' : `-${named.year}`}`
  const series: SeriesPlace = {
    ...{ slug, title: showTitle, season, episode },
    ...(named.part !== null && { part: named.part }),
  }
  const releaseYear = nfo?.year ?? show?.year ?? named.year
  return {
    ...wordsOf(nfo, show),
    title: withPart(nfo?.title ?? named.title ?? unnamed(named, series), named.part),
    category: 'series',
    releaseYear,
    // A rating of its own that is not known here is none, whatever the show has.
    ...ratingIn(nfo?.isRated ? nfo : show),
    series,
    nfoFields: saidBy(nfo, show && { ...show, title: null }),
    place: placeOf({ title: showTitle, releaseYear, series }),
  }
}

const ratingIn = (nfo: NfoFacts | undefined): SourceRating => ({
  rating: nfo?.rating ?? null,
  certificate: nfo?.certificate ?? null,
})

/** What an episode is called that nothing names: by its day, or by its numbers. */
function unnamed(
  { airedOn, lastEpisode }: NamedEpisode,
  { title, season, episode }: SeriesPlace,
): string {
  const last = lastEpisode > episode ? `–${lastEpisode}` : ''
  return airedOn === null ? `${title} ${season}×${episode}${last}` : `${title} ${airedOn}`
}

/** What only one title of a family can be, of one that is in the catalogue. */
export function placeOf({
  title,
  releaseYear,
  series,
}: Pick<TitleFacts, 'title' | 'releaseYear' | 'series'>): string | null {
  if (series) {
    const { slug, season, episode, part } = series
    return `${slug} ${season} ${episode}${part === undefined ? '' : ` ${part}`}`
  }
  return releaseYear === null ? null : `${fold(title)} ${releaseYear}`
}

/** What the slug of every series begins with that lies in library folders. */
export const FAMILY_SERIES = 'family:'

/** The fields that NFO files say something of, be it a rating that is not known here. */
function saidBy(...files: readonly (NfoFacts | undefined)[]): LookupField[] {
  const fields = files.flatMap((nfo): LookupField[] => [
    ...(nfo?.title ? (['title'] as const) : []),
    ...(nfo?.tagline ? (['tagline'] as const) : []),
    ...(nfo?.plot ? (['description'] as const) : []),
    ...(nfo?.genre ? (['genre'] as const) : []),
    ...(nfo?.year ? (['releaseYear'] as const) : []),
    ...(nfo?.isRated ? (['rating'] as const) : []),
    ...(nfo && nfo.cast.length > 0 ? (['cast'] as const) : []),
  ])
  return [...new Set(fields)]
}

function wordsOf(nfo: NfoFacts | undefined, show?: NfoFacts) {
  return {
    tagline: nfo?.tagline ?? null,
    description: nfo?.plot ?? show?.plot ?? '',
    genre: nfo?.genre ?? show?.genre ?? null,
    cast: nfo && nfo.cast.length > 0 ? nfo.cast : (show?.cast ?? []),
  }
}

/** Letters and numbers only, so that two spellings of a show are one. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '') || text
