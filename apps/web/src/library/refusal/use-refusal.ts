import { useTexts } from '../../platform/texts.ts'
import { askWhoWatches } from '../family/ask-who-watches.ts'
import { refusalOf, WAY_OF } from './refusal.ts'

/** Why something failed, in a sentence, and what leads out of it where one press does. */
export type Reason = {
  text: string
  action?: { label: string; onPress: () => void }
  /** A rule of the family says no; nothing is broken. */
  isRule?: true
  /** The same once more may work. */
  isWorthRetrying?: boolean
}

/** The way to say why something failed, in the language of the interface. */
export function useRefusal(): (error: unknown) => Reason {
  const t = useTexts('core/refusal')
  return (error) => {
    const refusal = refusalOf(error)
    const text = t(refusal)
    const way = WAY_OF[refusal]
    if (way === 'switch') {
      return { text, action: { label: t('switchProfile'), onPress: askWhoWatches }, isRule: true }
    }
    if (way === 'reload') {
      return { text, action: { label: t('reload'), onPress: () => location.reload() } }
    }
    return { text, isWorthRetrying: way === 'retry' }
  }
}
