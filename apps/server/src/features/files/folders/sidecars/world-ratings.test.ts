import { minimumAgeOf } from '@starnest/contract/age-rating'
import { expect, it } from 'vitest'
import { worldRatingOf } from './world-ratings.ts'

const ratingOf = (text: string) => worldRatingOf(text).rating

it.each([
  ['PG-13', 'PG-13'],
  ['US:PG-13 / US:Rated PG-13', 'PG-13'],
  ['us:tv-y7', 'TV-Y7'],
  ['Rated R', 'R'],
  ['Rated PG for mild peril', 'PG'],
  ['DE:FSK 6', 'TV-Y7'],
  ['FSK 12', 'PG-13'],
  ['FSK-16', 'R'],
  ['Germany:0', 'G'],
  ['DE:ab 12 Jahren', 'PG-13'],
  ['GB:U', 'G'],
  ['GB-PG', 'PG'],
  ['UK:12A', 'PG-13'],
  ['BBFC:15', 'R'],
  ['BBFC:18', 'NC-17'],
  ['FR:TP', 'G'],
  ['France:Tous publics', 'G'],
  ['CNC 16', 'R'],
  ['ES:APTA', 'G'],
  ['ICAA: 7', 'TV-Y7'],
  ['Kijkwijzer: AL', 'G'],
  ['NL:9', 'PG-13'],
  ['AU:M', 'R'],
  ['Australia:MA15+', 'R'],
  ['ACB PG', 'PG'],
  ['Eirin: PG12', 'PG-13'],
  ['JP:R15+', 'R'],
  ['KMRB:15', 'R'],
  ['KR:전체관람가', 'G'],
  ['CBSC: C8', 'PG'],
  ['CA:14A', 'TV-14'],
  ['ClassInd: Livre', 'G'],
  ['BR:10', 'PG-13'],
  ['BR:L', 'G'],
  ['PT:M/12', 'PG-13'],
  ['RU:6+', 'TV-Y7'],
  ['SE:Btl', 'G'],
  ['IN:UA', 'PG-13'],
  ['12', 'PG-13'],
  ['15', 'R'],
] as const)('takes the rating "%s" for %s', (text, rating) => expect(ratingOf(text)).toBe(rating))

it('lets nobody in who is too young by any of several ratings', () => {
  expect(ratingOf('US:PG / US:R')).toBe('R')
  expect(ratingOf('DE:FSK 6 / GB:15 / US:PG')).toBe('R')
  expect(ratingOf('DE:FSK 6 / GB:Unrated')).toBe('TV-Y7')
})

it('takes letters without a country for the strictest that they mean anywhere', () => {
  expect(ratingOf('ES:A')).toBe('G')
  expect(ratingOf('A')).toBe('NC-17')
  expect(ratingOf('AU:M')).toBe('R')
  expect(ratingOf('M')).toBe('R')
})

it.each(['PG-13-ish', 'Not Rated', 'Approved', 'G-rated fun', 'DE:SPIO', 'US:12', 'HK:IIA', ''])(
  'knows nothing of "%s", which stays for grown-ups',
  (text) => expect(ratingOf(text)).toBeNull(),
)

it('leaves a film unrated where one of its ratings is not known', () => {
  expect(ratingOf('US:PG / DE:SPIO/JK')).toBeNull()
})

it('never comes to a milder age than the number that stands in a rating', () => {
  for (const prefix of ['', 'FSK ', 'GB:', 'NL:', 'FR:', 'KR:', 'BR:', 'M/']) {
    for (let years = 0; years <= 18; years += 1) {
      const rating = ratingOf(`${prefix}${years}`)
      expect(minimumAgeOf(rating), `${prefix}${years}`).toBeGreaterThanOrEqual(years)
    }
  }
})

it.each([
  ['FSK 12', 'de:12'],
  ['DE:FSK 12', 'de:12'],
  ['Germany:16', 'de:16'],
  ['BBFC 12A', 'gb:12a'],
  ['CNC 12', 'fr:12'],
  ['ICAA: 7', 'es:7'],
  ['PT:M/12', 'pt:m12'],
  ['Rated PG-13 for some scenes', 'us:pg13'],
  ['TV-Y7', 'us:tvy7'],
  ['us:tv-y7', 'us:tvy7'],
  ['DE:FSK 6 / GB:15 / US:PG', 'gb:15'],
  ['DE:12 / US:PG-13', 'us:pg13'],
  ['DE:6 / GB:Unrated', 'de:6'],
])('keeps the certificate that the rating "%s" is made of', (text, certificate) =>
  expect(worldRatingOf(text).certificate).toBe(certificate),
)

it.each(['12', '12A', 'DE:ab 12 Jahren', 'DE:13', 'NL:<b>12</b>', 'DE:FSK 6 / 16', 'DE:12 / GB:?'])(
  'keeps no certificate of "%s", of which no list says a country and a label',
  (text) => expect(worldRatingOf(text).certificate).toBeNull(),
)
