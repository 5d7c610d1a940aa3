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

type WatchParts = Pick<SliceParts, 'database' | 'storage' | 'now'> & {
  lasting: LastingAccess
  rememberedMs: number | undefined
  time: WatchTimeRules
  catalog: CatalogService
  attachedCaptions: WatchDeps['attachedCaptions']
}

/** Puts playing together. */
export function openWatch({ catalog, ...parts }: WatchParts) {
  const { db } = parts.database
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
        countView: (viewer, id) => catalog.countView(viewer, id),
      }),
  } satisfies Slice
}
