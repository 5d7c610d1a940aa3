import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AgeRating } from '@starnest/contract/age-rating'
import type { Genre } from '@starnest/contract/catalog'
import type { LibraryProblem } from '@starnest/contract/library'
import type { SeriesPlace, StoredCastMember } from '../../../../ports/tables/titles.ts'
import { type NamedFile, readFileName } from '../names/file-name.ts'
import { MAX_NFO_BYTES, NfoError, type NfoFacts, readNfo, tooLarge } from '../sidecars/nfo.ts'
import { type Sidecars, showSidecarsOf, sidecarsOf } from '../sidecars/sidecar-names.ts'
import { type Walk, whyUnread } from './walk-folder.ts'

/** Goes up when names or NFO files are read otherwise, so that titles from before are read again. */
const READING_VERSION = 1

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
  cast: StoredCastMember[]
  series: SeriesPlace | null
  place: string | null
}

/** What belongs to a film, by paths in the library folder. */
export type Belongings = {
  named: Exclude<NamedFile, { is: 'extra' }>
  nfo: string | null
  showNfo: string | null
  poster: string | null
  backdrop: string | null
  subtitles: { path: string; language: string; isForced: boolean }[]
}

/** Finds what belongs to a film; undefined: it is a trailer or the like, and no title. */
export function belongingsOf(
  path: string,
  { namesIn }: Pick<Walk, 'namesIn'>,
): Belongings | undefined {
  const named = readFileName(path)
  if (named.is === 'extra') return undefined
  const cut = path.lastIndexOf('/')
  const folder = path.slice(0, Math.max(cut, 0))
  const names = namesIn.get(folder) ?? []
  const at = (name: string | null, inFolder = folder) =>
    name === null ? null : inFolder === '' ? name : `${inFolder}/${name}`
  const isAlone = named.is === 'movie' && isOnlyFilm(folder, names, path)
  const own: Sidecars = sidecarsOf(path.slice(cut + 1), names, { isAlone })
  const subtitles = own.subtitles.flatMap(({ name, ...tags }) => {
    const subtitlePath = at(name)
    return subtitlePath === null ? [] : [{ path: subtitlePath, ...tags }]
  })
  const show = named.is === 'episode' ? showFolderOf(folder, namesIn) : undefined
  const ofShow = show === undefined ? undefined : showSidecarsOf(namesIn.get(show) ?? [])
  return {
    named,
    nfo: at(own.nfo),
    showNfo: at(ofShow?.nfo ?? null, show),
    poster: at(own.poster) ?? at(ofShow?.poster ?? null, show),
    backdrop: at(own.backdrop) ?? at(ofShow?.backdrop ?? null, show),
    subtitles,
  }
}

const isOnlyFilm = (folder: string, names: readonly string[], path: string): boolean =>
  folder !== '' &&
  !names.some((name) => {
    const other = `${folder}/${name}`
    return other !== path && VIDEO_NAME.test(name) && readFileName(other).is !== 'extra'
  })
const VIDEO_NAME = /\.(?!nfo$|srt$|vtt$|jpe?g$|png$|webp$)[a-z0-9]{2,5}$/i

/** The nearest folder with the facts or the picture of a show: that of the season or the one above. */
function showFolderOf(folder: string, namesIn: Walk['namesIn']): string | undefined {
  if (folder === '') return undefined
  const above = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : undefined
  return [folder, above].find((one) => {
    const found = one === undefined ? undefined : showSidecarsOf(namesIn.get(one) ?? [])
    return found && (found.nfo ?? found.poster) !== null
  })
}

/** Changes with the path of a film and with each file that belongs to it: 22 letters. */
export async function sourceHashOf(root: string, path: string, own: Belongings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([READING_VERSION, path]))
  const beside = [own.nfo, own.showNfo, own.poster, own.backdrop].concat(
    own.subtitles.map((one) => one.path),
  )
  for (const file of beside) {
    if (file === null) continue
    const found = await stat(join(root, file)).catch(() => undefined)
    hash.update(`\n${file}\0${found?.size} ${found?.mtimeMs}`)
  }
  return hash.digest('base64url').slice(0, 22)
}

/** Reads what a title is. What its NFO files say comes before what its name says; one that cannot be
 *  read says nothing and is among the problems. */
export async function readTitleFacts(
  root: string,
  own: Belongings,
): Promise<{ facts: TitleFacts; problems: LibraryProblem[] }> {
  const problems: LibraryProblem[] = []
  const read = async (path: string | null) => {
    if (path === null) return undefined
    try {
      const { size } = await stat(join(root, path))
      if (size > MAX_NFO_BYTES) throw tooLarge()
      return readNfo(await readFile(join(root, path), 'utf8'))
    } catch (error) {
      const isOfTheFile = error instanceof NfoError
      const why = isOfTheFile ? { reason: error.message, problem: error.problem } : whyUnread(error)
      problems.push({ path, ...why })
      return undefined
    }
  }
  const nfo = await read(own.nfo)
  const show = await read(own.showNfo)
  const facts =
    own.named.is === 'movie' ? movieFacts(own.named, nfo) : episodeFacts(own.named, nfo, show)
  return { facts, problems }
}

function movieFacts(
  named: Extract<NamedFile, { is: 'movie' }>,
  nfo: NfoFacts | undefined,
): TitleFacts {
  const title = nfo?.title ?? named.title
  const releaseYear = nfo?.year ?? named.year
  const shown = named.part === null ? title : `${title} (${named.part})`
  return {
    ...wordsOf(nfo),
    title: shown,
    category: 'movie',
    releaseYear,
    rating: nfo?.rating ?? null,
    series: null,
    place: placeOf({ title: shown, releaseYear, series: null }),
  }
}

function episodeFacts(
  named: Extract<NamedFile, { is: 'episode' }>,
  nfo: NfoFacts | undefined,
  show: NfoFacts | undefined,
): TitleFacts {
  const showTitle = show?.title ?? nfo?.showTitle ?? named.show
  const season = nfo?.season ?? named.season
  const episode = nfo?.episode ?? named.episode
  const last = named.lastEpisode > episode ? `–${named.lastEpisode}` : ''
  const slug = `${FAMILY_SERIES}${fold(showTitle)}${named.year === null ? '' : `-${named.year}`}`
  const series = { slug, title: showTitle, season, episode }
  return {
    ...wordsOf(nfo, show),
    title: nfo?.title ?? named.title ?? `${showTitle} ${season}×${episode}${last}`,
    category: 'series',
    releaseYear: nfo?.year ?? show?.year ?? named.year,
    // A rating of its own that is not known here is none, whatever the show has.
    rating: nfo?.isRated ? nfo.rating : (show?.rating ?? null),
    series,
    place: `${slug} ${season} ${episode}`,
  }
}

/** What only one title of a family can be, of one that is in the catalogue. */
export function placeOf({
  title,
  releaseYear,
  series,
}: Pick<TitleFacts, 'title' | 'releaseYear' | 'series'>): string | null {
  if (series) return `${series.slug} ${series.season} ${series.episode}`
  return releaseYear === null ? null : `${fold(title)} ${releaseYear}`
}

/** What the slug of every series begins with that lies in library folders. */
export const FAMILY_SERIES = 'family:'

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
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || text
