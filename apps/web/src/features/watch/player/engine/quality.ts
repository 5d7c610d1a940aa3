/** The level that lets the player follow the line. */
export const AUTO_LEVEL = -1

/** One rendition of a stream. `heightPx` is 0 when the playlist does not say. */
export type QualityLevel = { level: number; heightPx: number; bitsPerSecond: number }

/** What the quality menu knows: the file as it is, or a stream with its renditions, which of them is
 *  held (or {@link AUTO_LEVEL}) and which is on the screen. */
export type Quality =
  | { is: 'original' }
  | { is: 'stream'; levels: readonly QualityLevel[]; chosen: number; shown: number }

/** Name of a rendition: '720p', else its rate as '2.4 Mb/s'. */
export function levelName({ heightPx, bitsPerSecond }: Omit<QualityLevel, 'level'>): string {
  return heightPx > 0 ? `${heightPx}p` : `${(bitsPerSecond / 1_000_000).toFixed(1)} Mb/s`
}

/** The sounds that can be chosen where the film plays now: which one plays, counted from 0, and how many. */
export type StreamSound = { playing: number; count: number }
