import { AppError } from '@starnest/contract/errors'
import { LRUCache } from 'lru-cache'
import { sightOf, type Viewer } from '../../../domain/viewer.ts'
import type { Videos } from '../videos/title-videos.ts'
import type { FindVisibleTitle } from '../watchable-title.ts'

/** How long a right may be reused, in milliseconds. A changed rating has to take effect within 5
 *  seconds, also in the middle of a film. */
const REMEMBERED_MS = 2_000

const MAX_REMEMBERED = 2_000

/** Whose files of which title somebody asks for. */
export type MediaRequest = { viewer: Viewer; titleId: number; mediaId: string }

/** Who is asked for titles, and for their versions and extras. */
type AccessDeps = { findVisibleTitle: FindVisibleTitle; videos: Pick<Videos, 'isOf'> }

type RememberOptions = { nowMs?: () => number; rememberedMs?: number | undefined }

/**
 * Says whether a viewer may have the files of a title, and asks the catalogue once for all who ask
 * the same within a moment: a hundred viewers of a film fetch several files a second each. The
 * answer depends on nothing but what the viewer may see, so that is what it is remembered by. Refusals
 * and failures are not remembered. `nowMs` counts milliseconds from any beginning but 0.
 * The function it returns throws AppError `title_not_found` or `media_not_found`.
 */
export function rememberAccess(
  { findVisibleTitle, videos }: AccessDeps,
  { nowMs = () => performance.now(), rememberedMs = REMEMBERED_MS }: RememberOptions = {},
): (request: MediaRequest) => Promise<void> {
  const granted = new LRUCache<string, boolean, MediaRequest>({
    max: MAX_REMEMBERED,
    ttl: rememberedMs,
    ttlResolution: 0,
    perf: { now: nowMs },
    fetchMethod: async (_key, _stale, { context: { viewer, titleId, mediaId } }) => {
      const title = await findVisibleTitle(viewer, titleId)
      if (!title) throw new AppError('title_not_found')
      if (title.mediaId === mediaId) return true
      const isVideo = await videos.isOf(viewer, { titleId, mediaId })
      if (!isVideo) throw new AppError('media_not_found')
      return true
    },
  })
  return async (request) => {
    const key = `${sightOf(request.viewer)}:${request.titleId}:${request.mediaId}`
    await granted.fetch(key, { context: request })
  }
}
