import type { ProgressReport } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import type { QueryClient } from '@tanstack/react-query'
import { activeProfileQuery } from '../../../library/family/family.queries.ts'
import {
  isTimeOver,
  refreshCountedTime,
  refreshTime,
} from '../../../library/family/own-time.queries.ts'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { call, HttpError } from '../../../platform/calls/http.ts'
import { refreshAfterWatching } from '../watch.queries.ts'
import {
  createProgressReporter,
  type ProgressReporter,
  type ReportOutcome,
} from './progress-reporter.ts'

/** The newest reporter of each title. It outlives its player until its last position is stored, and
 *  makes way when the same title is opened again. */
const reporters = new Map<number, ProgressReporter>()

/** What is reported: a title, and which version or extra of it; undefined: it has one file. */
export type ReportedFilm = { titleId: number; video: number | undefined }

/** Begin reporting one opening of the player to the server. What is stored shows at once on the page
 *  (Resume) and makes the home screen's rows stale. */
export function openReports(
  { titleId, video }: ReportedFilm,
  queryClient: QueryClient,
): ProgressReporter {
  reporters.get(titleId)?.stop()
  const watches = () => queryClient.getQueryData(activeProfileQuery.queryKey)?.id
  // Whoever watches as the first report is made, for as long as the player is open.
  let profileId: number | undefined
  const reporter = createProgressReporter({
    playback: crypto.randomUUID(),
    video,
    now: () => performance.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
    async send(report, { isLeaving }) {
      profileId ??= watches()
      // Somebody else was chosen meanwhile, here or on another device.
      if (profileId !== watches()) return 'refused'
      return send(titleId, { ...report, profileId }, isLeaving, queryClient)
    },
    // While the film runs nothing below it is on the screen; once it is left the rows must be fresh.
    onLeft: () => void refreshAfterWatching(queryClient, titleId),
  })
  reporters.set(titleId, reporter)
  return reporter
}

window.addEventListener('online', () => {
  for (const reporter of reporters.values()) reporter.backOnline()
})

async function send(
  titleId: number,
  report: ProgressReport,
  isLeaving: boolean,
  queryClient: QueryClient,
): Promise<ReportOutcome> {
  try {
    const progress = await call(WATCH_ROUTES.progress, {
      params: { id: titleId },
      body: report,
    })
    void refreshCountedTime(queryClient)
    const resumeAt = progress.isWatched ? 0 : progress.currentTime
    queryClient.setQueryData(playbackQuery(titleId).queryKey, (playback) =>
      // What another version stands at is told in its own time.
      playback?.video === (report.video ?? null) ? { ...playback, resumeAt } : playback,
    )
    return 'stored'
  } catch (error) {
    // Taken away while it played: the player learns it here where the house could not tell it.
    const isGone = error instanceof HttpError && error.status === 404
    if (isGone && !isLeaving) void refreshAfterWatching(queryClient, titleId)
    if (error instanceof Error && isTimeOver(error)) void refreshTime(queryClient)
    const isRefused = error instanceof HttpError && error.status < 500 && error.status !== 429
    return isRefused ? 'refused' : 'failed'
  }
}
