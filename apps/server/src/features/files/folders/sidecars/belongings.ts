import type { ExtraKind } from '@starnest/contract/watch/videos'
import { readerOf } from '../../../../ports/language/foreign-text.ts'
import { discFilmOf } from '../names/disc-names.ts'
import { type NamedFile, readFileName } from '../names/file-name.ts'
import { partAtEnd } from '../names/parts.ts'
import { bareName } from '../names/quiet-name.ts'
import { SIDECAR, type Sidecars, showSidecarsOf, sidecarsOf } from './sidecar-names.ts'

/** What belongs to a film, by paths in the library folder. */
export type Belongings = {
  named: Exclude<NamedFile, { is: 'extra' }>
  nfo: string | null
  showNfo: string | null
  poster: string | null
  backdrop: string | null
  subtitles: { path: string; language: string; isForced: boolean; isForDeaf: boolean }[]
  /** Paths of subtitles that cannot be shown. */
  unreadable: string[]
}

/** A file that only comes with a film: what that is called, what the file is, what it is called itself, and the
 *  folder around it that holds the film. */
export type Extra = { extraOf: string; kind: ExtraKind; name: string | null; around: string }

/** Films by their paths, and what lies in their folders and in those above: the names in each, '' being
 *  the library folder. */
export type NamesToRead = {
  readonly videos: readonly string[]
  readonly namesIn: ReadonlyMap<string, readonly string[]>
}

/** Finds what belongs to each of some films, and which of them are trailers and the like, no title. Takes
 *  as long as there are names, however many lie in one folder. */
export function readNames({ videos, namesIn }: NamesToRead): (Belongings | Extra)[] {
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

function belongingsOf(
  path: string,
  folderNames: (folder: string) => FolderNames,
): Belongings | Extra {
  const folder = folderOf(path)
  const named = nameOf(path, folderNames(folder).sorted)
  if (named.is === 'extra') {
    const { of, kind, name, folders } = named
    return { extraOf: of, kind, name, around: path.split('/').slice(0, folders).join('/') }
  }
  const own = ownFiles(path.slice(path.lastIndexOf('/') + 1), named, folderNames(folder))
  const show = named.is === 'episode' ? showFolderOf(folder, folderNames) : undefined
  const ofShow = show === undefined ? undefined : folderNames(show).ofShow
  const at = (name: string) => pathAt(folder, name)
  const inShow = (name: string | null | undefined) => (name ? pathAt(show ?? '', name) : null)
  return {
    named,
    nfo: own.nfo && at(own.nfo),
    showNfo: inShow(ofShow?.nfo),
    poster: own.poster ? at(own.poster) : inShow(ofShow?.poster),
    backdrop: own.backdrop ? at(own.backdrop) : inShow(ofShow?.backdrop),
    subtitles: own.subtitles.map(({ name, language, isForced, isForDeaf }) => ({
      ...{ path: at(name), language, isForced, isForDeaf },
    })),
    unreadable: own.unreadable.map(at),
  }
}

/** What a path says that a file is, with the names beside it where it is of a disc. */
function nameOf(path: string, beside: readonly string[]): NamedFile {
  const onDisc = discFilmOf(path, beside)
  return onDisc ? { is: 'movie', ...onDisc, isLabelled: false } : readFileName(path)
}

const pathAt = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`)

type Title = Exclude<NamedFile, { is: 'extra' }>

/** The files that bear a film's name. What bears that of the whole film belongs to its versions and parts,
 *  subtitles to its first part alone. */
function ownFiles(video: string, named: Title, inFolder: FolderNames): Sidecars {
  const isAlone = named.is === 'movie' && inFolder.hasNoFilmBut(named)
  const names = isAlone ? inFolder.sorted : inFolder.beginningAs(video)
  const own = sidecarsOf(video, names, { isAlone })
  const stem = isAlone ? stemOf(video, names) : undefined
  if (stem === undefined) return own
  const whole = sidecarsOf(stem, names, { isAlone })
  const hasSubtitles = own.subtitles.length > 0 || (named.part ?? 1) > 1
  return {
    nfo: own.nfo ?? whole.nfo,
    poster: own.poster ?? whole.poster,
    backdrop: own.backdrop ?? whole.backdrop,
    subtitles: hasSubtitles ? own.subtitles : whole.subtitles,
    unreadable: own.unreadable,
  }
}

/** `Film (2001).mkv` for `Film (2001) - cd1.mkv` and `Film (2001) - 1080p.mkv`, where such a name is that
 *  of another file there. */
function stemOf(video: string, names: readonly string[]): string | undefined {
  const base = video.replace(/\.[^.]*$/, '')
  const mark = partAtEnd(base)
  const cut = base.lastIndexOf(' - ')
  const before = mark ? base.slice(0, mark.start) : cut > 0 ? base.slice(0, cut) : undefined
  if (before === undefined) return undefined
  const stem = before.replace(/(?<![\s._-])[\s._-]+$/, '')
  const isNamed = names.some((name) => SIDECAR.test(name) && name.startsWith(stem))
  return isNamed ? `${stem}.mkv` : undefined
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

/** Files of one folder that are looked at to learn whether they are all one film. */
const FILMS_COMPARED = 20

/** The names in one folder, each looked at once however many films lie there. */
class FolderNames {
  readonly sorted: readonly string[]
  readonly #folder: string
  #only: Film | null | undefined
  #ofShow: ReturnType<typeof showSidecarsOf> | undefined

  constructor(folder: string, names: readonly string[]) {
    this.#folder = folder
    this.sorted = names.toSorted()
  }

  /** Whether no other film lies there: its parts and versions are the same one. */
  hasNoFilmBut(film: Film): boolean {
    if (this.#folder === '') return false
    this.#only ??= this.#onlyFilm() ?? null
    return this.#only !== null && isSameFilm(this.#only, film)
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

  #onlyFilm(): Film | undefined {
    let only: Film | undefined
    let compared = 0
    for (const name of this.sorted) {
      if (SIDECAR.test(name)) continue
      const named = nameOf(`${this.#folder}/${name}`, this.sorted)
      if (named.is === 'extra') continue
      compared += 1
      const isOther = named.is !== 'movie' || (only !== undefined && !isSameFilm(only, named))
      if (isOther || compared > FILMS_COMPARED) return undefined
      only = named
    }
    return only
  }
}

type Film = Extract<NamedFile, { is: 'movie' }>

const isSameFilm = (one: Film, other: Film) =>
  one.year === other.year && bareName(one.title) === bareName(other.title)

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
