import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mia, openFamilyDevice } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { fakeTranslator, testMemory } from '../../../test/translate/fake-translators.ts'

const memory = testMemory([
  { en: 'Where are you going?', es: '¿Adónde vas?', fr: 'Où vas-tu ?' },
  { en: 'Come with me, {{name}}!', es: '¡Ven conmigo, {{name}}!' },
  {
    en: { one: '{{count}} star', other: '{{count}} stars' },
    ru: { few: '{{count}} звезды', other: '{{count}} звёзд' },
  },
])
const engine = fakeTranslator('apertium', { confidence: 0.5 })
const model = fakeTranslator('language-model')

let home: TestHome
let device: Awaited<ReturnType<typeof openFamilyDevice>>
beforeAll(async () => {
  home = await openTestHome({
    translation: { memory, others: [engine.translator, model.translator] },
  })
})
beforeEach(async () => {
  await home.clear()
  device = await openFamilyDevice(home)
  engine.asked.length = 0
})
afterAll(() => home.close())

const translate = async (text: string, targetLanguage = 'es') =>
  (await device.call('POST', '/api/ai/translate', { text, targetLanguage })).json()

describe('a text', () => {
  it('is translated by what people have translated before, and surely', async () => {
    expect(await translate('where are you going')).toEqual({
      translatedText: '¿Adónde vas?',
      sourceLanguage: 'en',
      confidence: 1,
      confidenceBasis: 'exact',
      engine: 'memory',
      reason: null,
      untranslatedShare: 0,
    })
    expect(engine.asked).toEqual([])
  })

  it('goes sentence by sentence through the engines; the confidence is the mean by length', async () => {
    const answer = await translate('Where are you going?  The dragon sleeps now.\r\nIt snores.')
    expect(answer.translatedText).toBe('¿Adónde vas?  es:The dragon sleeps now.\r\nes:It snores.')
    expect(answer).toMatchObject({ engine: 'apertium', confidenceBasis: 'mixed', reason: null })
    expect(answer.confidence).toBeCloseTo((20 + 22 * 0.5 + 10 * 0.5) / 52, 5)
    expect(engine.asked).toEqual(['The dragon sleeps now.', 'It snores.'])
  })

  it('has the form for the number that stands in it', async () => {
    expect(await translate('3 stars', 'ru')).toMatchObject({ translatedText: '3 звезды' })
    expect(await translate('5 stars', 'ru')).toMatchObject({ translatedText: '5 звёзд' })
  })

  it('keeps placeholders, whoever translates', async () => {
    const answer = await translate(
      'The dragon {{name}} sleeps for {{count}} days in the old castle.',
    )
    expect(answer.translatedText).toContain('{{name}}')
    expect(answer.translatedText).toContain('{{count}}')
    expect(engine.asked.join()).not.toContain('{{')
  })

  it('stands as it was written where no engine has the languages, and says why', async () => {
    expect(await translate('The dragon sleeps in the old castle.', 'ja')).toMatchObject({
      translatedText: 'The dragon sleeps in the old castle.',
      sourceLanguage: 'en',
      confidence: 0,
      engine: 'none',
      reason: 'no_engine',
      untranslatedShare: 1,
    })
  })

  it('of the language that is asked for stays, and so does one that nobody knows', async () => {
    expect(await translate('El dragón duerme en el viejo castillo.')).toMatchObject({
      reason: 'same_language',
      engine: 'none',
    })
    expect(await translate('Brrr zzz')).toMatchObject({
      sourceLanguage: 'unknown',
      reason: 'language_unknown',
    })
  })

  it.each([
    [{ text: '', targetLanguage: 'es' }],
    [{ text: ' \n ', targetLanguage: 'es' }],
    [{ text: 'Hello', targetLanguage: 'xx' }],
    [{ text: 'x'.repeat(5001), targetLanguage: 'es' }],
    [{ text: 'a\u0000', targetLanguage: 'es' }],
  ])('that makes no sense is refused: %j', async (body) => {
    const answer = await device.call('POST', '/api/ai/translate', body)
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  })
})

describe('the engines', () => {
  it('are told with their places to grown-ups, without them to children', async () => {
    const engines = async () => (await device.call('GET', '/api/translate/engines')).json()
    const shown = await engines()
    expect(shown.engines.map((one: { engine: string }) => one.engine)).toEqual([
      ...['memory', 'bergamot', 'libretranslate', 'language-model', 'apertium'],
    ])
    expect(shown.engines[1]).toMatchObject({ state: 'missing', problem: 'not_configured' })
    expect(shown.engines[4]).toMatchObject({
      state: 'ready',
      place: 'here',
      pairs: ['en-es', 'es-en'],
    })
    expect(shown.speech).toMatchObject({ state: 'missing', problem: 'not_installed' })
    const { id } = await device.add(mia)
    await device.activate(id)
    const childs = await engines()
    expect(childs.engines[4]).toMatchObject({ state: 'ready', place: null })
    expect(childs.engines[3]).toMatchObject({ state: 'missing', problem: 'not_allowed', pairs: [] })
  })

  it('are in health and among the figures', async () => {
    const health = (await device.call('GET', '/api/health')).json()
    expect(health.engines.translation).toMatchObject({ memory: 'ready', bergamot: 'missing' })
    expect(health.engines.speech).toEqual({ state: 'missing' })
    const { body } = await device.call('GET', '/api/metrics')
    expect(body).toContain('starnest_translation_engine_ready{engine="apertium"} 1')
    expect(body).toContain('starnest_translation_engine_ready{engine="bergamot"} 0')
  })

  it('refuse models where no list says from where', async () => {
    const refused = await device.call('POST', '/api/translate/models/en-es')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'model_refused', details: { problem: 'no_list' } })
    const wrong = await device.call('POST', '/api/translate/models/en-en')
    expect(wrong.statusCode).toBe(400)
  })
})

it('does not ask the language model for a child whom no parent allowed it', async () => {
  const { id } = await device.add(mia)
  await device.activate(id)
  const before = model.asked.length
  expect(await translate('Der Drache schläft heute im alten Schloss.')).toMatchObject({
    reason: 'no_engine',
  })
  expect(model.asked).toHaveLength(before)
})
