import { stat } from 'node:fs/promises'
import type {
  AudioTrack,
  ExaminedJob,
  MediaExamination,
  VideoTrack,
} from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import type { FfmpegPrograms } from '../source/examine.ts'
import { latestSeconds } from '../source/probing/measure-duration.ts'
import { measureEnds } from '../source/probing/measure-ends.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { describeBeginning, describeHls, type WrittenHls } from './describe-hls.ts'
import { type EncodedSound, encodedSound } from './encoded-sound.ts'
import { hlsOutput, hlsOutputs, namesOf, ONE_STREAM } from './hls-arguments.ts'

/** Pictures that are taken over as they are. */
const COPIED = ['h264', 'hevc', 'vp9', 'av1']

/** Seconds that a second of film may take when nothing, or only sound, is encoded. */
const COPY_SECONDS = 0.1
const SOUND_SECONDS = 1

/** Bytes that the slowest disk reads and writes in a second: what is shown already is not taken back because the
 *  disk of a family is slow. */
const SLOW_DISK_BYTES_PER_SECOND = 5_000_000

/** Bytes by which segments may be larger than the film they come from: encoded sound of 20 tracks
 *  lies well within. */
const SPARE_BYTES = 512 * 1024 ** 2

/** Tracks of sound at most; nobody chooses between more. */
const MAX_SOUNDS = 16

/** Seconds between two looks at what is written by now. All that a program prints is kept until it
 *  ends: this often, even a day of it is a few megabytes. */
const LOOK_EVERY_SECONDS = 1

type RemuxJob = ExaminedJob & {
  readonly intoFolder: string
  readonly onPlayable?: () => Promise<void>
  readonly onPercent?: (percent: number) => void
}

/** Cuts a film into HLS segments with its picture as it is. @throws MediaError */
export async function remuxToHls(programs: FfmpegPrograms, job: RemuxJob): Promise<void> {
  const { examination, intoFolder: folder, signal, onPlayable } = job
  const video = pictureOf(examination)
  const sounds = examination.audio.slice(0, MAX_SOUNDS)
  const name = `video-${Math.min(video.widthPx, video.heightPx)}`
  const isOneStream = sounds.length <= 1
  const { widthPx, heightPx, codec } = video
  const written: WrittenHls = {
    folder,
    durationSeconds: examination.durationSeconds,
    pictureIndex: video.index,
    measureEnds: () => measureEnds(programs.ffprobePath, job, examination.durationSeconds),
    videos: [{ names: isOneStream ? ONE_STREAM : namesOf(name), codec, widthPx, heightPx }],
    sounds: sounds.every(isCopied) ? sounds : sounds.map((sound) => ({ ...sound, channels: 2 })),
    soundWithin: isOneStream,
  }
  const beginning = onPlayable && tellOfBeginning(written, onPlayable)
  const options = { type: onPlayable ? 'event' : 'vod', isPictureLate: isLate(video) } as const
  const sound = soundOf(job, sounds)
  const programArguments = [
    ...[...QUIET, '-progress', 'pipe:1', '-stats_period', String(LOOK_EVERY_SECONDS)],
    ...[...sourceArguments(job), ...sound.inputs, '-map', `0:${video.index}`, ...sound.maps],
    ...['-c:v', 'copy', ...(video.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [])],
    ...sound.encoding,
    ...(isOneStream ? hlsOutput(ONE_STREAM, options) : hlsOutputs([name], sounds.length, options)),
  ]
  const perSecond = sounds.every(isCopied) ? COPY_SECONDS : SOUND_SECONDS
  const { size } = await stat(job.sourcePath)
  const maxFolderBytes = 2 * size + SPARE_BYTES
  const limits = limitsFor(examination.durationSeconds, perSecond)
  const timeLimitMs = limits.timeLimitMs + (size / SLOW_DISK_BYTES_PER_SECOND) * 1000
  try {
    await runProgram(programs.ffmpegPath, programArguments, {
      ...limits,
      ...{ timeLimitMs, folder, signal, maxFolderBytes },
      onPrinted(text) {
        beginning?.look()
        tellPercent(text, job)
      },
    })
  } finally {
    // Whoever takes back what was shown of a film comes after it was shown.
    await beginning?.settled()
  }
  await describeHls(written)
}

/** Looks, whenever it is asked to, whether there is a beginning to play, and tells of it once. */
function tellOfBeginning(written: WrittenHls, onPlayable: () => Promise<void>) {
  let isLooking = false
  let latest = Promise.resolve()
  const look = async () => {
    isLooking = true
    // It looks no more once it has told.
    if (await describeBeginning(written)) return onPlayable()
    isLooking = false
  }
  return {
    look() {
      if (isLooking) return
      latest = look()
      // The caller that awaits it gets the error.
      latest.catch(() => undefined)
    },
    settled: () => latest,
  }
}

function tellPercent(printed: string, { examination, onPercent }: RemuxJob): void {
  const seconds = latestSeconds(printed)
  if (seconds === undefined || seconds < 0) return
  onPercent?.(Math.min(99, Math.floor((100 * seconds) / examination.durationSeconds)))
}

function pictureOf({ video, audio, format }: MediaExamination): VideoTrack {
  // AVI does not say when a frame is shown, only when it is decoded.
  if (video && COPIED.includes(video.codec) && format !== 'avi') return video
  const found = [video?.codec, audio[0]?.codec].filter((codec) => codec !== undefined)
  const sentence = `This film cannot be streamed as it is: it is ${found.join(' with ')}.`
  const problem = { code: 'codec_refused', facts: { codec: found.join(', ') } } as const
  throw new MediaError('refused', sentence, { problem })
}

/** Seconds after the beginning of a film at which a track is late: less is not seen or heard. */
const LATE_SECONDS = 0.1
const isLate = ({ startSeconds = 0 }: VideoTrack | AudioTrack) => startSeconds > LATE_SECONDS

/** Browsers begin copied sound with the picture, however late it is. */
const isCopied = (sound: AudioTrack) => sound.codec === 'aac' && !isLate(sound)

/** Copies sound when all of it can be: streams of one group have to be of one codec. In transport
 *  streams every piece of AAC has a head that MP4 has once. */
function soundOf(job: ExaminedJob, sounds: readonly AudioTrack[]): EncodedSound {
  const { format, video } = job.examination
  const isPictureLate = video !== null && isLate(video)
  if (isPictureLate || !sounds.every(isCopied)) return encodedSound(job, sounds, { isPictureLate })
  return {
    inputs: [],
    maps: sounds.flatMap(({ index }) => ['-map', `0:${index}`]),
    encoding: [
      ...['-c:a', 'copy', ...(/^mpeg[pt]s$/.test(format) ? ['-bsf:a', 'aac_adtstoasc'] : [])],
    ],
  }
}
