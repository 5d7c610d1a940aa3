import { preferencesOf } from '@starnest/contract/household/profiles'
import { useEffect } from 'react'
import { useActiveProfile } from '../../../features/profiles/active-profile.ts'
import { wishSubtitles } from '../../../platform/captions/subtitles-wished.ts'

/** Tells what plays trailers whether whoever watches wants subtitles. Draws nothing. */
export function SubtitlesOfProfile() {
  const profile = useActiveProfile()
  const isWished = profile !== undefined && preferencesOf(profile).showSubtitles
  useEffect(() => wishSubtitles(isWished), [isWished])
  return null
}
