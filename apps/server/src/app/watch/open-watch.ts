import { calmly } from '../../domain/calm-announcements.ts'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import {
  chooseVersion,
  chosenVersion,
  findOwnVideo,
  isVideoOf,
  listFurtherVideos,
} from '../../features/catalog/videos/title-videos.repository.ts'
import type { LastingAccess } from '../../features/watch/delivery/lasting-access.ts'
import { registerWatch } from '../../features/watch/watch.routes.ts'
import type { WatchDeps, WatchTimeRules } from '../../features/watch/watch.service.ts'
import type { Slice, SliceParts } from '../slice.ts'

type WatchParts = Pick<SliceParts, 'database' | 'storage' | 'now' | 'announceChange'> & {
  lasting: LastingAccess
  rememberedMs: number | undefined
  time: WatchTimeRules
  catalog: CatalogService
  attachedCaptions: WatchDeps['attachedCaptions']
}

/** Milliseconds between two words that somebody stands elsewhere: who looks for a place in a film moves often. */
const PROGRESS_EVERY_MS = 5000

/** Puts playing together. */
export function openWatch({ catalog, announceChange, ...parts }: WatchParts) {
  const { db } = parts.database
  const moved = calmly(PROGRESS_EVERY_MS, (householdId) =>
    announceChange(householdId, { what: 'progress' }),
  )
  return {
    register: (scope) =>
      registerWatch(scope, {
        ...parts,
        findVisibleTitle: (viewer, id) => catalog.findVisibleTitle(viewer, id),
        videos: {
          of: async (viewer, titleId) => ({
            own: await findOwnVideo(db, viewer, titleId),
            further: await listFurtherVideos(db, viewer, titleId),
          }),
          isOf: (viewer, at) => isVideoOf(db, viewer, at),
          chosen: (viewer, titleId) => chosenVersion(db, viewer, titleId),
          choose: (viewer, choice) => chooseVersion(db, viewer, choice),
        },
        announceProgress: moved.announce,
        countView: (viewer, id) => catalog.countView(viewer, id),
      }),
    stop: () => moved.stop(),
  } satisfies Slice
}
