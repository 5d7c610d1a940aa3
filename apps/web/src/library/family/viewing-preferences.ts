import { preferencesOf } from '@starnest/contract/household/profiles'
import { useActiveProfile } from './active-profile.ts'
import { useWatchers } from './watchers.ts'

/** How films begin and end for whoever watches. */
export type ViewingPreferences = {
  /** Whether the next title begins by itself. */
  autoPlay: boolean
  /** Whether films and trailers begin with subtitles. */
  showSubtitles: boolean
  /** Whether a child watches, alone or with others. */
  isChild: boolean
}

/** The preferences of whoever watches on this device. The next title begins by itself only where each child that watches
 *  along wants that as well. Until it is known who watches nothing begins by itself, and everything is as for a
 *  child. Source: decision 0018. */
export function useViewingPreferences(): ViewingPreferences {
  const profile = useActiveProfile()
  const { everybody } = useWatchers()
  const showSubtitles = profile !== undefined && preferencesOf(profile).showSubtitles
  if (!profile || !everybody) return { autoPlay: false, showSubtitles, isChild: true }
  const children = everybody.filter(({ ageGroup }) => ageGroup === 'child')
  const autoPlay = [profile, ...children].every((one) => preferencesOf(one).autoPlay)
  return { autoPlay, showSubtitles, isChild: children.length > 0 }
}
