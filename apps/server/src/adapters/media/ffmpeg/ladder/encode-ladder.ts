import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  AudioTrack,
  ExaminedJob,
  Ladder,
  Rendition,
  VideoTrack,
} from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { describeHls } from '../hls/describe-hls.ts'
import { encodedSound } from '../hls/encoded-sound.ts'
import { hlsOutputs, namesOf } from '../hls/hls-arguments.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import type { FfmpegPrograms } from '../source/examine.ts'
import { latestSeconds } from '../source/probing/measure-duration.ts'
import { measureEnds } from '../source/probing/measure-ends.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { type Encoder, SOFTWARE } from './encoders.ts'
import { assertCanToneMap, ladderFilter } from './picture-filters.ts'
import { constantFrameRate, frameRateText, rungsOf } from './rungs.ts'

/** Seconds between key frames: players change streams there. Source: research, §4. */
const KEY_FRAME_SECONDS = 2

/** Seconds that a second of film may take: a small computer needs ten for 4K. */
const ENCODE_SECONDS = 30

const MAX_SOUNDS = 16
const SOUND_BITS_PER_SECOND = 160_000

/** Bytes for playlists and boxes around the frames, and what a peak may add. */
const SPARE_BYTES = 64 * 1024 ** 2

type LadderJob = ExaminedJob & {
  readonly intoFolder: string
  /** To begin with. */
  readonly encoder: Encoder
  readonly onPercent?: (percent: number) => void
}

/** One ladder, as it will be encoded. */
type LadderWork = {
  readonly video: VideoTrack
  readonly sounds: readonly AudioTrack[]
  readonly renditions: readonly Rendition[]
  readonly framesPerSecond: number
}

/** Encodes a film in several sizes with one decoding. An encoder of the machine's own that fails on
 *  the way is replaced by that in software. @throws MediaError */
export async function encodeLadder(programs: FfmpegPrograms, job: LadderJob): Promise<Ladder> {
  const program = programs.ffmpegPath
  const work = await planLadder(job)
  if (work.video.isHdr) await assertCanToneMap(program)
  const encoder = await encodeWithAny(program, { job, work })
  const { framesPerSecond, renditions, sounds } = work
  const { durationSeconds } = job.examination
  await describeHls({
    folder: job.intoFolder,
    durationSeconds,
    pictureIndex: work.video.index,
    measureEnds: () => measureEnds(programs.ffprobePath, job, durationSeconds),
    videos: renditions.map(({ name, widthPx, heightPx }) => {
      return { names: namesOf(name), codec: 'h264', widthPx, heightPx, framesPerSecond }
    }),
    // The channels are mixed down to two.
    sounds: sounds.map((sound) => ({ ...sound, channels: 2 })),
    soundWithin: false,
  })
  job.onPercent?.(100)
  return { renditions, encoder: encoder.name }
}

async function planLadder({ examination, sourcePath }: LadderJob): Promise<LadderWork> {
  const { video, durationSeconds, audio } = examination
  if (!video || durationSeconds <= 0) {
    const problem = { code: 'no_picture' } as const
    throw new MediaError('unreadable', 'There is no moving picture in this file.', { problem })
  }
  const { widthPx, heightPx } = video
  const framesPerSecond = constantFrameRate(video.framesPerSecond)
  const bitsPerSecond = ((await stat(sourcePath)).size * 8) / durationSeconds
  const renditions = rungsOf({ widthPx, heightPx, framesPerSecond, bitsPerSecond })
  return { video, renditions, framesPerSecond, sounds: audio.slice(0, MAX_SOUNDS) }
}

async function encodeWithAny(
  program: string,
  { job, work }: { job: LadderJob; work: LadderWork },
): Promise<Encoder> {
  const { encoder } = job
  try {
    await encode(program, { job, work, encoder })
    return encoder
  } catch (error) {
    const isItsFault = error instanceof MediaError && error.reason === 'failed'
    if (!isItsFault || encoder === SOFTWARE) throw error
  }
  for (const file of await readdir(job.intoFolder)) await rm(join(job.intoFolder, file))
  await encode(program, { job, work, encoder: SOFTWARE })
  return SOFTWARE
}

async function encode(
  program: string,
  { job, work, encoder }: { job: LadderJob; work: LadderWork; encoder: Encoder },
): Promise<void> {
  const { durationSeconds } = job.examination
  const limits = limitsFor(durationSeconds, ENCODE_SECONDS)
  const onPrinted = (text: string) => {
    const seconds = latestSeconds(text)
    if (seconds === undefined || seconds < 0) return
    job.onPercent?.(Math.min(99, Math.floor((100 * seconds) / durationSeconds)))
  }
  await runProgram(program, ladderArguments(job, { work, encoder }), {
    timeLimitMs: limits.timeLimitMs,
    // A driver maps far more addresses than it has memory.
    ...(encoder === SOFTWARE ? { maxMemoryBytes: limits.maxMemoryBytes } : {}),
    maxFolderBytes: mostBytes(work, durationSeconds),
    folder: job.intoFolder,
    signal: job.signal,
    onPrinted,
  })
}

/** Arguments of the one ffmpeg that draws the whole ladder. */
export function ladderArguments(
  job: LadderJob,
  { work, encoder }: { work: LadderWork; encoder: Encoder },
): string[] {
  const { video, sounds, renditions, framesPerSecond } = work
  const frameRate = frameRateText(framesPerSecond)
  const { format } = job.examination
  const { lastFilter } = encoder
  const sound = encodedSound(job, sounds)
  const filter = ladderFilter(video, { format, renditions, frameRate, lastFilter })
  const periodSeconds = Math.min(10, Math.max(0.5, job.examination.durationSeconds / 1000))
  return [
    ...[...QUIET, '-progress', 'pipe:1', '-stats_period', String(periodSeconds)],
    ...[...encoder.device, ...sourceArguments(job), ...sound.inputs, '-filter_complex', filter],
    ...renditions.flatMap((rendition, nth) => [
      ...['-map', `[v${nth}]`, ...encoder.arguments(rendition, nth)],
    ]),
    ...['-force_key_frames', `expr:gte(t,n_forced*${KEY_FRAME_SECONDS})`],
    ...['-g', String(Math.ceil(framesPerSecond * KEY_FRAME_SECONDS))],
    ...[...sound.maps, ...sound.encoding],
    ...hlsOutputs(
      renditions.map(({ name }) => name),
      sounds.length,
    ),
  ]
}

/** Bytes that the ladder can have at its rates; twice that for what encoders exceed them by. */
function mostBytes({ renditions, sounds }: LadderWork, durationSeconds: number): number {
  const pictures = renditions.reduce((sum, { bitsPerSecond }) => sum + bitsPerSecond, 0)
  const bits = (pictures + sounds.length * SOUND_BITS_PER_SECOND) * durationSeconds
  return 2 * (bits / 8) + SPARE_BYTES
}
