/** What a film's name says. */
export type FilmSaid = { title: string; year: number | null }
/** What an episode's name says. `date`: it is known by its day, not by numbers. */
export type EpisodeSaid = {
  show: string
  season: number
  episode: number
  lastEpisode: number
  date?: string
}
/** What a subtitle file's name says beside its film's. `language`: BCP 47, `und` for none. */
export type SubtitleSaid = { language: string; isForced: boolean }

/** One row: names as a guide has them, and what that guide says they mean. Paths begin in the library
 *  folder. */
export type Row = { guide: string } & (
  | { is: 'film'; path: string; said: FilmSaid }
  | { is: 'episode'; path: string; said: EpisodeSaid }
  /** Files that are one title. */
  | { is: 'versions'; paths: readonly [string, string]; said: FilmSaid | EpisodeSaid }
  /** Files that play one after the other, in this order. */
  | { is: 'parts'; paths: readonly [string, string]; said: FilmSaid | EpisodeSaid }
  /** A file that only comes with another. */
  | { is: 'extra'; path: string; film: string }
  | { is: 'subtitles'; video: string; name: string; said: SubtitleSaid }
)

/** Draws from lists, the same in every run. */
export type Draw = {
  of: <Item>(items: readonly Item[]) => Item
  /** A whole number, both ends included. */
  between: (from: number, to: number) => number
}

/** A rule of a naming guide: makes one row of it. */
export type Rule = (draw: Draw) => Row

/** A number with at least `digits` digits. */
export const padded = (number: number, digits = 2): string => String(number).padStart(digits, '0')

/** As programs write a title where dots part the words: what is no letter, number or hyphen is left out. */
export const dotted = (text: string): string =>
  text
    .replace(/['’!?:,.()&]/g, '')
    .split(/[\s_]+/)
    .filter((word) => word !== '' && word !== '-' && word !== '–')
    .join('.')

/** As file systems need it: characters that no Windows disk takes are left out. */
export const fileSafe = (text: string): string => text.replace(/[:?"*<>|/\\]/g, '')
