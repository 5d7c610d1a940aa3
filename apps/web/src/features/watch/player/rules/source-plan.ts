import type { Playback } from '@starnest/contract/watch/watch'

/** One way to get a film onto the screen. */
export type Attempt =
  | { is: 'direct'; url: string }
  | { is: 'hls'; url: string }
  | { is: 'nativeHls'; url: string }

/** What this browser can do. */
export type Abilities = { canPlayMp4: boolean; hasMediaSource: boolean; canPlayHls: boolean }

/** Ways to play a title, best first; empty: there is nothing to play. The file itself begins fastest
 *  (one request by Range), so it leads while there is one rendition; with several the playlist
 *  leads, so that the picture can follow the line. Source: decision 0005. */
export function planSources(
  sources: Playback['sources'],
  abilities: Abilities,
  renditions: number,
): Attempt[] {
  if (!sources) return []
  const direct: Attempt[] = sources.direct === null ? [] : [{ is: 'direct', url: sources.direct }]
  const hopeful = direct.filter(({ url }) => abilities.canPlayMp4 || !url.endsWith('.mp4'))
  const streamed = streamAttempts(sources.hls, abilities)
  const planned = renditions > 1 ? [...streamed, ...hopeful] : [...hopeful, ...streamed]
  return planned.length > 0 ? planned : direct
}

function streamAttempts(url: string | null, abilities: Abilities): Attempt[] {
  if (url === null) return []
  if (abilities.hasMediaSource) return [{ is: 'hls', url }]
  return abilities.canPlayHls ? [{ is: 'nativeHls', url }] : []
}

/** How many renditions a playlist offers: its variant streams, or 1 when it is itself the stream.
 *  Source: RFC 8216 §4.3.4.2. */
export function countRenditions(playlistText: string): number {
  return Math.max(1, playlistText.match(/^#EXT-X-STREAM-INF:/gm)?.length ?? 1)
}
