import { withSecondOpinion } from '../guessing/guess.ts'
import type { SecondOpinion } from '../guessing/second-opinion.ts'
import { CaptureReader, slotsAfterContrast } from './capture-reader.ts'
import { OF_LIST, OF_PLAYER, readAnyCommand, withoutFrame } from './command.ts'
import type { Grammar } from './grammar.ts'
import { type Captures, countingSteps, matchAt } from './match-pattern.ts'
import { firstPart, positionNamed } from './named-parts.ts'
import { readRequest } from './request.ts'
import {
  cleanText,
  inWholeWords,
  type Token,
  tokensOf,
  withMeant,
  withoutHesitation,
} from './tokens.ts'
import { type Before, type Intent, NOTHING, type Slots, type Understood } from './understood.ts'

/** How sure it is that words which are not said to be a film are its name. */
const BARE_TITLE_CERTAINTY = 0.5

/** What a phrase may mean in a language, the likeliest first; the last stands without a film's name. A
 *  reading with a name counts only if there is such a film; what is below certainty 1 has more words in
 *  its name than the film.
 *  `isOtherWord`: a word of the language, which is no slip of another. `opinion`: what is asked where patterns
 *  do not explain the whole phrase. */
export function understand(
  grammar: Grammar,
  text: string,
  {
    before,
    isOtherWord = () => false,
    opinion,
  }: {
    before?: Before
    isOtherWord?: (word: string) => boolean
    opinion?: SecondOpinion
  } = {},
): Understood[] {
  const { known, leastOfSlip } = grammar
  const said = inWholeWords(withoutHesitation(tokensOf(cleanText(text))), grammar)
  const tokens = withMeant(said, { known, leastOfSlip, isOtherWord })
  if (tokens.length === 0) return [NOTHING]
  return countingSteps(() => {
    const readings = readingsOf(grammar, tokens, before).map((reading) =>
      before === 'list' ? withPlace(grammar, tokens, reading) : reading,
    )
    if (!opinion) return readings
    const words = tokens.map(({ word }) => word)
    return withSecondOpinion(grammar, { tokens, before, readings }, opinion.of(words, before))
  }).result
}

/** 'Why did you put number two in there' asks of the second of a list. */
function withPlace(grammar: Grammar, tokens: readonly Token[], reading: Understood): Understood {
  const { isThis, ...slots } = reading.slots
  if (!isThis || !ASKS_OF_FILM.has(reading.intent)) return reading
  const position = firstPart(tokens, (part) => positionNamed(grammar, part))
  return position === undefined ? reading : { ...reading, slots: { ...slots, position } }
}

const ASKS_OF_FILM: ReadonlySet<Intent> = new Set(['why', 'about', 'similar'])

function readingsOf(
  grammar: Grammar,
  tokens: readonly Token[],
  before: Before | undefined,
): Understood[] {
  const asked = readRequest(grammar, tokens, before)
  const command = readAnyCommand(grammar, tokens, before)
  // 'It is too scary' of several films is a wish, of one a question; 'nah, shorter' says what others.
  const isAskedOfFilm = command?.intent === 'about' && command.slots.isThis
  const isWish = before === 'list' && (isAskedOfFilm || command?.intent === 'more')
  if (isWish && asked.intent === 'refine' && saysWhich(asked.slots)) return [asked]
  const named = readNamed(grammar, tokens, command)
  if (command && command.slots.title === undefined) return [...named, command]
  const bare = named.length > 0 ? [] : bareTitle(withoutFrame(grammar, tokens), asked)
  const withTitle = command ? [command] : bare
  const cue = readCue(grammar, tokens, { before, asked })
  const rest = [cue ?? asked]
  // 'Open a film that we have seen, delete it from my list' names no film so long.
  const isLong = (command?.slots.title ?? '').split(' ').length > MOST_WORDS_OF_TITLE
  const isMore = named.some(({ intent }) => intent !== 'open' && intent !== 'play')
  return isLong && isMore ? [...named, ...withTitle, ...rest] : [...withTitle, ...named, ...rest]
}

