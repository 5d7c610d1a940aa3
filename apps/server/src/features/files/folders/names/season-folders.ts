/** What the words for a season are in the languages that folders are named in. */
const SEASON =
  'season|series|staffel|saison|temporada|stagione|serie|série|séria|seri|seizoen|sezon|sezona|sezóna|sezonul|sezonas|säsong|sesong|sæson|kausi|hooaeg|évad|evad|řada|rada|musim|mùa|phần|сезон|сезона|σεζόν|σεζον|κύκλος|シーズン|시즌|सीज़न|सीजन|الموسم|موسم|עונה|ซีซั่น|ฤดูกาล'

/** `Season 1`, `S01`, `シーズン1` */
const WORD_FIRST = new RegExp(
  `^(?:${SEASON}|s)[\\s._-]*(\\d{1,4})(?![\\p{L}\\p{N}])(?![\\s._-]*e\\d)`,
  'iu',
)
/** `1. Staffel`, `3.Staffel`, `1ª Temporada`, `1 сезон`, `2nd Season` */
const NUMBER_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|ª|º|a|e|ère|ème)?[\\s._-]{0,3}(?:${SEASON})(?![\\p{L}\\p{N}])`,
  'iu',
)
/** `第1季`, `第2期`, `第1シーズン` */
const IN_HAN = /^第\s?(\d{1,3})\s?(?:季|期|部|シーズン)/u
/** `Show Season 1`, `Show - Season 01`, `The.Show.S01.1080p` */
const BEHIND_SHOW = new RegExp(
  `[\\s._-](?:${SEASON}|s)[\\s._-]*(\\d{1,3})(?=$|[\\s._([-])(?![\\s._-]*e\\d)`,
  'iu',
)
const SPECIALS =
  /^(?:specials?|season[\s._-]*0+|extras? episodes|especiales|especiais|speciali|spéciaux|épisodes spéciaux|sonderfolgen|спецвыпуски|スペシャル|특별편|特别篇)$/i
const BARE = /^\d{1,2}$/

/** A folder that holds a season. `show`: its name says of which show, too. `isBare`: it is nothing but
 *  a number, and a season only below a show. */
export type SeasonFolder = { season: number; show: string | null; isBare: boolean }

/** The season that a folder is of; undefined: it is of none. Season 0: specials. */
export function seasonFolder(name: string): SeasonFolder | undefined {
  if (SPECIALS.test(name)) return { season: 0, show: null, isBare: false }
  if (BARE.test(name)) return { season: Number(name), show: null, isBare: true }
  const alone = WORD_FIRST.exec(name) ?? NUMBER_FIRST.exec(name) ?? IN_HAN.exec(name)
  if (alone) return { season: Number(alone[1]), show: null, isBare: false }
  const behind = BEHIND_SHOW.exec(name)
  if (!behind || behind.index === 0) return undefined
  return { season: Number(behind[1]), show: name.slice(0, behind.index), isBare: false }
}

/** The season that the innermost such folder is of, and where it stands among the folders. */
export function seasonAmong(folders: readonly string[]) {
  for (let at = folders.length - 1; at >= 0; at -= 1) {
    const found = seasonFolder(folders[at] ?? '')
    if (found && !(found.isBare && at === 0)) return { ...found, at }
  }
  return undefined
}
