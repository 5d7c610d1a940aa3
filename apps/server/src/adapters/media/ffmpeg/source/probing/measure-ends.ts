import type { MediaJob } from '../../../../../ports/media/media.ts'
import { MediaError } from '../../../../../ports/media/media-error.ts'
import { runProgram } from '../../run-program.ts'
import { MAX_MEMORY_BYTES } from '../bounds.ts'
import { probeArguments } from '../source-arguments.ts'

/** Where one stream of a file ends. Seconds from where the file begins. */
export type StreamEnd = {
  readonly index: number
  readonly kind: 'video' | 'audio' | 'subtitle' | 'other'
  readonly endSeconds: number
}

/** Seconds before the announced end from where packets are read: what comes before belongs to the
 *  key frame that is nearest to it. */
const TAIL_SECONDS = 10

/** A file without an index is read from its beginning, at the speed of the disk. */
const MEASURE_LIMIT_MS = 400_000

/** Bytes that may be said of packets: those of an hour without a key frame. */
const MAX_SAID_BYTES = 16 * 1024 * 1024

/** Reads the last packets of every stream, and where each ends. Containers say how long the longest stream
 *  lasts, which may be that of subtitles, or one that is not in the file any more. undefined: they cannot be read. @throws MediaError when it was stopped, or the
 *  program is not there */
export async function measureEnds(
  program: string,
  job: MediaJob,
  announcedSeconds: number,
): Promise<readonly StreamEnd[] | undefined> {
  const from = Math.max(0, announcedSeconds - TAIL_SECONDS)
  const programArguments = [
    ...['-v', 'error', '-of', 'csv', '-read_intervals', `+${from}%`, '-show_entries'],
    'format=start_time:packet=codec_type,stream_index,pts_time,dts_time,duration_time',
    ...probeArguments(job),
  ]
  const limits = {
    timeLimitMs: MEASURE_LIMIT_MS,
    maxMemoryBytes: MAX_MEMORY_BYTES,
    maxOutputBytes: MAX_SAID_BYTES,
    signal: job.signal,
  }
  try {
    return endsOf(await runProgram(program, programArguments, limits))
  } catch (error) {
    const isOfTheFile = error instanceof MediaError && /^(?:failed|too_long)$/.test(error.reason)
    if (isOfTheFile) return undefined
    throw error
  }
}

/** Reads what ffprobe printed of packets and of the format, one a line:
 *  `packet,<kind>,<index>,<time>,<time of decoding>,<length>` and `format,<time>`. */
export function endsOf(printed: string): readonly StreamEnd[] | undefined {
  const latest = new Map<number, StreamEnd>()
  let startSeconds = 0
  for (const line of printed.split('\n')) {
    const [section, first, index, time, decoded, length] = line.split(',')
    if (section === 'format') startSeconds = finite(first) ?? 0
    // Some files say only when a frame is decoded.
    const [nth, from] = [finite(index), finite(time) ?? finite(decoded)]
    if (section !== 'packet' || nth === undefined || from === undefined) continue
    const endSeconds = Math.max(from + (finite(length) ?? 0), latest.get(nth)?.endSeconds ?? 0)
    latest.set(nth, { index: nth, kind: kindOf(first), endSeconds })
  }
  const all = [...latest.values()]
  if (all.length === 0) return undefined
  return all.map((one) => ({ ...one, endSeconds: one.endSeconds - startSeconds }))
}

const KINDS = ['video', 'audio', 'subtitle'] as const
const kindOf = (said: string | undefined) => KINDS.find((kind) => kind === said) ?? 'other'

function finite(text: string | undefined): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** Seconds that the longest of some streams lasts; undefined: none of them was found. */
export function longestOf(
  streams: readonly StreamEnd[],
  isMeant: (stream: StreamEnd) => boolean,
): number | undefined {
  const meant = streams.filter(isMeant).map(({ endSeconds }) => endSeconds)
  return meant.length === 0 ? undefined : Math.max(...meant)
}
