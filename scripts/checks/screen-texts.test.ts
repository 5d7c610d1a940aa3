import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  SmallTalk,
  Wording,
} from '../../apps/server/src/features/host/languages/small-talk.ts'

/** A text and where it stands, such as 'jam queue next'; of one that counts all its forms. */
type Text = { place: string; english: string; text: string }
type Slices = Record<string, Record<string, string>>

const LANGUAGES = INTERFACE_LANGUAGES.map(({ code }) => code)
const OTHERS = LANGUAGES.filter((code) => code !== 'en')
/** Languages in which the host itself speaks. */
const HOST_LANGUAGES = ['en', 'es', 'fr'] as const

const NAMES =
  'Leo Starnest Jam Challenge Android Windows Mac Linux GB KB MB min panda anime romance bpm db Enter End Home Esc IMDB PIN Party Zone SF SNS ' +
  'SRT VTT ASS TXT WebVTT Apertium LibreTranslate Whisper ffmpeg Chrome Escape Leon'

/** Words that are rightly the same as in English. A text of other words is one that nobody translated. */
const SHARED_WORDS: Record<Exclude<InterfaceLanguage, 'en'>, ReadonlySet<string>> = {
  es: words(
    'audio clip clips crossover editor error escape extra extras flow formal normal original pop series visible',
  ),
  fr: words(
    `audio crossover description dragon films flow genre genres image images licence lion message mia minute minutes
    notification notifications page pages pause pop position score suggestions version volume`,
  ),
  de: words(
    `auto autoplay look baby beats crossover editor extra extras fantasy sci fi flow genre genres interview intro leon marker mia name normal
    okay original pause person pins player pop position sing songs status text timeline trailer uploads version video
    videos warm wow optional`,
  ),
  it: words(
    `account audio auto cast clip crossover database editor emoji extra fantasy file flow leon media mia player pop privacy
    timeline trailer video volume wow`,
  ),
  pt: words(
    'crossover editor emoji extra extras flow formal mia normal original pins player pop trailer volume',
  ),
  ja: words(''),
  ko: words(''),
  zh: words(''),
  ar: words(''),
  hi: words(''),
  ru: words(''),
}

/** The script that a language is written in; undefined: in English's own. */
const SCRIPTS: Partial<Record<InterfaceLanguage, RegExp>> = {
  ja: /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u,
  ko: /\p{scx=Hang}/u,
  zh: /\p{scx=Han}/u,
  ar: /\p{scx=Arab}/u,
  hi: /\p{scx=Deva}/u,
  ru: /\p{scx=Cyrl}/u,
}

/** Texts, or parts of them, that only a child reads. They say "tu" in French; all others say "vous". */
const FOR_CHILDREN = [
  'greet age.child',
  'greet age.teen',
  'small-talk jokes',
  'small-talk stories',
  'small-talk simple',
  'safety redirect.child',
  'safety distress.child',
  'safety personal.child',
  'files files emptyChildText',
  'files uploads problem.quota',
  'parents parents grownUpsText',
  'parents time ',
  'watch watch laterText',
]

/** French marks without the narrow no-break space (U+202F) that belongs to them. */
const FRENCH_SPACES = /(?<!\u202f)[;!?»%]|(?<!\u202f):(?= |$)|«(?!\u202f)/u

const TU = /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/

/** Texts by language. */
const texts = new Map<InterfaceLanguage, Text[]>()
/** Keys that are missing or stand for nothing. */
const keyFaults: string[] = []

beforeAll(async () => {
  const host = await readSmallTalk()
  for (const language of LANGUAGES) {
    const ofFiles = globSync('apps/web/languages/en/*.json').flatMap((file) =>
      textsOf(file, file.replace('/en/', `/${language}/`), language),
    )
    const ofServer = textsOf(
      'apps/server/languages/en.json',
      `apps/server/languages/${language}.json`,
      language,
    )
    texts.set(language, [...ofFiles, ...ofServer, ...(host.get(language) ?? [])])
  }
})

