import { MediaError, type MediaJob } from '../../../../ports/media.ts'
import { runProgram } from '../run-program.ts'
import { MAX_MEMORY_BYTES } from './bounds.ts'
import { sourceArguments } from './source-arguments.ts'

/** Where one stream of a file ends. Seconds from where the file begins. */
export type StreamEnd = {
  readonly index: number
  readonly kind: 'video' | 'audio' | 'subtitle' | 'other'
  readonly endSeconds: number
}

/** Where the streams of a file end. `isWhole`: one of them goes on for as long as the file says that it
 *  lasts; else its end is missing. */
export type StreamEnds = { readonly streams: readonly StreamEnd[]; readonly isWhole: boolean }

/** Seconds by which what is there may differ from what a file says. */
export const DURATION_TOLERANCE_SECONDS = 1

/** Seconds before the announced end from where packets are read: what comes before belongs to the
 *  key frame that is nearest to it. */
const TAIL_SECONDS = 10

/** A file without an index is read from its beginning, at the speed of the disk. */
const MEASURE_LIMIT_MS = 400_000

/** Bytes that may be said of packets: those of an hour without a key frame. */
const MAX_SAID_BYTES = 16 * 1024 * 1024

/** Reads the last packets of every stream. Containers say how long the longest stream lasts, which may
 *  be that of subtitles. undefined: they cannot be read. @throws MediaError when it was stopped, or the
 *  program is not there */
export async function measureEnds(
  program: string,
  job: MediaJob,
  announcedSeconds: number,
): Promise<StreamEnds | undefined> {
  const from = Math.max(0, announcedSeconds - TAIL_SECONDS)
  const programArguments = [
    ...['-v', 'error', '-of', 'csv', '-read_intervals', `+${from}%`, '-show_entries'],
    'format=start_time:packet=codec_type,stream_index,pts_time,duration_time',
    ...sourceArguments(job),
  ]
  const limits = {
    timeLimitMs: MEASURE_LIMIT_MS,
    maxMemoryBytes: MAX_MEMORY_BYTES,
    maxOutputBytes: MAX_SAID_BYTES,
    signal: job.signal,
  }
  try {
    return endsOf(await runProgram(program, programArguments, limits), announcedSeconds)
  } catch (error) {
    const isOfTheFile = error instanceof MediaError && /^(?:failed|too_long)$/.test(error.reason)
    if (isOfTheFile) return undefined
    throw error
  }
}

/** Reads what ffprobe printed of packets and of the format, one a line:
 *  `packet,<kind>,<index>,<time>,<length>` and `format,<time>`. */
export function endsOf(printed: string, announcedSeconds: number): StreamEnds | undefined {
  const latest = new Map<number, StreamEnd>()
  let startSeconds = 0
  for (const line of printed.split('\n')) {
    const [section, first, index, time, length] = line.split(',')
    if (section === 'format') startSeconds = finite(first) ?? 0
    const [nth, from] = [finite(index), finite(time)]
    if (section !== 'packet' || nth === undefined || from === undefined) continue
    const endSeconds = Math.max(from + (finite(length) ?? 0), latest.get(nth)?.endSeconds ?? 0)
    latest.set(nth, { index: nth, kind: kindOf(first), endSeconds })
  }
  const all = [...latest.values()]
  if (all.length === 0) return undefined
  // Some muxers write how long a file lasts, others when it ends.
  const lastSeconds = Math.max(...all.map(({ endSeconds }) => endSeconds))
  return {
    isWhole: lastSeconds >= announcedSeconds - DURATION_TOLERANCE_SECONDS,
    streams: all.map((one) => ({ ...one, endSeconds: one.endSeconds - startSeconds })),
  }
}

const KINDS = ['video', 'audio', 'subtitle'] as const
const kindOf = (said: string | undefined) => KINDS.find((kind) => kind === said) ?? 'other'

function finite(text: string | undefined): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** Seconds that the longest of some streams lasts; undefined: none of them was found. */
export function longestOf(
  { streams }: StreamEnds,
  isMeant: (stream: StreamEnd) => boolean,
): number | undefined {
  const meant = streams.filter(isMeant).map(({ endSeconds }) => endSeconds)
  return meant.length === 0 ? undefined : Math.max(...meant)
}
