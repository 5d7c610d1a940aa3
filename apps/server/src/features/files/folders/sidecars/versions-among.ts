import { bareName } from '../names/quiet-name.ts'
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
