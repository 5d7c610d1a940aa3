import { AGE_RATINGS, type AgeRating, minimumAgeOf } from '@starnest/contract/age-rating'

/** What the ratings of a country mean, as `label=years`. Where a scheme lets a child in with a grown-up,
 *  the age is that of going alone, but for those that only ask parents to look first (PG): 8, as for
 *  the film scheme of the United States. Sources: the schemes as their boards publish them. */
const SCHEMES: Readonly<Record<string, string>> = {
  // Films and television.
  de: '0=0 6=6 12=12 16=16 18=18 oal=0', // FSK
  at: '0=0 6=6 8=8 10=10 12=12 14=14 16=16 18=18 uneingeschränkt=0', // JMK
  ch: '0=0 6=6 8=8 10=10 12=12 14=14 16=16 18=18',
  gb: 'u=0 uc=0 pg=8 12=12 12a=12 15=15 18=18 r18=18', // BBFC
  ie: 'g=0 pg=8 12=12 12a=12 15=15 15a=15 16=16 18=18', // IFCO
  fr: 'u=0 tp=0 touspublics=0 10=10 12=12 16=16 18=18', // CNC, Arcom
  es: 'a=0 ai=0 apta=0 tp=0 7=7 7i=7 12=12 16=16 18=18 x=18', // ICAA
  pt: 'todos=0 p=0 m3=3 m4=4 m6=6 m12=12 m14=14 m16=16 m18=18', // IGAC
  it: 't=0 pertutti=0 6=6 vm6=6 vm12=12 14=14 vm14=14 18=18 vm18=18', // MiC
  nl: 'al=0 6=6 9=9 12=12 14=14 16=16 18=18', // Kijkwijzer
  be: 'al=0 kt=0 ea=0 6=6 9=9 12=12 14=14 16=16 knt=16 ena=16 18=18', // Kijkwijzer
  se: 'btl=0 barntillåten=0 7=7 11=11 15=15', // Statens medieråd
  no: 'a=0 6=6 7=7 9=9 11=11 12=12 15=15 18=18', // Medietilsynet
  dk: 'a=0 7=7 11=11 15=15', // Medierådet
  fi: 's=0 t=0 7=7 12=12 16=16 18=18', // KAVI
  is: 'l=0 6=6 7=7 9=9 12=12 14=14 16=16 18=18',
  pl: '0=0 bo=0 6=6 7=7 12=12 15=15 16=16 18=18',
  cz: 'u=0 12=12 15=15 18=18',
  sk: 'u=0 7=7 12=12 15=15 18=18',
  hu: 'kn=0 6=6 12=12 16=16 18=18 x=18',
  ro: 'ag=0 ap12=12 12=12 n15=15 15=15 im18=18 18=18',
  bg: 'a=0 b=0 c=12 12=12 d=16 16=16 x=18 18=18',
  gr: 'k=0 k8=8 k12=12 k13=13 k15=15 k16=16 k17=17 k18=18 12=12 16=16 18=18',
  tr: 'g=0 genelizleyici=0 6a=6 6=6 7a=7 7=7 10a=10 10=10 13a=13 13=13 15=15 16=16 18=18',
  ru: '0=0 6=6 12=12 16=16 18=18',
  ua: '0=0 6=6 12=12 14=14 16=16 18=18',
  au: 'p=0 c=0 g=0 pg=8 m=15 ma15=15 ma=15 av15=15 r18=18 r=18 x18=18 rc=18', // ACB
  nz: 'g=0 pg=8 m=16 r13=13 rp13=13 r15=15 r16=16 rp16=16 r18=18 rp18=18 r=18',
  // Canada: the provinces' scheme, CBSC for television, and that of Quebec.
  ca: 'g=0 pg=8 14a=14 18a=18 r=18 a=18 c=0 c8=8 13=13 14=14 16=16 18=18',
  br: 'l=0 al=0 livre=0 6=6 10=10 a10=10 12=12 a12=12 14=14 a14=14 16=16 a16=16 18=18 a18=18', // ClassInd
  mx: 'aa=0 a=0 b=12 b15=15 c=18 d=18',
  ar: 'atp=0 sam13=13 13=13 sam16=16 16=16 sam18=18 18=18 c=18',
  cl: 'te=0 te7=7 7=7 14=14 18=18',
  co: 't=0 7=7 12=12 15=15 18=18',
  jp: 'g=0 pg12=12 r15=15 r18=18', // Eirin
  kr: 'all=0 전체관람가=0 7=7 12=12 15=15 18=18 19=18 r=18 청소년관람불가=18', // KMRB, KCSC
  tw: 'g=0 0=0 p=6 6=6 pg12=12 pg=12 12=12 r15=15 15=15 r=18 r18=18 18=18',
  hk: 'i=0 iii=18',
  sg: 'g=0 pg=8 pg13=13 nc16=16 m18=18 r21=18',
  my: 'u=0 p12=12 p13=13 13=13 16=16 18=18',
  th: 'g=0 p=0 13=13 15=15 18=18 20=18',
  ph: 'g=0 pg=8 r13=13 r16=16 r18=18 x=18',
  id: 'su=0 13=13 17=17 21=18',
  in: 'u=0 ua=12 ua7=7 ua13=13 ua16=16 a=18 s=18', // CBFC
  za: 'a=0 pg=8 7=7 79pg=7 10=10 1012pg=10 13=13 16=16 18=18',
}

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

