/** Mean time of a picture from which a device is too weak for the room, milliseconds, and for how long. */
const TOO_SLOW_MS = 70
const WINDOW_MS = 5000
/** Longer than this between two pictures the tab was away or the machine busy. */
const STRAY_MS = 1000

/** Watches how long pictures take. `frame` says once that it is hopeless: only where fewer pixels do not help any
 *  more, which `isCoarsest` says. */
export function watchSlowness() {
  let sumMs = 0
  let count = 0
  let wasTold = false
  return {
    frame(tookMs: number, isCoarsest: boolean): boolean {
      if (wasTold || !isCoarsest || !(tookMs > 0) || tookMs > STRAY_MS) return false
      sumMs += tookMs
      count += 1
      if (sumMs < WINDOW_MS) return false
      wasTold = sumMs / count > TOO_SLOW_MS
      sumMs = 0
      count = 0
      return wasTold
    },
  }
}
