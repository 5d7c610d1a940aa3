import { AGE_RATINGS, type AgeRating, minimumAgeOf } from '@starnest/contract/age-rating'
import type { Certificate } from '@starnest/contract/catalog/certificate'

/** What somebody rates a title, as a rating of ours, and the certificate that it was made of, as
 *  {@link certificateFrom} takes it; null: none that is known. */
export type SourceRating = { rating: AgeRating | null; certificate: string | null }

/** Schemes of countries: ISO 3166-1 code, the scheme's short name, and its labels as `label=years`. null: families
 *  know it by its country. Where a scheme lets a child in with a grown-up, the age is that of going alone, but for
 *  those that only ask parents to look first (PG): 8, as for the film scheme of the United States. Sources: the
 *  schemes as their boards publish them. */
const SCHEMES: readonly (readonly [country: string, scheme: string | null, labels: string])[] = [
  ['de', 'FSK', '0=0, 6=6, 12=12, 16=16, 18=18, o.Al.=0'],
  ['at', 'JMK', '0=0, 6=6, 8=8, 10=10, 12=12, 14=14, 16=16, 18=18, uneingeschränkt=0'],
  ['ch', null, '0=0, 6=6, 8=8, 10=10, 12=12, 14=14, 16=16, 18=18'],
  ['gb', 'BBFC', 'U=0, Uc=0, PG=8, 12=12, 12A=12, 15=15, 18=18, R18=18'],
  ['ie', 'IFCO', 'G=0, PG=8, 12=12, 12A=12, 15=15, 15A=15, 16=16, 18=18'],
  ['fr', 'CNC', 'U=0, TP=0, Tous publics=0, 12=12, 16=16, 18=18'],
  ['fr', 'Arcom', '10=10'], // Television alone.
  ['es', 'ICAA', 'A=0, A/i=0, Apta=0, 7=7, 7/i=7, 12=12, 16=16, 18=18, X=18'],
  ['es', null, 'TP=0'],
  ['pt', 'IGAC', 'Todos=0, P=0, M/3=3, M/4=4, M/6=6, M/12=12, M/14=14, M/16=16, M/18=18'],
  ['it', null, 'T=0, Per tutti=0, 6+=6, VM6=6, VM12=12, 14+=14, VM14=14, 18+=18, VM18=18'],
  ['nl', 'Kijkwijzer', 'AL=0, 6=6, 9=9, 12=12, 14=14, 16=16, 18=18'],
  ['be', 'Kijkwijzer', 'AL=0, 6=6, 9=9, 12=12, 14=14, 16=16, 18=18'],
  ['be', null, 'KT=0, EA=0, KNT=16, ENA=16'], // Before Kijkwijzer.
  ['se', null, 'Btl=0, Barntillåten=0, 7=7, 11=11, 15=15'],
  ['no', null, 'A=0, 6=6, 7=7, 9=9, 11=11, 12=12, 15=15, 18=18'],
  ['dk', null, 'A=0, 7=7, 11=11, 15=15'],
  ['fi', 'KAVI', 'S=0, T=0, 7=7, 12=12, 16=16, 18=18'],
  ['is', null, 'L=0, 6=6, 7=7, 9=9, 12=12, 14=14, 16=16, 18=18'],
  ['pl', null, '0=0, BO=0, 6=6, 7=7, 12=12, 15=15, 16=16, 18=18'],
  ['cz', null, 'U=0, 12=12, 15=15, 18=18'],
  ['sk', null, 'U=0, 7=7, 12=12, 15=15, 18=18'],
  ['hu', null, 'KN=0, 6=6, 12=12, 16=16, 18=18, X=18'],
  ['ro', null, 'AG=0, AP-12=12, 12=12, N-15=15, 15=15, IM-18=18, 18=18'],
  ['bg', null, 'A=0, B=0, C=12, 12=12, D=16, 16=16, X=18, 18=18'],
  ['gr', null, 'K=0, K-8=8, K-12=12, K-13=13, K-15=15, K-16=16, K-17=17, K-18=18'],
  ['gr', null, '12=12, 16=16, 18=18'],
  ['tr', null, 'G=0, Genel izleyici=0, 6A=6, 6+=6, 7A=7, 7+=7, 10A=10, 10+=10'],
  ['tr', null, '13A=13, 13+=13, 15+=15, 16+=16, 18+=18'],
  ['ru', null, '0+=0, 6+=6, 12+=12, 16+=16, 18+=18'],
  ['ua', null, '0=0, 6=6, 12=12, 14=14, 16=16, 18=18'],
  ['au', 'ACB', 'P=0, C=0, G=0, PG=8, M=15, MA 15+=15, MA=15, AV 15+=15'],
  ['au', 'ACB', 'R 18+=18, R=18, X 18+=18, RC=18'],
  ['nz', null, 'G=0, PG=8, M=16, R13=13, RP13=13, R15=15, R16=16, RP16=16, R18=18, RP18=18, R=18'],
  ['ca', 'CHVRS', 'G=0, PG=8, 14A=14, 18A=18, R=18'],
  // Television, Quebec, and what single provinces had.
  ['ca', null, 'A=18, C=0, C8=8, 13+=13, 14+=14, 16+=16, 18+=18'],
  ['br', 'ClassInd', 'L=0, AL=0, Livre=0, 6=6, 10=10, A10=10, 12=12, A12=12, 14=14, A14=14'],
  ['br', 'ClassInd', '16=16, A16=16, 18=18, A18=18'],
  ['mx', null, 'AA=0, A=0, B=12, B-15=15, C=18, D=18'],
  ['ar', 'INCAA', 'ATP=0, SAM 13=13, +13=13, SAM 16=16, +16=16, SAM 18=18, +18=18, C=18'],
  ['cl', null, 'TE=0, TE+7=7, 7=7, 14=14, 18=18'],
  ['co', null, 'T=0, 7=7, 12=12, 15=15, 18=18'],
  ['jp', 'Eirin', 'G=0, PG12=12, R15+=15, R18+=18'],
  ['kr', 'KMRB', 'All=0, 전체관람가=0, 12=12, 15=15, 18=18, 청소년관람불가=18, R=18'],
  ['kr', null, '7=7, 19=18'], // Television alone.
  ['tw', null, 'G=0, 0+=0, P=6, 6+=6, PG-12=12, PG=12, 12+=12, R-15=15, 15+=15, R=18, R-18=18'],
  ['tw', null, '18+=18'],
  ['hk', null, 'I=0, III=18'],
  ['sg', 'IMDA', 'G=0, PG=8, PG13=13, NC16=16, M18=18, R21=18'],
  ['my', null, 'U=0, P12=12, P13=13, 13=13, 16=16, 18=18'],
  ['th', null, 'G=0, P=0, 13=13, 15=15, 18=18, 20=18'],
  ['ph', 'MTRCB', 'G=0, PG=8, R-13=13, R-16=16, R-18=18, X=18'],
  ['id', null, 'SU=0, 13+=13, 17+=17, 21+=18'],
  ['in', 'CBFC', 'U=0, UA=12, UA 7+=7, UA 13+=13, UA 16+=16, A=18, S=18'],
  ['za', 'FPB', 'A=0, PG=8, 7=7, 7-9PG=7, 10=10, 10-12PG=10, 13=13, 16=16, 18=18'],
]

