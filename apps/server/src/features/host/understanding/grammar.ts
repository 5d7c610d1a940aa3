import type { HostPage } from '@starnest/contract/host/host'
import { foldedWords } from '../../../domain/text/fold.ts'
import type { LanguageData } from '../languages/language.ts'
import { type Pattern, readPattern, wordsOfParts } from './pattern.ts'
import type { Intent, Slots } from './understood.ts'

/** A pattern, and what it says wherever it stands in a phrase. */
export type Entry = {
  pattern: Pattern
  /** `asking` and `film`: a request for films. `comparing`: with those before. `without`, `but`: from here
   *  on nothing is wanted, and wanted again. `name`: of a film's slots. */
  kind: 'slot' | 'asking' | 'film' | 'comparing' | 'without' | 'but'
  /** It names a time, also without a number: 'half an hour'. */
  isOfTime?: boolean
  /** What a slot takes, of the number that was captured as `n`; `isUnwanted`: after a 'without'. */
  take?: (slots: Slots, said: { n: number; isUnwanted: boolean }) => void
}

/** A language, ready to be understood. */
export type Grammar = {
  code: LanguageData['code']
  beginnings: readonly Pattern[]
  endings: readonly Pattern[]
  intents: readonly { intent: Intent; patterns: readonly Pattern[] }[]
  cues: readonly { intent: Intent; patterns: readonly Pattern[] }[]
  named: readonly { intent: Intent; patterns: readonly Pattern[] }[]
  refusing: readonly Pattern[]
  denying: ReadonlySet<string>
  occasions: ReadonlySet<string>
  leastOfSlip: number
  likening: ReadonlySet<string>
  pronouns: ReadonlySet<string>
  beforeVerbs: ReadonlySet<string>
  nouns: ReadonlySet<string>
  reasons: ReadonlySet<string>
  pages: readonly { page: HostPage; patterns: readonly Pattern[] }[]
  positions: readonly { position: number; patterns: readonly Pattern[] }[]
  spans: readonly { pattern: Pattern; secondsOfOne: number }[]
  entries: readonly Entry[]
  feelings: readonly {
    patterns: readonly Pattern[]
    slots: Pick<Slots, 'moods' | 'withoutMoods'>
  }[]
  numbers: ReadonlyMap<string, number>
  shortForms: ReadonlyMap<string, string[]>
  this: readonly Pattern[]
  film: ReadonlySet<string>
  contrast: ReadonlySet<string>
  about: ReadonlySet<string>
  joining: ReadonlySet<string>
  stop: ReadonlySet<string>
  /** All words that the patterns are written with. */
  known: ReadonlySet<string>
}

const grammars = new Map<LanguageData, Grammar>()

/** The grammar of a language, which is read when somebody asks for it first: that takes a tenth of a second. */
export function grammarOf(data: LanguageData): Grammar {
  const read = grammars.get(data) ?? readGrammar(data)
  grammars.set(data, read)
  return read
}

