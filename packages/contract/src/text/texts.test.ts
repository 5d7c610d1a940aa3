import { expect, it } from 'vitest'
import { textIn } from './texts.ts'

const english = {
  greeting: 'Hello {{name}}',
  seasons_one: '{{count}} season',
  seasons_other: '{{count}} seasons',
}
const french = {
  greeting: 'Bonjour {{name}}',
  seasons_one: '{{count}} saison',
  seasons_other: '{{count}} saisons',
}
const spanish = {
  greeting: 'Hola {{name}}',
  seasons_one: '{{count}} temporada',
  seasons_other: '{{count}} temporadas',
}
const russian = {
  greeting: 'Привет, {{name}}',
  seasons_one: '{{count}} сезон',
  seasons_few: '{{count}} сезона',
  seasons_many: '{{count}} сезонов',
  seasons_other: '{{count}} сезона',
}
const arabic = {
  greeting: 'مرحبًا {{name}}',
  seasons_zero: 'لا مواسم',
  seasons_one: 'موسم واحد',
  seasons_two: 'موسمان',
  seasons_few: '{{count}} مواسم',
  seasons_many: '{{count}} موسمًا',
  seasons_other: '{{count}} موسم',
}
const texts = { en: english, fr: french, es: spanish, ru: russian, ar: arabic }

it('fills the placeholders of a text', () => {
  const greeting = { name: 'greeting', values: { name: 'Mia {{name}} & <b>' } } as const
  expect(textIn(french, 'fr', greeting)).toBe('Bonjour Mia {{name}} & <b>')
})

it.each([
  ['en', 1, '1 season'],
  ['en', 0, '0 seasons'],
  ['fr', 0, '0 saison'],
  ['fr', 2, '2 saisons'],
  // Spanish has a form for whole millions, which our texts do not tell apart.
  ['es', 1_000_000, '1000000 temporadas'],
  ['ru', 1, '1 сезон'],
  ['ru', 3, '3 сезона'],
  ['ru', 11, '11 сезонов'],
  ['ru', 21, '21 сезон'],
  ['ar', 0, 'لا مواسم'],
  ['ar', 2, 'موسمان'],
  ['ar', 7, '7 مواسم'],
  ['ar', 30, '30 موسمًا'],
  ['ar', 100, '100 موسم'],
] as const)('counts as %s does: %i', (language, count, expected) => {
  const counted = { name: 'seasons', values: { count } } as const
  expect(textIn<keyof typeof english>(texts[language], language, counted)).toBe(expected)
})

it('leaves a placeholder that nobody filled, so that the gap is seen', () => {
  expect(textIn(english, 'en', { name: 'greeting' })).toBe('Hello {{name}}')
})
