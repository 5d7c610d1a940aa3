import type { LiveLevel } from './character.ts'

/** What a stage draws with: how fine its characters are, drawn pixels for each pixel of the page,
 *  and whether its key light throws shadows. */
export type LiveQuality = { level: LiveLevel; pixelRatio: number; shadows: boolean }

/** What a ladder begins with; the middle level and shadows unless said. */
export type QualityLadderOptions = {
  /** Where it begins. */
  level?: LiveLevel
  /** Pixel ratio of the screen. */
  devicePixelRatio?: number
  /** A phone draws at most 1.5 pixels for one, other screens 2. */
  isPhone?: boolean
  shadows?: boolean
}

/** Highest pixel ratio of a phone and of any other screen. */
export const PIXEL_RATIO_LIMIT = { phone: 1.5, other: 2 } as const
/** Coarser than this, letters and faces fray. */
const LEAST_PIXEL_RATIO = 1
/** How much the pixel ratio falls and rises at a time. */
const PIXEL_RATIO_STEP = 0.25

/** A mean of frames over this is too slow: 45 frames a second; under the other there is room. */
const SLOW_MS = 22
const FAST_MS = 17.5
/** What is averaged before it falls, and how long frames have to be fast before it rises, ms. */
const FALL_WINDOW_MS = 2000
const RISE_WINDOW_MS = 8000
/** A rise that proved too much is tried again only after this long, ms, and twice as long each time. */
const RISE_AGAIN_MS = 30_000
/** A longer frame says that the page was hidden or the machine busy, not that drawing is slow, ms. */
const STRAY_FRAME_MS = 250

/** All qualities, best first. First fewer pixels, then no shadows, then coarser characters. */
function rungsOf(start: LiveQuality): LiveQuality[] {
  const rungs: LiveQuality[] = []
  let { pixelRatio } = start
  for (; pixelRatio > LEAST_PIXEL_RATIO; pixelRatio -= PIXEL_RATIO_STEP)
    rungs.push({ ...start, pixelRatio })
  const least = Math.min(start.pixelRatio, LEAST_PIXEL_RATIO)
  rungs.push({ ...start, pixelRatio: least })
  if (start.shadows) rungs.push({ ...start, pixelRatio: least, shadows: false })
  for (const level of LEVELS.slice(0, LEVELS.indexOf(start.level)).reverse())
    rungs.push({ level, pixelRatio: least, shadows: false })
  return rungs
}

const LEVELS: readonly LiveLevel[] = ['low', 'middle', 'high']

/** Chooses a quality by measured frame times. It falls by a rung when the mean of two seconds is over
 *  22 ms, and rises by one after eight fast seconds, but never back and forth: a rung that was too
 *  much is left alone for half a minute, then for twice as long.
 *
 *  Where frames come no faster than the screen's rate, a fast frame takes 16.7 ms: `FAST_MS` is over
 *  that. */
export class QualityLadder {
  readonly #rungs: readonly LiveQuality[]
  #rung = 0
  #sumMs = 0
  #frames = 0
  #fastMs = 0
  #nowMs = 0
  /** Time from which the next higher rung may be tried, and how long the next wait is. */
  #riseFromMs = 0
  #waitMs = RISE_AGAIN_MS
  #roseMs = Number.NEGATIVE_INFINITY

  constructor({
    level = 'middle',
    devicePixelRatio = 1,
    isPhone = false,
    shadows = true,
  }: QualityLadderOptions = {}) {
    const limit = isPhone ? PIXEL_RATIO_LIMIT.phone : PIXEL_RATIO_LIMIT.other
    const pixelRatio = Math.min(devicePixelRatio, limit)
    this.#rungs = rungsOf({ level, pixelRatio, shadows })
  }

  get quality(): LiveQuality {
    return this.#rungs[this.#rung] as LiveQuality
  }

  /** Takes the time since the last frame, ms; says whether the quality is another now. */
  frame(frameMs: number): boolean {
    if (frameMs > STRAY_FRAME_MS) {
      this.#measureAnew()
      return false
    }
    this.#nowMs += frameMs
    this.#sumMs += frameMs
    this.#frames++
    if (this.#sumMs < FALL_WINDOW_MS) return false
    const mean = this.#sumMs / this.#frames
    const spanMs = this.#sumMs
    this.#sumMs = 0
    this.#frames = 0
    if (mean > SLOW_MS) return this.#fall()
    this.#fastMs = mean < FAST_MS ? this.#fastMs + spanMs : 0
    return this.#fastMs >= RISE_WINDOW_MS && this.#nowMs >= this.#riseFromMs && this.#rise()
  }

  /** Forgets what was measured: after a pause, or when the picture is another. */
  #measureAnew(): void {
    this.#sumMs = 0
    this.#frames = 0
    this.#fastMs = 0
  }

  #fall(): boolean {
    this.#fastMs = 0
    if (this.#rung === this.#rungs.length - 1) return false
    const wasTooMuch = this.#nowMs - this.#roseMs < RISE_AGAIN_MS
    this.#waitMs = wasTooMuch ? this.#waitMs * 2 : RISE_AGAIN_MS
    this.#riseFromMs = this.#nowMs + this.#waitMs
    this.#rung++
    return true
  }

  #rise(): boolean {
    this.#fastMs = 0
    if (this.#rung === 0) return false
    this.#rung--
    this.#roseMs = this.#nowMs
    return true
  }
}
