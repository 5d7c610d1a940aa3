import { slotsAfterContrast } from '../understanding/capture-reader.ts'
import type { Grammar } from '../understanding/grammar.ts'
import {
  firstPart,
  isThisNamed,
  pageNamed,
  positionNamed,
  spanNamed,
} from '../understanding/named-parts.ts'
import { findSlots } from '../understanding/slots.ts'
import type { Token } from '../understanding/tokens.ts'
import type { Before, Intent, Slots, Understood } from '../understanding/understood.ts'
import type { Opinion } from './second-opinion.ts'

/** How sure a second opinion has to be to stand against a reading of the patterns. `described`: a request that
 *  says what the film is like. Measured on the seen rows of tests/fixtures/utterances. */
const SURE_AGAINST = {
  ...{ nothing: 0.65, bare: 0.3, request: 0.5, described: 0.8 },
  ...{ cue: 0.5, clause: 0.6 },
}
/** From here on a command is doubted: where another is likelier that only some words of a phrase say, and where
 *  it is likelier that nothing is wanted. */
const SURE_OF_DOUBT = { other: 0.4, none: 0.3 }

/** Readings up to which a request has no verb and nothing that says what the film is like. */
const BARE_CERTAINTY = 0.4
/** Readings from some words of a longer phrase. */
const CUE_CERTAINTY = 0.8
/** How sure a reading is that only a second opinion makes. */
const LEAST_CERTAINTY = 0.5

/** What a phrase may mean where patterns explain only some of it: their readings, and what a second opinion
 *  says in place of the last where it is surer. What it says is marked as a guess. */
export function withSecondOpinion(
  grammar: Grammar,
  { tokens, before, readings }: Phrase,
  { intent, sureness }: Opinion,
): Understood[] {
  const last = readings.at(-1)
  if (!last || intent === last.intent) return [...readings]
  if (sureness >= leastAgainst(last) && intent !== 'none') {
    const guesses = guessesOf(grammar, { tokens, before, readings }, intent)
    // The last reading has to stand without a film's name.
    const rest = guesses.at(-1)?.slots.title === undefined ? [] : [last]
    if (guesses.length > 0) return [...readings.slice(0, -1), ...guesses, ...rest]
  }
  const isDoubted =
    intent === 'none'
      ? sureness >= SURE_OF_DOUBT.none
      : sureness >= SURE_OF_DOUBT.other && last.certainty < 1
  return isDoubted && isOfCommand(last)
    ? [...readings.slice(0, -1), { ...last, isGuess: true }]
    : [...readings]
}

type Phrase = {
  tokens: readonly Token[]
  before: Before | undefined
  readings: readonly Understood[]
}

const isOfCommand = ({ intent }: Understood) =>
  intent !== 'none' && intent !== 'find' && intent !== 'refine'

function leastAgainst({ intent, slots, certainty }: Understood): number {
  if (certainty >= 1) return Number.POSITIVE_INFINITY
  if (intent === 'none') return SURE_AGAINST.nothing
  if (intent !== 'find' && intent !== 'refine') {
    return certainty > CUE_CERTAINTY ? SURE_AGAINST.clause : SURE_AGAINST.cue
  }
  if (Object.keys(slots).some((name) => name !== 'topic')) return SURE_AGAINST.described
  return certainty <= BARE_CERTAINTY ? SURE_AGAINST.bare : SURE_AGAINST.request
}

/** Readings of a phrase that is guessed to have this intent, with the details (slots) that the phrase names. Empty
 *  where the phrase lacks a detail that the intent needs. */
function guessesOf(
  grammar: Grammar,
  { tokens, before, readings }: Phrase,
  intent: Intent,
): Understood[] {
  const certainty = Math.max(LEAST_CERTAINTY, readings.at(-1)?.certainty ?? 0)
  const found = OF_FILM.has(intent)
    ? slotsOfFilm(grammar, { tokens, before }, intent)
    : [slotsOf(grammar, { tokens, before }, intent)]
  return found.flatMap((slots) => (slots ? [{ intent, slots, certainty, isGuess: true }] : []))
}

/** The details (slots) that a phrase names for an intent that needs no film; undefined: it names too few. */
function slotsOf(
  grammar: Grammar,
  { tokens, before }: Omit<Phrase, 'readings'>,
  intent: Intent,
): Slots | undefined {
  switch (intent) {
    case 'find':
      return findSlots(grammar, tokens, before).slots
    case 'refine': {
      const { slots } = findSlots(grammar, tokens, before)
      return Object.keys(slots).length > 0 ? slots : undefined
    }
    case 'page': {
      const page = firstPart(tokens, (part) => pageNamed(grammar, part))
      return page && { page }
    }
    case 'forward':
    case 'back': {
      const seconds = firstPart(tokens, (part) => spanNamed(grammar, part))
      return seconds === undefined ? {} : { seconds }
    }
    default:
      return {}
  }
}

/** The films that a phrase may mean: one of the list before, one whose name is in it, the one at hand. */
function slotsOfFilm(
  grammar: Grammar,
  { tokens, before }: Omit<Phrase, 'readings'>,
  intent: Intent,
): Slots[] {
  const position =
    before === 'list' ? firstPart(tokens, (part) => positionNamed(grammar, part)) : undefined
  if (position !== undefined) return [{ position }]
  if (intent === 'choose') return []
  const more = intent === 'similar' ? slotsAfterContrast(grammar, tokens) : {}
  const named = { ...more, title: tokens.map(({ raw }) => raw).join(' ') }
  if (intent === 'start_party') {
    return [named, firstPart(tokens, (part) => isLongThis(grammar, part)) ? { isThis: true } : {}]
  }
  // Where nothing was spoken of, nothing is meant by 'it'.
  return before ? [named, { ...more, isThis: true }] : [named]
}

/** 'It' alone is said of a party as well. */
const isLongThis = (grammar: Grammar, part: readonly Token[]) =>
  (part.length > 1 && isThisNamed(grammar, part)) || undefined

const OF_FILM: ReadonlySet<Intent> = new Set([
  ...(['play', 'open', 'choose', 'add_to_list', 'remove_from_list', 'start_party'] as const),
  ...(['similar', 'about', 'why'] as const),
])
