import type { LiveRound, SungVoice } from '../../round/live-round.ts'
import { drawLanes } from '../../sing/draw-lanes.ts'
import { laneColors } from '../../sing/lane-colors.ts'
import { lineAt, lineText } from '../../sing/lyrics.ts'
import type { Take } from '../take.ts'

/** What stands on the picture of a take: who sang, and the points. */
export type TakeLabels = { by: string; points: string }

/** A take as it is drawn. `voice` is null for a rap. */
export type ShownTake = { take: Take; voice: SungVoice | null; labels: TakeLabels }

/** Size of the picture of a take. */
export const TAKE_PICTURE = { width: 1280, height: 720 }

/** Height of the lanes in the picture, of its own height. */
const LANES_SHARE = 0.5

type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The way to draw a take as it stands so many seconds after its beginning: title, who sang, the notes with the
 *  voice on them, the words, and the score. */
export function drawTake({
  take,
  voice,
  labels,
}: ShownTake): (brush: Brush, second: number) => void {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  const colors = laneColors(document.documentElement)
  let nowMs = take.fromMs
  const live: LiveRound = {
    positionMs: () => nowMs,
    fromMs: take.fromMs,
    toMs: take.toMs,
    tones: take.tones,
  }
  // Browsers that make no films may have no canvas off the page.
  const lanes = document.createElement('canvas')
  return (brush, second) => {
    nowMs = take.fromMs + second * 1000
    const { width, height } = brush.canvas
    const sky = brush.createLinearGradient(0, 0, 0, height)
    sky.addColorStop(0, token('space-700'))
    sky.addColorStop(1, token('space-950'))
    brush.fillStyle = sky
    brush.fillRect(0, 0, width, height)
    const write = (text: string, [x, y]: [number, number], [size, color]: [number, string]) => {
      brush.font = `700 ${size}px "Baloo 2", sans-serif`
      brush.fillStyle = color
      brush.fillText(text, x, y, width - 2 * x)
    }
    const edge = width * 0.05
    write(take.title, [edge, height * 0.12], [height * 0.075, token('starlight')])
    write(labels.by, [edge, height * 0.185], [height * 0.045, token('lantern')])
    if (voice) {
      lanes.width = Math.round(width - 2 * edge)
      lanes.height = Math.round(height * LANES_SHARE)
      const lanesBrush = lanes.getContext('2d')
      if (lanesBrush) drawLanes(lanesBrush, { live, voice, isCalm: false, colors })
      brush.drawImage(lanes, edge, height * 0.22)
      const lines = voice.song.voices[voice.voiceIndex]?.lines ?? []
      const line = lineText(lines[lineAt(voice.song, lines, nowMs)])
      write(line, [edge, height * 0.82], [height * 0.06, token('starlight')])
    }
    if (take.score > 0) {
      write(`${take.score}`, [edge, height * 0.95], [height * 0.1, token('gold')])
      write(labels.points, [edge * 4, height * 0.945], [height * 0.04, token('mist')])
    }
  }
}
