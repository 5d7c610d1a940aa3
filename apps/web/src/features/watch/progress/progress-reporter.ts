import { PROGRESS_REPORT_SECONDS, type ProgressReport } from '@starnest/contract/watch/watch'

/** First wait after a report that failed, in milliseconds; each further failure doubles it. */
export const FIRST_RETRY_MS = 1000
/** Longest wait between two tries, in milliseconds. */
export const LONGEST_RETRY_MS = 60_000

const REPORT_MS = PROGRESS_REPORT_SECONDS * 1000

/** How a report ended: stored; refused for good, so that asking again is pointless; or failed, so
 *  that it is worth another try. */
export type ReportOutcome = 'stored' | 'refused' | 'failed'

/** What the reporter stands on. `send` must not throw; `isLeaving`: the player closes with this report. `onLeft`:
 *  the player was left, and all that was reported since the last time is stored. The clock is in milliseconds. */
export type ReporterDeps = {
  playback: string
  /** The version or extra that plays; absent: the title has one file. */
  video?: number | undefined
  send: (report: ProgressReport, options: { isLeaving: boolean }) => Promise<ReportOutcome>
  onLeft: () => void
  now: () => number
  after: (delayMs: number, run: () => void) => () => void
}

/** Tells the server where one opening of the player stands. Positions are in seconds. */
export type ProgressReporter = {
  /** The film plays and stands here: report when ten seconds have passed since the last report. */
  playingAt: (positionSeconds: number) => void
  /** Something happened here (pause, seek): report now, unless this very position was reported. */
  happenedAt: (positionSeconds: number) => void
  /** The page is hidden, closed or killed: report now, past anything still under way. */
  leavingAt: (positionSeconds: number) => Promise<void>
  /** The line is back: send the last known position again without waiting for the next try. */
  backOnline: () => void
  /** Stop waiting for another try; nothing is sent any more. */
  stop: () => void
}

/** One reporter for one opening of the player. Sequences only grow, at most one ordinary report is
 *  under way, only the newest unsent position is kept, and failures never reach the film: they are
 *  tried again after 1, 2, 4 … 60 seconds. Source: specification §3, "Progress record"; design. */
export function createProgressReporter(deps: ReporterDeps): ProgressReporter {
  let sequence = 0
  let lastReportAtMs: number | undefined
  let lastPosition: number | undefined
  let unsent: number | undefined
  let isUnderWay = false
  let isStopped = false
  let isLeft = false
  let hasStoredMore = false
  let tellsOthers = false
  let failures = 0
  let cancelRetry: (() => void) | undefined

  const nextReport = (positionSeconds: number): ProgressReport => ({
    currentTime: positionSeconds,
    playback: deps.playback,
    sequence: sequence++,
    ...(tellsOthers && { tellsOthers }),
    ...(deps.video !== undefined && { video: deps.video }),
  })

  const note = (positionSeconds: number) => {
    lastPosition = positionSeconds
    lastReportAtMs = deps.now()
  }

  const waitAndRetry = () => {
    if (isStopped) return
    const delayMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
    failures += 1
    cancelRetry = deps.after(delayMs, () => {
      cancelRetry = undefined
      void flush()
    })
  }

  const tellIfLeft = () => {
    if (!isLeft || !hasStoredMore) return
    hasStoredMore = false
    deps.onLeft()
  }

  /** Send, and keep the position for another try when it failed and nothing newer was sent since. */
  const send = async (positionSeconds: number, isLeaving: boolean): Promise<void> => {
    const report = nextReport(positionSeconds)
    const outcome = await deps.send(report, { isLeaving })
    if (outcome !== 'failed') {
      failures = 0
      hasStoredMore ||= outcome === 'stored'
      tellIfLeft()
      return
    }
    if (report.sequence === sequence - 1) unsent ??= positionSeconds
    if (unsent !== undefined && !cancelRetry) waitAndRetry()
  }

  const flush = async (): Promise<void> => {
    if (isUnderWay || cancelRetry || unsent === undefined) return
    const position = unsent
    unsent = undefined
    isUnderWay = true
    await send(position, false)
    isUnderWay = false
    await flush()
  }

  const report = (positionSeconds: number) => {
    note(positionSeconds)
    isLeft = false
    unsent = positionSeconds
    void flush()
  }

  return {
    playingAt(positionSeconds) {
      lastReportAtMs ??= deps.now()
      if (deps.now() - lastReportAtMs < REPORT_MS) return
      tellsOthers = false
      report(positionSeconds)
    },
    happenedAt(positionSeconds) {
      if (positionSeconds === lastPosition) return
      tellsOthers = true
      report(positionSeconds)
    },
    async leavingAt(positionSeconds) {
      isLeft = true
      const isKnown = positionSeconds === lastPosition && unsent === undefined && !isUnderWay
      if (isKnown) return tellIfLeft()
      note(positionSeconds)
      unsent = undefined
      tellsOthers = true
      await send(positionSeconds, true)
    },
    backOnline() {
      cancelRetry?.()
      cancelRetry = undefined
      void flush()
    },
    stop() {
      isStopped = true
      cancelRetry?.()
      cancelRetry = undefined
      unsent = undefined
    },
  }
}
