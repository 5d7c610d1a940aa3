import type { CaptionTrack } from '@starnest/contract/watch/captions'

const baseOf = (code: string) => code.split('-')[0]

/** The captions that subtitles in another language are made of: English where there are such, as all models
 *  know it, else the first in another language; of a title that has captions in this language alone, those. */
export function sourceTrack(
  tracks: readonly CaptionTrack[],
  target: string,
): CaptionTrack | undefined {
  const others = tracks.filter(({ language }) => baseOf(language) !== target)
  return others.find(({ language }) => baseOf(language) === 'en') ?? others[0] ?? tracks[0]
}
