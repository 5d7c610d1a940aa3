import type { Grammar } from './grammar.ts'
import { matchWhole } from './match-pattern.ts'
import { numberOf } from './slots.ts'
import type { Token } from './tokens.ts'

/** The screen that a phrase names. */
export const pageNamed = (grammar: Grammar, tokens: readonly Token[]) =>
  grammar.pages.find(({ patterns }) => patterns.some((one) => matchWhole(one, tokens)))?.page

/** The place in a list that a phrase names. */
export const positionNamed = (grammar: Grammar, tokens: readonly Token[]) =>
  grammar.positions.find(({ patterns }) => patterns.some((one) => matchWhole(one, tokens)))
    ?.position

/** Whether a phrase means the film at hand: 'it', 'this one'. */
export const isThisNamed = (grammar: Grammar, tokens: readonly Token[]) =>
  grammar.this.some((pattern) => matchWhole(pattern, tokens))

/** A number without its unit is of seconds from here on: 'back one' is a step. */
const LEAST_BARE_SECONDS = 5

/** Seconds that a phrase names. */
export function spanNamed(grammar: Grammar, tokens: readonly Token[]): number | undefined {
  for (const { pattern, secondsOfOne } of grammar.spans) {
    let seconds: number | undefined
    const isRight = (captures: Record<string, { from: number; to: number }>) => {
      const { n } = captures
      const count = n ? numberOf(grammar, tokens.slice(n.from, n.to)) : 1
      const isBare = pattern.parts.length === 1
      if (count === undefined || (isBare && count < LEAST_BARE_SECONDS)) return false
      seconds = count * secondsOfOne
      return true
    }
    if (matchWhole(pattern, tokens, isRight)) return seconds
  }
  return undefined
}

/** Words of the longest name of a screen, a place or a time. */
const MOST_WORDS_OF_PART = 5

/** What the longest row of words is that is something; the last of equally long ones. */
export function firstPart<Value>(
  tokens: readonly Token[],
  read: (part: readonly Token[]) => Value | undefined,
): Value | undefined {
  for (let length = Math.min(MOST_WORDS_OF_PART, tokens.length); length > 0; length -= 1) {
    for (let from = tokens.length - length; from >= 0; from -= 1) {
      const value = read(tokens.slice(from, from + length))
      if (value !== undefined) return value
    }
  }
  return undefined
}