const read = (file: string): Slices => JSON.parse(readFileSync(file, 'utf8'))

function textsOf(englishFile: string, file: string, language: InterfaceLanguage): Text[] {
  const name = englishFile.split('/').at(-1)?.replace('.json', '') ?? ''
  const part = name === 'en' ? '' : name
  const [english, told] = [read(englishFile), read(file)]
  if (Object.keys(told).join() !== Object.keys(english).join()) {
    keyFaults.push(`${file} has other slices than English, or in another order`)
  }
  return Object.entries(english).flatMap(([slice, sentences]) => {
    const wanted = wantedKeys(Object.keys(sentences), language)
    const there = told[slice] ?? {}
    for (const key of wanted)
      if (!there[key]?.trim()) keyFaults.push(`${file} ${slice} lacks ${key}`)
    for (const key of Object.keys(there)) {
      if (!wanted.has(key)) keyFaults.push(`${file} ${slice} has ${key}, which English has not`)
    }
    return [...wanted].map((key) => ({
      place: `${part} ${slice} ${key}`.trim(),
      english: sentences[key] ?? sentences[key.replace(PLURAL, '$1_other')] ?? '',
      text: there[key] ?? '',
    }))
  })
}

/** Keys that a language has for those of English: of what is counted one for each of its plural categories
 *  (Unicode CLDR). Spanish, French, Italian and Portuguese have one more for whole millions, which nothing
 *  here comes to. */
function wantedKeys(english: string[], language: InterfaceLanguage): Set<string> {
  const forms = new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter(
      (form) => form !== 'many' || !['es', 'fr', 'it', 'pt'].includes(language),
    )
  return new Set(
    english.flatMap((key) => {
      const counted = PLURAL.exec(key)?.[1]
      return counted && english.includes(`${counted}_other`)
        ? forms.map((form) => `${counted}_${form}`)
        : [key]
    }),
  )
}

/** What the host says by himself, which stands at the same place in each of his languages. */
async function readSmallTalk(): Promise<Map<InterfaceLanguage, Text[]>> {
  const said = await Promise.all(
    HOST_LANGUAGES.map(async (code) => {
      const file = `apps/server/src/features/host/languages/${code}/small-talk.ts`
      const { smallTalk }: { smallTalk: SmallTalk } = await import(resolve(file))
      const replies: { replyTexts: Record<string, Record<string, string>> } = await import(
        resolve('apps/server/src/features/host/replying/replies.texts.ts')
      )
      const guesses: { guessTexts: Record<string, Record<string, string>> } = await import(
        resolve('apps/server/src/features/host/replying/guesses.texts.ts')
      )
      const talk = Object.entries(smallTalk).flatMap(([part, all]) =>
        all.flatMap((one, at) => wordingsOf(one, `small-talk ${part}.${at}`)),
      )
      const others = { ...replies.replyTexts[code], ...guesses.guessTexts[code] }
      return new Map([
        ...talk,
        ...Object.entries(others).map(([key, text]) => [`replies ${key}`, text] as const),
      ])
    }),
  )
  const english = said[0] ?? new Map<string, string>()
  return new Map(
    HOST_LANGUAGES.map((code, at) => [
      code,
      [...english].map(([place, text]) => ({
        place,
        english: text,
        text: said[at]?.get(place) ?? '',
      })),
    ]),
  )
}

const wordingsOf = (said: string | Wording, at: string): [key: string, text: string][] =>
  typeof said === 'string'
    ? [[at, said]]
    : [
        [`${at} simple`.replace('small-talk ', 'small-talk simple '), said.simple],
        [`${at} normal`, said.normal],
      ]

/** Places of the texts that have a fault, with the text. */
function faults(language: InterfaceLanguage, isWrong: (text: string, of: Text) => boolean) {
  return (texts.get(language) ?? [])
    .filter((one) => isWrong(one.text, one))
    .map(({ place, text }) => `${place}: ${text}`)
}

