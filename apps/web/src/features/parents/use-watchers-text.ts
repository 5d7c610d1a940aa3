import type { ViewerAnswer } from '@starnest/contract/household/household'
import { useLanguage, useTexts } from '../../platform/texts.ts'

/** The way to name those who watch: with one text where they are several, else with another. */
export function useWatchersText() {
  const t = useTexts('parents/parents')
  const language = useLanguage()
  return (
    { profile, companions }: ViewerAnswer,
    several: 'saved' | 'togetherNow',
    alone: 'savedAlone' | 'aloneNow',
  ) => {
    const names = [profile, ...companions].map(({ displayName }) => displayName)
    if (companions.length === 0) return t(alone, { name: profile.displayName })
    return t(several, { names: new Intl.ListFormat(language).format(names) })
  }
}
