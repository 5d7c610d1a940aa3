import { stat } from 'node:fs/promises'
import {
  type AudioTrack,
  type ExaminedJob,
  MediaError,
  type MediaExamination,
  type VideoTrack,
} from '../../../../ports/media.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { describeHls } from './describe-hls.ts'
import { AAC_SOUND, hlsOutput, hlsOutputs, namesOf, ONE_STREAM } from './hls-arguments.ts'

/** Pictures that are taken over as they are. */
const COPIED = ['h264', 'hevc', 'vp9', 'av1']

/** Seconds that a second of film may take when nothing, or only sound, is encoded. */
const COPY_SECONDS = 0.1
const SOUND_SECONDS = 1

/** Bytes by which segments may be larger than the film they come from: encoded sound of 20 tracks
 *  lies well within. */
const SPARE_BYTES = 512 * 1024 ** 2

/** More tracks of sound than anybody chooses between. */
const MAX_SOUNDS = 16

/** Cuts a film into HLS segments with its picture as it is. @throws MediaError */
export async function remuxToHls(
  program: string,
  job: ExaminedJob & { intoFolder: string },
): Promise<void> {
  const { examination, intoFolder: folder, signal } = job
  const video = pictureOf(examination)
  const sounds = examination.audio.slice(0, MAX_SOUNDS)
  const name = `video-${Math.min(video.widthPx, video.heightPx)}`
  const isOneStream = sounds.length <= 1
  const programArguments = [
    ...[...QUIET, ...sourceArguments(job), '-map', `0:${video.index}`],
    ...sounds.flatMap(({ index }) => ['-map', `0:${index}`]),
    ...['-c:v', 'copy', ...(video.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [])],
    ...soundArguments(examination, sounds),
    ...(isOneStream ? hlsOutput(ONE_STREAM) : hlsOutputs([name], sounds.length)),
  ]
  const perSecond = sounds.every(isCopied) ? COPY_SECONDS : SOUND_SECONDS
  await runProgram(program, programArguments, {
    ...limitsFor(examination.durationSeconds, perSecond),
    ...{ folder, signal, maxFolderBytes: 2 * (await stat(job.sourcePath)).size + SPARE_BYTES },
  })
  const { widthPx, heightPx, codec } = video
  await describeHls({
    folder,
    durationSeconds: examination.durationSeconds,
    videos: [{ names: isOneStream ? ONE_STREAM : namesOf(name), codec, widthPx, heightPx }],
    sounds: sounds.every(isCopied) ? sounds : sounds.map((sound) => ({ ...sound, channels: 2 })),
    soundWithin: isOneStream,
  })
}

function pictureOf({ video, audio, format }: MediaExamination): VideoTrack {
  // AVI does not say when a frame is shown, only when it is decoded.
  if (video && COPIED.includes(video.codec) && format !== 'avi') return video
  const found = [video?.codec, audio[0]?.codec].filter((codec) => codec !== undefined)
  const sentence = `This film cannot be streamed as it is: it is ${found.join(' with ')}.`
  throw new MediaError('refused', sentence)
}

const isCopied = ({ codec }: AudioTrack) => codec === 'aac'

/** Copies sound when all of it can be: streams of one group have to be of one codec. In transport
 *  streams every piece of AAC has a head that MP4 has once. */
function soundArguments(
  { format }: MediaExamination,
  sounds: readonly AudioTrack[],
): readonly string[] {
  if (!sounds.every(isCopied)) return AAC_SOUND
  return ['-c:a', 'copy', ...(format === 'mpegts' ? ['-bsf:a', 'aac_adtstoasc'] : [])]
}
