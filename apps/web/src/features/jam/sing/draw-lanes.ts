import type { SongLine, SongNote } from '@starnest/jam/song/song'
import type { LiveRound, SungVoice } from '../round/live-round.ts'
import type { LaneColors } from './lane-colors.ts'
import {
  heightOf,
  type LaneNote,
  type LaneRange,
  type LaneWindow,
  lineWindow,
  movingWindow,
  nearOctave,
  noteNear,
  notesInSight,
  placeOf,
  rangeOf,
} from './lanes.ts'
import { lineAt, sungShare } from './lyrics.ts'

/** What the lanes are drawn with. */
type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

type Drawn = { live: LiveRound; voice: SungVoice; isCalm: boolean; colors: LaneColors }

/** A bar is as thick as this share of the picture's height. */
const BAR_SHARE = 0.055
/** Gap between two bars, in device pixels. */
const BAR_GAP_PX = 3
/** Tones further apart than this, in milliseconds, are not joined. */
const JOINED_MS = 60
/** Half-steps between two lines of the staff. */
const STAFF_STEPS = 2

/** Draws one picture of the lanes: staff, notes, what was sung, and the present. */
export function drawLanes(brush: Brush, drawn: Drawn): void {
  const { live, voice, isCalm, colors } = drawn
  const lines = voice.song.voices[voice.voiceIndex]?.lines ?? []
  const nowMs = live.positionMs()
  const line = lines[lineAt(voice.song, lines, nowMs)]
  const window = isCalm ? lineWindow(voice.song, line, nowMs) : movingWindow(nowMs)
  const range = rangeOf(lines)
  const { width, height } = brush.canvas
  brush.clearRect(0, 0, width, height)
  const sheet: Sheet = { brush, width, height, window, range, ...drawn }
  drawStaff(sheet)
  for (const note of notesInSight(voice.song, lines, sheet)) drawNote(sheet, note)
  // The first voice lies on top.
  for (const [at, tones] of [...(live.others ?? []).entries()].reverse()) {
    drawVoice(sheet, lines, { tones, color: colors.others[at] ?? colors.voice })
  }
  drawVoice(sheet, lines, { tones: live.tones, color: colors.voice })
  drawNow(sheet)
}

type Sheet = Drawn & {
  brush: Brush
  width: number
  height: number
  window: LaneWindow
  range: LaneRange
}

const yOf = ({ height }: Sheet, share: number) => height * (1 - share)

function drawStaff(sheet: Sheet): void {
  const { brush, width, range, colors } = sheet
  brush.fillStyle = colors.line
  const first = Math.ceil(range.low / STAFF_STEPS) * STAFF_STEPS
  for (let pitch = first; pitch <= range.high; pitch += STAFF_STEPS) {
    brush.fillRect(0, Math.round(yOf(sheet, heightOf(range, pitch))), width, 1)
  }
}

const isGolden = ({ kind }: SongNote) => kind === 'golden' || kind === 'goldenRap'
const isSpoken = ({ kind }: SongNote) => kind === 'rap' || kind === 'goldenRap'

function drawNote(sheet: Sheet, { note, start, end, height }: LaneNote): void {
  const { brush, width, colors, voice, window } = sheet
  const thick = sheet.height * BAR_SHARE
  const left = start * width
  const right = Math.max(left + thick / 2, end * width - BAR_GAP_PX)
  const top = yOf(sheet, height) - thick / 2
  const [full, light] = isGolden(note)
    ? [colors.golden, colors.goldenLight]
    : [colors.note, colors.noteLight]
  brush.globalAlpha = note.kind === 'freestyle' ? 0.35 : 0.55
  brush.fillStyle = isSpoken(note) && !isGolden(note) ? colors.spoken : full
  bar(brush, { left, top, right, thick })
  const share = sungShare(voice.song, note, window.nowMs)
  if (share > 0) {
    brush.globalAlpha = 0.95
    brush.fillStyle = light
    bar(brush, { left, top, right: left + (right - left) * share, thick })
  }
  brush.globalAlpha = 1
}

type Bar = { left: number; top: number; right: number; thick: number }

function bar(brush: Brush, { left, top, right, thick }: Bar): void {
  brush.beginPath()
  brush.roundRect(left, top, Math.max(0, right - left), thick, thick / 2)
  brush.fill()
}

type DrawnVoice = { tones: LiveRound['tones']; color: string }

function drawVoice(sheet: Sheet, lines: readonly SongLine[], { tones, color }: DrawnVoice): void {
  const { brush, width, voice, window, range } = sheet
  brush.strokeStyle = color
  brush.lineWidth = sheet.height * BAR_SHARE * 0.45
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  brush.beginPath()
  let lastMs = Number.NEGATIVE_INFINITY
  for (let at = firstInSight(tones, window.fromMs); at < tones.length; at++) {
    const tone = tones[at]
    if (!tone || tone.cents === null) continue
    // What is played again was sung to its end.
    if (tone.atMs > window.nowMs) break
    const wanted = noteNear(voice.song, lines, tone.atMs)
    const pitch = nearOctave(tone.cents / 100, wanted?.pitch ?? 0)
    const [x, y] = [placeOf(window, tone.atMs) * width, yOf(sheet, heightOf(range, pitch))]
    if (tone.atMs - lastMs > JOINED_MS) brush.moveTo(x, y)
    brush.lineTo(x, y)
    lastMs = tone.atMs
  }
  brush.stroke()
}

/** Number of the first tone that is not older than the window. */
function firstInSight(tones: LiveRound['tones'], fromMs: number): number {
  let at = tones.length
  while (at > 0 && (tones[at - 1]?.atMs ?? 0) >= fromMs) at--
  return at
}

function drawNow(sheet: Sheet): void {
  const { brush, width, height, window, colors } = sheet
  const x = Math.round(placeOf(window, window.nowMs) * width)
  brush.fillStyle = colors.now
  brush.globalAlpha = 0.7
  brush.fillRect(x - 1, 0, 2, height)
  brush.globalAlpha = 1
}
