import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeTranslator } from '../../../test/translate/fake-translators.ts'
import { type Translator, TranslatorError } from '../../ports/language/translator.ts'
import { detectLanguage } from './engines/detect-language.ts'
import { translateSegments } from './engines/translation-chain.ts'
import { keepsAll, piecesAroundAll, piecesAroundKept } from './kept-parts.ts'
import { likeness } from './round-trip.ts'
import { summarise } from './summary.ts'
import { translateKept } from './translate-kept.ts'

const { signal } = new AbortController()
const task = (...segments: string[]) => ({ segments, source: 'en', target: 'es', signal }) as const

describe('what no engine may touch', () => {
  it.each([
    ['Hello, {{name}}!', ['Hello, ', '{{name}}', '!']],
    ['♪ Sing <i>with</i> %s ♪', ['♪', ' Sing ', '<i>', 'with', '</i>', ' ', '%s', ' ', '♪']],
    ['Nothing.', ['Nothing.']],
  ])('is cut out of %j', (segment, pieces) => {
    expect(piecesAroundKept(segment).map(({ text }) => text)).toEqual(pieces)
  })

  it('loses no letter by being cut, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const joined = piecesAroundAll(text, ['Leo']).map((piece) => piece.text)
        expect(joined.join('')).toBe(text)
      }),
    )
  })

  it.each([
    ['Leo has 7 stars', 'Leo tiene 7 estrellas', true],
    ['1,567 stars', '1.567 estrellas', true],
    ['7 stars', '٧ نجوم', true],
    ['7 of 7 stars', '7 estrellas', false],
    ['Leo sleeps', 'El leon duerme', false],
    ['Leonard sleeps', 'Leonardo duerme', true],
    ['Leopold and Leo sleep', 'Leopold y el león duermen', false],
    ['Leo’s star', 'Leos Stern', true],
    ['Leo\u0301n sleeps', 'Duerme', true],
    ['レオはLeoです', 'Es el león', false],
    ['레오는 Leo는', 'Es el león', false],
  ])('of %j stands in %j: %s', (source, translated, isKept) => {
    expect(keepsAll(source, translated, ['Leo'])).toBe(isKept)
  })

  it.each([
    ['Leo saw Leopold', ['Leo', ' saw Leopold']],
    ['Leopold and Leo', ['Leopold and ', 'Leo']],
    ['Leo, not NapoLeo', ['Leo', ', not NapoLeo']],
    ['Leo！Leoが来た', ['Leo', '！', 'Leo', 'が来た']],
    ['𝒜Leo Leo𝒜 Leo', ['𝒜Leo Leo𝒜 ', 'Leo']],
  ])('is cut out of %j as whole words', (segment, pieces) => {
    expect(piecesAroundAll(segment, ['Leo']).map(({ text }) => text)).toEqual(pieces)
  })

  it('is asked for in pieces where an engine lost it', async () => {
    const { translator, asked } = fakeTranslator('apertium', {
      change: (text) => text.replaceAll('Leo', 'Löwe').replace(/\d+/, '').toUpperCase(),
    })
    const answers = await translateKept(translator, task('Leo has 7 stars', 'No names'), ['Leo'])
    expect(answers.map((one) => one?.text)).toEqual(['Leo HAS 7 STARS', 'NO NAMES'])
    expect(asked).toEqual(['Leo has 7 stars', 'No names', 'has', 'stars'])
  })
})

