import { spawn } from 'node:child_process'
import type { EditorDocument } from '@starnest/contract/editor/document'
import { gainAt, type HeardItem, heardItems } from '@starnest/editor/sound/gain'
import type { FilmSource } from '../../../../ports/media/film-renderer.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { fed } from './sources/fed.ts'
import { PipeReader } from './sources/pipe-reader.ts'

/** Frames of sound a second, of two channels. */
export const SAMPLE_RATE = 48_000

/** Frames of sound that are mixed at once: a tenth of a second. */
const BLOCK = 4800

/** Frames of sound for which one gain is taken, five milliseconds, between which it changes evenly. */
const GAIN_STEP = 240

const BYTES_PER_FRAME = 8

/** An item that sounds, and its samples as they come. */
type Playing = { heard: HeardItem; reader: PipeReader; stop: () => void; toFrame: number }

/** What a mix is made of. */
export type Mix = {
  readonly document: EditorDocument
  readonly sources: ReadonlyMap<number, FilmSource>
  readonly durationMs: number
}

/** Mixes everything that is heard, as blocks of 32-bit floats, left and right in turn. At most a few items are
 *  decoded at a time, however many there are. */
export async function* mixSound(ffmpegPath: string, mix: Mix): AsyncGenerator<Buffer> {
  const { document, sources, durationMs } = mix
  const waiting = heardItems(document)
    .filter(({ item }) => item.assetId !== null && sources.has(item.assetId))
    .sort((one, other) => one.fromMs - other.fromMs)
  const playing = new Set<Playing>()
  const frames = frameAt(durationMs)
  try {
    for (let from = 0; from < frames; from += BLOCK) {
      const until = Math.min(frames, from + BLOCK)
      const due = waiting.filter(({ fromMs }) => frameAt(fromMs) < until)
      for (const heard of waiting.splice(0, due.length)) {
        const source = sources.get(heard.item.assetId ?? 0)
        if (source) playing.add(play(ffmpegPath, heard, source))
      }
      const block = new Float32Array((until - from) * 2)
      for (const one of playing) {
        await addTo(block, from, one)
        if (one.toFrame > until) continue
        one.stop()
        playing.delete(one)
      }
      yield clamped(block)
    }
  } finally {
    for (const one of playing) one.stop()
  }
}

const frameAt = (ms: number) => Math.round((ms * SAMPLE_RATE) / 1000)

async function addTo(block: Float32Array, from: number, one: Playing): Promise<void> {
  const { heard, reader, toFrame } = one
  const begin = Math.max(0, frameAt(heard.fromMs) - from)
  const end = Math.min(block.length / 2, toFrame - from)
  if (end <= begin) return
  const bytes = await reader.read((end - begin) * BYTES_PER_FRAME)
  const whole = Math.floor(bytes.length / BYTES_PER_FRAME)
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, whole * 2)
  for (let step = 0; step < whole; step += GAIN_STEP) {
    const until = Math.min(whole, step + GAIN_STEP)
    const msAt = (frame: number) => ((from + begin + frame) * 1000) / SAMPLE_RATE
    const first = gainAt(heard.points, msAt(step))
    const slope = (gainAt(heard.points, msAt(until)) - first) / (until - step)
    for (let frame = step; frame < until; frame++) {
      const gain = first + slope * (frame - step)
      const at = (begin + frame) * 2
      block[at] = (block[at] ?? 0) + (samples[frame * 2] ?? 0) * gain
      block[at + 1] = (block[at + 1] ?? 0) + (samples[frame * 2 + 1] ?? 0) * gain
    }
  }
}

function clamped(block: Float32Array): Buffer {
  for (let at = 0; at < block.length; at++) {
    block[at] = Math.max(-1, Math.min(1, block[at] ?? 0))
  }
  return Buffer.from(block.buffer)
}

function play(ffmpegPath: string, heard: HeardItem, source: FilmSource): Playing {
  const { item, fromMs, toMs } = heard
  const filters = [...tempos(item.speed), `aresample=${SAMPLE_RATE}:async=1:first_pts=0`]
  const program = spawn(
    ffmpegPath,
    [
      ...[...QUIET, '-ss', (item.sourceStart / 1000).toFixed(6)],
      ...['-t', (((toMs - fromMs) * item.speed + 500) / 1000).toFixed(6)],
      ...sourceArguments({ sourcePath: source.path, format: source.format }),
      ...['-map', '0:a:0?', '-vn', '-sn', '-dn', '-af', filters.join(',')],
      ...['-ac', '2', '-ar', String(SAMPLE_RATE), '-c:a', 'pcm_f32le', '-f', 'f32le', 'pipe:1'],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return {
    heard,
    reader: new PipeReader(program.stdout),
    stop: () => program.kill('SIGKILL'),
    toFrame: frameAt(toMs),
  }
}

/** Filters that change the speed and keep the pitch; one takes half to twice. */
function tempos(speed: number): string[] {
  if (speed === 1) return []
  const isOne = speed >= 0.5 && speed <= 2
  const steps = isOne ? [speed] : [Math.sqrt(speed), Math.sqrt(speed)]
  return steps.map((step) => `atempo=${step}`)
}

/** Encodes a mix as AAC in a file. */
export async function encodeMix(ffmpegPath: string, mix: Mix, intoFile: string): Promise<void> {
  const encoder = spawn(
    ffmpegPath,
    [
      ...[...QUIET, '-f', 'f32le', '-ac', '2', '-ar', String(SAMPLE_RATE), '-i', 'pipe:0'],
      ...['-c:a', 'aac', '-b:a', '192k', '-f', 'mp4', intoFile],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  await fed(encoder, mixSound(ffmpegPath, mix))
}
