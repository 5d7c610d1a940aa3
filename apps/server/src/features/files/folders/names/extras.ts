import { seasonOfFolder } from './season-tags.ts'

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
  'deleted scenes',
  'interviews',
  'scenes',
  'bonus',
  'theme-music',
  'backdrops',
])

const EXTRA_NAME =
  /(?:^|.[-._])(?:sample|trailer)\d?$|.-(?:featurette|behindthescenes|deleted|deletedscene|interview|scene|short|clip|extra|other)\d?$|^(?:sample|trailer)[-._]/i

/** Whether a file only comes with a film. A show may itself be called Extras: then its folder holds
 *  seasons or numbered episodes. */
export function isExtra(folders: readonly string[], base: string, isEpisode: boolean): boolean {
  const isExtraFolder = folders.some((name, at) => {
    if (!EXTRA_FOLDERS.has(name.toLowerCase())) return false
    const isShow = at === 0 && (isEpisode || seasonOfFolder(folders[1] ?? '') !== undefined)
    return !isShow
  })
  return isExtraFolder || EXTRA_NAME.test(base)
}
