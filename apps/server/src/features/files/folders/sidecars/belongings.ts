import { readerOf } from '../../../../ports/foreign-text.ts'
import { type NamedFile, readFileName } from '../names/file-name.ts'
import { type Sidecars, showSidecarsOf, sidecarsOf } from './sidecar-names.ts'

/** What belongs to a film, by paths in the library folder. */
export type Belongings = {
  named: Exclude<NamedFile, { is: 'extra' }>
  nfo: string | null
  showNfo: string | null
  poster: string | null
  backdrop: string | null
  subtitles: { path: string; language: string; isForced: boolean }[]
}

/** Films by their paths, and what lies in their folders and in those above: the names in each, '' being
 *  the library folder. */
export type NamesToRead = {
  readonly videos: readonly string[]
  readonly namesIn: ReadonlyMap<string, readonly string[]>
}

/** Finds what belongs to each of some films; null: it is a trailer or the like, and no title. Takes as
 *  long as there are names, however many lie in one folder. */
export function readNames({ videos, namesIn }: NamesToRead): (Belongings | null)[] {
  const known = new Map<string, FolderNames>()
  const folderNames = (folder: string) => {
    const names = known.get(folder) ?? new FolderNames(folder, namesIn.get(folder) ?? [])
    known.set(folder, names)
    return names
  }
  return videos.map((path) => belongingsOf(path, folderNames))
}

/** {@link readNames} in a thread of its own. */
export const NAMES = readerOf(import.meta.url, readNames)

/** The folder that a path lies in; '': the library folder. */
export const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0))

function belongingsOf(path: string, folderNames: (folder: string) => FolderNames) {
  const named = readFileName(path)
  if (named.is === 'extra') return null
  const folder = folderOf(path)
  const inFolder = folderNames(folder)
  const at = (name: string | null, where = folder) =>
    name === null ? null : where === '' ? name : `${where}/${name}`
  const video = path.slice(path.lastIndexOf('/') + 1)
  const isAlone = named.is === 'movie' && folder !== '' && inFolder.hasNoFilmBut(path)
  const names = isAlone ? inFolder.sorted : inFolder.beginningAs(video)
  const own: Sidecars = sidecarsOf(video, names, { isAlone })
  const subtitles = own.subtitles.flatMap(({ name, ...tags }) => {
    const subtitlePath = at(name)
    return subtitlePath === null ? [] : [{ path: subtitlePath, ...tags }]
  })
  const show = named.is === 'episode' ? showFolderOf(folder, folderNames) : undefined
  const ofShow = show === undefined ? undefined : folderNames(show).ofShow
  return {
    named,
    nfo: at(own.nfo),
    showNfo: at(ofShow?.nfo ?? null, show),
    poster: at(own.poster) ?? at(ofShow?.poster ?? null, show),
    backdrop: at(own.backdrop) ?? at(ofShow?.backdrop ?? null, show),
    subtitles,
  }
}

/** The nearest folder with the facts or the picture of a show: that of the season or the one above. */
function showFolderOf(folder: string, folderNames: (folder: string) => FolderNames) {
  if (folder === '') return undefined
  const above = folder.includes('/') ? [folderOf(folder)] : []
  return [folder, ...above].find((one) => {
    const { nfo, poster } = folderNames(one).ofShow
    return (nfo ?? poster) !== null
  })
}

const VIDEO_NAME = /\.(?!nfo$|srt$|vtt$|jpe?g$|png$|webp$)[a-z0-9]{2,5}$/i

/** The names in one folder, each looked at once however many films lie there. */
class FolderNames {
  readonly sorted: readonly string[]
  readonly #folder: string
  #films: string[] | undefined
  #ofShow: ReturnType<typeof showSidecarsOf> | undefined

  constructor(folder: string, names: readonly string[]) {
    this.#folder = folder
    this.sorted = names.toSorted()
  }

  /** Whether no other film lies there. */
  hasNoFilmBut(path: string): boolean {
    this.#films ??= this.#firstFilms()
    return this.#films.every((film) => film === path)
  }

  /** The names that begin as a file's does, without its ending. */
  beginningAs(name: string): readonly string[] {
    const base = name.replace(/\.[^.]*$/, '')
    const first = firstAt(this.sorted, base)
    let end = first
    while (this.sorted[end]?.startsWith(base)) end += 1
    return this.sorted.slice(first, end)
  }

  get ofShow() {
    this.#ofShow ??= showSidecarsOf(this.sorted)
    return this.#ofShow
  }

  /** Two are enough to know that none is alone. */
  #firstFilms(): string[] {
    const films: string[] = []
    for (const name of this.sorted) {
      const path = `${this.#folder}/${name}`
      if (VIDEO_NAME.test(name) && readFileName(path).is !== 'extra') films.push(path)
      if (films.length === 2) break
    }
    return films
  }
}

/** The place of the first of sorted names that is not before a text. */
function firstAt(sorted: readonly string[], text: string): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}
