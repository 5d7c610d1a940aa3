import { AGE_RATINGS, type AgeRating, minimumAgeOf } from '@starnest/contract/age-rating'
import { certificateName } from '@starnest/contract/catalog/certificate'
import { expect, it } from 'vitest'
import { CERTIFICATES, certificateFrom, nameOfCertificate, ratingFrom } from './certificates.ts'

/** Years that labels of each country stand for, as they did before certificates were kept. Written out once more,
 *  so that nobody's ages change by a slip in the table. */
const YEARS: Readonly<Record<string, string>> = {
  de: '0=0 6=6 12=12 16=16 18=18 oal=0',
  at: '0=0 6=6 8=8 10=10 12=12 14=14 16=16 18=18 uneingeschränkt=0',
  ch: '0=0 6=6 8=8 10=10 12=12 14=14 16=16 18=18',
  gb: 'u=0 uc=0 pg=8 12=12 12a=12 15=15 18=18 r18=18',
  ie: 'g=0 pg=8 12=12 12a=12 15=15 15a=15 16=16 18=18',
  fr: 'u=0 tp=0 touspublics=0 10=10 12=12 16=16 18=18',
  es: 'a=0 ai=0 apta=0 tp=0 7=7 7i=7 12=12 16=16 18=18 x=18',
  pt: 'todos=0 p=0 m3=3 m4=4 m6=6 m12=12 m14=14 m16=16 m18=18',
  it: 't=0 pertutti=0 6=6 vm6=6 vm12=12 14=14 vm14=14 18=18 vm18=18',
  nl: 'al=0 6=6 9=9 12=12 14=14 16=16 18=18',
  be: 'al=0 kt=0 ea=0 6=6 9=9 12=12 14=14 16=16 knt=16 ena=16 18=18',
  se: 'btl=0 barntillåten=0 7=7 11=11 15=15',
  no: 'a=0 6=6 7=7 9=9 11=11 12=12 15=15 18=18',
  dk: 'a=0 7=7 11=11 15=15',
  fi: 's=0 t=0 7=7 12=12 16=16 18=18',
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
  au: 'p=0 c=0 g=0 pg=8 m=15 ma15=15 ma=15 av15=15 r18=18 r=18 x18=18 rc=18',
  nz: 'g=0 pg=8 m=16 r13=13 rp13=13 r15=15 r16=16 rp16=16 r18=18 rp18=18 r=18',
  ca: 'g=0 pg=8 14a=14 18a=18 r=18 a=18 c=0 c8=8 13=13 14=14 16=16 18=18',
  br: 'l=0 al=0 livre=0 6=6 10=10 a10=10 12=12 a12=12 14=14 a14=14 16=16 a16=16 18=18 a18=18',
  mx: 'aa=0 a=0 b=12 b15=15 c=18 d=18',
  ar: 'atp=0 sam13=13 13=13 sam16=16 16=16 sam18=18 18=18 c=18',
  cl: 'te=0 te7=7 7=7 14=14 18=18',
  co: 't=0 7=7 12=12 15=15 18=18',
  jp: 'g=0 pg12=12 r15=15 r18=18',
  kr: 'all=0 전체관람가=0 7=7 12=12 15=15 18=18 19=18 r=18 청소년관람불가=18',
  tw: 'g=0 0=0 p=6 6=6 pg12=12 pg=12 12=12 r15=15 15=15 r=18 r18=18 18=18',
  hk: 'i=0 iii=18',
  sg: 'g=0 pg=8 pg13=13 nc16=16 m18=18 r21=18',
  my: 'u=0 p12=12 p13=13 13=13 16=16 18=18',
  th: 'g=0 p=0 13=13 15=15 18=18 20=18',
  ph: 'g=0 pg=8 r13=13 r16=16 r18=18 x=18',
  id: 'su=0 13=13 17=17 21=18',
  in: 'u=0 ua=12 ua7=7 ua13=13 ua16=16 a=18 s=18',
  za: 'a=0 pg=8 7=7 79pg=7 10=10 1012pg=10 13=13 16=16 18=18',
}

const LABELS = Object.entries(YEARS).flatMap(([country, labels]) =>
  labels.split(' ').map((one) => {
    const [label = '', years = ''] = one.split('=')
    return { country, label, years: Number(years) }
  }),
)

it('has every label of every country with its years, and no other', () => {
  const known = [...CERTIFICATES].flatMap(([country, own]) =>
    [...own].map(([label, { age }]) => ({ country, label, years: age })),
  )
  const inOrder = (all: typeof known) => all.map((one) => Object.values(one).join(' ')).toSorted()
  expect(inOrder(known)).toEqual(inOrder(LABELS))
})

it('lets in nobody who is younger than a certificate says, and tells the certificate of its name', () => {
  for (const { country, label, years } of LABELS) {
    const rating = ratingFrom(years)
    expect(minimumAgeOf(rating), `${country}:${label}`).toBeGreaterThanOrEqual(years)
    const found = certificateFrom({ rating, certificate: nameOfCertificate(country, label) })
    expect(found).toMatchObject({ country: country.toUpperCase(), age: years, rating })
  }
})

it.each([
  [0, 'G'],
  [6, 'TV-Y7'],
  [7, 'TV-Y7'],
  [8, 'PG'],
  [9, 'PG-13'],
  [12, 'PG-13'],
  [14, 'TV-14'],
  [15, 'R'],
  [17, 'R'],
  [18, 'NC-17'],
] as const)('rates what is for %i years %s', (years, rating) =>
  expect(ratingFrom(years)).toBe(rating),
)

it.each([
  ['de:12', 'PG-13', 'FSK 12'],
  ['de:oal', 'G', 'FSK o.Al.'],
  ['gb:12a', 'PG-13', 'BBFC 12A'],
  ['fr:12', 'PG-13', 'CNC 12'],
  ['fr:10', 'PG-13', 'Arcom 10'],
  ['es:7i', 'TV-Y7', 'ICAA 7/i'],
  ['pt:m12', 'PG-13', 'IGAC M/12'],
  ['cz:15', 'R', 'CZ 15'],
  ['us:pg13', 'PG-13', 'MPAA PG-13'],
  ['us:tvy7', 'TV-Y7', 'TV-Y7'],
] as const)('names the certificate %s of a title rated %s', (certificate, rating, name) => {
  const found = certificateFrom({ rating, certificate })
  expect(found && certificateName(found)).toBe(name)
})

it('knows every rating of ours as one of the United States', () => {
  for (const rating of AGE_RATINGS) {
    const certificate = nameOfCertificate('US', rating)
    expect(certificateFrom({ rating, certificate })).toMatchObject({ country: 'US', rating })
  }
})

it('tells no certificate beside a rating that was not made of it', () => {
  const other: readonly (AgeRating | null)[] = ['G', 'R', null]
  for (const rating of other) expect(certificateFrom({ rating, certificate: 'de:12' })).toBeNull()
})

it.each(['de:13', 'xx:12', 'FSK 12', '', 'de:<b>12</b>', '__proto__', 'de:constructor', null])(
  'knows no certificate of the name %j',
  (certificate) => expect(certificateFrom({ rating: 'PG-13', certificate })).toBeNull(),
)
