import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { foldedWords } from '../../../domain/text/fold.ts'
import { englishVectors, type WordVectors } from '../../../domain/text/word-vectors.ts'
import { type SecondOpinions, secondOpinions } from '../guessing/second-opinion.ts'
import { HOST_LANGUAGES } from '../languages/all-languages.ts'
import { likenessOf, SURE } from '../titles/match-title.ts'
import { readGrammar } from './grammar.ts'
import { understand } from './understand.ts'
import type { Before, Intent, Slots, Understood } from './understood.ts'

const ROOT = new URL('../../../../../../', import.meta.url)

type Utterance = { text: string; intent: Intent; slots?: Slots; after?: Before; means?: string }
type NoCommand = { text: string; language: string }
type Half = 'seen' | 'held-out'
type LanguageCode = 'en' | 'es' | 'fr'

/** Files of phrases. Those of the second were written by somebody who did not know the patterns. */
const FILES = { written: '', 'at first sight': 'at-first-sight/' } as const
type File = keyof typeof FILES

const fixture = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(new URL(`tests/fixtures/utterances/${name}.json`, ROOT), 'utf8'))

const FILMS = new URL('packages/demo-library/films/', ROOT)
const TITLES: string[] = readdirSync(FILMS).map(
  (film) => JSON.parse(readFileSync(new URL(`${film}/film.json`, FILMS), 'utf8')).title,
)

/** A name that stands among other words has to be said nearly whole. */
const SURE_AMONG_WORDS = 0.85

/** Shares of rows, of 1. The even rows were looked at when the patterns were written, the odd never. */
const LEAST: Record<
  File,
  Record<Half, { rows: number } & Record<LanguageCode, { intents: number; slots: number }>>
> = {
  written: {
    seen: {
      rows: 150,
      en: { intents: 0.98, slots: 0.95 },
      es: { intents: 0.98, slots: 0.95 },
      fr: { intents: 0.98, slots: 0.95 },
    },
    'held-out': {
      rows: 150,
      en: { intents: 0.95, slots: 0.92 },
      es: { intents: 0.95, slots: 0.92 },
      fr: { intents: 0.95, slots: 0.92 },
    },
  },
  'at first sight': {
    seen: {
      rows: 75,
      en: { intents: 0.95, slots: 0.87 },
      es: { intents: 0.95, slots: 0.87 },
      fr: { intents: 0.95, slots: 0.87 },
    },
    'held-out': {
      rows: 75,
      en: { intents: 0.84, slots: 0.78 },
      es: { intents: 0.8, slots: 0.78 },
      fr: { intents: 0.84, slots: 0.75 },
    },
  },
}
/** Share of sentences that are no command and yet would do something. */
const MOST_FALSE_ACTIONS = 0.01
/** Share of such sentences that are answered with a question whether it should be done. */
const MOST_FALSE_QUESTIONS = 0.05

/** What does something at once, without a question first. */
const ACTIONS: ReadonlySet<Intent> = new Set([
  ...(['play', 'open', 'page', 'add_to_list', 'remove_from_list', 'start_party'] as const),
  ...([
    'replay_intro',
    'pause',
    'resume',
    'restart',
    'next',
    'previous',
    'forward',
    'back',
  ] as const),
  ...(['louder', 'quieter', 'mute', 'unmute', 'captions_on', 'captions_off', 'choose'] as const),
  'continue',
])

const halfOf = <Row>(rows: readonly Row[], half: Half): Row[] =>
  rows.filter((_, at) => (at % 2 === 0) === (half === 'seen'))

/** The reading that stands, and the film that it means. */
function decided(readings: readonly Understood[]): Understood & { film?: string } {
  for (const reading of readings) {
    const { title } = reading.slots
    if (title === undefined) return reading
    const [best] = TITLES.map((film) => ({ film, likeness: likenessOf(title, film) })).toSorted(
      (one, other) => other.likeness - one.likeness,
    )
    const least = reading.certainty < 1 ? SURE_AMONG_WORDS : SURE
    if (best && best.likeness >= least) return { ...reading, film: best.film }
  }
  throw new Error('The last reading has no title')
}

/** A slot as it is compared: words folded, lists in any order. */
const comparable = (value: unknown): string =>
  [value]
    .flat()
    .flatMap((one) => foldedWords(String(one)))
    .toSorted()
    .join(' ')

let vectors: WordVectors
let opinions: SecondOpinions
beforeAll(async () => {
  vectors = await englishVectors()
  opinions = await secondOpinions()
})

describe.each(HOST_LANGUAGES)('utterances in $code', (language) => {
  const grammar = readGrammar(language)
  const understood = (text: string, before?: Before) =>
    decided(
      understand(grammar, text, {
        before,
        opinion: opinions.get(language.code),
        isOtherWord: (word) => language.code === 'en' && vectors.has(word),
      }),
    )

  const isRight =
    (reading: ReturnType<typeof understood>, means?: string) =>
    ([name, wanted]: [string, unknown]) =>
      name === 'title'
        ? reading.film === means
        : comparable(reading.slots[name as keyof Slots]) === comparable(wanted)

  function shares(file: File, half: Half) {
    const rows = halfOf(fixture<Utterance>(`${FILES[file]}${language.code}`), half)
    let [intents, right, all] = [0, 0, 0]
    for (const { text, intent, slots = {}, after, means } of rows) {
      const reading = understood(text, after)
      if (reading.intent === intent) intents += 1
      all += Object.keys(slots).length
      right += Object.entries(slots).filter(isRight(reading, means)).length
    }
    return { rows: rows.length, intents: intents / rows.length, slots: right / all }
  }

  it.each([
    ['written', 'seen'],
    ['written', 'held-out'],
    ['at first sight', 'seen'],
    ['at first sight', 'held-out'],
  ] as const)('are understood as often as wished: %s, %s half', (file, half) => {
    const least = LEAST[file][half]
    const { intents: leastIntents, slots: leastSlots } = least[language.code as LanguageCode]

    const { rows, intents, slots } = shares(file, half)

    expect(rows).toBeGreaterThanOrEqual(least.rows)
    expect(intents).toBeGreaterThanOrEqual(leastIntents)
    expect(slots).toBeGreaterThanOrEqual(leastSlots)
  })

  const noCommands = () =>
    Object.values(FILES)
      .flatMap((folder) => fixture<NoCommand>(`${folder}no-commands`))
      .filter((row) => row.language === language.code)
      .map(({ text }) => understood(text))
      .map(({ intent, isGuess = false }) => ({ isAction: ACTIONS.has(intent), isGuess }))

  it('do something at most once in a hundred sentences that are no command', () => {
    const heard = noCommands()

    const wrong = heard.filter(({ isAction, isGuess }) => isAction && !isGuess).length

    expect(heard.length).toBeGreaterThanOrEqual(190)
    expect(wrong / heard.length).toBeLessThanOrEqual(MOST_FALSE_ACTIONS)
  })

  it('are seldom answered with a question whether to do something when they are no command', () => {
    const heard = noCommands()

    const asked = heard.filter(({ isAction, isGuess }) => isAction && isGuess).length

    expect(asked / heard.length).toBeLessThanOrEqual(MOST_FALSE_QUESTIONS)
  })
})