/** How a label is written does not tell it from another: 'M/12', 'm 12' and 'M12' are one. */
export const keyOf = (label: string): string => label.toLowerCase().replace(/[\s+/.,-]/g, '')

const entriesOf = ([country, scheme, labels]: (typeof SCHEMES)[number]) =>
  labels.split(', ').map((one) => {
    const at = one.lastIndexOf('=')
    const label = one.slice(0, at)
    const age = Number(one.slice(at + 1))
    return { country: country.toUpperCase(), scheme, label, age, rating: ratingFrom(age) }
  })

/** The schemes of the United States are our own ratings. */
const OF_STATES = AGE_RATINGS.map(
  (rating): Certificate => ({
    ...{ country: 'US', scheme: rating.startsWith('TV-') ? 'TV' : 'MPAA', label: rating, rating },
    age: minimumAgeOf(rating),
  }),
)

/** Every certificate that is known outside of the United States, by its country's code in small letters and the
 *  key of its label. */
export const CERTIFICATES: ReadonlyMap<string, ReadonlyMap<string, Certificate>> = new Map(
  [...new Set(SCHEMES.map(([country]) => country))].map((country) => {
    const own = SCHEMES.filter(([other]) => other === country).flatMap(entriesOf)
    return [country, new Map(own.map((one) => [keyOf(one.label), one]))]
  }),
)

/** The mildest rating that nobody below an age may see; of grown-ups, what is for older ones is not
 *  told apart. */
export function ratingFrom(years: number): AgeRating {
  const allowed = AGE_RATINGS.filter((rating) => minimumAgeOf(rating) >= Math.min(years, 18))
  return allowed.reduce((best, one) => (minimumAgeOf(one) < minimumAgeOf(best) ? one : best))
}

/** What names a certificate in the table of titles, such as 'de:12'. */
export const nameOfCertificate = (country: string, label: string): string =>
  `${country.toLowerCase()}:${keyOf(label)}`

const KNOWN = new Map(
  [...[...CERTIFICATES.values()].flatMap((own) => [...own.values()]), ...OF_STATES].map((one) => [
    nameOfCertificate(one.country, one.label),
    one,
  ]),
)

/** The certificate of a name, as long as the rating that a title's source says is the one that it comes to: who
 *  knows nothing of certificates writes a rating and leaves the certificate before it. null: there is none. */
export function certificateFrom({ rating, certificate }: SourceRating): Certificate | null {
  const known = certificate === null ? undefined : KNOWN.get(certificate)
  return known?.rating === rating ? (known ?? null) : null
}