/** Words of two letters and more, placeholders left out. */
function words(text: string): Set<string> {
  const withoutPlaceholders = text.replace(/\{+\w+\}+/g, ' ').toLowerCase()
  return new Set(withoutPlaceholders.match(/\p{L}{2,}/gu))
}

const isForChildren = (place: string) => FOR_CHILDREN.some((part) => place.startsWith(part))
const count = (text: string, mark: string) => text.split(mark).length - 1

it('reads the texts of both sides', () => {
  for (const language of LANGUAGES) expect(texts.get(language)?.length).toBeGreaterThan(2000)
})

it('has every text in every language, in all forms that the language counts with', () => {
  expect(keyFaults).toEqual([])
})

describe.each(OTHERS)('in %s', (language) => {
  it('fills the same placeholders as English', () => {
    const holes = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ')
    // "One film" needs no number.
    const mayLeaveOut = (place: string) => /_(?:zero|one|two)$/.test(place)
    const differ = (text: string, { english, place }: Text) =>
      mayLeaveOut(place)
        ? [...new Set(text.match(/\{\{\w+\}\}/g))].some((hole) => !english.includes(hole))
        : holes(text) !== holes(english)
    expect(faults(language, differ)).toEqual([])
  })

  it('has as many paragraphs and steps as English', () => {
    expect(
      faults(language, (text, { english }) => count(text, '\n') !== count(english, '\n')),
    ).toEqual([])
  })

  it('leaves no English', () => {
    const shared = SHARED_WORDS[language]
    const names = words(NAMES)
    const isEnglish = (text: string, { english }: Text) =>
      text === english && [...words(text)].some((word) => !shared.has(word) && !names.has(word))
    expect(faults(language, isEnglish)).toEqual([])
  })

  it('has the apostrophes, quotes and dots of print', () => {
    expect(faults(language, (text) => /['"]|\.\.\./.test(text))).toEqual([])
  })
})

describe.each(Object.entries(SCRIPTS))('in the script of %s', (code, script) => {
  it('says every sentence', () => {
    const language = LANGUAGES.find((one) => one === code)
    if (!language) throw new Error(`${code} is no language`)
    const names = words(NAMES)
    const isForeign = (text: string) =>
      !script.test(text) && [...words(text)].some((word) => !names.has(word))
    expect(faults(language, isForeign)).toEqual([])
  })
})

it('has narrow no-break spaces (U+202F) at French marks', () => {
  expect(faults('fr', (text) => FRENCH_SPACES.test(text))).toEqual([])
})

it.each(['es', 'fr'] as const)('has the quotes of %s', (language) => {
  expect(faults(language, (text) => /[“”]/.test(text))).toEqual([])
})

it('opens every Spanish question and exclamation', () => {
  const isOpen = (text: string) =>
    count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')
  expect(faults('es', isOpen)).toEqual([])
})

it('says tú in Spanish, never usted', () => {
  expect(faults('es', (text) => /\b(?:usted|ustedes|vosotros|vuestr[oa]s?)\b/i.test(text))).toEqual(
    [],
  )
})

it('says vous in French, and tu only where a child alone reads', () => {
  expect(faults('fr', (text, { place }) => TU.test(text) && !isForChildren(place))).toEqual([])
})

it('says du in German, never Sie', () => {
  expect(faults('de', (text) => /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b/u.test(text))).toEqual(
    [],
  )
})

it('has the marks of Arabic', () => {
  expect(faults('ar', (text) => /(?<![A-Za-z0-9\u200e])[?,;](?:\s|$)/.test(text))).toEqual([])
})

it.each(['ja', 'zh'] as const)('has the full stops and commas of %s', (language) => {
  expect(
    faults(language, (text) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}][.,!?](?!\p{L})/u.test(text)),
  ).toEqual([])
})
