import type { ExtraKind } from '@starnest/contract/watch/videos'
import { bareTag, datedTag, numberedTag, type Tag } from './episode-tags.ts'
import { type ExtraMark, extraIn } from './extras.ts'
import {
  discOfFolder,
  type PartMark,
  partAtEnd,
  partOfEpisode,
  partWithin,
  segmentOfEpisode,
} from './parts.ts'
import { bareName, behindYear, quietName, titleFrom, yearEnd } from './quiet-name.ts'
import { isReleaseWord, isShouted, isSoftWord } from './release-words.ts'
import { seasonAmong, seasonFolder } from './season-folders.ts'
import { isShelf } from './shelf-folders.ts'

/** What the name of a file, and those of the folders it lies in, say that it is. Seasons count from
 *  0, which is that of specials; `lastEpisode` is more than `episode` where one file holds several.
 *  `part` counts the files of one film or episode from 1. `isLabelled`: the name tells it from other
 *  files of the same film. `behind`: what a person wrote behind its year, such as `- Anna`. `extra`: a trailer, a sample and the like, no title; `of` is what it comes with,
 *  `name` what it is called besides, and `folders` how many of its folders are around those of extras. */
export type NamedFile =
  | { is: 'extra'; of: string; kind: ExtraKind; name: string | null; folders: number }
  | {
      is: 'movie'
      title: string
      year: number | null
      part: number | null
      isLabelled: boolean
      behind?: string
    }
  | {
      is: 'episode'
      show: string
      year: number | null
      season: number
      episode: number
      lastEpisode: number
      /** Its day, `2023-07-14`, where that is what it is known by. */
      airedOn: string | null
      part: number | null
      title: string | null
    }

/** Controls, and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff\ufffd]/gu

const EXTENSION = /\.[a-z0-9]{1,5}$/i

/** Letters of a name that are read: no file system has longer ones. */
const MAX_NAME_LENGTH = 400

/** Names that say nothing of what is in a file: its folder says more. */
const NAMELESS = /^(?:movie|film|video|main|feature|title ?\d*|vts \d+ \d+|index|full)$/i

/** `[Group]`, who signs at the beginning. */
const SIGNATURE = /^\[[^\]]*\][\s_]*/

/**
 * Reads what a file is from its path in a library folder, with '/' between names. Any text will do,
 * and a title is never empty.
 */
export function readFileName(path: string): NamedFile {
  const names = path.split('/').map(readable)
  const base = (names.pop() ?? '').replace(EXTENSION, '')
  const tagged = tagOf(base, names)
  const extra = extraIn(names, base, tagged !== undefined)
  if (extra) return extraOf(names, extra)
  return (tagged && episodeOf(base, tagged)) ?? movieOf(base, names)
}

/** A name of a file or folder as it is read: without what is not seen. */
export const readable = (name: string) =>
  name.slice(0, MAX_NAME_LENGTH).toWellFormed().normalize('NFC').replace(INVISIBLE, '').trim()

type ShowName = { show: string; year: number | null }
type Tagged = { tag: Tag; season: number; shown: ShowName }

/** Which episode a name, in these folders, is of; undefined: it says of none. */
function tagOf(base: string, folders: readonly string[]): Tagged | undefined {
  const season = seasonAmong(folders)
  const above = season && showIn([season.show, folders[season.at - 1]])
  const beside = season ? undefined : showIn([folderOfShow(folders)])
  const spaced = base.replaceAll('_', ' ')
  const tag =
    numberedTag(spaced) ??
    datedIn(spaced, above ?? beside) ??
    (above ? numberIn(spaced, above) : numberBeside(spaced, beside))
  if (!tag) return undefined
  const before = base.slice(0, tag.start).replace(SIGNATURE, '').replace(OPENED, '')
  const shown =
    above ?? showIn([isSignedBy(base, folders) ? undefined : before, folderOfShow(folders)])
  return shown && { tag, season: tag.season ?? season?.season ?? 1, shown }
}

