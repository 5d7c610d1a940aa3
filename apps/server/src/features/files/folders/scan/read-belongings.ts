import type { LibraryProblem } from '@starnest/contract/files/library'
import { type ForeignText, ForeignTextError } from '../../../../ports/language/foreign-text.ts'
import { type Belongings, type Extra, folderOf, NAMES } from '../sidecars/belongings.ts'
import { tellApart, undatedVersions } from '../sidecars/versions-among.ts'
import type { Walk } from './walk-folder.ts'

/** Films whose names are read together: few enough that what is said of them is taken over in a
 *  moment. */
const BATCH_FILMS = 1000

/** What belongs to each film of a folder by its path. Trailers and the like are not in it, nor what could
 *  not be read, which is among the problems. */
export type BelongingsByPath = ReadonlyMap<string, Belongings>

type Reading = {
  readonly walk: Pick<Walk, 'namesIn'>
  readonly foreignText: ForeignText
  readonly signal: AbortSignal
  readonly belongings: Map<string, Belongings>
  readonly extras: Map<string, Extra>
  readonly problems: LibraryProblem[]
}

/** What was read of a folder. `extras`: trailers and the like by their paths. `versions`: what files without
 *  a year share that are one film. */
type Read = {
  belongings: BelongingsByPath
  extras: ReadonlyMap<string, Extra>
  versions: ReadonlyMap<string, string>
  problems: LibraryProblem[]
}

/** Reads the names of all films of a folder in a thread of its own. */
export async function readBelongings(
  walk: Pick<Walk, 'videos' | 'namesIn'>,
  { foreignText, signal }: Pick<Reading, 'foreignText' | 'signal'>,
): Promise<Read> {
  const reading: Reading = {
    ...{ walk, foreignText, signal },
    ...{ belongings: new Map(), extras: new Map(), problems: [] },
  }
  const paths = walk.videos.map(({ path }) => path)
  for (let at = 0; at < paths.length; at += BATCH_FILMS) {
    await readSome(reading, paths.slice(at, at + BATCH_FILMS))
  }
  const { belongings, extras, problems } = reading
  tellApart(belongings)
  return { belongings, extras, versions: undatedVersions(belongings), problems }
}

/** When one of several cannot be read, each half is read again, until the bad one is alone. */
async function readSome(reading: Reading, paths: readonly string[]): Promise<void> {
  reading.signal.throwIfAborted()
  try {
    await readTogether(reading, paths)
  } catch (error) {
    if (!(error instanceof ForeignTextError) || error.reason === 'stopped') throw error
    const [path = ''] = paths
    if (paths.length === 1) {
      reading.problems.push({ path, reason: error.message, problem: error.problem })
      return
    }
    const half = Math.ceil(paths.length / 2)
    await readSome(reading, paths.slice(0, half))
    await readSome(reading, paths.slice(half))
  }
}

async function readTogether(
  { walk, foreignText, belongings, extras, problems }: Reading,
  paths: readonly string[],
): Promise<void> {
  const namesIn = around(paths, walk.namesIn)
  const found = await foreignText.read(NAMES, { videos: paths, namesIn })
  for (const [at, path] of paths.entries()) {
    const own = found[at]
    if (!own) continue
    if ('extraOf' in own) {
      extras.set(path, own)
      problems.push(extraOf(path, own.extraOf))
      continue
    }
    belongings.set(path, own)
    problems.push(...own.unreadable.map(unreadableSubtitles))
  }
}

/** A file that only comes with a film. */
export const extraOf = (path: string, film: string): LibraryProblem => ({
  path,
  reason: `It comes with ${film} and is no film of its own.`,
  problem: { code: 'extra', facts: { film } },
})

const unreadableSubtitles = (path: string): LibraryProblem => ({
  path,
  reason: 'These subtitles are pictures, or of a kind that cannot be read: use SRT, VTT or ASS.',
  problem: { code: 'subtitles_refused' },
})

/** The names in the folders of some films and in those above. */
function around(paths: readonly string[], namesIn: Walk['namesIn']): Walk['namesIn'] {
  const near = new Map<string, string[]>()
  for (const path of paths) {
    const folder = folderOf(path)
    for (const one of [folder, folderOf(folder)]) {
      const names = namesIn.get(one)
      if (names) near.set(one, names)
    }
  }
  return near
}
