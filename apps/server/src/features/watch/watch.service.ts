import { AppError } from '@starnest/contract/errors'
import type { CaptionTrack } from '@starnest/contract/watch/captions'
import {
  BEGUN_SECONDS,
  type Playback,
  type Progress,
  type ProgressReport,
  WATCHED_SHARE,
} from '@starnest/contract/watch/watch'
import { MEDIA_FILE, mediaUrl } from '../../domain/media-address.ts'
import { companionIdsOf, type Viewer } from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import { databaseErrorCode } from '../../ports/database-error-code.ts'
import {
  type CheckedReport,
  findProgress,
  noteView,
  type SavedProgress,
  writeReport,
} from './watch.repository.ts'
import type { FindVisibleTitle, WatchableTitle } from './watchable-title.ts'

/** How long a playback counts as just opened. Source: research, R5. */
const OPENING_SECONDS = 10

/** Closer to the end than this there is nothing to resume. */
const LAST_SECONDS = 5

/** Watching for so long is a view; of a title that is short, half of it. */
const VIEW_SECONDS = 30

const FOREIGN_KEY_VIOLATION = '23503'

/** What playing asks of watching time; each `assert` throws AppError time_over. */
export type WatchTimeRules = {
  assertMayBegin: (viewer: Viewer) => Promise<void>
  assertMayGoOn: (
    viewer: Viewer,
    at: { titleId: number; playback: string | undefined },
  ) => Promise<void>
  assertMayStream: (viewer: Viewer, titleId: number) => Promise<void>
  /** Counts what was watched since the last report. */
  countWatching: (viewer: Viewer, watched: { isFirst: boolean; hasMoved: boolean }) => Promise<void>
}

/** What playing needs from other slices. */
export type WatchDeps = {
  database: Database
  findVisibleTitle: FindVisibleTitle
  /** Counts one view of a title in the viewer's household. */
  countView: (viewer: Viewer, titleId: number) => Promise<void>
  time: WatchTimeRules
  /** Tracks that were attached to a title that the viewer sees. */
  attachedCaptions: (viewer: Viewer, titleId: number) => Promise<CaptionTrack[]>
  now: () => Date
}

/** Everything the player needs to begin. @throws AppError `title_not_found`, `time_over` */
export async function preparePlayback(
  viewer: Viewer,
  titleId: number,
  { database, findVisibleTitle, time, attachedCaptions }: WatchDeps,
): Promise<Playback> {
  const title = await findVisibleTitle(viewer, titleId)
  if (!title) throw new AppError('title_not_found')
  await time.assertMayBegin(viewer)
  const saved = await findProgress(database.db, viewer, titleId)
  return {
    animationId: title.id,
    duration: title.durationSeconds,
    resumeAt: saved ? resumePosition(saved, title.durationSeconds) : 0,
    chapters: title.chapters.map(({ startSeconds, title: name }) => ({
      startTime: startSeconds,
      title: name,
    })),
    loudness: title.loudnessLufs,
    ...addressesOf(title, await attachedCaptions(viewer, titleId)),
  }
}

/** Seconds where a saved position goes on; 0 when it was hardly begun, or is as good as over. */
export function resumePosition(saved: SavedProgress, durationSeconds: number): number {
  const { positionSeconds, isWatched } = saved
  if (isWatched || positionSeconds < BEGUN_SECONDS) return 0
  const isNearEnd = durationSeconds > 0 && durationSeconds - positionSeconds < LAST_SECONDS
  return isNearEnd ? 0 : positionSeconds
}

/** A track that was attached stands in the place of the film's own in its language. */
function addressesOf(
  title: WatchableTitle,
  attached: readonly CaptionTrack[],
): Pick<Playback, 'sources' | 'captions' | 'previews'> {
  const { id, mediaId } = title
  if (!mediaId) return { sources: null, captions: [], previews: null }
  const url = (file: string) => mediaUrl(id, mediaId, file)
  const direct = title.videoFile === null ? null : url(title.videoFile)
  const hls = title.hasHls ? url(MEDIA_FILE.hls) : null
  return {
    sources: direct || hls ? { direct, hls } : null,
    captions: [
      ...title.captions
        .filter((own) => !attached.some(({ language }) => language === own.language))
        .map(({ language, label }) => ({
          ...{ language, label },
          url: url(MEDIA_FILE.captions(language)),
        })),
      ...attached,
    ],
    previews: title.hasPreviews ? url(MEDIA_FILE.previews) : null,
  }
}

/** Saves where everybody who watches stands, counts their time, and answers what now stands for the
 *  active profile. @throws AppError `title_not_found`, `time_over` */
export async function saveProgress(
  viewer: Viewer,
  { titleId, report, deps }: { titleId: number; report: ProgressReport; deps: WatchDeps },
): Promise<Progress> {
  const title = await deps.findVisibleTitle(viewer, titleId)
  if (!title) throw new AppError('title_not_found')
  await deps.time.assertMayGoOn(viewer, { titleId, playback: report.playback })
  const checked = checkReport(title, report, deps.now())
  const outcome = await written(viewer, checked, deps)
  for (const profileId of companionIdsOf(viewer)) {
    await written({ ...viewer, profileId }, checked, deps)
  }
  if (outcome.is === 'saved') {
    const { isFirstOfPlayback: isFirst, mayBeView, hasMoved } = outcome
    await deps.time.countWatching(viewer, { isFirst, hasMoved })
    const isView = mayBeView && (await noteView(deps.database.db, viewer, checked))
    if (isView) await deps.countView(viewer, titleId)
    return answerOf(title, outcome.progress)
  }
  const standing = await findProgress(deps.database.db, viewer, titleId)
  if (!standing) throw new AppError('title_not_found')
  return answerOf(title, standing)
}

/** A title or profile that went away after we had seen it is a title that is not there. */
async function written(viewer: Viewer, report: CheckedReport, { database }: WatchDeps) {
  try {
    return await writeReport(database.db, viewer, report)
  } catch (error) {
    if (databaseErrorCode(error) !== FOREIGN_KEY_VIOLATION) throw error
    throw new AppError('title_not_found', { cause: error })
  }
}

function checkReport(title: WatchableTitle, report: ProgressReport, at: Date): CheckedReport {
  const { durationSeconds } = title
  const { currentTime, playback, sequence = 0 } = report
  const positionSeconds = durationSeconds > 0 ? Math.min(currentTime, durationSeconds) : currentTime
  return {
    titleId: title.id,
    positionSeconds,
    isWatched: durationSeconds > 0 && positionSeconds >= durationSeconds * WATCHED_SHARE,
    playback: playback ? { id: playback, sequence } : null,
    at,
    begunSeconds: BEGUN_SECONDS,
    openingSeconds: OPENING_SECONDS,
    viewSeconds: durationSeconds > 0 ? Math.min(VIEW_SECONDS, durationSeconds / 2) : VIEW_SECONDS,
  }
}

function answerOf(title: WatchableTitle, saved: SavedProgress): Progress {
  return {
    animationId: title.id,
    currentTime: saved.positionSeconds,
    duration: title.durationSeconds,
    isWatched: saved.isWatched,
    updatedAt: saved.updatedAt.toISOString(),
  }
}