/** Reads the data of a language. */
export function readGrammar({ code, commands, words }: LanguageData): Grammar {
  const read = (sources: readonly string[]) =>
    sources.map((source) => readPattern(source, commands.classes))
  const intents = commands.intents.map(([intent, sources]) => ({
    intent,
    patterns: read(sources),
  }))
  const cues = commands.cues.map(([intent, sources]) => ({ intent, patterns: read(sources) }))
  const named = commands.named.map(([intent, sources]) => ({ intent, patterns: read(sources) }))
  const entries = readEntries(words, read)
  const pages = recordOf(words.pages).map(([page, names]) => ({ page, patterns: read(names) }))
  const patterns = [
    ...intents.flatMap((one) => one.patterns),
    ...entries.map(({ pattern }) => pattern),
    ...pages.flatMap((one) => one.patterns),
  ]
  return {
    code,
    intents,
    cues,
    named,
    pages,
    entries,
    beginnings: read(commands.beginnings),
    endings: read(commands.endings),
    positions: words.positions.map(([position, names]) => ({ position, patterns: read(names) })),
    spans: words.seconds.map(([source, secondsOfOne]) => ({
      pattern: readPattern(source),
      secondsOfOne,
    })),
    feelings: words.feelings.map(([sources, { moods, withoutMoods }]) => ({
      patterns: read(sources),
      slots: { moods: [...moods], ...(withoutMoods && { withoutMoods: [...withoutMoods] }) },
    })),
    numbers: new Map(Object.entries(words.numbers)),
    shortForms: new Map(
      Object.entries(words.shortForms).map(([short, whole]) => [short, foldedWords(whole)]),
    ),
    this: read(words.this),
    refusing: read(words.refusing),
    denying: foldedSet(words.denying),
    occasions: foldedSet(words.occasions),
    leastOfSlip: words.leastOfSlip,
    likening: foldedSet(words.likening),
    pronouns: foldedSet(words.pronouns),
    beforeVerbs: foldedSet(words.beforeVerbs),
    nouns: foldedSet(words.nouns),
    reasons: foldedSet(words.reasons),
    film: foldedSet(words.film),
    contrast: foldedSet(words.contrast),
    about: foldedSet(words.about),
    joining: foldedSet(words.joining),
    stop: foldedSet(words.stop),
    known: new Set([
      ...foldedSet(words.stop),
      ...foldedSet(words.nouns),
      ...patterns.flatMap(({ parts }) => [...wordsOfParts(parts)]),
    ]),
  }
}

const foldedSet = (words: readonly string[]): Set<string> => new Set(words.flatMap(foldedWords))

type Read = (sources: readonly string[]) => Pattern[]

function readEntries(words: LanguageData['words'], read: Read): Entry[] {
  const slot = (sources: readonly string[], take: Entry['take']): Entry[] =>
    read(sources).map((pattern) => ({ pattern, kind: 'slot', take }))
  const plain = (sources: readonly string[], kind: Entry['kind']): Entry[] =>
    read(sources).map((pattern) => ({ pattern, kind }))
  return [
    ...recordOf(words.genres).flatMap(([genre, sources]) =>
      slot(sources, (slots, { isUnwanted }) => {
        if (isUnwanted) slots.withoutGenres = added(slots.withoutGenres, genre)
        else slots.genres = added(slots.genres, genre)
      }),
    ),
    ...recordOf(words.moods).flatMap(([mood, sources]) =>
      slot(sources, (slots, { isUnwanted }) => {
        if (isUnwanted) slots.withoutMoods = added(slots.withoutMoods, mood)
        else slots.moods = added(slots.moods, mood)
      }),
    ),
    ...recordOf(words.lengths).flatMap(([length, sources]) =>
      slot(sources, (slots, { isUnwanted }) => {
        slots.length = isUnwanted ? (length === 'short' ? 'long' : 'short') : length
      }),
    ),
    ...recordOf(words.changes).flatMap(([change, sources]) =>
      slot(sources, (slots) => {
        slots.change = change
      }),
    ),
    ...slot(words.isForAll, (slots) => {
      slots.isForAll = true
    }),
    ...slot(words.isNew, (slots, { isUnwanted }) => {
      if (!isUnwanted) slots.isNew = true
    }),
    ...words.minutes.flatMap(([source, minutesOfOne]) =>
      slot([source], (slots, { n }) => {
        slots.minutes = n * minutesOfOne
      }).map((entry) => ({ ...entry, isOfTime: true })),
    ),
    ...slot(words.ages, (slots, { n }) => {
      if (n > 1 && n <= OLDEST) slots.age = n
    }),
    ...plain(words.asking, 'asking'),
    ...plain(words.film, 'film'),
    ...plain(words.comparing, 'comparing'),
    ...plain(words.without, 'without'),
    ...plain(words.but, 'but'),
  ]
}

/** Years: who is older needs no film for an age. */
const OLDEST = 17

const added = <Value>(values: Value[] | undefined, value: Value): Value[] => [
  ...new Set([...(values ?? []), value]),
]

/** The entries of a record with their keys' type, which TypeScript widens. */
const recordOf = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][]
