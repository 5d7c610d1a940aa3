import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaError, type MediaFacts, type MediaJob } from '../../../ports/media.ts'
import { codecsOf, masterPlaylist, readSegments, type Segment } from './hls-playlist.ts'
import { runProgram } from './run-program.ts'
import { QUIET, sourceArguments } from './source-arguments.ts'

/** Seconds a segment aims at; it ends at the first key frame after them. */
const SEGMENT_SECONDS = 6

const MINIMUM_LIMIT_MS = 60_000

/** Seconds that segments together may differ from the film. */
const DURATION_TOLERANCE_SECONDS = 1

const PLAYLIST = 'stream.m3u8'
const INIT = 'init.mp4'

/** Cuts a film into HLS segments as it is. @throws MediaError */
export async function remuxToHls(
  program: string,
  job: MediaJob & { intoFolder: string; facts: MediaFacts },
): Promise<void> {
  const { facts, intoFolder: folder, signal } = job
  assertPlayable(facts)
  const timeLimitMs = MINIMUM_LIMIT_MS + facts.durationSeconds * 100
  const programArguments = [...QUIET, ...sourceArguments(job.sourcePath), ...HLS_OUTPUT]
  await runProgram(program, programArguments, { folder, signal, timeLimitMs })
  await describe(folder, facts)
}

/** The timestamps stay those of the film: by default the muxer would move the picture later than
 *  the sound by the depth of frame reordering, since browsers ignore edit lists in segments. */
const HLS_OUTPUT = [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy'],
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-avoid_negative_ts', 'disabled'],
  ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
  ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', INIT],
  ...['-hls_segment_options', 'movflags=+negative_cts_offsets'],
  ...['-hls_flags', 'independent_segments', '-start_number', '1'],
  ...['-hls_segment_filename', 'segment-%05d.m4s', PLAYLIST],
]

function assertPlayable({ videoCodec, audioCodec }: MediaFacts): void {
  if (videoCodec === 'h264' && (audioCodec === null || audioCodec === 'aac')) return
  const found = [videoCodec, audioCodec].filter((codec) => codec !== null).join(' with ')
  const sentence = `Only H.264 with AAC sound can be streamed as it is; this film is ${found}.`
  throw new MediaError('unreadable', sentence)
}

/** Checks what was written against the film and adds the playlist that players open first. */
async function describe(folder: string, facts: MediaFacts): Promise<void> {
  const listed = readSegments(await readFile(join(folder, PLAYLIST), 'utf8'))
  const segments: Segment[] = []
  for (const { file, seconds } of listed) {
    segments.push({ seconds, bytes: (await stat(join(folder, file))).size })
  }
  const totalSeconds = segments.reduce((sum, { seconds }) => sum + seconds, 0)
  if (Math.abs(totalSeconds - facts.durationSeconds) > DURATION_TOLERANCE_SECONDS) {
    const sentence = `The segments last ${totalSeconds} s, the film ${facts.durationSeconds} s.`
    throw new MediaError('failed', sentence)
  }
  const codecs = codecsOf(await readFile(join(folder, INIT)), facts)
  const playlist = masterPlaylist({ segments, facts, codecs, uri: PLAYLIST })
  await writeFile(join(folder, 'index.m3u8'), playlist)
}
