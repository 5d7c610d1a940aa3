import type { MediaJob } from '../../../../../ports/media/media.ts'
import { MediaError } from '../../../../../ports/media/media-error.ts'
import { runProgram } from '../../run-program.ts'
import { MAX_MEMORY_BYTES } from '../bounds.ts'
import { QUIET, sourceArguments } from '../source-arguments.ts'

/** Reading a file to its end goes at the speed of the disk: 20 GB at 100 MB/s, and twice that. */
const MEASURE_LIMIT_MS = 400_000

/** How long a film lasts that does not say it, as one that a browser recorded: its frames are read
 *  to the end, not decoded. `pictureIndex`: its picture, when it has one. Seconds. @throws MediaError */
export async function measureDuration(
  program: string,
  job: MediaJob,
  pictureIndex: number | undefined,
): Promise<number> {
  const picture = pictureIndex === undefined ? [] : ['-map', `0:${pictureIndex}`]
  const programArguments = [
    ...[...QUIET, '-progress', 'pipe:1', '-stats_period', '5', ...sourceArguments(job)],
    ...[...picture, '-map', '0:a:0?', '-c', 'copy', '-f', 'null', '-'],
  ]
  const limits = { timeLimitMs: MEASURE_LIMIT_MS, maxMemoryBytes: MAX_MEMORY_BYTES }
  const printed = await runProgram(program, programArguments, { ...limits, signal: job.signal })
  const seconds = latestSeconds(printed)
  if (seconds !== undefined && seconds > 0) return seconds
  const problem = { code: 'no_duration' } as const
  throw new MediaError('unreadable', 'This file does not say how long it lasts.', { problem })
}

/** The latest place in the film, in seconds, that ffmpeg's option `-progress` told of. */
export function latestSeconds(progress: string): number | undefined {
  const [, microseconds] = [...progress.matchAll(/^out_time_us=(-?\d+)$/gm)].at(-1) ?? []
  return microseconds === undefined ? undefined : Number(microseconds) / 1_000_000
}
