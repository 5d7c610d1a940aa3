import { expect, it } from 'vitest'
import { sliceTexts, textIn } from './texts.ts'

const texts = sliceTexts({
  en: {
    greeting: 'Hello {{name}}',
    seasons_one: '{{count}} season',
    seasons_other: '{{count}} seasons',
  },
  es: {
    greeting: 'Hola {{name}}',
    seasons_one: '{{count}} temporada',
    seasons_other: '{{count}} temporadas',
  },
  fr: {
    greeting: 'Bonjour {{name}}',
    seasons_one: '{{count}} saison',
    seasons_other: '{{count}} saisons',
  },
})

it('fills the placeholders of a text in the language asked for', () => {
  const greeting = { name: 'greeting', values: { name: 'Mia {{name}} & <b>' } } as const
  expect(textIn(texts, 'fr', greeting)).toBe('Bonjour Mia {{name}} & <b>')
})

it.each([
  ['en', 1, '1 season'],
  ['en', 0, '0 seasons'],
  ['fr', 0, '0 saison'],
  ['fr', 2, '2 saisons'],
  ['es', 1_000_000, '1000000 temporadas'],
] as const)('counts as %s does: %i', (language, count, expected) => {
  expect(textIn(texts, language, { name: 'seasons', values: { count } })).toBe(expected)
})

it('leaves a placeholder that nobody filled, so that the gap is seen', () => {
  expect(textIn(texts, 'en', { name: 'greeting' })).toBe('Hello {{name}}')
})
