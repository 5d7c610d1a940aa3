import { basename, dirname } from 'node:path'
import type { Media } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'

/** Samples a second that fingerprints are made of; more would be thrown away. Source: Chromaprint. */
const SAMPLE_RATE = 11_025

/** Seconds that a second of the stretch may take. */
const FINGERPRINT_SECONDS = 0.5

/** Bytes that the folder may hold: ten minutes take 20,000. */
const MAX_FOLDER_BYTES = 1024 ** 2

/** Whether fingerprints can be written, by what `ffmpeg -muxers` prints. */
export const listsFingerprints = (muxers: string): boolean => /^ *E +chromaprint /m.test(muxers)

/** Writes the fingerprint of a stretch of the first track of sound. @throws MediaError */
export async function fingerprintSound(
  program: string,
  { fromSeconds, seconds, intoFile, ...job }: Parameters<Media['fingerprintSound']>[0],
): Promise<void> {
  const [sound] = job.examination.audio
  if (!sound) {
    const problem = { code: 'no_sound' } as const
    throw new MediaError('unreadable', 'There is no sound in this file.', { problem })
  }
  await runProgram(
    program,
    [
      ...[...QUIET, '-ss', fromSeconds.toFixed(3), ...sourceArguments(job)],
      ...['-map', `0:${sound.index}`, '-t', seconds.toFixed(3)],
      // Sound that begins late is set where it is heard.
      ...['-af', `aresample=${SAMPLE_RATE}:async=1:first_pts=0`, '-ac', '1', '-c:a', 'pcm_s16le'],
      ...['-f', 'chromaprint', '-fp_format', 'raw', basename(intoFile)],
    ],
    {
      ...limitsFor(seconds, FINGERPRINT_SECONDS),
      folder: dirname(intoFile),
      maxFolderBytes: MAX_FOLDER_BYTES,
      signal: job.signal,
    },
  )
}
