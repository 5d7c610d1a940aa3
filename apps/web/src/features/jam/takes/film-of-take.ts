import { encodeFilm } from '../../../platform/media/encode-film.ts'
import { fetchSound } from '../jam.queries.ts'
import { jamAudio } from '../round/jam-audio.ts'
import type { LiveRound, SungVoice } from '../round/live-round.ts'
import { drawLanes } from '../sing/draw-lanes.ts'
import { laneColors } from '../sing/lane-colors.ts'
import { lineAt, wordsOf } from '../sing/lyrics.ts'
import { mixTake, soundsOf } from './mix-take.ts'
import type { Take } from './take.ts'

type FilmPlan = {
  take: Take
  /** What was sung; null: a rap. */
  voice: SungVoice | null
  /** What stands on the picture: who sang, and the points. */
  words: { by: string; points: string }
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Size of the picture, and pictures a second. */
const WIDTH = 1280
const HEIGHT = 720
const FRAMES_A_SECOND = 30

/** Height of the lanes in the picture, of its own height. */
const LANES_SHARE = 0.5

/** A film of a take: title, who sang, the notes with the voice on them, the words, and the score.
 *  @throws NoVideoEncoderError, TypeError when the music cannot be fetched. */
export async function filmOfTake(plan: FilmPlan): Promise<Blob> {
  const { take, signal, onProgress } = plan
  const audio = await jamAudio()
  const sounds = await soundsOf(audio, take, (url) => fetchSound(url, signal))
  const sound = await mixTake(take, sounds)
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('there is no canvas to draw on')
  const draw = pictureOf(plan)
  const { sampleRate, numberOfChannels } = sound
  const film = await encodeFilm({
    ...{ canvas, framesPerSecond: FRAMES_A_SECOND, signal, onProgress },
    frames: Math.ceil(sound.duration * FRAMES_A_SECOND),
    draw: (frame) => draw(brush, frame / FRAMES_A_SECOND),
    sound: { sampleRate, numberOfChannels, pieces: [sound] },
  })
  if (!film.bytes) throw new Error('a film was finished without bytes')
  return film.bytes
}

function pictureOf({ take, voice, words }: FilmPlan) {
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
  const lanes = new OffscreenCanvas(1, 1)
  return (brush: OffscreenCanvasRenderingContext2D, second: number) => {
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
    write(words.by, [edge, height * 0.185], [height * 0.045, token('lantern')])
    if (voice) {
      lanes.width = Math.round(width - 2 * edge)
      lanes.height = Math.round(height * LANES_SHARE)
      const lanesBrush = lanes.getContext('2d')
      if (lanesBrush) drawLanes(lanesBrush, { live, voice, isCalm: false, colors })
      brush.drawImage(lanes, edge, height * 0.22)
      const lines = voice.song.voices[voice.voiceIndex]?.lines ?? []
      const line = wordsOf(lines[lineAt(voice.song, lines, nowMs)])
      write(line, [edge, height * 0.82], [height * 0.06, token('starlight')])
    }
    if (take.score > 0) {
      write(`${take.score}`, [edge, height * 0.95], [height * 0.1, token('gold')])
      write(words.points, [edge * 4, height * 0.945], [height * 0.04, token('mist')])
    }
  }
}
