import type { ExtraKind } from '@starnest/contract/watch/videos'
import { seasonAmong } from './season-folders.ts'

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

const EXTRA_NAME =
  /(?:^|.[-._])(?:sample|trailer)\d?$|.\s(?:sample|trailer)$|.-(?:featurette|behindthescenes|deleted|deletedscene|interview|scene|short|clip|extra|other)\d?$|^(?:sample|trailer)[-._]/i

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
    if (at > 0 && INNER_FOLDERS.has(lower)) return true
    if (!EXTRA_FOLDERS.has(lower)) return false
    return at > 0 || !(isEpisode || seasonAmong(folders.slice(0, 2)) !== undefined)
  })
  const named = EXTRA_NAME.exec(base)
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

/** The letter before a mark belongs to the name, unless the mark begins it. */
const isFirst = (mark: string) => /^(?:sample|trailer)/i.test(mark)

function withoutMark(base: string, { 0: mark, index }: RegExpExecArray): string {
  return base.slice(0, isFirst(mark) ? index : index + 1) + base.slice(index + mark.length)
}

/** The word in a mark. */
const markOf = (mark: string) =>
  (isFirst(mark) ? mark : mark.slice(1)).toLowerCase().replace(/[^a-z]/g, '')
