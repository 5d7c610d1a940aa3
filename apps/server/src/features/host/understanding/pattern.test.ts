import { describe, expect, it } from 'vitest'
import { english } from '../languages/en/english.ts'
import { spanish } from '../languages/es/spanish.ts'
import { french } from '../languages/fr/french.ts'
import { readGrammar } from './grammar.ts'
import { countingSteps, MOST_STEPS, matchAt, matchWhole } from './match-pattern.ts'
import { readPattern } from './pattern.ts'
import { tokensOf } from './tokens.ts'
import { understand } from './understand.ts'

const isWhole = (pattern: string, text: string) =>
  matchWhole(readPattern(pattern, { drink: ['milk', 'hot chocolate'] }), tokensOf(text)) !==
  undefined

describe('a pattern', () => {
  it.each([
    ['play it', 'play it', true],
    ['play it', 'play', false],
    ['play it', 'now play it', false],
    ['play (it|this one)', 'play this one', true],
    ['play (it|this one)', 'play this', false],
    ['play now?', 'play', true],
    ['play (it now)?', 'play it now', true],
    ['play (it now)?', 'play it', false],
    ['bring <drink>', 'bring hot chocolate', true],
    ['bring <drink>', 'bring chocolate', false],
    ['añad* esta', 'añádela esta', true],
    ['añad* esta', 'esta', false],
    ['turn ~ off', 'turn it all right off', true],
    ['turn ~ off', 'turn it all right now off', false],
    ['joue l intro', "joue l'intro", true],
    ['más corta', 'MAS CORTA!', true],
  ])('%j fits %j: %j', (pattern, text, fits) => {
    expect(isWhole(pattern, text)).toBe(fits)
  })

  it('captures as few words as it can, and those that are right', () => {
    const tokens = tokensOf('play the map in the sand now please')
    const pattern = readPattern('play {title} (now|please)? please?')

    expect(matchWhole(pattern, tokens)).toEqual({ title: { from: 1, to: 6 } })
    const isLong = ({ title }: Record<string, { from: number; to: number }>) =>
      title !== undefined && title.to > 6
    expect(matchWhole(pattern, tokens, isLong)).toEqual({ title: { from: 1, to: 7 } })
  })

  it('is found inside a phrase, as far on as it goes', () => {
    const pattern = readPattern('very? very? scary')

    expect(matchAt(pattern, tokensOf('not very very scary'), 1)?.to).toBe(4)
    expect(matchAt(pattern, tokensOf('not very very scary'), 0)).toBeUndefined()
  })

  it.each(['(play', 'play)', '<nobody>'])('is refused when it is written wrong: %s', (pattern) => {
    expect(() => readPattern(pattern)).toThrow()
  })
})

/** The same numbers in the same order every time (a linear congruence), 0 to 1. */
function* numbersFrom(seed: number): Generator<number> {
  let state = seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

describe('the steps that patterns take', () => {
  it.each([english, spanish, french])('stay small whatever is said: $code', (language) => {
    const grammar = readGrammar(language)
    const known = [...grammar.known]
    const numbers = numbersFrom(7)
    const word = () => known[Math.floor(Number(numbers.next().value) * known.length)] ?? ''
    const phrases = [
      ...Array.from({ length: 20 }, () => Array.from({ length: 60 }, word).join(' ')),
      ...[...grammar.stop].slice(0, 60).map((one) => `${one} `.repeat(250)),
      'a'.repeat(500),
      '. , ! ? '.repeat(60),
    ]

    const steps = phrases.map(
      (text) => countingSteps(() => understand(grammar, text, { before: 'watching' })).steps,
    )

    expect(Math.max(...steps)).toBeLessThan(MOST_STEPS)
  })

  it('end where a pattern has too many ways', () => {
    const pattern = readPattern(
      `${'a? '.repeat(40)}${'{x}? '.repeat(1)}${'(a|b|a b)? '.repeat(30)}end`,
    )
    const tokens = tokensOf('a '.repeat(60))

    const { result, steps } = countingSteps(() => matchAt(pattern, tokens, 0))

    expect(result).toBeUndefined()
    expect(steps).toBeLessThan(MOST_STEPS * 2)
  })
})
