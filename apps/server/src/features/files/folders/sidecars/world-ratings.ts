import { AGE_RATINGS, minimumAgeOf } from '@starnest/contract/age-rating'
import {
  CERTIFICATES,
  certificateFrom,
  keyOf,
  nameOfCertificate,
  ratingFrom,
  type SourceRating,
} from '../../../../domain/ratings/certificates.ts'

/** Other names of countries, and of the boards that rate there. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ...{ fsk: 'de', germany: 'de', deutschland: 'de', austria: 'at', österreich: 'at', jmk: 'at' },
  ...{ switzerland: 'ch', bbfc: 'gb', uk: 'gb', 'united kingdom': 'gb', england: 'gb' },
  ...{ ifco: 'ie', ireland: 'ie', cnc: 'fr', france: 'fr', csa: 'fr', icaa: 'es', spain: 'es' },
  ...{ españa: 'es', portugal: 'pt', igac: 'pt', italy: 'it', italia: 'it', kijkwijzer: 'nl' },
  ...{ netherlands: 'nl', nederland: 'nl', belgium: 'be', sweden: 'se', norway: 'no' },
  ...{ denmark: 'dk', finland: 'fi', kavi: 'fi', iceland: 'is', poland: 'pl', hungary: 'hu' },
  ...{ 'czech republic': 'cz', czechia: 'cz', slovakia: 'sk', romania: 'ro', bulgaria: 'bg' },
  ...{ greece: 'gr', turkey: 'tr', russia: 'ru', rars: 'ru', ukraine: 'ua', australia: 'au' },
  ...{ acb: 'au', oflc: 'au', 'new zealand': 'nz', canada: 'ca', chvrs: 'ca', cbsc: 'ca' },
  ...{ quebec: 'ca', québec: 'ca', brazil: 'br', brasil: 'br', classind: 'br', dejus: 'br' },
  ...{ djctq: 'br', mexico: 'mx', méxico: 'mx', rtc: 'mx', argentina: 'ar', incaa: 'ar' },
  ...{ chile: 'cl', colombia: 'co', japan: 'jp', eirin: 'jp', 'south korea': 'kr', korea: 'kr' },
  ...{ kmrb: 'kr', kcsc: 'kr', taiwan: 'tw', 'hong kong': 'hk', singapore: 'sg', imda: 'sg' },
  ...{ malaysia: 'my', thailand: 'th', philippines: 'ph', mtrcb: 'ph', indonesia: 'id' },
  ...{ india: 'in', cbfc: 'in', 'south africa': 'za', fpb: 'za' },
  ...{ us: 'us', usa: 'us', 'united states': 'us', mpaa: 'us', mpa: 'us' },
}

/** The strictest of what a label means anywhere, where nothing says in which country. */
const STRICTEST = new Map<string, number>()
for (const labels of CERTIFICATES.values()) {
  for (const [key, { age }] of labels) STRICTEST.set(key, Math.max(age, STRICTEST.get(key) ?? 0))
}

const MAX_LENGTH = 300
const NO_RATING = /^(?:not rated|unrated|nr|ur|n\/a|none)$/i
/** `12`, `12+`, `12A`, `M/12`, `R-15+`: the number is the age in every scheme that has it. */
const WITH_AGE = /^(?:[a-z]{1,3}[\s/-]?|[-+])?(\d{1,2})\s?[+ai]?$/i
/** `ab 12 Jahren`, `12 ans`, `no recomendada para menores de 12 años` */
const IN_WORDS = /^\D{0,60}(?<!\d)(\d{1,2})(?!\d)\D{0,20}$/u

/**
 * The rating of ours that a rating of the world comes to: that of the same name, else the mildest that lets
 * nobody in who is too young. Of several, separated by ' / ', the strictest counts; null: one of them is
 * not known, or none says anything. With it the certificate that it was made of, where a country and a label of
 * the list are said.
 */
export function worldRatingOf(text: string): SourceRating {
  const said = text
    .slice(0, MAX_LENGTH)
    .split(' / ')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !NO_RATING.test(withoutCountry(one).label))
    .map(claimOf)
  const isUnknown = said.length === 0 || said.some(({ rating }) => rating === null)
  return isUnknown ? UNKNOWN : said.reduce((one, other) => (isStricter(other, one) ? other : one))
}

const UNKNOWN: SourceRating = { rating: null, certificate: null }

/** Of ratings that come to the same one, the certificate for the older child is the stricter. */
function isStricter(one: SourceRating, other: SourceRating): boolean {
  const difference = minimumAgeOf(one.rating) - minimumAgeOf(other.rating)
  return difference === 0 ? certifiedAge(one) > certifiedAge(other) : difference > 0
}

const certifiedAge = (said: SourceRating) => certificateFrom(said)?.age ?? -1

/** `DE:FSK 12`, `Germany:12`, `GB-PG`: the country and what is said of it. */
function withoutCountry(claim: string): { country: string | null; label: string } {
  const found = /^(\p{L}[\p{L} ]{0,19}?)\s?[:\s_-]\s?(?=\S)/u.exec(claim)
  const [all = '', name = ''] = found ?? []
  const lower = name.toLowerCase()
  const country = COUNTRIES[lower] ?? (CERTIFICATES.has(lower) ? lower : undefined)
  if (country === undefined) return { country: null, label: claim }
  const inner = withoutCountry(claim.slice(all.length))
  return { country: inner.country ?? country, label: inner.label }
}

function claimOf(claim: string): SourceRating {
  const { country, label } = withoutCountry(claim)
  if (country === null || country === 'us') {
    const own = ofStates(label)
    if (own.rating !== null || country === 'us') return own
  }
  const key = keyOf(label)
  const known = country === null ? undefined : CERTIFICATES.get(country)?.get(key)
  if (known) {
    return { rating: known.rating, certificate: nameOfCertificate(known.country, known.label) }
  }
  const years = country === null ? STRICTEST.get(key) : undefined
  const [, number] = WITH_AGE.exec(label) ?? (country === null ? null : IN_WORDS.exec(label)) ?? []
  const age = years ?? (number === undefined ? undefined : Number(number))
  return age === undefined ? UNKNOWN : { rating: ratingFrom(age), certificate: null }
}

/** A rating of the film or television scheme of the United States: `PG-13`, `Rated PG-13 for some scenes`. */
function ofStates(label: string): SourceRating {
  const [, name = ''] = /^(?:rated\s+)?([a-z0-9-]+)(?:\s+for\s.*)?$/i.exec(label) ?? []
  const rating = AGE_RATINGS.find((one) => one === name.toUpperCase())
  return rating ? { rating, certificate: nameOfCertificate('us', rating) } : UNKNOWN
}
