import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { openReports, type ReportedFilm } from './open-reports.ts'

/** Reports settle this long after the last seek, in milliseconds, so that dragging is one report. */
const SEEK_SETTLES_MS = 400

/** Report where the film stands: every ten seconds of playing, on pause, after a seek, and when the
 *  page is hidden, closed or killed. Nothing here can disturb the film. A film that never ran is
 *  not reported. */
export function useProgressReports(
  video: HTMLVideoElement | null,
  { titleId, video: version }: ReportedFilm,
  isReported: boolean,
): void {
  const queryClient = useQueryClient()
  // As the film is attached, so that both end in their order.
  useLayoutEffect(() => {
    if (!video || !isReported) return
    const reporter = openReports({ titleId, video: version }, queryClient)
    let hasRun = false
    let lastSeconds = 0
    let settling: ReturnType<typeof setTimeout> | undefined

    const onTime = () => {
      if (video.paused || video.seeking) return
      hasRun = true
      lastSeconds = video.currentTime
      reporter.playingAt(video.currentTime)
    }
    const onPause = () => {
      if (hasRun && !video.seeking) reporter.happenedAt(video.currentTime)
    }
    const onSeeked = () => {
      clearTimeout(settling)
      settling = setTimeout(() => {
        if (hasRun) reporter.happenedAt(video.currentTime)
      }, SEEK_SETTLES_MS)
    }
    // A film that broke was taken from its element, which then stands at 0.
    const onLeave = () => {
      const isAttached = video.readyState > 0
      if (hasRun) void reporter.leavingAt(isAttached ? video.currentTime : lastSeconds)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onLeave()
    }

    video.addEventListener('timeupdate', onTime)
    video.addEventListener('pause', onPause)
    video.addEventListener('seeked', onSeeked)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onLeave)
    return () => {
      clearTimeout(settling)
      video.removeEventListener('timeupdate', onTime)
      video.removeEventListener('pause', onPause)
      video.removeEventListener('seeked', onSeeked)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [video, titleId, version, isReported, queryClient])
}
