import type { TitleVideoFile } from '../../folder-titles.ts'
import { type KnownFile, listKnown } from '../../folders.repository.ts'
import type { NamedFile } from '../../names/file-name.ts'
import { bareName } from '../../names/quiet-name.ts'
import type { Extra } from '../../sidecars/belongings.ts'
import type { Scan } from '../scan-parts.ts'

/** Writes down which files are versions and extras of titles, and has new ones looked into. An extra of
 *  which no film is there stays a file that is only named. */
export async function keepVideos(scan: Scan): Promise<void> {
  const { deps, folder, walk, videos } = scan
  const known = await listKnown(deps.database.db, folder.id)
  const found = [...videos, ...extrasAmong(scan, known)]
  const there = new Set(walk.videos.map(({ path }) => path))
  const looked = known.flatMap(({ id, folderPath }) => (there.has(folderPath) ? [id] : []))
  const { householdId } = folder
  const titled = new Set(known.flatMap(({ id, titleId }) => (titleId === null ? [] : [id])))
  const added = await deps.database.db.transaction(async (tx) => {
    const all = await deps.titles.keepVideos(tx, { householdId, looked, found })
    // What the title itself is made of is looked into as that.
    const further = all.filter((id) => !titled.has(id))
    await deps.queueProbes(tx, further)
    return further
  })
  deps.onFilesFound(added)
}

function extrasAmong({ extras, belongings }: Scan, known: readonly KnownFile[]): TitleVideoFile[] {
  if (extras.size === 0) return []
  const films = known.flatMap(({ titleId, folderPath }) => {
    const named = belongings.get(folderPath)?.named
    return named && titleId !== null ? [filmOf(named, { titleId, path: folderPath })] : []
  })
  const around = new FilmsAround(films)
  return known.flatMap(({ id, titleId, folderPath, isRefused, filename }) => {
    const extra = extras.get(folderPath)
    const isOwn = titleId !== null || isRefused || filename.endsWith('.bin')
    const film = extra && !isOwn ? around.find(extra) : undefined
    if (!extra || !film) return []
    return [{ fileId: id, titleId: film.titleId, kind: extra.kind, label: extra.name }]
  })
}

type Film = { titleId: number; path: string; name: string; order: number }

const filmOf = (
  named: Exclude<NamedFile, { is: 'extra' }>,
  at: Pick<Film, 'titleId' | 'path'>,
): Film =>
  named.is === 'movie'
    ? { ...at, name: bareName(named.title), order: named.part ?? 0 }
    : {
        ...at,
        name: bareName(named.show),
        // Specials come last.
        order: (named.season || 10_000) * 10_000 + named.episode,
      }

/** The films of a library folder, found by where they lie and what they are called. */
class FilmsAround {
  readonly #sorted: readonly Film[]
  readonly #byName: ReadonlyMap<string, readonly Film[]>

  constructor(films: readonly Film[]) {
    this.#sorted = films.toSorted((one, other) => (one.path < other.path ? -1 : 1))
    this.#byName = Map.groupBy(films, ({ name }) => name)
  }

  /** The film that an extra belongs to: the film in the surrounding folder whose name the extra's file or folder
   *  gives; else the only film in that folder. For a show or a film in parts, its first file. */
  find({ extraOf, around }: Extra): Film | undefined {
    const liesIn = (film: Film) => around === '' || film.path.startsWith(`${around}/`)
    const called = (this.#byName.get(bareName(extraOf)) ?? []).filter(liesIn)
    return firstOf(called) ?? (around === '' ? undefined : firstOf(this.#onlyIn(around)))
  }

  #onlyIn(folder: string): readonly Film[] {
    const from = this.#firstFrom(`${folder}/`)
    let end = from
    const only = this.#sorted[from]?.name
    for (; this.#sorted[end]?.path.startsWith(`${folder}/`); end += 1) {
      if (this.#sorted[end]?.name !== only) return []
    }
    return this.#sorted.slice(from, end)
  }

  #firstFrom(text: string): number {
    let [from, to] = [0, this.#sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#sorted[middle]?.path ?? '') < text) from = middle + 1
      else to = middle
    }
    return from
  }
}

function firstOf(films: readonly Film[]): Film | undefined {
  return films.toSorted((one, other) => one.order - other.order)[0]
}
