import type { LanguageData } from '../../apps/server/src/features/host/languages/language.ts'
import {
  type Entry,
  type Grammar,
  readGrammar,
} from '../../apps/server/src/features/host/understanding/grammar.ts'
import type { Pattern } from '../../apps/server/src/features/host/understanding/pattern.ts'
import {
  cleanText,
  inWholeWords,
  tokensOf,
  withoutHesitation,
} from '../../apps/server/src/features/host/understanding/tokens.ts'
import type {
  Before,
  Intent,
} from '../../apps/server/src/features/host/understanding/understood.ts'
import { SeededRandom } from './random.ts'
import { type SaidRow, seenRows } from './said-rows.ts'

/** Folded words to learn from; `counts` as so many others. */
export type Example = {
  words: string[]
  before: Before | undefined
  intent: Intent
  counts: number
}

/** Phrases that are made of the patterns of each intent. */
const OF_PATTERNS = 1600
/** Times that a phrase that somebody said is taken, once as it was said. */
const OF_SAID = 4
/** Share of words with a typing mistake. */
const MISTYPED = 0.1

const PLACES: readonly (Before | undefined)[] = [undefined, undefined, 'list', 'one', 'watching']

/** Names that stand for those of films. */
const NAMES = (
  'the moon lantern,little robot,night train,the star keeper,whale song,three kites,captain comet,snow queen,' +
  'lost island,the last dragon,mia and the bear,paper boat,el gato azul,la petite luciole,luna'
).split(',')

/** The folded words of a text as understanding compares them. */
export const foldedWordsIn = (grammar: Grammar, text: string): string[] =>
  inWholeWords(withoutHesitation(tokensOf(cleanText(text))), grammar).map(({ word }) => word)

/** What a language is learned from: its patterns, written out at random, and what people said. */
export function examplesOf(data: LanguageData): Example[] {
  return new ExampleWriter(data).all()
}

class ExampleWriter {
  readonly #grammar: Grammar
  readonly #said: readonly SaidRow[]
  readonly #noCommands: readonly string[]
  readonly #random = new SeededRandom(42)

  constructor(data: LanguageData) {
    this.#grammar = readGrammar(data)
    const { said, noCommands } = seenRows(data.code)
    this.#said = said
    this.#noCommands = noCommands
  }

  all(): Example[] {
    return [...this.#commands(), ...this.#requests(), ...this.#refinements(), ...this.#people()]
  }

  #commands(): Example[] {
    const patterns = new Map<Intent, Pattern[]>()
    for (const { intent, patterns: more } of [...this.#grammar.intents, ...this.#grammar.cues]) {
      patterns.set(intent, [...(patterns.get(intent) ?? []), ...more])
    }
    return [...patterns].flatMap(([intent, all]) =>
      times(OF_PATTERNS, (nth) => {
        const pattern = all[nth % all.length] ?? this.#random.pick(all)
        return this.#example(this.#writeOut(pattern), { intent, counts: 1 })
      }),
    )
  }

  #requests(): Example[] {
    const { feelings, about, nouns } = this.#grammar
    const asked = times(OF_PATTERNS * 4, () => {
      const words = (['asking', 'film', 'slot'] as const).flatMap((kind) =>
        this.#random.next() < 0.6 ? this.#entry(kind) : [],
      )
      if (words.length === 0 || this.#random.next() < 0.5) {
        words.push(this.#random.pick([...about]), this.#random.pick([...nouns]))
      }
      return this.#example(words, { intent: 'find', counts: 0.5 })
    })
    const felt = feelings.flatMap(({ patterns }) =>
      times(OF_PATTERNS / 40, () =>
        this.#example(this.#writeOut(this.#random.pick(patterns)), { intent: 'find', counts: 0.5 }),
      ),
    )
    return [...asked, ...felt]
  }

  #refinements(): Example[] {
    return times(OF_PATTERNS, () => {
      const isCompared = this.#random.next() < 0.6
      const words = isCompared
        ? this.#entry('comparing')
        : [...this.#entry('without'), ...this.#entry('slot')]
      return { ...this.#example(words, { intent: 'refine', counts: 0.7 }), before: 'list' }
    })
  }

  /** What people said counts more than what nobody did. */
  #people(): Example[] {
    const said = this.#said.flatMap(({ text, intent, after }) => {
      const words = foldedWordsIn(this.#grammar, text)
      return times(OF_SAID, (nth) => ({
        words: nth === 0 ? words : words.map((word) => this.#mistyped(word)),
        before: nth < 2 ? after : this.#placeOf(intent),
        ...{ intent, counts: OF_SAID },
      }))
    })
    const noCommands = this.#noCommands.flatMap((text) => {
      const words = foldedWordsIn(this.#grammar, text)
      return PLACES.map((before) => ({ words, before, intent: 'none' as const, counts: OF_SAID }))
    })
    return [...said, ...noCommands]
  }

