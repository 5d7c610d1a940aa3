import { describe, expect, it } from 'vitest'
import { english } from '../languages/en/english.ts'
import { spanish } from '../languages/es/spanish.ts'
import { french } from '../languages/fr/french.ts'
import { readGrammar } from './grammar.ts'
import { spanNamed } from './named-parts.ts'
import { findSlots, numberOf } from './slots.ts'
import { tokensOf } from './tokens.ts'
import type { Slots } from './understood.ts'

const GRAMMARS = {
  ...{ en: readGrammar(english), es: readGrammar(spanish), fr: readGrammar(french) },
}
type Code = keyof typeof GRAMMARS

const found = (code: Code, text: string) => findSlots(GRAMMARS[code], tokensOf(text))

describe('what is said of a film', () => {
  it.each<[Code, string, Slots]>([
    ['en', 'something calm for a four year old', { moods: ['calm'], age: 4 }],
    ['es', 'algo tranquilo para un niño de cuatro años', { moods: ['calm'], age: 4 }],
    ['fr', 'un truc calme pour un enfant de quatre ans', { moods: ['calm'], age: 4 }],
    ['en', 'half an hour at most', { minutes: 30 }],
    ['es', 'media hora como mucho', { minutes: 30 }],
    ['fr', 'une demi-heure maximum', { minutes: 30 }],
    ['en', 'films with robots and a lighthouse', { topic: ['robots', 'lighthouse'] }],
    ['es', 'pelis con robots y un faro', { topic: ['robots', 'faro'] }],
    ['fr', 'des films avec des robots et un phare', { topic: ['robots', 'phare'] }],
    ['en', 'for the whole family', { isForAll: true }],
    ['es', 'para toda la familia', { isForAll: true }],
    ['fr', 'pour toute la famille', { isForAll: true }],
  ])('%s %j', (code, text, slots) => {
    expect(found(code, text).slots).toEqual(slots)
  })
})

describe('what is not wanted', () => {
  it.each<[Code, string, Slots]>([
    ['en', 'funny but not scary', { moods: ['funny'], withoutMoods: ['scary'] }],
    ['en', 'nothing scary or sad', { withoutMoods: ['scary', 'sad'] }],
    ['es', 'una comedia sin miedo', { genres: ['comedy'], withoutMoods: ['scary'] }],
    ['es', 'de terror no', { withoutGenres: ['gothic'] }],
    ['es', 'de terror no, gracias', { withoutGenres: ['gothic'] }],
    ['fr', 'une comédie qui ne fait pas peur', { genres: ['comedy'], withoutMoods: ['scary'] }],
    ['fr', 'rien de triste, un film drôle', { moods: ['funny'], withoutMoods: ['sad'] }],
  ])('%s %j', (code, text, slots) => {
    expect(found(code, text).slots).toEqual(slots)
  })

  it.each<[Code, string]>([
    ['es', 'no tendrás algo más emocionante'],
    ['fr', "t'aurais pas un truc plus palpitant"],
  ])('is not what a question with a no asks for: %s %j', (code, text) => {
    expect(found(code, text).slots).toEqual({ moods: ['exciting'] })
  })
})

describe('a comparison', () => {
  it.each<[Code, string, boolean]>([
    ['en', 'a shorter one', true],
    ['en', 'too scary', true],
    ['en', 'less than 20 minutes', false],
    ['en', 'not too scary', false],
    ['es', 'más corta', true],
    ['es', 'menos de 20 minutos', false],
    ['fr', 'moins effrayant', true],
    ['fr', 'moins de 20 minutes', false],
    ['fr', 'pas trop long', false],
  ])('%s %j: %s', (code, text, isComparing) => {
    expect(found(code, text).isComparing).toBe(isComparing)
  })
})

describe('numbers', () => {
  it.each<[Code, string, number | undefined]>([
    ['en', '12', 12],
    ['en', 'twenty five', 25],
    ['es', 'treinta y cinco', 35],
    ['fr', 'quatre-vingt-dix', 90],
    ['en', 'many', undefined],
    ['en', '1234', undefined],
    ['en', 'seventy two', 72],
    ['es', 'treinta y dos', 32],
    ['fr', 'soixante-quinze', 75],
    ['fr', 'vingt et un', 21],
    ['en', 'two twenty', undefined],
  ])('%s %j: %s', (code, text, number) => {
    expect(numberOf(GRAMMARS[code], tokensOf(text))).toBe(number)
  })

  it.each<[Code, string, number | undefined]>([
    ['en', 'thirty seconds', 30],
    ['en', 'two minutes', 120],
    ['en', '10', 10],
    ['en', 'one', undefined],
    ['es', 'un minuto', 60],
    ['fr', 'deux minutes', 120],
  ])('%s %j is so many seconds: %s', (code, text, seconds) => {
    expect(spanNamed(GRAMMARS[code], tokensOf(text))).toBe(seconds)
  })
})
