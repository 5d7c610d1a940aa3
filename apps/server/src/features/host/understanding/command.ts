import { foldedWords } from '../../../domain/text/fold.ts'
import { CaptureReader } from './capture-reader.ts'
import type { Grammar } from './grammar.ts'
import { matchAt, matchWhole } from './match-pattern.ts'
import type { Pattern } from './pattern.ts'
import type { Token } from './tokens.ts'
import type { Before, Intent, Understood } from './understood.ts'

/** Longest command, in words. */
const MOST_WORDS_OF_COMMAND = 16
/** How sure a command is that only some clauses of a phrase say. */
const CERTAINTY_OF_CLAUSE = 0.95
/** Clauses that are looked at, from the last. */
const MOST_CLAUSES = 6

/** The phrase without what it begins and ends with out of politeness. Never without everything. */
export function withoutFrame(grammar: Grammar, tokens: readonly Token[]): readonly Token[] {
  let rest = tokens
  for (;;) {
    const begin = longestOf(grammar.beginnings, rest, 0)
    if (begin > 0 && begin < rest.length) {
      rest = rest.slice(begin)
      continue
    }
    const end = endingFrom(grammar.endings, rest)
    if (end === undefined || end === 0) return rest
    rest = rest.slice(0, end)
  }
}

const longestOf = (patterns: readonly Pattern[], tokens: readonly Token[], at: number) =>
  Math.max(0, ...patterns.map((pattern) => matchAt(pattern, tokens, at)?.to ?? 0))

function endingFrom(patterns: readonly Pattern[], tokens: readonly Token[]): number | undefined {
  for (let at = Math.max(0, tokens.length - 6); at < tokens.length; at += 1) {
    const rest = tokens.slice(at)
    if (patterns.some((pattern) => matchWhole(pattern, rest))) return at
  }
  return undefined
}

/** A command that is the whole phrase or, where somebody says more, one or some clauses of it; the
 *  longest. A single word among others is none. */
function readAnyPart(
  grammar: Grammar,
  tokens: readonly Token[],
  before: Before | undefined,
): Understood | undefined {
  for (const part of partsOf(grammar, tokens)) {
    if (part.length > MOST_WORDS_OF_COMMAND) continue
    const bare = withoutFrame(grammar, part)
    const isWhole = part.length === tokens.length
    if (!isWhole && bare.length < 2 && before !== 'watching') continue
    const command = readFramed(grammar, { part, bare }, before)
    if (!command) continue
    const isJustNamed = command.intent === 'page' && bare.length < LEAST_WORDS_OF_PAGE
    if (isWhole) return command
    if (isLikelyBesides(command.intent, before) && !isJustNamed) return asClause(command)
  }
  return undefined
}

const asClause = (command: Understood): Understood =>
  command.slots.title === undefined ? { ...command, certainty: CERTAINTY_OF_CLAUSE } : command

/** Longest phrase of two commands that no sign divides, in words. */
const MOST_WORDS_OF_TWO = 12

/** What a phrase commands. An answer with thanks behind it is an answer: 'no thanks a lot'. */
export function readAnyCommand(
  grammar: Grammar,
  tokens: readonly Token[],
  before: Before | undefined,
): Understood | undefined {
  const mayAnswer = before === 'question' || tokens.length <= MOST_WORDS_OF_ANSWER
  const two = mayAnswer ? readTwo(grammar, tokens, before) : undefined
  const isAnswer = two?.intent === 'no' || (two?.intent === 'yes' && before === 'question')
  if (isAnswer) return two
  return readAnyPart(grammar, tokens, before) ?? two ?? readTwo(grammar, tokens, before)
}

const MOST_WORDS_OF_ANSWER = 5

/** Two commands that are said in one breath, one of them out of courtesy: 'we are off to bed night night'. The
 *  one that wants more; the last of two that want the same. */
function readTwo(
  grammar: Grammar,
  tokens: readonly Token[],
  before: Before | undefined,
): Understood | undefined {
  if (tokens.length > MOST_WORDS_OF_TWO) return undefined
  const readPart = (part: readonly Token[]) => {
    const found = readFramed(grammar, { part, bare: withoutFrame(grammar, part) }, before)
    return found && found.slots.title === undefined ? found : undefined
  }
  for (let at = 1; at < tokens.length; at += 1) {
    const last = readPart(tokens.slice(at))
    const first = last && readPart(tokens.slice(0, at))
    if (!first || !last) continue
    // 'Salut' greets and takes leave.
    const isOfFirst = !COURTESIES.has(first.intent) || last.intent === 'greet'
    if (COURTESIES.has(last.intent)) return isOfFirst ? first : last
    if (COURTESIES.has(first.intent) || first.intent === last.intent) return last
  }
  return undefined
}

const COURTESIES: ReadonlySet<Intent> = new Set(['greet', 'thanks', 'goodbye'])

