import { isExtra } from './extras.ts'
import { titleFrom, withoutNoise, wordsOf } from './release-noise.ts'
import { findTag, seasonOfFolder, type Tag } from './season-tags.ts'

/** What the name of a file, and those of the folders it lies in, say that it is. Seasons count from
 *  0, which is that of specials; `lastEpisode` is more than `episode` where one file holds several.
 *  `part` counts the files of one film from 1. `extra`: a trailer, a sample and the like, no title. */
export type NamedFile =
  | { is: 'extra' }
  | { is: 'movie'; title: string; year: number | null; part: number | null }
  | {
      is: 'episode'
      show: string
      year: number | null
      season: number
      episode: number
      lastEpisode: number
      title: string | null
    }

/** Controls, and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff\ufffd]/gu

const EXTENSION = /\.[a-z0-9]{1,5}$/i

/** Names that say nothing of what is in a file: its folder says more. */
const NAMELESS = /^(?:movie|film|video|main|feature|title ?\d*|vts \d+ \d+|index|full)$/i

/** One film in several files: `CD1` anywhere at the end, `part 2` only behind what ends a title. */
const PART =
  /(?:(?<![\s._-])[\s._-]+(?:cd|dvd|dis[ck])[\s._-]*|(?:\)|[._-])\s*(?:part|pt)[\s._-]*)(\d{1,2})$/i

/**
 * Reads what a file is from its path in a library folder, with '/' between names. Any text will do,
 * and a title is never empty.
 */
export function readFileName(path: string): NamedFile {
  const names = path.split('/').map((name) => name.toWellFormed().replace(INVISIBLE, '').trim())
  const base = (names.pop() ?? '').replace(EXTENSION, '')
  const tag = findTag(base, names)
  if (isExtra(names, base, tag !== undefined)) return { is: 'extra' }
  const episode = tag && episodeOf(base, names, tag)
  return episode ?? movieOf(base, names)
}

function episodeOf(base: string, folders: string[], tag: Tag): NamedFile | undefined {
  const named = showOf(base, folders, tag)
  if (!named) return undefined
  const { words } = withoutNoise(base.slice(tag.end))
  return {
    is: 'episode',
    ...named,
    season: tag.season,
    episode: tag.episode,
    lastEpisode: tag.lastEpisode,
    title: titleFrom(isOnlyNoise(base.slice(tag.end)) ? [] : words) || null,
  }
}

/** What follows an episode's number may be noise from its first word on. */
const isOnlyNoise = (text: string) => {
  const { words } = withoutNoise(`x ${text.replace(/^[\s._-]+/, '').replace(/[._]/g, ' ')}`)
  return words.length <= 1
}

/** The folder above that of the season, else what stands before the number, else the folder. */
function showOf(base: string, folders: string[], tag: Tag) {
  const seasonAt = folders.findLastIndex((name) => seasonOfFolder(name) !== undefined)
  const above = seasonAt > 0 ? folders[seasonAt - 1] : undefined
  const before = base.slice(0, tag.start).replace(/^\[[^\]]*\]/, '')
  const beside = seasonAt < 0 ? folders.at(-1) : undefined
  for (const name of [above, before, beside]) {
    if (name === undefined) continue
    const { words, year } = withoutNoise(name)
    const show = titleFrom(words)
    if (show !== '') return { show, year }
  }
  return undefined
}

function movieOf(base: string, folders: string[]): NamedFile {
  const found = PART.exec(base)
  const bracket = found?.[0].startsWith(')') ? 1 : 0
  const { words, year } = withoutNoise(found ? base.slice(0, found.index + bracket) : base)
  const part = found ? Number(found[1]) : partBeforeNoise(base)
  const title = titleFrom(words.filter((word, at) => at === 0 || !DISC.test(word)))
  const folder = withoutNoise(folders.at(-1) ?? '')
  const called = titleFrom(folder.words)
  const isNameless = title === '' || NAMELESS.test(title)
  const isSame = sameWords(called, title) && (year === null || folder.year !== null)
  if (called !== '' && (isSame || isNameless)) {
    return { is: 'movie', title: called, year: folder.year ?? year, part }
  }
  if (title !== '') return { is: 'movie', title, year, part }
  return { is: 'movie', title: titleFrom([base]) || 'Untitled', year: null, part: null }
}

const DISC = /^(?:cd|dvd|dis[ck])(\d{1,2})$/i

/** `Film.CD1.x264`: the number stands before the noise. */
function partBeforeNoise(base: string): number | null {
  const word = wordsOf(base).findLast((one, at) => at > 0 && DISC.test(one))
  return word === undefined ? null : Number(DISC.exec(word)?.[1])
}

const sameWords = (one: string, other: string) => bare(one) === bare(other)
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
