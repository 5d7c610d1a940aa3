import { basename, dirname } from 'node:path'
import type { ExaminedJob } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { encodedSound } from '../hls/encoded-sound.ts'
import { type Encoder, SOFTWARE } from '../ladder/encoders.ts'
import { assertCanToneMap, ladderFilter } from '../ladder/picture-filters.ts'
import { constantFrameRate, frameRateText } from '../ladder/rungs.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { latestSeconds } from '../source/probing/measure-duration.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'

/** Short side of a proxy, in pixels. */
const SHORT_SIDE_PX = 540

/** Seconds between key frames: a picture between them is at most 30 frames of decoding away. */
const KEY_FRAME_SECONDS = 0.5

/** Bits of a second at most: pictures of 960 by 540, and the sound. */
const PICTURE_BITS_PER_SECOND = 2_500_000
const SOUND_BITS_PER_SECOND = 160_000
const SPARE_BYTES = 8 * 1024 ** 2

/** Seconds that a second of film may take: a small computer needs a few for 4K. */
const ENCODE_SECONDS = 15

type ProxyJob = ExaminedJob & {
  readonly intoFile: string
  readonly encoder: Encoder
  readonly onPercent?: (percent: number) => void
}

/** Encodes a film for the preview. An encoder of the machine's own that fails is replaced by that in software.
 *  @throws MediaError */
export async function makeProxy(program: string, job: ProxyJob): Promise<void> {
  if (job.examination.video?.isHdr) await assertCanToneMap(program)
  try {
    await encode(program, job)
  } catch (error) {
    const isItsFault = error instanceof MediaError && error.reason === 'failed'
    if (!isItsFault || job.encoder === SOFTWARE) throw error
    await encode(program, { ...job, encoder: SOFTWARE })
  }
}

async function encode(program: string, job: ProxyJob): Promise<void> {
  const { examination, encoder, intoFile } = job
  const { durationSeconds } = examination
  const bits = (PICTURE_BITS_PER_SECOND + SOUND_BITS_PER_SECOND) * durationSeconds
  const limits = limitsFor(durationSeconds, ENCODE_SECONDS)
  await runProgram(program, proxyArguments(job), {
    timeLimitMs: limits.timeLimitMs,
    // A driver maps far more addresses than it has memory.
    ...(encoder === SOFTWARE ? { maxMemoryBytes: limits.maxMemoryBytes } : {}),
    folder: dirname(intoFile),
    // While the index is moved to its beginning, the file is there twice.
    maxFolderBytes: 4 * (bits / 8) + SPARE_BYTES,
    signal: job.signal,
    onPrinted(text) {
      const seconds = latestSeconds(text)
      if (seconds === undefined || seconds < 0) return
      job.onPercent?.(Math.min(99, Math.floor((100 * seconds) / durationSeconds)))
    },
  })
}

function proxyArguments(job: ProxyJob): string[] {
  const { examination, encoder, intoFile } = job
  const { video, audio, format } = examination
  if (!video) {
    const problem = { code: 'no_picture' } as const
    throw new MediaError('unreadable', 'There is no moving picture in this file.', { problem })
  }
  const framesPerSecond = constantFrameRate(video.framesPerSecond)
  const scale = Math.min(1, SHORT_SIDE_PX / Math.min(video.widthPx, video.heightPx))
  const even = (px: number) => Math.max(2, 2 * Math.round((px * scale) / 2))
  const rendition = {
    ...{ name: 'proxy', bitsPerSecond: PICTURE_BITS_PER_SECOND },
    ...{ widthPx: even(video.widthPx), heightPx: even(video.heightPx) },
  }
  const filter = ladderFilter(video, {
    ...{ format, renditions: [rendition], frameRate: frameRateText(framesPerSecond) },
    lastFilter: encoder.lastFilter,
  })
  const sound = encodedSound(job, audio.slice(0, 1))
  return [
    ...[...QUIET, '-progress', 'pipe:1', '-stats_period', '0.5'],
    ...[...encoder.device, ...sourceArguments(job), ...sound.inputs, '-filter_complex', filter],
    ...['-map', '[v0]', ...encoder.arguments(rendition, 0)],
    // Frames that wait for each other are of no use where one is wanted at once.
    ...['-bf', '0', '-g', String(Math.ceil(framesPerSecond * KEY_FRAME_SECONDS))],
    ...[...sound.maps, ...sound.encoding],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart'],
    ...['-f', 'mp4', basename(intoFile)],
  ]
}
