import { preferencesOf } from '@starnest/contract/household/profiles'
import { useActiveProfile } from './active-profile.ts'

/** How films begin and end for whoever watches. */
export type ViewingPreferences = {
  /** Whether the next title begins by itself. */
  autoPlay: boolean
  /** Whether films and trailers begin with subtitles. */
  showSubtitles: boolean
  isChild: boolean
}

const UNKNOWN: ViewingPreferences = { autoPlay: false, showSubtitles: false, isChild: true }

/** The preferences of whoever watches on this device. Until that is known nothing begins by itself,
 *  and everything is as for a child. */
export function useViewingPreferences(): ViewingPreferences {
  const profile = useActiveProfile()
  if (!profile) return UNKNOWN
  const { autoPlay, showSubtitles } = preferencesOf(profile)
  return { autoPlay, showSubtitles, isChild: profile.ageGroup === 'child' }
}
