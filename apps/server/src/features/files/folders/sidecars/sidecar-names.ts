/** A subtitle file beside a film. `language`: BCP 47; `und` when its name says none. */
export type SubtitleSidecar = {
  name: string
  language: string
  /** Only what is foreign in the film is in it. */
  isForced: boolean
}

/** The files that belong to a film, by name; null and none: there are none. */
export type Sidecars = {
  nfo: string | null
  poster: string | null
  backdrop: string | null
  subtitles: SubtitleSidecar[]
}

const PICTURE = String.raw`\.(?:jpe?g|png|webp)$`
const FOLDER_POSTER = new RegExp(`^(?:poster|folder|cover|movie)${PICTURE}`, 'i')
const FOLDER_BACKDROP = new RegExp(`^(?:fanart|backdrop|background)${PICTURE}`, 'i')
const POSTER_END = new RegExp(`^-(?:poster|cover)${PICTURE}`, 'i')
const BACKDROP_END = new RegExp(`^-(?:fanart|backdrop|thumb)${PICTURE}`, 'i')
const SUBTITLES_END = /^((?:[._][\p{L}\p{N}-]+){0,3})\.(?:srt|vtt)$/iu

/** What a file beside a film may be called to count at all. */
export const SIDECAR = /\.(?:nfo|srt|vtt|jpe?g|png|webp)$/i

/** Whether a name is that of a film's NFO file, picture or subtitles, among `names` of its folder.
 *  `isAlone`: no other film lies there, so that what bears no film's name is of this one. */
export function sidecarsOf(
  video: string,
  names: readonly string[],
  { isAlone }: { isAlone: boolean },
): Sidecars {
  const base = video.replace(/\.[^.]*$/, '')
  const behind = new Map(
    names.filter((name) => name.startsWith(base)).map((name) => [name.slice(base.length), name]),
  )
  const own = (pattern: RegExp) => [...behind].find(([end]) => pattern.test(end))?.[1]
  const ofFolder = (pattern: RegExp) =>
    isAlone ? names.toSorted().find((name) => pattern.test(name)) : undefined
  return {
    nfo: own(/^\.nfo$/i) ?? ofFolder(/^movie\.nfo$/i) ?? null,
    poster: own(POSTER_END) ?? ofFolder(FOLDER_POSTER) ?? null,
    backdrop: own(BACKDROP_END) ?? ofFolder(FOLDER_BACKDROP) ?? null,
    subtitles: subtitlesOf(behind),
  }
}

/** The files of a show's folder that hold for its episodes. */
export function showSidecarsOf(names: readonly string[]): Omit<Sidecars, 'subtitles'> {
  const find = (pattern: RegExp) => names.toSorted().find((name) => pattern.test(name)) ?? null
  return {
    nfo: find(/^tvshow\.nfo$/i),
    poster: find(FOLDER_POSTER),
    backdrop: find(FOLDER_BACKDROP),
  }
}

/** One of each language: all that is said before only what is foreign. */
function subtitlesOf(behind: ReadonlyMap<string, string>): SubtitleSidecar[] {
  const all = [...behind].flatMap(([end, name]) => {
    const found = SUBTITLES_END.exec(end)
    return found ? [{ name, ...tagsOf(found[1] ?? '') }] : []
  })
  const forcedLast = all.toSorted(
    (one, other) =>
      Number(one.isForced) - Number(other.isForced) ||
      one.name.length - other.name.length ||
      (one.name < other.name ? -1 : 1),
  )
  const byLanguage = new Map<string, SubtitleSidecar>()
  for (const one of forcedLast) {
    if (!byLanguage.has(one.language)) byLanguage.set(one.language, one)
  }
  return [...byLanguage.values()]
}

const FLAGS = new Set(['forced', 'sdh', 'cc', 'hi', 'default', 'foreign'])

/** Codes of ISO 639-2 for books, which BCP 47 does not have. */
const BOOK_CODES: Record<string, string> = {
  fre: 'fr',
  ger: 'de',
  dut: 'nl',
  gre: 'el',
  chi: 'zh',
  cze: 'cs',
  rum: 'ro',
  slo: 'sk',
  per: 'fa',
}

/** `.en.forced`, `.pt-BR.sdh`. The first word may be a language, also `hi`, which later is a flag. */
function tagsOf(text: string): { language: string; isForced: boolean } {
  const words = text.toLowerCase().split(/[._]/).filter(Boolean)
  const flags = words.filter((word, at) => FLAGS.has(word) && !(at === 0 && word === 'hi'))
  const language = words.map(languageOf).find((tag, at) => tag && !flags.includes(words[at] ?? ''))
  return { language: language ?? 'und', isForced: flags.some((flag) => /^fo/.test(flag)) }
}

function languageOf(word: string): string | undefined {
  const code = BOOK_CODES[word] ?? word
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/.test(code)) return undefined
  try {
    const tag = Intl.getCanonicalLocales(code)[0]
    const name = tag && new Intl.DisplayNames('en', { type: 'language' }).of(tag)
    return name && name !== tag ? tag : undefined
  } catch {
    return undefined
  }
}
