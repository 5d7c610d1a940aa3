import { type SubtitleTags, subtitleTags } from './subtitle-tags.ts'

/** A subtitle file beside a film. */
export type SubtitleSidecar = SubtitleTags & { name: string }

/** The files that belong to a film, by name; null and none: there are none. */
export type Sidecars = {
  nfo: string | null
  poster: string | null
  backdrop: string | null
  subtitles: SubtitleSidecar[]
  /** Subtitles of pictures and the like, which cannot be shown. */
  unreadable: string[]
}

const PICTURE = String.raw`\.(?:jpe?g|png|webp)$`
const FOLDER_POSTER = new RegExp(`^(?:poster|folder|cover|movie)${PICTURE}`, 'i')
const FOLDER_BACKDROP = new RegExp(`^(?:fanart|backdrop|background)${PICTURE}`, 'i')
const POSTER_END = new RegExp(`^-(?:poster|cover)${PICTURE}`, 'i')
const BACKDROP_END = new RegExp(`^-(?:fanart|backdrop|thumb)${PICTURE}`, 'i')
const SUBTITLES = /\.(?:srt|vtt|ass|ssa)$/i
/** Subtitles of pictures, or in formats that few films come with. */
const UNREADABLE_SUBTITLES = /\.(?:idx|sub|sup|smi|ttml|usf)$/i

/** What a file beside a film may be called to count at all. */
export const SIDECAR = /\.(?:nfo|srt|vtt|ass|ssa|idx|sub|sup|smi|ttml|usf|jpe?g|png|webp)$/i

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
  const longer = names.flatMap((name) => {
    const other = name.replace(/\.[^.]*$/, '')
    const isLonger = other.length > base.length && other.startsWith(base)
    return isLonger && !SIDECAR.test(name) ? [other] : []
  })
  const own = (pattern: RegExp) => [...behind].find(([end]) => pattern.test(end))?.[1]
  const ofFolder = (pattern: RegExp) =>
    isAlone ? names.toSorted().find((name) => pattern.test(name)) : undefined
  return {
    nfo: own(/^\.nfo$/i) ?? ofFolder(/^movie\.nfo$/i) ?? null,
    poster: own(POSTER_END) ?? ofFolder(FOLDER_POSTER) ?? null,
    backdrop: own(BACKDROP_END) ?? ofFolder(FOLDER_BACKDROP) ?? null,
    subtitles: subtitlesOf(behind, longer),
    unreadable: [...behind].flatMap(([end, name]) => {
      const isHalf = /\.sub$/i.test(end) && behind.has(end.replace(/sub$/i, 'idx'))
      const isOwn = !isHalf && UNREADABLE_SUBTITLES.test(end) && isOf(name, longer)
      return isOwn && subtitleTags(end.replace(UNREADABLE_SUBTITLES, '')) ? [name] : []
    }),
  }
}

/** The files of a show's folder that hold for its episodes. */
export function showSidecarsOf(
  names: readonly string[],
): Omit<Sidecars, 'subtitles' | 'unreadable'> {
  const find = (pattern: RegExp) => names.toSorted().find((name) => pattern.test(name)) ?? null
  return {
    nfo: find(/^tvshow\.nfo$/i),
    poster: find(FOLDER_POSTER),
    backdrop: find(FOLDER_BACKDROP),
  }
}

/** Whether a file's name begins with the name of no film that is longer than this film's. */
const isOf = (name: string, longer: readonly string[]) =>
  !longer.some((base) => name.startsWith(base))

/** Ends the language tag of forced subtitles where the same language also has full ones, as in `en-forced`. */
export const FORCED_TAG = 'forced'

/** At most two subtitle files for each language: a full one, and a forced one (foreign dialogue only) where there is
 *  one besides. Among full ones a file marked as the default wins over others, and one without sounds over one for
 *  the deaf. */
function subtitlesOf(
  behind: ReadonlyMap<string, string>,
  longer: readonly string[],
): SubtitleSidecar[] {
  const all = [...behind].flatMap(([end, name]) => {
    const isOwn = SUBTITLES.test(end) && isOf(name, longer)
    const tags = isOwn ? subtitleTags(end.replace(SUBTITLES, '')) : undefined
    return tags ? [{ name, ...tags }] : []
  })
  const bestFirst = all.toSorted(
    (one, other) =>
      Number(one.isForced) - Number(other.isForced) ||
      Number(other.isDefault) - Number(one.isDefault) ||
      Number(one.isForDeaf) - Number(other.isForDeaf) ||
      one.name.length - other.name.length ||
      (one.name < other.name ? -1 : 1),
  )
  const byLanguage = new Map<string, SubtitleSidecar>()
  for (const one of bestFirst) {
    if (!byLanguage.has(one.language)) byLanguage.set(one.language, one)
    else if (one.isForced && !byLanguage.get(one.language)?.isForced) {
      const language = `${one.language}-${FORCED_TAG}`
      if (!byLanguage.has(language)) byLanguage.set(language, { ...one, language })
    }
  }
  return [...byLanguage.values()]
}
