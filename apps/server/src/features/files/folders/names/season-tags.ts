/** Season and episode as a file's name gives them, and where in the name that stands. */
export type Tag = {
  season: number
  episode: number
  lastEpisode: number
  start: number
  end: number
}

const SEASON_FOLDER =
  /^(?:season|staffel|saison|temporada|stagione|series|s)[\s._-]*(\d{1,4})(?:\b|$)/i
const SPECIALS_FOLDER = /^(?:specials?|season[\s._-]*0+)$/i

/** S01E02, s1.e2, S01E02E03, S01E02-E04, S01E02-04. */
const LETTERS =
  /(?<![\p{L}\p{N}])s(\d{1,4})[\s._-]*e(\d{1,4})((?:[\s._-]*e\d{1,4}|-\d{1,4}(?![\dp]))*)(?!\d)/iu
/** 1x02, 1x02-03. */
const CROSSED = /(?<![\p{L}\p{N}])(\d{1,2})x(\d{2,3})((?:-(?:\d{1,2}x)?\d{2,3}(?![\dp]))*)(?!\d)/iu
/** Season 1 Episode 2, in words. */
const WORDS = /\bseason[\s._-]*(\d{1,4})[\s._,-]*episode[\s._-]*(\d{1,4})()\b/i
/** In the folder of a season: 02 - Name, E02, Episode 2. */
const NUMBER =
  /^(?:e|ep|episode|folge|épisode|episodio)?[\s._-]*(\d{1,3})(?![\dpx])(?:v\d)?(?=$|[\s._)\]-])/i
/** [Group] Show - 03 [1080p]. */
const ANIME = /^\[[^\]]+\].*?[\s_]-[\s_](\d{2,4})(?:v\d)?(?=$|[\s_[(])/i

/** The season that a folder is of; 0: specials; undefined: it is of none. */
export function seasonOfFolder(name: string): number | undefined {
  if (SPECIALS_FOLDER.test(name)) return 0
  const found = SEASON_FOLDER.exec(name)
  return found ? Number(found[1]) : undefined
}

/** Which episode a name, in these folders, is of; undefined: it says of none. */
export function findTag(base: string, folders: readonly string[]): Tag | undefined {
  for (const pattern of [LETTERS, CROSSED, WORDS]) {
    const found = pattern.exec(base)
    if (found) return tagOf(found)
  }
  const season = folders.map(seasonOfFolder).findLast((number) => number !== undefined)
  const numbered = season === undefined ? null : NUMBER.exec(base)
  if (season !== undefined && numbered) return single(numbered, season, 0)
  const anime = ANIME.exec(base)
  if (!anime) return undefined
  return single(anime, season ?? 1, anime[0].lastIndexOf('-'))
}

function tagOf(found: RegExpExecArray): Tag {
  const [all, season, episode, further = ''] = found
  const numbers = [...further.matchAll(/(?<!\d)(\d{1,4})(?!x)/gi)].map(([, number]) =>
    Number(number),
  )
  return {
    season: Number(season),
    episode: Number(episode),
    lastEpisode: Math.max(Number(episode), ...numbers),
    start: found.index,
    end: found.index + all.length,
  }
}

function single(found: RegExpExecArray, season: number, start: number): Tag {
  const episode = Number(found[1])
  return { season, episode, lastEpisode: episode, start, end: found[0].length }
}
