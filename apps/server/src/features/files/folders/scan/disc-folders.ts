import type { LibraryProblem } from '@starnest/contract/files/library'
import { type DiscTitle, discTitleOf } from '../names/disc-names.ts'
import { folderOf } from '../sidecars/belongings.ts'
import { extraOf } from './read-belongings.ts'
import type { FoundVideo, Walk } from './walk-folder.ts'

/** Share of the bytes of a disc's largest title from which on another one is a film, too: what a family
 *  recorded on one disc, or episodes. Less is what comes with a film. */
const FILM_SHARE = 1 / 3

/** Leaves of the copies of DVDs and Blu-rays what is a film: no menus, no trailers. The others are named among
 *  the problems. `walk` is as it was found, but for what is left out. */
export function withoutDiscExtras(walk: Walk): { walk: Walk; problems: LibraryProblem[] } {
  const onDiscs = walk.videos.flatMap((video) => {
    const title = discTitleOf(video.path)
    return title ? [{ video, title }] : []
  })
  const discs = Map.groupBy(onDiscs, ({ video }) => folderOf(video.path))
  const found = [...discs.values()].flatMap(extrasOn)
  const extras = new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  if (extras.size === 0) return { walk, problems: [] }
  const isKept = ({ path }: FoundVideo) => !extras.has(path)
  return {
    walk: { ...walk, videos: walk.videos.filter(isKept), namesIn: namesWithout(walk, extras) },
    problems: [...extras].map(([path, disc]) => extraOf(path, disc)),
  }
}

type OnDisc = { video: FoundVideo; title: DiscTitle }

/** What comes with the films on one disc, by its path, and what the disc is called. */
function extrasOn(disc: readonly OnDisc[]): [path: string, disc: string][] {
  const bytesOf = new Map<number, number>()
  for (const { title, video } of disc.filter(({ title }) => title.part > 0)) {
    bytesOf.set(title.number, (bytesOf.get(title.number) ?? 0) + video.sizeBytes)
  }
  const least = Math.max(0, ...bytesOf.values()) * FILM_SHARE
  const isFilm = ({ part, number }: DiscTitle) => part > 0 && (bytesOf.get(number) ?? 0) >= least
  return disc
    .filter(({ title }) => !isFilm(title))
    .map(({ video, title }) => [video.path, title.disc])
}

function namesWithout({ namesIn }: Walk, extras: ReadonlyMap<string, string>): Walk['namesIn'] {
  const folders = new Set([...extras.keys()].map(folderOf))
  return new Map(
    [...namesIn].map(([folder, names]) =>
      folders.has(folder)
        ? [folder, names.filter((name) => !extras.has(folder === '' ? name : `${folder}/${name}`))]
        : [folder, names],
    ),
  )
}
