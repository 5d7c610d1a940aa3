import type { ExtraKind } from '@starnest/contract/watch/videos'
import { bareName, quietName, titleFrom } from './quiet-name.ts'
import { seasonAmong } from './season-folders.ts'
import { isShelf } from './shelf-folders.ts'

/** Names of folders with extras, what comes with a film but is not the film, and what lies in each. Source: the
 *  conventions of Plex, Jellyfin and Kodi. */
const EXTRA_FOLDERS: ReadonlyMap<string, ExtraKind> = new Map([
  ['trailers', 'trailer'],
  ['trailer', 'trailer'],
  ['samples', 'sample'],
  ['sample', 'sample'],
  ['extras', 'other'],
  ['extra', 'other'],
  ['featurettes', 'featurette'],
  ['featurette', 'featurette'],
  ['behind the scenes', 'behind-the-scenes'],
  ['behindthescenes', 'behind-the-scenes'],
  ['deleted scenes', 'deleted-scene'],
  ['deletedscenes', 'deleted-scene'],
  ['bonus', 'other'],
  ['theme-music', 'other'],
  ['backdrops', 'clip'],
])
/** Folders that hold extras only inside that of a film or show: by themselves they may be called so. */
const INNER_FOLDERS: ReadonlyMap<string, ExtraKind> = new Map([
  ['interviews', 'interview'],
  ['interview', 'interview'],
  ['scenes', 'scene'],
  ['shorts', 'short'],
  ['clips', 'clip'],
  ['other', 'other'],
])
/** What the mark in a file's own name says. */
const MARKS: ReadonlyMap<string, ExtraKind> = new Map([
  ...EXTRA_FOLDERS,
  ...INNER_FOLDERS,
  ['deleted', 'deleted-scene'],
  ['deletedscene', 'deleted-scene'],
  ['short', 'short'],
  ['clip', 'clip'],
])

/** Names of extras, wherever they lie. */
const SURE_NAME =
  /(?:^|.[-._])(?:sample|trailer)\d?$|(?:[)\]\d]|\s-)\s(?:sample|trailer)$|.-(?:featurette|behindthescenes|deleted|deletedscene)\d?$|^sample-/i
/** Ends that a film or a show has to be known by, too: `the-big-short`, `Camping with the trailer`. */
const ENDING = /.\s(?:sample|trailer)$|.-(?:interview|scene|short|clip|extra|other)\d?$/i
/** `Trailer.Park.Boys` is one only in the folder of another film. */
const BEGINNING = /^(?:sample|trailer)[-._]/i

/** Why a file counts as an extra: which of its folders says so, or else its own name, of which `name` is
 *  the rest. */
export type ExtraMark = { folderAt: number | null; name: string; kind: ExtraKind }

/** What says that a file only comes with a film; undefined: nothing does. A show may itself be called
 *  Extras: then its folder holds seasons or numbered episodes. */
export function extraIn(
  folders: readonly string[],
  base: string,
  isEpisode: boolean,
): ExtraMark | undefined {
  const folderAt = folders.findIndex((name, at) => {
    const lower = name.toLowerCase()
    if (INNER_FOLDERS.has(lower)) return isOfFilm(folders.slice(0, at))
    if (!EXTRA_FOLDERS.has(lower)) return false
    return at > 0 || !(isEpisode || seasonAmong(folders.slice(0, 2)) !== undefined)
  })
  const named = markIn(base, { folders, isEpisode, isInExtras: folderAt >= 0 })
  if (folderAt < 0 && !named) return undefined
  const said = named && MARKS.get(markOf(named[0]))
  const folder = (folders[folderAt] ?? '').toLowerCase()
  const kind = said ?? EXTRA_FOLDERS.get(folder) ?? INNER_FOLDERS.get(folder) ?? 'other'
  return {
    folderAt: folderAt < 0 ? null : folderAt,
    name: named ? withoutMark(base, named) : base,
    kind,
  }
}

/** Whether the last of some folders is surely that of one film, show or season: it says a year, or what encoders
 *  write of one film. */
function isOfFilm(folders: readonly string[]): boolean {
  if (seasonAmong(folders)?.at === folders.length - 1) return true
  const { words, year, isCut } = quietName(folders.at(-1) ?? '')
  return year !== null || (isCut && !isShelf(titleFrom(words)))
}

type Around = { folders: readonly string[]; isEpisode: boolean; isInExtras: boolean }

/** What in a file's own name says that it is an extra; null: nothing does. */
function markIn(base: string, { folders, isEpisode, isInExtras }: Around): RegExpExecArray | null {
  const film = folders.at(-1) ?? ''
  // The film itself: `The Big Short (2015)/the-big-short.mkv`.
  if (!isInExtras && bareName(base) === titleIn(film)) return null
  const isInside = isInExtras || isOfFilm(folders)
  const sure = SURE_NAME.exec(base)
  if (sure) return sure
  const ending = ENDING.exec(base)
  if (ending) {
    const before = base.slice(0, ending.index + 1)
    const saysFilm = quietName(before).year !== null || titleIn(before) === titleIn(film)
    return isInside || isEpisode || saysFilm ? ending : null
  }
  const isOfOther = isInside && !isEpisode && titleIn(base) !== titleIn(film)
  return isOfOther ? BEGINNING.exec(base) : null
}

const titleIn = (name: string) => bareName(titleFrom(quietName(name).words))

/** The letter before a mark belongs to the name, unless the mark begins it. */
const isFirst = (mark: string) => /^(?:sample|trailer)/i.test(mark)

function withoutMark(base: string, { 0: mark, index }: RegExpExecArray): string {
  return base.slice(0, isFirst(mark) ? index : index + 1) + base.slice(index + mark.length)
}

/** The word in a mark. */
const markOf = (mark: string) =>
  (isFirst(mark) ? mark : mark.slice(1)).toLowerCase().replace(/[^a-z]/g, '')
