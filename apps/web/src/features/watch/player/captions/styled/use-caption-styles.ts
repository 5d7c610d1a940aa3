import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { useState } from 'react'
import {
  type CaptionLookChoice,
  showsFileStyles,
} from '../../../../../library/captions/caption-look.ts'
import { useHighContrast } from '../../../../../platform/preferences/contrast.ts'

/** The system asks for colours that are easy to tell apart, or gives its own. */
const FORCED = '(prefers-contrast: more), (forced-colors: active)'

/** Whether the captions on screen are drawn with the styles of their file, for a file that has styles. */
export type CaptionStyles = {
  /** Where they are, as long as they are to be drawn. */
  url: string | null
  isOn: boolean
  /** They could not be drawn here. */
  hasFailed: boolean
  toggle: () => void
  onFailed: () => void
}

/** Whether captions are drawn as their file says or as the viewer chose; null: their file says nothing of how they
 *  look. `shown`: the language of what is shown. */
export function useCaptionStyles(
  tracks: readonly CaptionTrack[],
  shown: string | null,
  { look, choose }: Pick<CaptionLookChoice, 'look' | 'choose'>,
): CaptionStyles | null {
  const [failedUrl, setFailedUrl] = useState<string>()
  const wantsContrast = useHighContrast() || matchMedia(FORCED).matches
  const styledUrl = tracks.find(({ language }) => language === shown)?.styledUrl
  if (styledUrl === undefined) return null
  const hasFailed = styledUrl === failedUrl
  const isOn = !hasFailed && showsFileStyles(look, { wantsContrast })
  return {
    url: isOn ? styledUrl : null,
    ...{ isOn, hasFailed },
    toggle: () => choose({ styles: isOn ? 'look' : 'file' }),
    onFailed: () => setFailedUrl(styledUrl),
  }
}
