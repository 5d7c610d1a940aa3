import {
  type CaptionTrack,
  isSameLanguage,
  wholeTrackIn,
  wholeTracks,
} from '@starnest/contract/watch/captions'

/** The captions that subtitles in another language are made of: English where there are such, as all models
 *  know it, else the first in another language; of a title that has captions in this language alone, those.
 *  undefined: nobody wrote down all that is said. */
export function sourceTrack(
  tracks: readonly CaptionTrack[],
  target: string,
): CaptionTrack | undefined {
  const whole = wholeTracks(tracks)
  const others = whole.filter(({ language }) => !isSameLanguage(language, target))
  return wholeTrackIn(others, 'en') ?? others[0] ?? whole[0]
}
