import { isLanguageWord } from '../../../../domain/media/language-words.ts'

/** What encoders write after a title: the first such word ends it, wherever it stands. */
const RELEASE_WORD =
  /^(?:\d{3,4}[pi](?:\d{2})?|[48]k|uhd|[xh]\.?26[456]|hevc|avc|av1|vc-?1|mpeg-?[24]|xvid|divx|blu-?ray|b[rd]-?rip|bd(?:remux|25|50)|dvd-?(?:rip|scr|r|5|9)?|web-?(?:rip|dl)|hd-?(?:tv|rip|cam|ts)|(?:uhd|sd|raw)-?(?:tv|hd|rip)|pdtv|dsr|tvrip|vhs-?rip|remux|hdr(?:10)?\+?|dovi|sdr|dts(?:-?(?:hd|x|es))?|true-?hd|atmos|ac-?3|e-?ac-?3|ddp?\+?\d?|aac\d?|flac|opus|(?:8|10|12)-?bit|nf|amzn|dsnp|hmax|atvp)$/i

/** Qualities as Sonarr and Radarr write them: the source and the lines in one word. */
const QUALITY = /^(?:web-?dl|web-?rip|blu-?ray|hdtv|remux|raw-hd|dvd|bdrip)-\d{3,4}p$/i

/** Words of the edition and of the making: alone they may be part of a title. */
const EDITION_WORD =
  /^(?:web|cam|ts|dv|extended|unrated|uncut|uncensored|remastered|restored|limited|internal|proper|repack|rerip|complete|imax|open|matte|theatrical|directors?|final|cut|edition|version|special|ultimate|collectors?|anniversary|retail|hybrid|ntsc|pal|secam|3d|h?-?sbs|h?-?tab|h?-?ou|f-?(?:tab|sbs)|(?:cd|dvd|dis[ck])\d{1,2})$/i

/** Editions of one word that end a title behind a hyphen or stand in brackets. */
const LONE_EDITION =
  /^(?:extended|unrated|uncut|uncensored|remastered|restored|theatrical|imax|3d|h-?sbs|h-?tab|f-?tab|f-?sbs)$/i

/** Whether a word ends a title wherever it stands. */
export const isReleaseWord = (word: string): boolean =>
  RELEASE_WORD.test(word) || QUALITY.test(word)

/** Whether a word counts as one of encoders only behind a year, or before other such words. */
export function isSoftWord(word: string): boolean {
  const bare = word.replace(/['’]/g, '')
  return EDITION_WORD.test(bare) || isLanguageWord(bare)
}

/** Whether words, by themselves behind a hyphen or in brackets, are the name of an edition. */
export function isEdition(words: readonly string[]): boolean {
  const [word = ''] = words
  if (words.length === 1) return isReleaseWord(word) || LONE_EDITION.test(word)
  return words.length > 1 && words.every((one) => isSoftWord(one) || isReleaseWord(one))
}

/** Whether a word is written as no word of a title is, such as `iTALiAN` or `GERMAN`. */
export const isShouted = (word: string): boolean => /\p{Lu}$|^\p{Ll}\p{Lu}/u.test(word)
