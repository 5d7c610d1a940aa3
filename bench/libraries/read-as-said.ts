import type { NamedFile } from '../../apps/server/src/features/files/folders/names/file-name.ts'
import {
  type Belongings,
  type Extra,
  readNames,
} from '../../apps/server/src/features/files/folders/sidecars/belongings.ts'
import { sidecarsOf } from '../../apps/server/src/features/files/folders/sidecars/sidecar-names.ts'
import { undatedVersions } from '../../apps/server/src/features/files/folders/sidecars/versions-among.ts'
import type { EpisodeSaid, FilmSaid, Row } from './corpus/row.ts'

/** Whether a row's names are read as its guide says. */
export function isReadAsSaid(row: Row): boolean {
  switch (row.is) {
    case 'film':
      return row.said.title !== '' && isFilm(read([row.path])[0], row.said)
    case 'episode':
      return isEpisode(read([row.path])[0], row.said)
    case 'versions': {
      const both = read(row.paths)
      return (
        both.every((one) => isWhole(one) && isOne(one, row.said)) && areOneTitle(row.paths, both)
      )
    }
    case 'parts':
      return read(row.paths).every((one, at) => isOne(one, row.said) && partOf(one) === at + 1)
    case 'extra':
      return isExtraOf(read([row.path])[0], row.film)
    case 'subtitles': {
      const found = sidecarsOf(row.video, [row.video, row.name], { isAlone: false }).subtitles
      const [only] = found
      return only?.language === row.said.language && only.isForced === row.said.isForced
    }
  }
}

/** Reads paths as a scan does, with all of them in their folders. */
function read(paths: readonly string[]): Read[] {
  const namesIn = Map.groupBy(paths, (path) => path.slice(0, Math.max(path.lastIndexOf('/'), 0)))
  const names = [...namesIn].map(
    ([folder, all]) => [folder, all.map((path) => path.slice(path.lastIndexOf('/') + 1))] as const,
  )
  return readNames({ videos: paths, namesIn: new Map(names) })
}

type Read = Belongings | Extra

const namedIn = (one: Read | undefined): NamedFile | undefined =>
  one && 'named' in one ? one.named : undefined

const isExtraOf = (one: Read | undefined, film: string) =>
  one !== undefined && 'extraOf' in one && same(one.extraOf, film)

const isOne = (one: Read | undefined, said: FilmSaid | EpisodeSaid) =>
  'show' in said ? isEpisode(one, said) : isFilmOrPart(one, said)

const isWhole = (one: Read | undefined) => partOf(one) === null
const partOf = (one: Read | undefined) => {
  const named = namedIn(one)
  return named && named.is !== 'extra' ? named.part : null
}

const isFilm = (one: Read | undefined, said: FilmSaid) => isFilmOrPart(one, said) && isWhole(one)

function isFilmOrPart(one: Read | undefined, { title, year }: FilmSaid): boolean {
  const named = namedIn(one)
  return named?.is === 'movie' && same(named.title, title) && named.year === year
}

function isEpisode(one: Read | undefined, said: EpisodeSaid): boolean {
  const named = namedIn(one)
  if (named?.is !== 'episode') return false
  const isThere = named.season === said.season && named.episode === said.episode
  const isDated = said.date === undefined || named.airedOn === said.date
  const isSpan = said.date !== undefined || named.lastEpisode === said.lastEpisode
  return same(named.show, said.show) && isThere && isDated && isSpan
}

/** Films without a year are one title only where their folder says so. */
function areOneTitle(paths: readonly string[], all: readonly Read[]): boolean {
  const undated = paths.flatMap((path, at) => {
    const one = all[at]
    const isUndated = one && 'named' in one && one.named.is === 'movie' && one.named.year === null
    return isUndated ? [[path, one] as const] : []
  })
  return undatedVersions(new Map(undated)).size === undated.length
}

/** What programs leave out of a name does not count: all but letters and digits. */
const same = (one: string, other: string) => bare(one) === bare(other)
const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