/** What is to be done with a film whose name stands somewhere in the phrase. */
function readNamed(
  grammar: Grammar,
  tokens: readonly Token[],
  command: Understood | undefined,
): Understood[] {
  // The name that 'it' stands for may have been said before: 'I never heard of that film, what is it about'.
  const isOfFilm = command && MAY_NAME.has(command.intent)
  if (command && (!isOfFilm || command.slots.position !== undefined)) return []
  const isClear = command && command.slots.title === undefined && command.intent !== 'more'
  const intent = isClear ? command.intent : cueOf(grammar.named, tokens)
  if (command?.intent === 'more' && intent !== 'similar') return []
  if (!intent || tokens.length < LEAST_WORDS_OF_NAMED) return []
  const title = tokens.map(({ raw }) => raw).join(' ')
  const slots = { ...(intent === 'similar' && slotsAfterContrast(grammar, tokens)), title }
  return [{ intent, slots, certainty: CUE_CERTAINTY }]
}

/** Commands that a phrase may say the film's name apart from. */
const MAY_NAME: ReadonlySet<Intent> = new Set([
  ...(['play', 'open', 'add_to_list', 'remove_from_list', 'similar', 'about', 'why'] as const),
  ...(['start_party', 'continue', 'more'] as const),
])

/** Names with more words are rare. */
const MOST_WORDS_OF_TITLE = 5

/** A verb and a name of two words. */
const LEAST_WORDS_OF_NAMED = 3

const cueOf = (cues: Grammar['named'], tokens: readonly Token[]): Intent | undefined =>
  cues.find(({ patterns }) =>
    patterns.some((pattern) => tokens.some((_, at) => matchAt(pattern, tokens, at))),
  )?.intent

/** A phrase of few words that is nothing else may be the name of a film. */
function bareTitle(tokens: readonly Token[], asked: Understood): Understood[] {
  const isName = tokens.length <= 8 && asked.slots.topic !== undefined
  if (!isName) return []
  const title = tokens.map(({ raw }) => raw).join(' ')
  return [{ intent: 'open', slots: { title }, certainty: BARE_TITLE_CERTAINTY }]
}

/** Commands that some words say only while a film plays. All others do anywhere: nobody else speaks of
 *  captions. */
const WATCHING_ONLY: ReadonlySet<Intent> = new Set(
  [...OF_PLAYER].filter((intent) => intent !== 'captions_on' && intent !== 'captions_off'),
)
/** Not where the phrase says what kind of film is wanted. */
const BESIDE_NO_WISH: ReadonlySet<Intent> = new Set([
  ...(['choose', 'more', 'page', 'about', 'no', 'help'] as const),
])
const IN_FEW_WORDS: ReadonlySet<Intent> = new Set(['choose', 'play', 'no'])

/** A command that some words of a longer phrase say. */
function readCue(
  grammar: Grammar,
  tokens: readonly Token[],
  { before, asked }: { before: Before | undefined; asked: Understood },
): Understood | undefined {
  const reader = new CaptureReader(grammar, tokens)
  for (const { intent, patterns } of grammar.cues) {
    if (!mayBeCue(intent, tokens, { before, asked })) continue
    const isRight = (captures: Captures) => reader.takes(intent, captures)
    // What is said last counts: 'the first, no, the second'.
    const isThere = patterns.some((pattern) =>
      tokens.some((_, nth) => {
        const found = matchAt(pattern, tokens, tokens.length - 1 - nth, isRight)
        return found && (intent !== 'page' || isEndOfClause(grammar, tokens, found.to))
      }),
    )
    if (isThere) return { intent, slots: reader.slots, certainty: CUE_CERTAINTY }
  }
  return undefined
}

/** 'The settings of the oven' are no screen. */
function isEndOfClause({ joining }: Grammar, tokens: readonly Token[], at: number): boolean {
  const after = tokens[at]
  return !after || after.isAfterSign || joining.has(after.word)
}

function mayBeCue(
  intent: Intent,
  tokens: readonly Token[],
  { before, asked }: { before: Before | undefined; asked: Understood },
): boolean {
  const isShort = tokens.length < LEAST_WORDS_OF_CUE && asked.intent !== 'none'
  const isNowhere = before !== 'watching' && (WATCHING_ONLY.has(intent) || isShort)
  if (isNowhere && !IN_FEW_WORDS.has(intent)) return false
  if (intent === 'play' && before !== 'one') return false
  if (OF_LIST.has(intent) && before !== 'list') return false
  const isBesideWish = saysWhich(asked.slots) && (before === 'list' || intent !== 'about')
  return !(isBesideWish && BESIDE_NO_WISH.has(intent))
}

const saysWhich = (slots: Slots) =>
  Object.keys(slots).some((name) => name !== 'topic' && name !== 'isNew')

/** Shorter phrases are understood whole. */
const LEAST_WORDS_OF_CUE = 4
const CUE_CERTAINTY = 0.8