/** `Show (S01E02)` */
const OPENED = /[([]\s?$/

/** The folder that a file lies in, where that may be of a show. */
function folderOfShow(folders: readonly string[]): string | undefined {
  const name = folders.at(-1)
  return name === undefined || isShelf(name) ? undefined : name
}

/** The first of some names that a show may have. */
function showIn(names: readonly (string | null | undefined)[]): ShowName | undefined {
  for (const name of names) {
    const { words, year } = quietName(name ?? '')
    const show = titleFrom(words)
    if (show !== '') return { show, year }
  }
  return undefined
}

/** A day makes a file an episode where the show is named before it, in a way that no camera writes. */
function datedIn(base: string, beside: ShowName | undefined): Tag | undefined {
  const tag = datedTag(base)
  if (!tag || tag.start === 0) return undefined
  const before = base.slice(0, tag.start)
  const isParted = /\S\s-\s?$/.test(before) || (/\S\.$/.test(before) && !/\s/.test(base))
  const isShow = beside !== undefined && bareName(before) === bareName(beside.show)
  return isParted || isShow ? tag : undefined
}

/** The number of a file in the folder of a season: behind the show's name, or at the beginning. */
function numberIn(base: string, show: ShowName): Tag | undefined {
  const signed = SIGNATURE.exec(base)?.[0].length ?? 0
  const behind = signed + afterShow(base.slice(signed), show)
  const tag = behind > signed ? bareTag(base.slice(behind), behind, 'in-season') : undefined
  return tag ?? bareTag(base.slice(signed), signed, 'in-season') ?? bareTag(base, 0, 'signed')
}

/** The number of a file that lies in no folder of a season: such numbers have to be written plainly. */
function numberBeside(base: string, show: ShowName | undefined): Tag | undefined {
  const signed = SIGNATURE.exec(base)?.[0].length ?? 0
  const own = show && numberBesideShow(base, { show, signed })
  const dated = yearEnd(base) ?? base.length
  const behindDate = own ?? bareTag(base.slice(dated), dated, 'behind-year')
  const tag = behindDate ?? (signed > 0 ? bareTag(base, 0, 'signed') : undefined)
  return tag ?? bareTag(base, 0, 'glued')
}

function numberBesideShow(
  base: string,
  { show, signed }: { show: ShowName; signed: number },
): Tag | undefined {
  const text = base.slice(signed)
  const name = afterName(text, show.show)
  if (name === 0) return bareTag(base, 0, 'in-show')
  const at = signed + afterShow(text, show)
  return bareTag(base.slice(at), at, at > signed + name ? 'behind-dated-show' : 'behind-show')
}

/** Behind a show's name: ` (2005)`, `.2005` */
const YEAR_OF_SHOW =
  /^[\s._]{0,2}([([]?)((?:18[7-9]|19\d|20\d)\d)(?:[-–]\d{0,4})?[)\]]?(?=$|[\s._-])/

/** Where in a text the name of a show ends that it begins with, and the year behind that; 0: it does not. A year
 *  without brackets has to be the show's. */
function afterShow(text: string, { show, year }: ShowName): number {
  const at = afterName(text, show)
  const [all = '', bracket = '', said] = (at > 0 && YEAR_OF_SHOW.exec(text.slice(at))) || []
  return bracket !== '' || Number(said) === year ? at + all.length : at
}

/** Where in a text a name ends that it begins with, whatever parts its words; 0: it does not. */
function afterName(text: string, name: string): number {
  const wanted = [...bareName(name)]
  let [met, at] = [0, 0]
  for (const letter of text) {
    if (met === wanted.length) break
    const bare = bareName(letter)
    if (bare !== '' && bare !== wanted[met]) return 0
    if (bare !== '') met += 1
    at += letter.length
  }
  const isWhole = met === wanted.length && !/^[\p{L}\p{N}]/u.test(text.slice(at))
  return isWhole ? at : 0
}

function episodeOf(base: string, { tag, season, shown }: Tagged): NamedFile {
  const { episode, lastEpisode, airedOn } = tag
  const isOpened = OPENED.test(base.slice(0, tag.start))
  const behind = isOpened ? base.slice(tag.end).replace(/[)\]]/, '') : base.slice(tag.end)
  const parted =
    partOfEpisode(behind) ?? (tag.season === null ? undefined : segmentOfEpisode(behind))
  return {
    is: 'episode',
    ...shown,
    ...{ season, episode, lastEpisode, airedOn },
    part: parted?.part ?? null,
    title: nameOfEpisode(parted?.rest ?? behind),
  }
}

/** What an episode is called by what stands behind its number; null: nothing, or only what encoders write, such as
 *  `.GERMAN.1080p`. Behind a hyphen `Final Cut` is a name. */
function nameOfEpisode(behind: string): string | null {
  const rest = behind.replace(/^\s-\s\d{3,4}(?:-\d{3,4})?\s-\s/, ' - ')
  const { words, isCut } = quietName(rest.replace(/^[\s._-]+/, ''))
  const isCried = words.every(isShouted)
  const isEncoders = /^\s-\s/.test(rest) ? isCut && isCried : isCut || isCried
  if (isReleaseWord(words[0] ?? '') || (isEncoders && words.every(isSoftWord))) return null
  return titleFrom(words) || null
}

