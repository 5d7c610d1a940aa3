import { bareName, quietName, titleFrom } from '../names/quiet-name.ts'
import { type Belongings, folderOf } from './belongings.ts'

/** What several files of one folder share that are the same film without a year, by their paths. That is
 *  so where the name of one of them says how it differs: `Film.mov` and `Film - 720p.mp4`. Two films that
 *  only bear the same name are not taken for one. */
export function undatedVersions(read: ReadonlyMap<string, Belongings>): Map<string, string> {
  const films = [...read].flatMap(([path, { named }]) =>
    named.is === 'movie' && named.year === null
      ? [{ path, named, film: JSON.stringify([folderOf(path), bareName(named.title), named.part]) }]
      : [],
  )
  const versions = new Map<string, string>()
  for (const [film, all] of Map.groupBy(films, (one) => one.film)) {
    if (all.length < 2 || !all.some(({ named }) => named.isLabelled)) continue
    for (const { path } of all) versions.set(path, film)
  }
  return versions
}

/** Gives films names of their own that share no more than a title and a year: `Birthday (2019) - Anna` and `- Ben`. What
 *  stands behind the year tells versions apart only where it is known as such, or behind a hyphen in the film's own
 *  folder. */
export function tellApart(read: Map<string, Belongings>): void {
  const films = [...read].flatMap(([path, own]) =>
    own.named.is === 'movie' && own.named.year !== null ? [{ path, own, named: own.named }] : [],
  )
  const byFilm = Map.groupBy(films, ({ path, named: { title, year, part } }) =>
    JSON.stringify([folderOf(path), bareName(title), year, part]),
  )
  for (const all of byFilm.values()) {
    if (all.length < 2) continue
    for (const { path, own, named } of all) {
      if (named.behind === undefined || isLabel(path, named)) continue
      const title = titleFrom([named.title, ...named.behind.replace(/^[-–]/, '–').split(' ')])
      read.set(path, { ...own, named: { ...named, title } })
    }
  }
}

/** `Film (2001)/Film (2001) - Noir.mkv` */
function isLabel(path: string, { title, behind = '' }: { title: string; behind?: string }) {
  if (!/^[-–] /.test(behind)) return false
  const { words, year } = quietName(folderOf(path).split('/').at(-1) ?? '')
  return year !== null && bareName(titleFrom(words)) === bareName(title)
}
