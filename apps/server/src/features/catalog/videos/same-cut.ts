import { isLanguageWord } from '../../../domain/media/language-words.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { seesEveryTitle } from '../allowed-titles.ts'

/** Seconds, and share of a film, by which two files of the same cut may differ: black and logos at their ends. */
const SAME_SECONDS = 2
const SAME_SHARE = 0.02

/** A further file of a title, and how long the title itself lasts. */
type FurtherVideo = {
  kind: string
  label: string | null
  durationSeconds: number
  titleSeconds: number
}

/** Whether somebody may have a further file of a title that they may see. Who sees every title has all. For others a
 *  version has to be the same cut, as far as that can be known: its name says of nothing but a language, and it lasts
 *  as long. What only another cut shows, nobody rated. */
export function isVideoOpenTo(
  viewer: Viewer,
  { kind, label, durationSeconds, titleSeconds }: FurtherVideo,
): boolean {
  if (kind !== 'version' || seesEveryTitle(viewer)) return true
  const isNamedSame = label === null || label.split(/\s+/).every(isLanguageWord)
  const mostApart = Math.max(SAME_SECONDS, SAME_SHARE * titleSeconds)
  return isNamedSame && Math.abs(durationSeconds - titleSeconds) <= mostApart
}
