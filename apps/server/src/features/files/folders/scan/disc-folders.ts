import type { LibraryProblem } from '@starnest/contract/files/library'
import { discTitleOf } from '../names/disc-names.ts'
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
  const extras = new Map<string, string>()
  for (const [, disc] of Map.groupBy(onDiscs, ({ video }) => folderOf(video.path))) {
    const bytesOf = new Map<number, number>()
    for (const { title, video } of disc) {
      if (title.part === 0) continue
      bytesOf.set(title.number, (bytesOf.get(title.number) ?? 0) + video.sizeBytes)
    }
    const most = Math.max(0, ...bytesOf.values())
    for (const { title, video } of disc) {
      const bytes = title.part === 0 ? 0 : (bytesOf.get(title.number) ?? 0)
      if (bytes < most * FILM_SHARE || bytes === 0) extras.set(video.path, title.disc)
    }
  }
  if (extras.size === 0) return { walk, problems: [] }
  const isKept = ({ path }: FoundVideo) => !extras.has(path)
  return {
    walk: { ...walk, videos: walk.videos.filter(isKept), namesIn: namesWithout(walk, extras) },
    problems: [...extras].map(([path, disc]) => extraOf(path, disc)),
  }
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
