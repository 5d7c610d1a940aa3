import type { HostPage } from '@starnest/contract/host/host'
import type { Grammar } from './grammar.ts'
import type { Captures } from './match-pattern.ts'
import { isThisNamed, pageNamed, positionNamed, spanNamed } from './named-parts.ts'
import { findSlots } from './slots.ts'
import type { Token } from './tokens.ts'
import type { Intent, Slots } from './understood.ts'

/** Checks what a pattern captured, and keeps what it says. */
export class CaptureReader {
  slots: Slots = {}
  readonly #grammar: Grammar
  readonly #tokens: readonly Token[]

  constructor(grammar: Grammar, tokens: readonly Token[]) {
    this.#grammar = grammar
    this.#tokens = tokens
  }

  /** Whether all that was captured is what its name says: a screen, a place in a list, a name. */
  takes(intent: Intent, captures: Captures): boolean {
    const slots: Slots = {}
    for (const [name, { from, to }] of Object.entries(captures)) {
      if (!this.#takesOne(slots, name, this.#tokens.slice(from, to))) return false
    }
    const isOfThis = slots.title === undefined && slots.position === undefined
    if (NEEDS_FILM.has(intent) && isOfThis) slots.isThis = true
    this.slots =
      intent === 'similar'
        ? { ...slotsAfterContrast(this.#grammar, this.#tokens), ...slots }
        : slots
    return true
  }

  #takesOne(slots: Slots, name: string, tokens: readonly Token[]): boolean {
    switch (name) {
      case 'page':
        slots.page = pageNamed(this.#grammar, tokens)
        return slots.page !== undefined
      case 'screen':
        slots.page = pageNamed(this.#grammar, tokens)
        return slots.page !== undefined && isSpokenOfAsScreen(slots.page, tokens)
      case 'that':
        slots.isThis = true
        return isThisNamed(this.#grammar, tokens)
      case 'position':
        slots.position = positionNamed(this.#grammar, tokens)
        return slots.position !== undefined
      case 'span':
        slots.seconds = spanNamed(this.#grammar, tokens)
        return slots.seconds !== undefined
      case 'title':
        slots.title = tokens.map(({ raw }) => raw).join(' ')
        return this.#isName(tokens)
      default:
        return true
    }
  }

  /** Words that say what a film is like are no name: 'something funny', 'a short film'. */
  #isName(tokens: readonly Token[]): boolean {
    const { film, stop, contrast, likening } = this.#grammar
    if (tokens.some(({ word }) => contrast.has(word) || likening.has(word))) return false
    if (positionNamed(this.#grammar, withoutArticle(tokens, stop)) !== undefined) return false
    if (isThisNamed(this.#grammar, tokens)) return false
    const [first] = tokens.filter(({ word }) => !stop.has(word) || film.has(word))
    return !(first && film.has(first.word)) && tokens.some(({ word }) => word.length > 1)
  }
}

const withoutArticle = (tokens: readonly Token[], stop: ReadonlySet<string>) =>
  tokens.length > 1 && stop.has(tokens[0]?.word ?? '') ? tokens.slice(1) : tokens

/** Screens that are meant wherever somebody speaks of going there; 'home' and 'films' are many things. */
const SPOKEN_OF_AS_SCREEN: ReadonlySet<HostPage> = new Set([
  ...(['settings', 'files', 'my-list', 'party-zone', 'profile', 'parents'] as const),
  ...(['create-studio', 'media'] as const),
])
/** Those that are people and things as well, in one word: 'parents', 'photos'. */
const IN_MORE_WORDS: ReadonlySet<HostPage> = new Set(['parents', 'media', 'create-studio'])

const isSpokenOfAsScreen = (page: HostPage, { length }: readonly Token[]): boolean =>
  SPOKEN_OF_AS_SCREEN.has(page) && (length > 1 || !IN_MORE_WORDS.has(page))

/** Commands for a film: the one that is named, or else the one at hand. */
const NEEDS_FILM: ReadonlySet<Intent> = new Set([
  ...(['play', 'open', 'add_to_list', 'remove_from_list', 'similar', 'about', 'why'] as const),
])

/** What is asked besides that a film is like another, after a word such as 'but': 'but shorter'. */
export function slotsAfterContrast(grammar: Grammar, tokens: readonly Token[]): Slots {
  const at = tokens.findLastIndex(({ word }) => grammar.contrast.has(word))
  return at < 0 ? {} : findSlots(grammar, tokens.slice(at + 1)).slots
}
