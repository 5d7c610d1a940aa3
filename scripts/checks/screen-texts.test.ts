import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import type { SliceTexts } from '@starnest/contract/text/texts'
import { beforeAll, expect, it } from 'vitest'
import type {
  SmallTalk,
  Wording,
} from '../../apps/server/src/features/host/languages/small-talk.ts'

type Text = { place: string; en: string; es: string; fr: string }

const NAMES = 'Leo Starnest Jam Challenge Android Windows Mac Linux GB min panda anime romance'

/** Words that are rightly the same as in English. A text of other words is one that nobody translated. */
const SHARED_WORDS = {
  es: words([
    NAMES,
    'audio bpm clip clips crossover db editor error escape flow formal normal original pop series visible',
  ]),
  fr: words([
    NAMES,
    'audio bpm crossover db description dragon films flow genre genres image images lion message mia minute minutes notification notifications',
    'page pages pause pop position score suggestions version volume',
  ]),
}

/** Files, or texts of a file, that only a child reads. They say "tu" in French; all others say "vous". */
const FOR_CHILDREN = [
  'features/host/greet.texts.ts age.child',
  'features/host/greet.texts.ts age.teen',
  'small-talk.ts jokes',
  'small-talk.ts stories',
  'features/host/safety/safety.texts.ts redirect.child',
  'features/host/safety/safety.texts.ts distress.child',
  'features/host/safety/safety.texts.ts personal.child',
  'small-talk.ts simple',
  'features/files/files.texts.ts emptyChildText',
  'features/files/uploads/uploads.texts.ts problem.quota',
  'features/parents/parents.texts.ts grownUpsText',
  'features/parents/time/time.texts.ts',
  'features/watch/watch.texts.ts laterText',
]

/** French marks without the narrow no-break space (U+202F) that belongs to them. */
const FRENCH_SPACES = /(?<!\u202f)[;!?»%]|(?<!\u202f):(?= |$)|«(?!\u202f)/u

const TU = /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu

const texts: Text[] = []

beforeAll(async () => {
  for (const file of globSync('apps/{server,web}/src/**/*.texts.ts')) {
    const parts: Record<string, unknown> = await import(resolve(file))
    for (const part of Object.values(parts)) if (isTexts(part)) texts.push(...textsOf(part, file))
  }
  texts.push(...(await readSmallTalk()))
})

function isTexts(part: unknown): part is SliceTexts<string> {
  return typeof part === 'object' && INTERFACE_LANGUAGES.every(({ code }) => code in (part ?? {}))
}

function textsOf(part: SliceTexts<string>, file: string): Text[] {
  return Object.entries(part.en).map(([key, en]) => ({
    place: `${file} ${key}`,
    en,
    es: part.es[key] ?? '',
    fr: part.fr[key] ?? '',
  }))
}

/** What the host says by himself, which stands at the same place in every language. */
async function readSmallTalk(): Promise<Text[]> {
  const [en, es, fr] = await Promise.all(
    INTERFACE_LANGUAGES.map(async ({ code }) => {
      const file = `apps/server/src/features/host/languages/${code}/small-talk.ts`
      const { smallTalk }: { smallTalk: SmallTalk } = await import(resolve(file))
      return new Map(
        Object.entries(smallTalk).flatMap(([part, all]) =>
          all.flatMap((said, at) => wordingsOf(said, `${part}.${at}`)),
        ),
      )
    }),
  )
  return [...(en ?? [])].map(([key, text]) => ({
    place: `small-talk.ts ${key}`,
    en: text,
    es: es?.get(key) ?? '',
    fr: fr?.get(key) ?? '',
  }))
}

const wordingsOf = (said: string | Wording, at: string): [key: string, text: string][] =>
  typeof said === 'string'
    ? [[at, said]]
    : [
        [`simple ${at}`, said.simple],
        [`normal ${at}`, said.normal],
      ]

/** Places of the texts that have a fault, with the text. */
function faults(language: 'en' | 'es' | 'fr', isWrong: (text: string, of: Text) => boolean) {
  return texts
    .filter((text) => isWrong(text[language], text))
    .map((text) => `${text.place}: ${text[language]}`)
}

/** Words of two letters and more, placeholders left out. */
function words(texts: string[]): Set<string> {
  const withoutPlaceholders = texts
    .join(' ')
    .replace(/\{+\w+\}+/g, ' ')
    .toLowerCase()
  return new Set(withoutPlaceholders.match(/\p{L}{2,}/gu))
}

const isForChildren = (place: string) => FOR_CHILDREN.some((part) => place.includes(part))
const count = (text: string, mark: string) => text.split(mark).length - 1

it('reads the texts of both sides', () => {
  expect(texts.length).toBeGreaterThan(900)
})

it('has narrow no-break spaces (U+202F) at French marks', () => {
  expect(faults('fr', (text) => FRENCH_SPACES.test(text))).toEqual([])
})

it.each(['es', 'fr'] as const)(
  'has the apostrophes, quotes and dots of print in %s',
  (language) => {
    expect(faults(language, (text) => /['"“”]|\.\.\./.test(text))).toEqual([])
  },
)

it('opens every Spanish question and exclamation', () => {
  const isOpen = (text: string) =>
    count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')
  expect(faults('es', isOpen)).toEqual([])
})

it.each(['es', 'fr'] as const)('leaves no English in %s', (language) => {
  const isEnglish = (text: string, { en }: Text) =>
    text === en && [...words([text])].some((word) => !SHARED_WORDS[language].has(word))
  expect(faults(language, isEnglish)).toEqual([])
})

it('says tú in Spanish, never usted', () => {
  expect(faults('es', (text) => /\b(?:usted|ustedes|vosotros|vuestr[oa]s?)\b/i.test(text))).toEqual(
    [],
  )
})

it('says vous in French, and tu only where a child alone reads', () => {
  expect(faults('fr', (text, { place }) => TU.test(text) && !isForChildren(place))).toEqual([])
})

it('fills the same placeholders in every language', () => {
  const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')
  for (const { place, en, es, fr } of texts) {
    expect.soft(holes(es), place).toBe(holes(en))
    expect.soft(holes(fr), place).toBe(holes(en))
  }
})
