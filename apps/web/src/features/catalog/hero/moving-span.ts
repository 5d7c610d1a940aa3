import type { Animation } from '@starnest/contract/catalog/catalog'

/** Share of a film that is passed over where nobody measured it: logos, names and black. */
const OPENING_SHARE = 0.1

/** The part of a video, in seconds, that moves in the hero: without the title that its own picture
 *  shows, because the hero letters it beside the picture. `durationSeconds`: NaN until it is known. */
export function movingSpan(
  heroPart: Animation['heroPart'],
  durationSeconds: number,
): { fromSeconds: number; toSeconds: number } {
  if (heroPart) return heroPart
  return { fromSeconds: durationSeconds * OPENING_SHARE || 0, toSeconds: Infinity }
}