const AGES = new Map(
  Object.entries(SCHEMES).map(([country, labels]) => [
    country,
    new Map(
      labels.split(' ').map((one) => {
        const [label = '', years = ''] = one.split('=')
        return [label, Number(years)] as const
      }),
    ),
  ]),
)

/** The strictest of what a label means anywhere, where nothing says in which country. */
const STRICTEST = new Map<string, number>()
for (const labels of AGES.values()) {
  for (const [label, years] of labels) {
    STRICTEST.set(label, Math.max(years, STRICTEST.get(label) ?? 0))
  }
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
 * not known, or none says anything.
 */
export function ratingOf(text: string): AgeRating | null {
  const said = text
    .slice(0, MAX_LENGTH)
    .split(' / ')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !NO_RATING.test(withoutCountry(one).label))
    .map(claimOf)
  if (said.length === 0 || said.includes(null)) return null
  return said.reduce((one, other) => (minimumAgeOf(one) >= minimumAgeOf(other) ? one : other))
}

/** `DE:FSK 12`, `Germany:12`, `GB-PG`: the country and what is said of it. */
function withoutCountry(claim: string): { country: string | null; label: string } {
  const found = /^(\p{L}[\p{L} ]{0,19}?)\s?[:\s_-]\s?(?=\S)/u.exec(claim)
  const [all = '', name = ''] = found ?? []
  const lower = name.toLowerCase()
  const country = COUNTRIES[lower] ?? (AGES.has(lower) ? lower : undefined)
  if (country === undefined) return { country: null, label: claim }
  const inner = withoutCountry(claim.slice(all.length))
  return { country: inner.country ?? country, label: inner.label }
}

function claimOf(claim: string): AgeRating | null {
  const { country, label } = withoutCountry(claim)
  if (country === null || country === 'us') {
    const own = ratingOfStates(label)
    if (own !== null || country === 'us') return own
  }
  const key = label.toLowerCase().replace(/[\s+/.,-]/g, '')
  const years = country === null ? STRICTEST.get(key) : AGES.get(country)?.get(key)
  const [, number] = WITH_AGE.exec(label) ?? (country === null ? null : IN_WORDS.exec(label)) ?? []
  const age = years ?? (number === undefined ? undefined : Number(number))
  return age === undefined ? null : ratingFrom(age)
}

/** A rating of the film or television scheme of the United States: `PG-13`, `Rated PG-13 for some scenes`. */
function ratingOfStates(label: string): AgeRating | null {
  const [, name = ''] = /^(?:rated\s+)?([a-z0-9-]+)(?:\s+for\s.*)?$/i.exec(label) ?? []
  return AGE_RATINGS.find((rating) => rating === name.toUpperCase()) ?? null
}

/** The mildest rating that nobody below an age may see; of grown-ups, what is for older ones is not
 *  told apart. */
function ratingFrom(years: number): AgeRating | null {
  const allowed = AGE_RATINGS.filter((rating) => minimumAgeOf(rating) >= Math.min(years, 18))
  return allowed.reduce<AgeRating | null>(
    (best, one) => (best === null || minimumAgeOf(one) < minimumAgeOf(best) ? one : best),
    null,
  )
}
