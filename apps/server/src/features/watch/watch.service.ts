import { AppError } from '@starnest/contract/errors'
import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { placeInVersion } from '@starnest/contract/watch/version-place'
import { BEST_VERSION, type TitleVideos } from '@starnest/contract/watch/videos'
import {
  BEGUN_SECONDS,
  type Playback,
  type Progress,
  type ProgressReport,
  WATCHED_SHARE,
} from '@starnest/contract/watch/watch'
import { isForeignKeyViolation } from '../../domain/database-error.ts'
import { requireSameProfile } from '../../domain/require-viewer.ts'
import { companionIdsOf, type Viewer } from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import { segmentsOf } from './segments/segments-of.ts'
import { tracksOf } from './videos/film-tracks.ts'
import { addressesOf, type PlayedFilm, playedFilm, preferredVideo } from './videos/played-film.ts'
import {
  type TitleVideo,
  titleVideosOf,
  type Videos,
  type VideosOfTitle,
  versionsOf,
} from './videos/title-videos.ts'
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
  /** Versions and extras of titles. */
  videos: Videos
  /** Tracks that were attached to a title that the viewer sees. */
  attachedCaptions: (viewer: Viewer, titleId: number) => Promise<CaptionTrack[]>
  /** Tells the pages of a household that somebody stands elsewhere in a title than before. */
  announceProgress: (householdId: number) => void
  now: () => Date
}

/** Everything the player needs to begin. `video`: a version or an extra; undefined: the version that the profile
 *  chose, else the best that plays. @throws AppError `title_not_found`, `time_over` */
export async function preparePlayback(
  viewer: Viewer,
  { titleId, video }: { titleId: number; video?: AskedVersion },
  deps: WatchDeps,
): Promise<Playback> {
  const title = await deps.findVisibleTitle(viewer, titleId)
  if (!title) throw new AppError('title_not_found')
  await deps.time.assertMayBegin(viewer)
  const videos = await deps.videos.of(viewer, titleId)
  const versions = versionsOf(title, videos)
  const asked = await askedVideo(viewer, { title, videos, video, deps })
  const own = versions.length > 0 ? (videos.own?.fileId ?? null) : null
  const film = playedFilm(title, { video: asked, own })
  const file = asked ?? videos.own
  const { durationSeconds } = film
  const saved = film.isExtra ? undefined : await findProgress(deps.database.db, viewer, titleId)
  const attached = await deps.attachedCaptions(viewer, titleId)
  return {
    animationId: title.id,
    duration: durationSeconds,
    resumeAt: saved ? resumePosition(placedIn(saved, title, film), durationSeconds) : 0,
    chapters: film.chapters.map(({ startSeconds, title: name }) => ({
      startTime: startSeconds,
      title: name,
    })),
    segments: segmentsOf({
      chapters: film.chapters,
      durationSeconds,
      found: file?.segments ?? [],
    }),
    loudness: film.loudnessLufs,
    video: film.video,
    versions: film.isExtra ? [] : versions,
    ...tracksOf(file?.facts ?? null),
    ...addressesOf(film, { title, attached }),
  }
}

/** A version or an extra by its number, the best version, or what the profile chose. */
type AskedVersion = number | typeof BEST_VERSION | undefined

type Asked = {
  title: WatchableTitle
  videos: VideosOfTitle
  video: AskedVersion
  deps: Pick<WatchDeps, 'videos'>
}

/** undefined: the title's own. @throws AppError title_not_found for what is no version or extra of it */
async function askedVideo(viewer: Viewer, { title, videos, video, deps }: Asked) {
  if (typeof video !== 'number') {
    if (videos.further.length === 0) return undefined
    const chosen = video === BEST_VERSION ? null : await deps.videos.chosen(viewer, title.id)
    return preferredVideo(title, { videos, chosen })
  }
  if (video === videos.own?.fileId) return undefined
  const asked = videos.further.find(({ fileId }) => fileId === video)
  if (!asked) throw new AppError('title_not_found')
  return asked
}

/** Where a title's saved position lies in what plays. */
const placedIn = (
  saved: SavedProgress,
  { durationSeconds: from }: Pick<WatchableTitle, 'durationSeconds'>,
  { durationSeconds: to }: Pick<PlayedFilm, 'durationSeconds'>,
): SavedProgress => ({
  ...saved,
  positionSeconds: placeInVersion(saved.positionSeconds, { from, to }),
})

/** What else there is of a title. @throws AppError title_not_found */
export async function readVideos(
  viewer: Viewer,
  titleId: number,
  { findVisibleTitle, videos }: Pick<WatchDeps, 'findVisibleTitle' | 'videos'>,
): Promise<TitleVideos> {
  const title = await findVisibleTitle(viewer, titleId)
  if (!title) throw new AppError('title_not_found')
  const chosen = await videos.chosen(viewer, titleId)
  return titleVideosOf(title, { videos: await videos.of(viewer, titleId), chosen })
}

