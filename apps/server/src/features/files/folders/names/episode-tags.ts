/** Season and episode as a file's name gives them, and where in the name that stands. `airedOn`: it is
 *  known by its day, `2023-07-14`; its season is the year then, its episode month and day: 714. */
export type Tag = {
  season: number | null
  episode: number
  lastEpisode: number
  airedOn: string | null
  start: number
  end: number
}

/** What the words for an episode are in the languages that files are named in. */
const EPISODE_WORD =
  'episode|épisode|episodio|episódio|folge|aflevering|odcinek|avsnitt|afsnit|jakso|bölüm|epizoda|epizód|episodul|επεισόδιο|серия|эпизод|серія|حلقة|الحلقة|एपिसोड|エピソード|에피소드|ep'
/** With those that may be of a part of a film, too. */
const EPISODE = `${EPISODE_WORD}|teil|osa|rész|díl|e`
const SEASON = 'season|staffel|saison|temporada|stagione|seizoen|sezon|säsong|sesong|kausi|сезон'

/** S01E02, s1.e2, S01EP02, s01 ep 02 */
const LETTERS = /(?<![\p{L}\p{N}])s(\d{1,4})[\s._-]{0,3}e(?:p[\s._]?)?(\d{1,4})/iu
/** 1x02 */
const CROSSED = /(?<![\p{L}\p{N}])(\d{1,2})x(\d{2,3})(?!\d)/iu
/** Season 1 Episode 2, in words. */
const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SEASON})[\\s._-]{0,3}(\\d{1,4})[\\s._,-]{0,3}(?:${EPISODE})[\\s._-]{0,3}(\\d{1,4})(?!\\d)`,
  'iu',
)
/** Show S2 - 05 */
const SEASON_DASH = /(?<![\p{L}\p{N}])s(\d{1,2})\s-\s(\d{1,4})(?:v\d)?(?=$|[\s[(.])/iu
/** What joins a further episode: E03, -E03, +E03, .S01E03, - 1x03, x03. */
const FURTHER =
  /(?:\s?[-+&.]?\s?s\d{1,4}[\s._]?e|\s?[-+&.]?\s?\d{1,2}x|[\s._]?[-+&]?[\s._]?ep?|x)(\d{1,4})(?![\p{L}\p{N}])|(?:[\s._]?[-+&]?[\s._]?e)(\d{1,4})(?=[es])|-(\d{1,4})(?![\p{L}\p{N}])/iuy
/** Episodes that one file can hold. */
const MOST_IN_ONE = 50

/** The season and episode that a name itself gives in numbers or in words. */
export function numberedTag(base: string): Tag | undefined {
  for (const pattern of [LETTERS, CROSSED, WORDS, SEASON_DASH]) {
    const found = pattern.exec(base)
    if (!found) continue
    const [all, season, number] = found
    const last = lastOf(base, { at: found.index + all.length, episode: Number(number) })
    const episode = Number(number)
    return { season: Number(season), episode, airedOn: null, start: found.index, ...last }
  }
  return undefined
}

/** The last of the episodes that stand in a row, and where they end. */
function lastOf(base: string, { at, episode }: { at: number; episode: number }) {
  let [lastEpisode, end] = [episode, at]
  for (;;) {
    FURTHER.lastIndex = end
    const found = FURTHER.exec(base)
    const next = Number(found?.[1] ?? found?.[2] ?? found?.[3])
    if (!found || !(next >= lastEpisode && next < episode + MOST_IN_ONE)) break
    lastEpisode = next
    end += found[0].length
  }
  return { lastEpisode, end }
}

const ISO_DAY = /(?<!\d)((?:19|20)\d\d)([\s.-])(\d\d)\2(\d\d)(?!\d)/
const DAY_FIRST = /(?<!\d)(\d\d)([\s.-])(\d\d)\2((?:19|20)\d\d)(?!\d)/

/** The day that a name gives. Of two numbers that may both be the month, the second is it. */
export function datedTag(base: string): Tag | undefined {
  const iso = ISO_DAY.exec(base)
  if (iso) return tagOfDay(iso, { year: iso[1], month: iso[3], day: iso[4] })
  const found = DAY_FIRST.exec(base)
  if (!found) return undefined
  const [, one, , other, year] = found
  return Number(other) > 12
    ? tagOfDay(found, { year, month: one, day: other })
    : tagOfDay(found, { year, month: other, day: one })
}

type Day = Record<'year' | 'month' | 'day', string | undefined>

function tagOfDay(
  found: RegExpExecArray,
  { year = '', month = '', day = '' }: Day,
): Tag | undefined {
  const airedOn = `${year}-${month}-${day}`
  const time = Date.parse(airedOn)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== airedOn) return undefined
  const episode = Number(month) * 100 + Number(day)
  return {
    ...{ season: Number(year), episode, lastEpisode: episode, airedOn },
    start: found.index,
    end: found.index + found[0].length,
  }
}

/** In the folder of a season, at the beginning or behind the show's name: 02 - Name, E02, Episode 2,
 *  02-03, 2. Folge, 第2話. */
const NUMBER = new RegExp(
  `^[\\s._-]*(?:(?:${EPISODE})[\\s._-]{0,3})?第?\\s?(\\d{1,4})(?![\\dpx])(?:v\\d)?(?:-(?:e)?(\\d{1,4})(?![\\dpx]))?[話话集回화ªº]?(?:[.\\s]{0,2}(?:${EPISODE})(?=$|\\s-\\s))?(?:\\s?of\\s?\\d{1,3}(?=$|\\s?[-[(.]))?(?=$|[\\s._)\\](\\[-])`,
  'iu',
)
/** Show - 02, behind the show's name where no folder is of a season. */
const DASHED = /^\s?-\s(\d{2,4})(?:v\d)?(?:-(\d{2,4}))?(?=$|[\s[(.-])/
/** Show (2005) - 02, Show (2005) - 02 - Name; `- 1080` is the picture. */
const DASHED_BEHIND_YEAR =
  /^\s?-\s(?!(?:360|480|540|576|720|1080|1440|2160)(?!\d))(?=0\d{1,3}(?:$|[\s[(.-])|\d{2,4}(?:$|\s?[[(]|\s-\s))(\d{2,4})/
/** Show (2005) Episode 2, Show (2005) - E02, Show (2005) 02 of 13: sure behind a year in brackets. */
const WORD_BEHIND_YEAR = new RegExp(
  `^[\\s._-]{0,3}(?:(?:${EPISODE_WORD})[\\s._-]{0,3}|e(?=\\d\\d)|(?=\\d{1,2}\\s?of\\s?[1-9]\\d))(\\d{1,4})(?![\\dpx])(?:\\s?of\\s?\\d{1,3})?(?=$|[\\s._)\\](\\[-])`,
  'iu',
)
/** 02 - Name, in the folder of a show. */
const NUMBERED = /^(\d{1,3})\s-\s(?=\S)/
/** Show.ep04 */
const GLUED = /(?<=[\s._-])ep[\s._-]?(\d{1,4})(?=$|[\s._-])/i
/** Anything - 02, where a group has signed at the beginning. */
const SIGNED = /\s-\s(\d{1,4})(?:v\d)?(?=$|[\s[(])/

const YEAR = /^(?:18[7-9]|19\d|20\d)\d$/

/** The number of an episode at the beginning of a text that begins at `offset` in its name. `kind` says
 *  how much has to be written for it to be one. */
export function bareTag(text: string, offset: number, kind: keyof typeof BARE): Tag | undefined {
  const found = BARE[kind].exec(text)
  const [all = '', number = '', further] = found ?? []
  if (!found || YEAR.test(number)) return undefined
  const episode = Number(number)
  const last = Number(further ?? number)
  const isSpan = last >= episode && last < episode + MOST_IN_ONE
  const start = offset + found.index
  return {
    ...{ season: null, episode, lastEpisode: isSpan ? last : episode, airedOn: null },
    start,
    end: start + all.length,
  }
}

const BARE = {
  'in-season': NUMBER,
  'behind-show': DASHED,
  'behind-dated-show': DASHED_BEHIND_YEAR,
  'behind-year': WORD_BEHIND_YEAR,
  'in-show': NUMBERED,
  glued: GLUED,
  signed: SIGNED,
}
