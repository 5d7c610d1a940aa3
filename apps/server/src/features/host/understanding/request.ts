import type { Grammar } from './grammar.ts'
import { type Found, findFeeling, findSlots } from './slots.ts'
import type { Token } from './tokens.ts'
import { type Before, NOTHING, type Slots, type Understood } from './understood.ts'

/** Words with which somebody who asks for nothing may still mean a film: "dragons in space". */
const MOST_WORDS_OF_BARE = 5
/** Words that nothing explains and that a request for films without a verb may have. */
const MOST_UNEXPLAINED = 3

/** A request for films; `none` where a phrase is no request. */
export function readRequest(
  grammar: Grammar,
  tokens: readonly Token[],
  before: Before | undefined,
): Understood {
  const said = asCompared(grammar, { tokens, before, found: findSlots(grammar, tokens, before) })
  const felt = findFeeling(grammar, tokens)
  // 'Something that cheers me up' says what the film is like.
  const feeling = felt && said.isInside(felt.from) ? undefined : felt
  const found = feeling ? findSlots(grammar, without(tokens, feeling), before) : said
  const slots =
    feeling && !saysMood(found.slots) ? { ...found.slots, ...feeling.slots } : found.slots
  if (isRefining(found, before)) return { intent: 'refine', slots, certainty: 0.9 }
  const certainty = feeling ? Math.max(0.7, certaintyOf(found)) : certaintyOf(found)
  if (certainty > 0) return { intent: 'find', slots, certainty }
  const isBare = tokens.length <= MOST_WORDS_OF_BARE && found.unexplained > 0
  return isBare ? { intent: 'find', slots, certainty: 0.4 } : NOTHING
}

/** After a list 'not so long' compares with the films of it. */
function asCompared(
  { denying }: Grammar,
  { tokens, before, found }: { tokens: readonly Token[]; before: Before | undefined; found: Found },
): Found {
  const { length, ...slots } = found.slots
  const isDenied = before === 'list' && tokens.some(({ word }) => denying.has(word))
  if (!length || !isDenied || slots.change || found.isOfFilms) return found
  return { ...found, slots: { ...slots, change: length === 'short' ? 'shorter' : 'longer' } }
}

const saysMood = ({ moods, genres, withoutMoods, withoutGenres }: Slots): boolean =>
  (moods ?? genres ?? withoutMoods ?? withoutGenres) !== undefined

/** Whether it is more than what a film is about. */
const hasSlots = ({ slots }: Found) => Object.keys(slots).some((name) => name !== 'topic')

/** Whether the answer before is to be narrowed. */
function isRefining(found: Found, before: Before | undefined): boolean {
  const { slots, isComparing, isOfFilms } = found
  if (isComparing && slots.topic && before === 'list') return true
  if (!hasSlots(found)) return false
  return isComparing || (before === 'list' && !isOfFilms)
}

/** How sure it is that films are asked for, from 0. */
function certaintyOf(found: Found): number {
  if (found.isAsking) return 0.9
  if (found.isOfFilms) return 0.8
  return hasSlots(found) && found.unexplained <= MOST_UNEXPLAINED ? 0.7 : 0
}

const without = (tokens: readonly Token[], { from, to }: { from: number; to: number }) => [
  ...tokens.slice(0, from),
  ...tokens.slice(to),
]
