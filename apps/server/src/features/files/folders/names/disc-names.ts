import { readable } from './file-name.ts'
import { quietName, titleFrom } from './quiet-name.ts'

/** A file of a DVD or a Blu-ray that was copied as it is. `disc`: what that is called. `number`: which of its
 *  titles the file is of. `part` counts the files of one title from 1; 0: a menu, which is of no title. */
export type DiscTitle = {
  readonly disc: string
  readonly year: number | null
  readonly number: number
  readonly part: number
}

/** Files of a DVD: a title in files of at most 1 GB, and its menu, which has the number 0. Source: DVD
 *  specifications for read-only disc, part 3. */
const DVD_TITLE = /^vts_(\d\d)_(\d)\.vob$/i
const DVD_MENU = /^video_ts\.vob$/i
const DVD_FOLDER = /^video_ts$/i

/** A stream of a Blu-ray. Cameras that record as AVCHD call theirs `.mts`, and each is a film. */
const BLU_RAY_STREAM = /^(\d{5})\.m2ts$/i
const BLU_RAY_FOLDERS = [/^bdmv$/i, /^stream$/i]

/** `Disc 2`, `DVD1`: its folder says which of a film's discs it is, and the one above which film. */
const NUMBERED_DISC = /^(?:disc|disk|dvd|cd|bd|blu-?ray)[\s._-]?\d{1,2}$/i

/** What a disc is called whose folders have no name. */
const NAMELESS = { dvd: 'DVD', bluRay: 'Blu-ray' } as const

/** Which title of a disc a file is of, by its path in a library folder; undefined: it is of no disc. */
export function discTitleOf(path: string): DiscTitle | undefined {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  const [, title, part] = DVD_TITLE.exec(name) ?? []
  if (title !== undefined || DVD_MENU.test(name)) {
    const above = DVD_FOLDER.test(folders.at(-1) ?? '') ? folders.slice(0, -1) : folders
    return { ...discIn(above, NAMELESS.dvd), number: Number(title ?? 0), part: Number(part ?? 0) }
  }
  const [, stream] = BLU_RAY_STREAM.exec(name) ?? []
  const isOnBluRay = BLU_RAY_FOLDERS.every((folder, at) => folder.test(folders.at(at - 2) ?? ''))
  if (stream === undefined || !isOnBluRay) return undefined
  return { ...discIn(folders.slice(0, -2), NAMELESS.bluRay), number: Number(stream), part: 1 }
}

function discIn(
  folders: readonly string[],
  nameless: string,
): { disc: string; year: number | null } {
  const last = readable(folders.at(-1) ?? '')
  const isNumbered = NUMBERED_DISC.test(last) && folders.length > 1
  const { words, year } = quietName(isNumbered ? readable(folders.at(-2) ?? '') : last)
  const title = titleFrom(words) || nameless
  return { disc: isNumbered ? `${title} · ${last}` : title, year }
}

/** What a file of a disc is called: several titles of one disc have their number behind its name, and the
 *  files of one title are its parts. `beside`: the names in its folder that are films. undefined: it is of no
 *  disc. */
export function discFilmOf(
  path: string,
  beside: readonly string[],
): { title: string; year: number | null; part: number | null } | undefined {
  const own = discTitleOf(path)
  if (!own) return undefined
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const all = beside.flatMap((name) => discTitleOf(`${folder}${name}`) ?? [])
  const numbers = [...new Set(all.map(({ number }) => number))].toSorted((a, b) => a - b)
  const hasParts = all.filter(({ number }) => number === own.number).length > 1
  const nth = numbers.indexOf(own.number) + 1
  const title = numbers.length > 1 ? `${own.disc} · ${nth}` : own.disc
  return { title, year: own.year, part: hasParts ? own.part : null }
}