function movieOf(base: string, folders: readonly string[]): NamedFile {
  const mark = partAtEnd(base)
  const own = quietName(mark ? withoutPart(base, mark) : base)
  const called = titleFrom(own.words.filter((word, at) => at === 0 || !DISC.test(word)))
  const isNameless = called === '' || NAMELESS.test(called) || isSignedBy(base, folders)
  const said = filmIn(folders, { title: called, year: own.year, isNameless })
  if (said.title === '') {
    const whole = titleFrom([base]) || 'Untitled'
    return { is: 'movie', title: whole, year: null, part: null, isLabelled: false }
  }
  const part = mark?.part ?? partWithin(base) ?? said.part
  const behind = part === null ? behindYear(base) : ''
  const rest = { part, isLabelled: own.isCut, ...(behind !== '' && { behind }) }
  return { is: 'movie', title: said.title, year: said.year, ...rest }
}

type OwnName = { title: string; year: number | null; isNameless: boolean }

/** A film with what the folder around it says: its name where that is the same or the file has none, and its part.
 *  Without a year files of several folders are no parts of one film. */
function filmIn(folders: readonly string[], { title, year: ownYear, isNameless }: OwnName) {
  const folder = folderOfFilm(folders)
  const isCalledSo = bareName(folder.called) === bareName(title)
  const isSame = isCalledSo && (ownYear === null || folder.year !== null)
  const isOfFolder = folder.called !== '' && (isSame || isNameless)
  const year = isOfFolder ? (folder.year ?? ownYear) : ownYear
  const isPart = year !== null && (isCalledSo || isNameless || folder.isDisc)
  return { title: isOfFolder ? folder.called : title, year, part: isPart ? folder.part : null }
}

const withoutPart = (name: string, { start, end }: PartMark) =>
  name.slice(0, start) + name.slice(end)

/** The name of a film's folder: `Film (2001)`, `Film (2001) CD1`, or `CD1` inside `Film (2001)`. `isDisc`: it is
 *  called `CD1`, and the folder above is of no film. */
function folderOfFilm(folders: readonly string[]) {
  const name = folders.at(-1) ?? ''
  const above = folders.at(-2) ?? ''
  const disc = discOfFolder(name)
  const isDisc = disc !== null && (above === '' || isShelf(above))
  const film = disc === null || isDisc ? name : above
  const { words, year } = quietName(film)
  const called = titleFrom(words)
  if (disc !== null) return { called, year, isDisc: isDisc && !/^dvd/i.test(name), part: disc }
  const mark = partAtEnd(name)
  const isWhole = mark && titleFrom(quietName(withoutPart(name, mark)).words) !== called
  return { called, year, isDisc: false, part: isWhole ? null : (mark?.part ?? null) }
}

function extraOf(folders: readonly string[], extra: ExtraMark): NamedFile {
  const of = filmOfExtra(folders, extra)
  const { kind, folderAt } = extra
  const name = nameBeside(extra.name, of)
  return { is: 'extra', of, kind, name, folders: folderAt ?? folders.length }
}

/** What an extra is called besides its film: `Film (2001) - The Lanterns`, `Making Of`; null: nothing. */
function nameBeside(text: string, film: string): string | null {
  const hyphen = text.lastIndexOf(' - ')
  const isBehind = hyphen > 0 && isCalled(text.slice(0, hyphen), film)
  const called = titleFrom(quietName(isBehind ? text.slice(hyphen + 3) : text).words)
  const behind = called.slice(afterName(called, film)).replace(/^[\s\-–—_,;:+.]+/, '')
  return bareName(behind) === '' ? null : behind
}

const isCalled = (text: string, film: string) =>
  bareName(titleFrom(quietName(text).words)) === bareName(film)

/** What an extra comes with: by the folder that its folder lies in, else by its own name. */
function filmOfExtra(folders: readonly string[], { folderAt, name }: ExtraMark): string {
  const around = folderAt === null ? folders : folders.slice(0, folderAt)
  const above = around.findLast((one) => seasonFolder(one)?.show !== null)
  const isAround = above !== undefined && !isShelf(above)
  return showIn([isAround ? above : undefined, name, folders.at(-1)])?.show ?? 'Untitled'
}

const DISC = /^(?:cd|dvd|dis[ck])(\d{1,2})$/i

/** Whether a file in the folder of a release begins with the name of its group: `grp-film.1080p` in
 *  `Film.2001.1080p-GRP`, where the folder is named with more care. */
function isSignedBy(base: string, folders: readonly string[]): boolean {
  const [, group] = /-([A-Za-z0-9]{2,20})$/.exec(folders.at(-1) ?? '') ?? []
  return group !== undefined && base.toLowerCase().startsWith(`${group.toLowerCase()}-`)
}
