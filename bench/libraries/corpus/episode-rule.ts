import { dotted, type EpisodeSaid, fileSafe, padded, type Row, type Rule } from './row.ts'
import { EPISODES, SHOWS } from './words.ts'

type Numbers = { s: number; e: number; ss: string; ee: string; next: string; third: string }
type Show = { show: string; year: number; file: string; dots: string; name: string } & Numbers
type Made = string | { path: string; said: Partial<EpisodeSaid> }

/** A rule for the path of an episode's file, with the guide that it is from. What is said of the path, unless the rule says
 *  otherwise, is one episode of a season. */
export const rule =
  (guide: string, make: (show: Show, draw: Parameters<Rule>[0]) => Made): Rule =>
  (draw): Row => {
    const { show, year } = draw.of(SHOWS)
    const [s, e] = [draw.between(1, 12), draw.between(1, 24)]
    const numbers = {
      s,
      e,
      ss: padded(s),
      ee: padded(e),
      next: padded(e + 1),
      third: padded(e + 2),
    }
    const name = fileSafe(draw.of(EPISODES))
    const made = make(
      { show, year, file: fileSafe(show), dots: dotted(show), name, ...numbers },
      draw,
    )
    const { path, said } = typeof made === 'string' ? { path: made, said: {} } : made
    const episode = said.episode ?? e
    const plain = { show, season: s, episode, lastEpisode: episode }
    return { guide, is: 'episode', path, said: { ...plain, ...said } }
  }

/** Days on which shows without seasons were on. */
export const DAYS = ['2023-07-14', '2011-11-15', '2019-01-02', '2008-12-31'] as const

/** Folders of seasons, as programs and people name them. */
export const SEASON_FOLDERS = [
  'Season #',
  'Season 0#',
  'season.#',
  'Series #',
  'Staffel #',
  '#. Staffel',
  '#.Staffel',
  'Saison #',
  'Temporada #',
  '#ª Temporada',
  'Stagione #',
  'Сезон #',
  '# сезон',
  'シーズン#',
  'シーズン #',
  '第#期',
  '第#季',
  '시즌 #',
  '시즌#',
  'सीज़न #',
  'الموسم #',
  'Seizoen #',
  'Sezon #',
  'Säsong #',
  'Sesong #',
  'Sæson #',
  'Kausi #',
  'Évad #',
  '#. évad',
  'Sezonul #',
  'Série #',
  'Řada #',
  '#. série',
  'Sezóna #',
  'Σεζόν #',
  'Musim #',
  'Sezona #',
  'Serie #',
  'S#',
  'S0#',
] as const

/** Words for one episode, in the languages of the folders. */
export const EPISODE_WORDS = [
  'Episode',
  'Folge',
  'Épisode',
  'Episodio',
  'Episódio',
  'Серия',
  'Aflevering',
  'Odcinek',
  'Avsnitt',
  'Jakso',
  'Bölüm',
  'Ep',
  'E',
  'Teil',
  'Epizoda',
] as const

/** How Sonarr writes several episodes in one file. */
export const SPANS = [
  ({ ss, ee, next }: Numbers) => `S${ss}E${ee}-${next}`,
  ({ ss, ee, next }: Numbers) => `S${ss}E${ee}.S${ss}E${next}`,
  ({ ss, ee, next }: Numbers) => `S${ss}E${ee}E${next}`,
  ({ ss, ee, next }: Numbers) => `S${ss}E${ee}-E${next}`,
] as const

/** A file that goes on for `count` further episodes. */
export const span = (path: string, { e }: Numbers, count = 1) => ({
  path,
  said: { lastEpisode: e + count },
})

/** A folder's name for a season. */
export const inSeason = (folder: string, season: number) => folder.replace('#', String(season))

/** The path of what was on on a day, as it is read. */
export const dayOf = (day: string, path: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { path, said: { date: day, season: year, episode: month * 100 + date } }
}
