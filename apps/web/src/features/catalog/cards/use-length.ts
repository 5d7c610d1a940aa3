import type { Animation } from '@starnest/contract/catalog/catalog'
import { useTexts } from '../../../platform/texts.ts'
import { minutesOf } from './minutes-left.ts'

/** How long a title is, as 'N min'; null: nobody knows yet, as of a file that was not looked into and of a title to
 *  come, which has a trailer alone. */
export function useLength({
  duration,
  isComingSoon,
}: Pick<Animation, 'duration' | 'isComingSoon'>): string | null {
  const t = useTexts('core/catalog')
  return duration === 0 || isComingSoon ? null : t('minutes', { minutes: minutesOf(duration) })
}
