import type { Beat } from '@starnest/jam/rap/score-rap'
import type { LiveRound } from '../round/live-round.ts'
import type { LaneColors } from '../sing/lane-colors.ts'
import { type LaneWindow, placeOf } from '../sing/lanes.ts'
import { type GridLine, gridLines, movingBars, standingBar } from './bar-window.ts'
import type { Syllable } from './rap-round.ts'

type Drawn = {
  live: LiveRound
  beat: Beat
  syllables: readonly Syllable[]
  isCalm: boolean
  colors: LaneColors
}

/** How far down a line of the grid goes, as a share of the picture's height, and how wide it is, in CSS
 *  pixels. */
const LINES: Record<GridLine['kind'], { share: number; widthPx: number }> = {
  bar: { share: 1, widthPx: 3 },
  beat: { share: 0.8, widthPx: 2 },
  sixteenth: { share: 0.3, widthPx: 1 },
}
/** A syllable is so wide, in CSS pixels, and so high, as a share of the picture's height. */
const SYLLABLE_WIDTH_PX = 8
const SYLLABLE_SHARE = 0.46

/** Draws one picture of a rap: the grid of the bar, the syllables on it, and the present. A syllable without a
 *  voice has an edge alone. */
export function drawSyllables(brush: CanvasRenderingContext2D, drawn: Drawn): void {
  const { live, beat, isCalm } = drawn
  const { width, height } = brush.canvas
  const nowMs = live.positionMs()
  const window = isCalm ? standingBar(beat, nowMs) : movingBars(beat, nowMs)
  const pixel = devicePixelRatio
  brush.clearRect(0, 0, width, height)
  const sheet: Sheet = { ...drawn, brush, width, height, window, pixel }
  drawGrid(sheet)
  drawAllSyllables(sheet)
  drawNow(sheet)
}

type Sheet = Drawn & {
  brush: CanvasRenderingContext2D
  width: number
  height: number
  window: LaneWindow
  /** Device pixels of a CSS pixel. */
  pixel: number
}

function drawGrid({ brush, width, height, window, beat, colors, pixel }: Sheet): void {
  for (const { atMs, kind } of gridLines(beat, window)) {
    const { share, widthPx } = LINES[kind]
    const x = placeOf(window, atMs) * width
    brush.fillStyle = kind === 'sixteenth' ? colors.line : colors.spoken
    brush.globalAlpha = kind === 'beat' ? 0.45 : 0.8
    brush.fillRect(
      Math.round(x - (widthPx * pixel) / 2),
      Math.round((height * (1 - share)) / 2),
      widthPx * pixel,
      height * share,
    )
  }
  brush.globalAlpha = 1
}

function drawAllSyllables({ brush, width, height, window, syllables, colors, pixel }: Sheet): void {
  brush.lineWidth = 2 * pixel
  brush.fillStyle = colors.voice
  brush.strokeStyle = colors.voice
  const wide = SYLLABLE_WIDTH_PX * pixel
  const high = height * SYLLABLE_SHARE
  for (let at = syllables.length - 1; at >= 0; at--) {
    const syllable = syllables[at]
    if (!syllable || syllable.atMs < window.fromMs) return
    const x = placeOf(window, syllable.atMs) * width
    brush.beginPath()
    brush.roundRect(x - wide / 2, (height - high) / 2, wide, high, wide / 2)
    if (syllable.isCounted) brush.fill()
    else brush.stroke()
  }
}

function drawNow({ brush, width, height, window, colors, pixel }: Sheet): void {
  brush.fillStyle = colors.now
  brush.fillRect(Math.round(placeOf(window, window.nowMs) * width - pixel), 0, 2 * pixel, height)
}
