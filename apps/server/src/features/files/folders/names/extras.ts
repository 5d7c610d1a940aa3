import { seasonAmong } from './season-folders.ts'

/** Names of folders with extras: what comes with a film but is not the film. Source: the
 *  conventions of Plex, Jellyfin and Kodi. */
const EXTRA_FOLDERS = new Set([
  'trailers',
  'trailer',
  'samples',
  'sample',
  'extras',
  'extra',
  'featurettes',
  'featurette',
  'behind the scenes',
  'behindthescenes',
  'deleted scenes',
  'deletedscenes',
  'bonus',
  'theme-music',
  'backdrops',
])
/** Folders that hold extras only inside that of a film or show: by themselves they may be called so. */
const INNER_FOLDERS = new Set(['interviews', 'interview', 'scenes', 'shorts', 'clips', 'other'])

const EXTRA_NAME =
  /(?:^|.[-._])(?:sample|trailer)\d?$|.\s(?:sample|trailer)$|.-(?:featurette|behindthescenes|deleted|deletedscene|interview|scene|short|clip|extra|other)\d?$|^(?:sample|trailer)[-._]/i

/** Why a file counts as an extra: which of its folders says so, or else its own name, of which `name` is
 *  the rest. */
export type ExtraMark = { folderAt: number | null; name: string }

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
  return { folderAt: folderAt < 0 ? null : folderAt, name: named ? withoutMark(base, named) : base }
}

/** The letter before a mark belongs to the name, unless the mark begins it. */
function withoutMark(base: string, { 0: mark, index }: RegExpExecArray): string {
  const isFirst = /^(?:sample|trailer)/i.test(mark)
  return base.slice(0, isFirst ? index : index + 1) + base.slice(index + mark.length)
}
