import { describe, expect, it } from 'vitest'
import {
  cleanText,
  inWholeWords,
  isOneSlip,
  tokensOf,
  withMeant,
  withoutHesitation,
  withoutLeet,
} from './tokens.ts'

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word)

describe('the words of a phrase', () => {
  it.each([
    ['Mets-le, STP!', ['mets', 'le', 'stp']],
    ["j'ai l’intro", ['j', 'ai', 'l', 'intro']],
    ['¿Qué más?', ['que', 'mas']],
    ['  ', []],
  ])('%j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('know the signs that divide them', () => {
    expect(tokensOf('no, not that. this').map(({ isAfterSign }) => isAfterSign)).toEqual([
      ...[false, true, false, true],
    ])
  })

  it('are at most sixty', () => {
    expect(tokensOf('word '.repeat(100))).toHaveLength(60)
  })

  it.each([
    ['ummm a film, euuuh, please', ['a', 'film', 'please']],
    ['hmm', ['hm']],
  ])('leave out hesitation in %j', (text, words) => {
    const rest = withoutHesitation(tokensOf(text)).map(({ word }) => word.replace('mm', 'm'))
    expect(rest).toEqual(words)
  })
})

describe('a text', () => {
  it('is read without invisible characters and with one mark behind a letter', () => {
    expect(cleanText('pl\u200bay\u202e x\u0323\u0323\u0323\u0323  film')).toBe('play x\u0323 film')
    expect(cleanText('a'.repeat(9_999))).toHaveLength(500)
  })

  it('is read with letters for the digits between letters', () => {
    expect(withoutLeet('sc4ry f1lm in 2024')).toBe('scary film in 2024')
  })
})

describe('a word that is typed in a hurry', () => {
  const written = {
    known: new Set(['no', 'good']),
    shortForms: new Map([['dont', ['don', 't']]]),
  }
  const wholeWords = (text: string) => inWholeWords(tokensOf(text), written).map(({ word }) => word)

  it.each([
    ['dont, please', ['don', 't', 'please']],
    ['nooooo', ['no']],
    ['good', ['good']],
    ['zzzz', ['zzzz']],
  ])('%j is %j', (text, words) => {
    expect(wholeWords(text)).toEqual(words)
  })

  it('is divided from what comes before it as it was', () => {
    const tokens = inWholeWords(tokensOf('no, dont'), written)
    expect(tokens.map(({ isAfterSign }) => isAfterSign)).toEqual([false, true, false])
  })
})

describe('a slip', () => {
  it.each([
    ['funy', 'funny', true],
    ['moive', 'movie', true],
    ['filn', 'film', true],
    ['flm', 'film', true],
    ['movie', 'move', true],
    ['frog', 'film', false],
    ['abcd', 'badc', false],
  ])('%s for %s: %s', (one, other, isSlip) => {
    expect(isOneSlip(one, other)).toBe(isSlip)
    expect(isOneSlip(other, one)).toBe(isSlip)
  })

  it('is taken for the word that was meant, unless it is another word', () => {
    const known = new Set(['scary'])
    const meant = (isOtherWord: (word: string) => boolean) =>
      withMeant(tokensOf('scarry'), { known, leastOfSlip: 5, isOtherWord })[0]?.meant

    expect(meant(() => false)).toBe('scary')
    expect(meant(() => true)).toBeUndefined()
  })

  it('of a short word is none', () => {
    const tokens = withMeant(tokensOf('tren'), {
      ...{ known: new Set(['treno']), leastOfSlip: 6 },
      isOtherWord: () => false,
    })

    expect(tokens[0]?.meant).toBeUndefined()
  })
})
