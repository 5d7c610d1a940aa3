/** Seconds a segment aims at; it ends at the first key frame after them. */
const SEGMENT_SECONDS = 6

/** The playlist that players open first. */
export const MASTER_PLAYLIST = 'index.m3u8'

/** Names of one stream's files: its playlist, what its segments begin with, the segments. */
export type StreamNames = {
  readonly playlist: string
  readonly init: string
  readonly segments: string
}

/** A folder's only stream. */
export const ONE_STREAM: StreamNames = {
  playlist: 'stream.m3u8',
  init: 'init.mp4',
  segments: 'segment-%05d.m4s',
}

/** One of several streams in a folder; ffmpeg writes `%v` as the name of each. */
export const namesOf = (name: string): StreamNames => ({
  playlist: `${name}.m3u8`,
  init: `${name}-init.mp4`,
  segments: `${name}-%05d.m4s`,
})

/** Name of a film's nth track of sound, counted from 0. */
export const soundName = (nth: number): string => `audio-${nth}`

/** `vod`: the playlist is written when the film is whole. `event`: with each segment, and a file is
 *  whole before it is named. */
type PlaylistType = 'vod' | 'event'

/** `isPictureLate`: the picture begins after the sound, and its segments say when. The muxer then writes
 *  times before 0, which sound may have, as times without end. */
type HlsOptions = { readonly type?: PlaylistType; readonly isPictureLate?: boolean }

/** Writes HLS. The timestamps stay those of the film: by default the muxer would move the picture
 *  later than the sound by the depth of frame reordering, since browsers ignore edit lists in
 *  segments. */
export function hlsOutput(
  { playlist, init, segments }: StreamNames,
  { type = 'vod', isPictureLate = false }: HlsOptions = {},
): string[] {
  const timing = isPictureLate ? '+negative_cts_offsets+frag_discont' : '+negative_cts_offsets'
  const flags = type === 'event' ? 'independent_segments+temp_file' : 'independent_segments'
  return [
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-avoid_negative_ts', 'disabled'],
    ...['-max_muxing_queue_size', '4096'],
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', type],
    ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', init],
    ...['-hls_segment_options', `movflags=${timing}`],
    ...['-hls_flags', flags, '-start_number', '1'],
    ...['-hls_segment_filename', segments, playlist],
  ]
}

/** Writes several streams at once: those with a picture under their names, then `sounds` tracks. */
export function hlsOutputs(
  videoNames: readonly string[],
  sounds: number,
  options: HlsOptions = {},
): string[] {
  const [only] = videoNames
  // With only one stream, ffmpeg would write `%v` literally.
  if (only !== undefined && videoNames.length === 1 && sounds === 0)
    return hlsOutput(namesOf(only), options)
  const group = sounds > 0 ? ',agroup:sound' : ''
  const streams = [
    ...videoNames.map((name, nth) => `v:${nth}${group},name:${name}`),
    ...Array.from({ length: sounds }, (_, nth) => `a:${nth}${group},name:${soundName(nth)}`),
  ]
  return ['-var_stream_map', streams.join(' '), ...hlsOutput(namesOf('%v'), options)]
}