/** Said whole a command is surer than without its frame: 'no thanks' are no thanks. Names are clearer
 *  without. */
function readFramed(
  grammar: Grammar,
  { part, bare }: { part: readonly Token[]; bare: readonly Token[] },
  before: Before | undefined,
): Understood | undefined {
  const framed = readCommand(grammar, part, before)
  const isSure = framed && framed.slots.title === undefined && isLikely(framed.intent, before)
  return isSure ? framed : (readCommand(grammar, bare, before) ?? framed)
}

/** A screen's name alone is said of other things: 'the file'. */
const LEAST_WORDS_OF_PAGE = 3

/** Whether a clause of a longer phrase may want that: thanks mean nothing beside something else, and nobody winds
 *  a film that does not play. */
const isLikelyBesides = (intent: Intent, before: Before | undefined) =>
  (before === 'list' || !OF_LIST.has(intent)) &&
  (!MANNERS.has(intent) || (before === 'question' && (intent === 'no' || intent === 'yes'))) &&
  (before === 'watching' || !OF_PLAYER.has(intent))

/** Commands for the films that the host has just shown. */
export const OF_LIST: ReadonlySet<Intent> = new Set(['choose', 'more'])

/** Commands for what plays. */
export const OF_PLAYER: ReadonlySet<Intent> = new Set([
  ...(['pause', 'resume', 'restart', 'next', 'previous', 'forward', 'back', 'louder'] as const),
  ...(['quieter', 'mute', 'unmute', 'captions_on', 'captions_off'] as const),
])

const MANNERS: ReadonlySet<Intent> = new Set(['greet', 'thanks', 'goodbye', 'yes', 'no'])

/** The phrase and all rows of its clauses, the longest first, the last of equally long ones first. */
function partsOf(grammar: Grammar, tokens: readonly Token[]): (readonly Token[])[] {
  const starts = tokens.flatMap(({ word, isAfterSign }, at) =>
    at === 0 || isAfterSign || grammar.joining.has(word) ? [at] : [],
  )
  const edges = [...starts.slice(-MOST_CLAUSES), tokens.length]
  const parts = edges.flatMap((from, nth) =>
    edges.slice(nth + 1).map((to) => tokens.slice(from, to)),
  )
  const whole = parts.some((part) => part.length === tokens.length) ? [] : [tokens]
  return [...whole, ...parts.toSorted((one, other) => other.length - one.length)]
}

/** Player commands, which only mean something while a film plays or whole phrases say so. */
function readCommand(
  grammar: Grammar,
  tokens: readonly Token[],
  before: Before | undefined,
): Understood | undefined {
  const reader = new CaptureReader(grammar, tokens)
  let first: Understood | undefined
  for (const { intent, patterns } of inOrder(grammar, before)) {
    for (const pattern of patterns) {
      reader.slots = {}
      if (!matchWhole(pattern, tokens, (captures) => reader.takes(intent, captures))) continue
      const found = asPlayed({ intent, slots: reader.slots, certainty: 1 }, before)
      const isSure = isLikely(found.intent, before) && !isOfStopWords(grammar, found.slots.title)
      // After a reading that is unlikely only one without a name is better: names fit anything.
      if (isSure && (!first || found.slots.title === undefined)) return found
      first ??= found
      break
    }
  }
  return first
}

/** While a film plays its commands are the likeliest: 'go back to the one before'. */
const inOrder = ({ intents }: Grammar, before: Before | undefined) =>
  before === 'watching'
    ? intents.toSorted((one, other) => Number(isOfPlayer(other)) - Number(isOfPlayer(one)))
    : intents

const isOfPlayer = ({ intent }: Grammar['intents'][number]) => OF_PLAYER.has(intent)

/** 'What is on my list' puts no film named 'what is' there. */
const isOfStopWords = ({ stop }: Grammar, title: string | undefined) =>
  title !== undefined && foldedWords(title).every((word) => stop.has(word))

/** 'Play it' goes on with what is on the screen, and 'go' starts what was spoken of. */
function asPlayed(found: Understood, before: Before | undefined): Understood {
  const { intent, slots } = found
  if (before === 'one' && intent === 'resume')
    return { ...found, intent: 'play', slots: { isThis: true } }
  if (before !== 'watching' || slots.title !== undefined) return found
  const isOfScreen = intent === 'continue' || (intent === 'play' && slots.isThis)
  return isOfScreen ? { ...found, intent: 'resume', slots: {} } : found
}

/** Answers to a question are only likely after one ('right' is a direction besides), and nobody winds what
 *  does not play: 'keep going' asks for more films then. */
function isLikely(intent: Intent, before: Before | undefined): boolean {
  if (before === 'question') return intent === 'yes' || intent === 'no'
  return intent !== 'yes' && (before === 'watching' || !OF_PLAYER.has(intent))
}
