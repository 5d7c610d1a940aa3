/** Samples that the estimate is made of; older ones are forgotten. */
const KEPT_SAMPLES = 8
/** A question that took longer says nothing, milliseconds. */
const MAX_DELAY_MS = 10_000
/** How far clocks walk apart by themselves between samples, and how coarse browsers make theirs,
 *  milliseconds. */
const TOLERANCE_MS = 20

/** Questions on joining, and the milliseconds between them. */
const FIRST_PROBES = 8
const FIRST_PROBES_EVERY_MS = 250
/** Milliseconds between two questions later. */
const PROBES_EVERY_MS = 10_000

/** One question for the server's time: when it was sent and when its answer came by this screen's
 *  clock, and what the server's clock said, all in milliseconds. */
export type ClockSample = { sentMs: number; serverMs: number; receivedMs: number }

/** What this screen knows of the server's clock. */
export type ServerClock = {
  /** This screen's own clock, milliseconds since any moment; nobody ever sets it. */
  nowMs: () => number
  addSample: (sample: ClockSample) => void
  /** Milliseconds since 1970 by the server's clock, now or at a moment of this screen's own; undefined before the
   *  first sample. */
  serverNowMs: (ownMs?: number) => number | undefined
  /** Of the best sample, milliseconds; undefined before the first one. */
  readonly roundTripMs: number | undefined
}

type Estimate = { offsetMs: number; delayMs: number }

/** Estimate the server's clock from samples: the one with the least delay of the last 8 wins.
 *  `nowMs` must be a clock that nobody sets, such as performance.now. */
export function createServerClock({ nowMs }: { nowMs: () => number }): ServerClock {
  let estimates: Estimate[] = []
  const best = () =>
    estimates.reduce<Estimate | undefined>(
      (least, estimate) => (least && least.delayMs < estimate.delayMs ? least : estimate),
      undefined,
    )

  return {
    nowMs,
    addSample({ sentMs, serverMs, receivedMs }) {
      const delayMs = receivedMs - sentMs
      const offsetMs = serverMs - (sentMs + receivedMs) / 2
      const isBelievable = delayMs >= 0 && delayMs <= MAX_DELAY_MS && Number.isFinite(offsetMs)
      if (!isBelievable) return
      const estimate = { offsetMs, delayMs }
      const agreeing = estimates.filter((earlier) => canBothHold(earlier, estimate))
      estimates = [...agreeing, estimate].slice(-KEPT_SAMPLES)
    },
    serverNowMs(ownMs = nowMs()) {
      const estimate = best()
      return estimate && ownMs + estimate.offsetMs
    },
    get roundTripMs() {
      return best()?.delayMs
    },
  }
}

/** The true offset is at most half the delay from what a sample says. Two samples that leave no such
 *  offset mean that a clock was set, or stood still while the machine slept, in between. */
function canBothHold(earlier: Estimate, later: Estimate): boolean {
  const apartMs = Math.abs(earlier.offsetMs - later.offsetMs)
  return apartMs <= (earlier.delayMs + later.delayMs) / 2 + TOLERANCE_MS
}

/** Keep asking for the server's time until the signal ends it: 8 times within two seconds on joining
 *  and whenever this screen is looked at again, then every 10 seconds. `probe` answers with the
 *  server's milliseconds; a question that fails is left out. */
export function keepClock(options: {
  clock: ServerClock
  probe: () => Promise<number>
  signal: AbortSignal
}): void {
  const { clock, probe, signal } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = FIRST_PROBES

  const ask = async () => {
    const sentMs = clock.nowMs()
    try {
      const serverMs = await probe()
      if (!signal.aborted) clock.addSample({ sentMs, serverMs, receivedMs: clock.nowMs() })
    } catch {
      // The line is gone for now; the next question comes by itself.
    }
  }
  const goOn = () => {
    left--
    void ask()
    timer = setTimeout(goOn, left > 0 ? FIRST_PROBES_EVERY_MS : PROBES_EVERY_MS)
  }
  // While a machine sleeps its clock may stand still.
  const onVisibility = () => {
    if (document.visibilityState !== 'visible') return
    clearTimeout(timer)
    left = FIRST_PROBES
    goOn()
  }

  if (signal.aborted) return
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  goOn()
}
