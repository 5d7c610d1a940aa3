import { basename, dirname } from 'node:path'
import type { ExaminedJob, TakeFilmJob } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { latestSeconds } from '../source/probing/measure-duration.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'

/** The picture, and how often it stands in a second: as films that browsers make have it. */
const WIDTH_PX = 1280
const HEIGHT_PX = 720
const FRAMES_PER_SECOND = 30

/** Amplitudes in the mix: the voice in front, as pages mix a take. */
const VOICE_GAIN = 1
const MUSIC_GAIN = 0.7

/** Highest peak of the mix, as an amplitude: -1 dBFS, so that no decoder overshoots. */
const HIGHEST_PEAK = 0.891

const RATE = 48_000
const SOUND_BITS_PER_SECOND = 160_000
/** A picture that stands still takes far less. */
const PICTURE_BITS_PER_SECOND = 800_000
const SPARE_BYTES = 4 * 1024 ** 2

/** Seconds that a second of film may take. */
const ENCODE_SECONDS = 2

/** Makes the film of a take. Nothing that was written into its sources is in it. @throws MediaError */
export async function filmTake(program: string, job: TakeFilmJob): Promise<void> {
  const { card, music, voice, seconds, intoFile } = job
  if (!card.examination.video) {
    const problem = { code: 'no_picture' } as const
    throw new MediaError('unreadable', 'There is no picture in this file.', { problem })
  }
  const bits = (PICTURE_BITS_PER_SECOND + SOUND_BITS_PER_SECOND) * seconds
  await runProgram(
    program,
    [
      ...[...QUIET, '-progress', 'pipe:1', '-stats_period', '0.5'],
      ...[...sourceArguments(card), ...sourceArguments(music), ...sourceArguments(voice)],
      ...['-filter_complex', `${pictureFilter(card)};${soundFilter(job)}`],
      ...['-map', '[picture]', '-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'stillimage'],
      ...['-crf', '20', '-profile:v', 'high', '-g', String(4 * FRAMES_PER_SECOND)],
      ...['-map', '[sound]', '-c:a', 'aac', '-b:a', String(SOUND_BITS_PER_SECOND)],
      ...['-t', seconds.toFixed(3), '-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-movflags', '+faststart', '-f', 'mp4', basename(intoFile)],
    ],
    {
      ...limitsFor(seconds, ENCODE_SECONDS),
      folder: dirname(intoFile),
      // While the index is moved to its beginning, the file is there twice.
      maxFolderBytes: 2 * (bits / 8) + SPARE_BYTES,
      signal: job.signal,
      onPrinted(text) {
        const reached = latestSeconds(text)
        if (reached === undefined || reached < 0) return
        job.onPercent?.(Math.min(99, Math.floor((100 * reached) / seconds)))
      },
    },
  )
}

/** The picture once, fitted into the frame, and then again and again. */
function pictureFilter({ examination }: ExaminedJob): string {
  const size = `${WIDTH_PX}:${HEIGHT_PX}`
  return [
    `[0:${examination.video?.index}]scale=${size}:force_original_aspect_ratio=decrease`,
    `pad=${size}:-1:-1,setsar=1,format=yuv420p`,
    `trim=end_frame=1,loop=loop=-1:size=1:start=0`,
    `setpts=N/${FRAMES_PER_SECOND}/TB,fps=${FRAMES_PER_SECOND}[picture]`,
  ].join(',')
}

function soundFilter({ music, voice, ...places }: TakeFilmJob): string {
  const { seconds, musicFrom, voiceFrom, voiceAt } = places
  const lateMs = Math.round(voiceAt * 1000)
  return [
    `${track(1, music, musicFrom)},volume=${MUSIC_GAIN}[music]`,
    `${track(2, voice, voiceFrom)},volume=${VOICE_GAIN},adelay=${lateMs}:all=1[voice]`,
    `[music][voice]amix=inputs=2:duration=longest:normalize=0,alimiter=limit=${HIGHEST_PEAK}:level=false,apad,atrim=duration=${seconds.toFixed(3)}[sound]`,
  ].join(';')
}

/** The first track of sound of the nth source from a second on. */
function track(nth: number, { examination }: ExaminedJob, from: number): string {
  const [sound] = examination.audio
  if (!sound) {
    const problem = { code: 'no_sound' } as const
    throw new MediaError('unreadable', 'There is no sound in this file.', { problem })
  }
  const stereo = `aresample=${RATE}:async=1:first_pts=0,aformat=channel_layouts=stereo`
  return `[${nth}:${sound.index}]${stereo},atrim=start=${from.toFixed(3)},asetpts=PTS-STARTPTS`
}
