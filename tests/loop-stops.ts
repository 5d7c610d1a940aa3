/** How often the loop is looked at, milliseconds. */
const EVERY_MS = 5

/** The longest that the loop stood still, milliseconds. `busyStopMs` counts only what this thread itself computed,
 *  so that a machine spoils no test which has much else to do, or whose system takes long to hand out memory. */
export type LoopStops = { stopMs: number; busyStopMs: number }

/** Begins to watch the event loop of this process; what is returned ends it. */
export function watchLoop(): { stop: () => LoopStops } {
  const stops: LoopStops = { stopMs: 0, busyStopMs: 0 }
  let last = look()
  const note = () => {
    const now = look()
    const wallMs = Math.max(0, now.wallMs - last.wallMs - EVERY_MS)
    stops.stopMs = Math.max(stops.stopMs, wallMs)
    stops.busyStopMs = Math.max(stops.busyStopMs, Math.min(wallMs, now.busyMs - last.busyMs))
    last = now
  }
  const timer = setInterval(note, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      note()
      return stops
    },
  }
}

function look() {
  const { user } = process.threadCpuUsage()
  return { wallMs: performance.now(), busyMs: user / 1000 }
}