describe('the chain', () => {
  it('asks the next engine for what the one before did not do, and passes over one that fails', async () => {
    const broken = fakeTranslator('libretranslate', { problem: 'no_answer' })
    const works = fakeTranslator('apertium')
    const translators = [broken.translator, works.translator]
    const { outcomes } = await translateSegments(task('One', 'One'), { translators, glossary: [] })
    expect(outcomes).toMatchObject([{ engine: 'apertium', text: 'es:One' }, { text: 'es:One' }])
    expect(works.asked).toEqual(['One'])
  })

  it('keeps what an engine translated that failed at the rest, and says that it failed', async () => {
    const half: Translator = {
      ...fakeTranslator('libretranslate').translator,
      translate: async ({ segments }) =>
        segments.map((text) =>
          text === 'One' ? { text: 'Uno', confidence: 0.8, basis: 'quality-scores' } : null,
        ),
    }
    const { outcomes } = await translateSegments(task('One', 'Two'), {
      ...{ translators: [half], glossary: [] },
    })
    expect(outcomes).toMatchObject([
      { is: 'translated', text: 'Uno' },
      { is: 'untranslated', reason: 'engines_failed' },
    ])
  })

  it('keeps what was translated where the engine fails when it is asked again', async () => {
    let times = 0
    const { translator } = fakeTranslator('apertium', {
      change: (text) => text.replace(/\d+/, ''),
    })
    const once: Translator = {
      ...translator,
      translate: (asked) =>
        ++times > 1
          ? Promise.reject(new TranslatorError('no_answer'))
          : translator.translate(asked),
    }
    const answers = await translateKept(once, task('7 stars', 'No names'), [])
    expect(answers.map((one) => one?.text ?? null)).toEqual([null, 'No names'])
  })

  it('says that engines failed where none was left', async () => {
    const { translator } = fakeTranslator('libretranslate', { problem: 'no_answer' })
    const { outcomes } = await translateSegments(task('One'), {
      translators: [translator],
      glossary: [],
    })
    expect(outcomes).toEqual([{ is: 'untranslated', reason: 'engines_failed' }])
  })

  it('measures what an engine does not say by translating it back', async () => {
    const { translator, asked } = fakeTranslator('libretranslate', { confidence: null })
    const { outcomes } = await translateSegments(task('The moon'), {
      translators: [translator],
      glossary: [],
    })
    expect(outcomes).toMatchObject([{ confidence: 1, basis: 'round-trip' }])
    expect(asked).toEqual(['The moon', 'es:The moon'])
  })

  it('claims nothing where that cannot be measured', async () => {
    const { translator } = fakeTranslator('libretranslate', {
      ...{ confidence: null, change: (text, target) => (target === 'en' ? '?' : text) },
    })
    const { outcomes } = await translateSegments(task('The moon'), {
      translators: [translator],
      glossary: [],
    })
    expect(outcomes).toMatchObject([{ confidence: 0, basis: 'round-trip' }])
  })

  it('counts what was not translated as 0', () => {
    const done = {
      is: 'translated',
      text: 'x',
      confidence: 1,
      basis: 'exact',
      engine: 'memory',
    } as const
    const open = { is: 'untranslated', reason: 'no_engine' } as const
    expect(
      summarise('en', [
        { segment: 'four', outcome: done },
        { segment: 'twelve chars', outcome: open },
      ]),
    ).toEqual({
      ...{ sourceLanguage: 'en', confidence: 0.25, confidenceBasis: 'exact', engine: 'memory' },
      ...{ reason: 'no_engine', untranslatedShare: 0.75 },
    })
  })
})

it.each([
  ['The moon is full tonight.', 'the moon is full tonight', 1, 1],
  ['The moon is full tonight.', 'Tonight the moon is full.', 0.7, 0.99],
  ['The moon is full tonight.', 'Xyz qqq', 0, 0.1],
  ['小龙不害怕', '小龙害怕', 0.3, 0.95],
  ['', '', 1, 1],
])('%j and %j are alike from %f to %f', (one, other, least, most) => {
  expect(likeness(one, other)).toBeGreaterThanOrEqual(least)
  expect(likeness(one, other)).toBeLessThanOrEqual(most)
})

it.each([
  ['en', 'The little dragon was not afraid of the dark.'],
  ['es', 'El pequeño dragón no tenía miedo de la oscuridad.'],
  ['fr', 'Le petit dragon n’avait pas peur du noir.'],
  ['de', 'Der kleine Drache hatte keine Angst vor der Dunkelheit.'],
  ['it', 'Il piccolo drago non aveva paura del buio.'],
  ['pt', 'O pequeno dragão não tinha medo do escuro.'],
  ['ja', '小さな竜は怖くなかった。'],
  ['ko', '작은 용은 무섭지 않았어요.'],
  ['zh', '小龙不害怕。'],
  ['ar', 'لم يكن التنين الصغير خائفا من الظلام.'],
  ['hi', 'छोटा अजगर अँधेरे से डरा नहीं था।'],
  ['ru', 'Маленький дракон не боялся темноты.'],
  [null, 'De kleine draak was niet bang voor het donker.'],
  [null, 'Маленький дракончик не боявся нічого, бо він був хоробрий.'],
  [null, 'Ok'],
  [null, '12:30 – {{count}}'],
  [null, ''],
])('the language %s is told from %j', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})
