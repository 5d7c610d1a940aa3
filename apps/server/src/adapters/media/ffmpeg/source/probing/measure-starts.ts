import type { MediaJob } from '../../../../../ports/media/media.ts'
import { MediaError } from '../../../../../ports/media/media-error.ts'
import { runProgram } from '../../run-program.ts'
import { MAX_MEMORY_BYTES } from '../bounds.ts'
import { QUIET, sourceArguments } from '../source-arguments.ts'
import type { ProbedAudio, ProbedVideo, ProbeReport } from './probe-report.ts'

/** A file in which a stream has no packet at all is read to its end, at the speed of the disk. */
const MEASURE_LIMIT_MS = 400_000

/** Seconds by which two clocks of one file may write the same moment differently. */
const CLOCK_SECONDS = 0.01

type ProbedStream = ProbedVideo | ProbedAudio

/** Streams of which no packet was met while the file was looked into: what ffprobe says of their beginning is then
 *  where the whole file begins. */
export const unmetIn = (streams: readonly ProbedStream[], { startSeconds }: ProbeReport) =>
  streams.filter(({ nb_read_packets = 0, start_time = startSeconds }) => {
    return nb_read_packets === 0 && Math.abs(start_time - startSeconds) < CLOCK_SECONDS
  })

/** Reads until each of these streams has begun. Resolves with where, in seconds from where the file begins; a
 *  stream without any packet is not among them. undefined: nobody can tell. @throws MediaError when it was
 *  stopped, or the program is not there */
export async function measureStarts(
  program: string,
  job: MediaJob,
  indices: readonly number[],
): Promise<ReadonlyMap<number, number> | undefined> {
  const programArguments = [
    ...[...QUIET, ...sourceArguments(job)],
    ...indices.flatMap((index) => ['-map', `0:${index}`]),
    // Packets are passed on as they are; nothing is decoded.
    ...['-c', 'copy', '-copyinkf', '-frames:v', '1', '-frames:a', '1', '-f', 'framecrc', 'pipe:1'],
  ]
  const limits = { timeLimitMs: MEASURE_LIMIT_MS, maxMemoryBytes: MAX_MEMORY_BYTES }
  try {
    const printed = await runProgram(program, programArguments, { ...limits, signal: job.signal })
    return startsOf(printed, indices)
  } catch (error) {
    const isOfTheFile = error instanceof MediaError && /^(?:failed|too_long)$/.test(error.reason)
    if (isOfTheFile) return undefined
    throw error
  }
}

/** Reads what ffmpeg printed of packets: `#tb <nth>: <seconds of a tick, as a fraction>`, then a line for each,
 *  `<nth>, <ticks when it is decoded>, <ticks when it is seen>, …`. */
export function startsOf(printed: string, indices: readonly number[]): ReadonlyMap<number, number> {
  const ticks = new Map<string, number>()
  const starts = new Map<number, number>()
  for (const line of printed.split('\n')) {
    const [, clock, above, below] = /^#tb (\d+): (\d+)\/(\d+)$/.exec(line) ?? []
    if (clock !== undefined) ticks.set(clock, Number(above) / Number(below))
    const [nth = '', , shown] = line.split(',')
    const index = indices[Number(nth)]
    const seconds = Number(shown) * (ticks.get(nth.trim()) ?? Number.NaN)
    if (index === undefined || starts.has(index) || !Number.isFinite(seconds)) continue
    starts.set(index, Math.max(0, seconds))
  }
  return starts
}