  #example(words: readonly string[], { intent, counts }: Pick<Example, 'intent' | 'counts'>) {
    const framed = this.#framed(words).map((word) => this.#mistyped(word))
    return { words: framed, before: this.#placeOf(intent), intent, counts }
  }

  #framed(words: readonly string[]): string[] {
    const { beginnings, endings } = this.#grammar
    const hasBeginning = this.#random.next() < 0.3
    const before = hasBeginning ? this.#writeOut(this.#random.pick(beginnings)) : []
    const hasEnding = this.#random.next() < 0.2
    const after = hasEnding ? this.#writeOut(this.#random.pick(endings)) : []
    return [...before, ...words, ...after]
  }

  /** Where people say such a thing. */
  #placeOf(intent: Intent): Before | undefined {
    const places = this.#said.filter((row) => row.intent === intent).map(({ after }) => after)
    if (places.length === 0 || this.#random.next() > 0.75) return PLACES[this.#random.below(5)]
    return places[this.#random.below(places.length)]
  }

  #entry(kind: Entry['kind']): string[] {
    const entries = this.#grammar.entries.filter((entry) => entry.kind === kind)
    return this.#writeOut(this.#random.pick(entries).pattern)
  }

  #writeOut({ parts }: Pick<Pattern, 'parts'>): string[] {
    return parts.flatMap((part): string[] => {
      if (part.is === 'word') return [part.word]
      if (part.is === 'either') return this.#writeOut({ parts: this.#random.pick(part.ways) })
      if (part.is === 'capture') return this.#captured(part.name)
      return times(this.#random.below(3), () => this.#random.pick([...this.#grammar.stop]))
    })
  }

  #captured(name: string): string[] {
    const { pages, positions, spans, numbers, stop, nouns, this: these } = this.#grammar
    const random = this.#random
    if (name === 'title') return foldedWordsIn(this.#grammar, random.pick(NAMES))
    if (name === 'page' || name === 'screen') {
      return this.#writeOut(random.pick(random.pick(pages).patterns))
    }
    if (name === 'that') return this.#writeOut(random.pick(these))
    if (name === 'position') return this.#writeOut(random.pick(random.pick(positions).patterns))
    if (name === 'span') return this.#writeOut(random.pick(spans).pattern)
    if (name === 'n') return random.pick([`${random.below(60) + 1}`, ...numbers.keys()]).split(' ')
    return times(1 + random.below(3), () => random.pick([...nouns, ...stop]))
  }

  #mistyped(word: string): string {
    const random = this.#random
    if (word.length < 4 || random.next() > MISTYPED) return word
    const at = 1 + random.below(word.length - 2)
    const [begin, letter, next, end] = [
      ...[word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)],
    ]
    return random.pick([
      `${begin}${next}${end}`,
      `${begin}${next}${letter}${end}`,
      `${begin}${letter}${letter}${next}${end}`,
      `${begin}${random.pick([...'aeiousrnt'])}${next}${end}`,
    ])
  }
}

const times = <Value>(count: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: count }, (_, nth) => make(nth))
