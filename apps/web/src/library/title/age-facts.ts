import type { Animation } from '@starnest/contract/catalog/catalog'
import { type Certificate, certificateName, toldAge } from '@starnest/contract/catalog/certificate'
import { useTexts } from '../../platform/texts.ts'

type Rated = Pick<Animation, 'rating'> & { certificate: Certificate | null }

/** For whom a title is, as ['Ages 12+', 'FSK 12']: the age, and the certificate by which its source rates it, where
 *  that is known. Of a title without a rating: none. */
export function useAgeFacts({ rating, certificate }: Rated): string[] {
  const t = useTexts('title/age')
  const age = toldAge(rating, certificate)
  if (age === null) return []
  const ages = age === 0 ? t('all') : t('from', { age })
  return certificate === null ? [ages] : [ages, certificateName(certificate)]
}
