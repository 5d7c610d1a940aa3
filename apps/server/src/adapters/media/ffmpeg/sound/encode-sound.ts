import { basename, dirname } from 'node:path'
import type { ExaminedJob } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { measureLoudness } from './measure-loudness.ts'

/** Bits a second of stereo Opus that nobody tells from its source. Source: Opus recommended settings,
 *  https://wiki.xiph.org/Opus_Recommended_Settings */
const BITS_PER_SECOND = 128_000
/** The file is this much larger than its sound at most: what holds it together. */
const CONTAINER_BYTES = 512 * 1024

/** Seconds that a second of sound may take. */
const ENCODE_SECONDS = 0.5

/** Highest peak of the result, as an amplitude: -1 dBFS, so that no decoder overshoots. */
const HIGHEST_PEAK = 0.891

/** Decibels that a sound is made louder by at most: beyond that there is only noise. */
const MOST_GAIN_DB = 30

/** Encodes the first track of sound as stereo Opus in WebM, at a loudness, without anything that was written
 *  into the file. @throws MediaError */
export async function encodeSound(
  program: string,
  job: ExaminedJob & { readonly intoFile: string; readonly loudnessLufs: number },
): Promise<void> {
  const [sound] = job.examination.audio
  if (!sound) {
    const problem = { code: 'no_sound' } as const
    throw new MediaError('unreadable', 'There is no sound in this file.', { problem })
  }
  const loudness = await measureLoudness(program, job)
  const gainDb = loudness ? Math.min(MOST_GAIN_DB, job.loudnessLufs - loudness.integratedLufs) : 0
  const filters = [
    'aresample=48000',
    'aformat=channel_layouts=stereo',
    `volume=${gainDb.toFixed(2)}dB`,
    `alimiter=limit=${HIGHEST_PEAK}:level=false`,
  ]
  const { durationSeconds } = job.examination
  await runProgram(
    program,
    [
      ...[...QUIET, ...sourceArguments(job), '-map', `0:${sound.index}`],
      ...['-map_metadata', '-1', '-map_chapters', '-1', '-af', filters.join(',')],
      ...['-c:a', 'libopus', '-b:a', String(BITS_PER_SECOND), '-f', 'webm', basename(job.intoFile)],
    ],
    {
      ...limitsFor(durationSeconds, ENCODE_SECONDS),
      folder: dirname(job.intoFile),
      maxFolderBytes: CONTAINER_BYTES + Math.ceil(durationSeconds * (BITS_PER_SECOND / 8) * 2),
      signal: job.signal,
    },
  )
}
