import type { AgeRating } from '@starnest/contract/age-rating'
import { type Certificate, certificateName } from '@starnest/contract/catalog/certificate'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { BadgeCheck } from 'lucide-react'
import { useAgeFacts } from '../../../library/title/age-facts.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'

/** The certificate of a title beside the rating that its form has, and whether that comes from it: the family may
 *  say another one. `rating`: null: none of the family's own is chosen, and the certificate's counts. */
export function CertificateLine(props: { certificate: Certificate; rating: AgeRating | null }) {
  const { certificate, rating } = props
  const t = useTexts('files/details')
  const language = useLanguage()
  const [ages] = useAgeFacts({ rating: rating ?? certificate.rating, certificate })
  const said = t(`certificate.${roleOf(props)}`, {
    certificate: certificateName(certificate),
    country: countryName(certificate.country, language),
  })
  return (
    <p className="flex items-start gap-2 text-mist">
      <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong className="font-medium text-starlight">{ages}</strong> · {said}
      </span>
    </p>
  )
}

function roleOf({ certificate, rating }: Parameters<typeof CertificateLine>[0]) {
  if (rating === null) return 'fallback'
  return rating === certificate.rating ? 'counts' : 'apart'
}

/** What a country is called in the language of the interface: 'DE' is "Germany" or "Allemagne". */
const countryName = (code: string, language: InterfaceLanguage): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