/** Remembers which version of a title the profile watches; null: the best. @throws AppError title_not_found,
 *  also for what is no version of it */
export async function chooseVersion(
  viewer: Viewer,
  { titleId, version }: { titleId: number; version: number | null },
  deps: Pick<WatchDeps, 'findVisibleTitle' | 'videos'>,
): Promise<TitleVideos> {
  const there = await readVideos(viewer, titleId, deps)
  const isOne = version === null || there.versions.some(({ id }) => id === version)
  if (!isOne) throw new AppError('title_not_found')
  await deps.videos.choose(viewer, { titleId, version })
  return { ...there, chosen: version }
}

/** Seconds where a saved position goes on; 0 when it was hardly begun, or is as good as over. */
export function resumePosition(saved: SavedProgress, durationSeconds: number): number {
  const { positionSeconds, isWatched } = saved
  if (isWatched || positionSeconds < BEGUN_SECONDS) return 0
  const isNearEnd = durationSeconds > 0 && durationSeconds - positionSeconds < LAST_SECONDS
  return isNearEnd ? 0 : positionSeconds
}

/** Saves where everybody who watches stands, counts their time, and answers what now stands for the
 *  active profile. @throws AppError `title_not_found`, `time_over`, `profile_changed` */
export async function saveProgress(
  viewer: Viewer,
  { titleId, report, deps }: { titleId: number; report: ProgressReport; deps: WatchDeps },
): Promise<Progress> {
  requireSameProfile(viewer, report.profileId)
  const title = await deps.findVisibleTitle(viewer, titleId)
  if (!title) throw new AppError('title_not_found')
  await deps.time.assertMayGoOn(viewer, { titleId, playback: report.playback })
  const video = await reportedVideo(viewer, { titleId, report, deps })
  if (video && video.kind !== 'version') return countExtra(viewer, { title, report, deps })
  const durationSeconds = (video ?? title).durationSeconds
  const placed = placeInVersion(report.currentTime, {
    from: durationSeconds,
    to: title.durationSeconds,
  })
  const checked = checkReport(title, { ...report, currentTime: placed }, deps.now())
  const answerOf = (saved: SavedProgress) => progressOf(title, saved, durationSeconds)
  const outcome = await written(viewer, checked, deps)
  for (const profileId of companionIdsOf(viewer)) {
    await written({ ...viewer, profileId }, checked, deps)
  }
  if (outcome.is === 'saved') {
    const { isFirstOfPlayback: isFirst, mayBeView, hasMoved } = outcome
    await deps.time.countWatching(viewer, { isFirst, hasMoved })
    if (report.tellsOthers) deps.announceProgress(viewer.householdId)
    const isView = mayBeView && (await noteView(deps.database.db, viewer, checked))
    if (isView) await deps.countView(viewer, titleId)
    return answerOf(outcome.progress)
  }
  const standing = await findProgress(deps.database.db, viewer, titleId)
  if (!standing) throw new AppError('title_not_found')
  return answerOf(standing)
}

/** Which version or extra a report is of; undefined: the title itself, or one that has gone meanwhile. */
async function reportedVideo(
  viewer: Viewer,
  {
    titleId,
    report: { video },
    deps,
  }: { titleId: number; report: ProgressReport; deps: WatchDeps },
): Promise<TitleVideo | undefined> {
  if (video === undefined) return undefined
  const { further } = await deps.videos.of(viewer, titleId)
  return further.find(({ fileId }) => fileId === video)
}

/** The time of an extra counts as that of a film. Where one stands in it is not kept. */
async function countExtra(
  viewer: Viewer,
  { title, report, deps }: { title: WatchableTitle; report: ProgressReport; deps: WatchDeps },
): Promise<Progress> {
  const isFirst = (report.sequence ?? 0) === 0
  await deps.time.countWatching(viewer, { isFirst, hasMoved: true })
  const saved = await findProgress(deps.database.db, viewer, title.id)
  const nowhere = { positionSeconds: 0, isWatched: false, updatedAt: deps.now() }
  return progressOf(title, saved ?? nowhere, title.durationSeconds)
}

/** A title or profile that went away after we had seen it is a title that is not there. */
async function written(viewer: Viewer, report: CheckedReport, { database }: WatchDeps) {
  try {
    return await writeReport(database.db, viewer, report)
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
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

/** What now stands, in the time of the version that plays. */
function progressOf(
  { id, durationSeconds: from }: WatchableTitle,
  saved: SavedProgress,
  durationSeconds: number,
): Progress {
  return {
    animationId: id,
    currentTime: placeInVersion(saved.positionSeconds, { from, to: durationSeconds }),
    duration: durationSeconds,
    isWatched: saved.isWatched,
    updatedAt: saved.updatedAt.toISOString(),
  }
}
