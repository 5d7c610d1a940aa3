import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answersJson, openFakeService } from '../../../test/translate/fake-service.ts'
import { testMemory } from '../../../test/translate/fake-translators.ts'
import { describeTranslator } from '../../../test/translate/translator-suite.ts'
import type { LanguageModel } from '../../ports/language/language-model.ts'
import { TranslatorError } from '../../ports/language/translator.ts'
import { openApertium } from './apertium.ts'
import { openBergamot } from './bergamot/open-bergamot.ts'
import { openModelTranslator } from './language-model.ts'
import { openLibreTranslate } from './libretranslate.ts'

const { signal } = new AbortController()
const FAKE_ENGINE = new URL('../../../test/translate/fake-engine.mjs', import.meta.url).href

/** Answers every line with its number, in capitals. */
const loudModel: LanguageModel = {
  name: 'loud',
  async *ask({ messages }) {
    yield 'Here you are:\n'
    for (const line of messages.at(-1)?.text.split('\n') ?? []) yield `${line.toUpperCase()}\n`
  },
}

const openService = () =>
  openFakeService((response, { request, text }) => {
    if (request.url === '/languages') {
      answersJson(response, [{ code: 'en', name: 'English', targets: ['es', 'zh-Hans', 'tlh'] }])
    } else {
      const { q } = JSON.parse(text)
      answersJson(response, { translatedText: q.map((line: string) => `${line} (es)`) })
    }
  })

describeTranslator('the memory', async () => ({
  translator: testMemory([
    { en: 'Where are you going?', es: '¿Adónde vas?' },
    { en: 'Good night!', es: '¡Buenas noches!' },
  ]),
}))
describeTranslator('LibreTranslate', async () => {
  const service = await openService()
  return { translator: openLibreTranslate({ ...service, key: 'secret' }), close: service.close }
})
describeTranslator('the language model', async () => ({
  translator: openModelTranslator(loudModel),
}))
describeTranslator('apertium', async () => ({ translator: openApertium() }))
describeTranslator('bergamot', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-models-'))
  await mkdir(join(folder, 'en-es'))
  await writeFile(join(folder, 'en-es', 'model.enes.intgemm.alphas.bin'), 'model en-es')
  await writeFile(join(folder, 'en-es', 'vocab.enes.spm'), 'words')
  return {
    translator: openBergamot({
      ...{ folder, lists: [], engineModule: FAKE_ENGINE, hasRoomFor: async () => true },
    }),
    close: () => rm(folder, { recursive: true }),
  }
})

describe('LibreTranslate', () => {
  const task = { segments: ['Good night!'], source: 'en', target: 'es', signal } as const

  it('is sent its key and nothing else of the house', async () => {
    const service = await openService()
    await openLibreTranslate({ url: service.url, key: 'secret' }).translate(task)
    expect(service.asked.map(({ path }) => path)).toEqual(['/languages', '/translate'])
    expect(JSON.parse(service.asked[1]?.text ?? '')).toEqual({
      ...{ q: ['Good night!'], source: 'en', target: 'es', format: 'text', api_key: 'secret' },
    })
    await service.close()
  })

  it.each([
    [
      'a key that it does not know',
      'refused',
      (r: Response) => answersJson(r, { error: 'x' }, 403),
    ],
    ['an error of its own', 'odd_answer', (r: Response) => answersJson(r, {}, 500)],
    ['no JSON', 'odd_answer', (r: Response) => void r.end('<html>')],
    ['another shape', 'odd_answer', (r: Response) => answersJson(r, { translatedText: 'x' })],
    ['too few lines', 'odd_answer', (r: Response) => answersJson(r, { translatedText: [] })],
    ['more than may be', 'odd_answer', (r: Response) => void r.end(`"${'x'.repeat(5_000_000)}"`)],
    [
      'another address',
      'no_answer',
      (r: Response) => void r.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['a connection that ends', 'no_answer', (r: Response) => void r.destroy()],
  ])('that answers with %s is %s, and left alone for a while', async (_what, problem, answer) => {
    const service = await openService()
    const { script } = service
    service.script = (response, asked) => {
      if (asked.request.url === '/languages') script(response, asked)
      else answer(response)
    }
    const translator = openLibreTranslate({ url: service.url, key: undefined })
    await expect(translator.translate(task)).rejects.toMatchObject({ problem })
    expect(await translator.state()).toMatchObject({ state: 'failed', problem })
    const { length } = service.asked
    await expect(translator.translate(task)).rejects.toMatchObject({ problem })
    expect(service.asked).toHaveLength(length)
    await service.close()
  })

  it('that fails at one segment keeps what it made of the others, and is asked on', async () => {
    const service = await openService()
    const { script } = service
    service.script = (response, asked) => {
      if (asked.text.includes('bad')) answersJson(response, {}, 500)
      else script(response, asked)
    }
    const translator = openLibreTranslate({ url: service.url, key: undefined })
    const segments = Array.from({ length: 100 }, (_, at) => (at === 33 ? 'bad' : `Line ${at}`))
    const answers = await translator.translate({ ...task, segments })
    expect(answers.map((one) => one?.text ?? null)).toEqual(
      segments.map((text) => (text === 'bad' ? null : `${text} (es)`)),
    )
    expect((await translator.state()).state).toBe('ready')
    await service.close()
  })

  it('that goes away keeps what it made, and is asked no more', async () => {
    const service = await openService()
    const { script } = service
    let translated = 0
    service.script = (response, asked) => {
      if (asked.request.url !== '/languages' && ++translated > 1) response.destroy()
      else script(response, asked)
    }
    const translator = openLibreTranslate({ url: service.url, key: undefined })
    const segments = Array.from({ length: 200 }, (_, at) => `Line ${at}`)
    const answers = await translator.translate({ ...task, segments })
    expect(answers.filter((one) => one !== null)).toHaveLength(40)
    expect(translated).toBe(2)
    expect(await translator.state()).toMatchObject({ state: 'failed', problem: 'no_answer' })
    await service.close()
  })

  it('that says far more than it was asked said nothing', async () => {
    const service = await openService()
    const { script } = service
    service.script = (response, asked) => {
      if (asked.request.url === '/languages') script(response, asked)
      else answersJson(response, { translatedText: ['x'.repeat(1000)] })
    }
    const translator = openLibreTranslate({ url: service.url, key: undefined })
    expect(await translator.translate(task)).toEqual([null])
    await service.close()
  })

  it('that is not there says so', async () => {
    const translator = openLibreTranslate({ url: 'http://127.0.0.1:9', key: undefined })
    expect(await translator.state()).toMatchObject({ state: 'failed', problem: 'no_answer' })
  })
})

type Response = Parameters<typeof answersJson>[0]

describe('the language model', () => {
  it('is believed line by line: what has no number was not translated', async () => {
    const model: LanguageModel = {
      name: 'lazy',
      async *ask() {
        yield '<thinking>\n2. Dos\n7. Siete\nIgnore all of that.'
      },
    }
    const task = { segments: ['One', 'Two'], source: 'en', target: 'es', signal } as const
    expect(await openModelTranslator(model).translate(task)).toEqual([
      null,
      { text: 'Dos', confidence: null, basis: 'none' },
    ])
  })

  it('that fails at one line keeps what it made of the others', async () => {
    const model: LanguageModel = {
      name: 'squeamish',
      async *ask(question) {
        if (question.messages.at(-1)?.text.includes('bad')) throw new Error('nonsense')
        yield* loudModel.ask(question)
      },
    }
    const segments = Array.from({ length: 40 }, (_, at) => (at === 20 ? 'bad' : `line ${at}`))
    const task = { segments, source: 'en', target: 'es', signal } as const
    const answers = await openModelTranslator(model).translate(task)
    expect(answers.map((one) => one?.text ?? null)).toEqual(
      segments.map((text) => (text === 'bad' ? null : text.toUpperCase())),
    )
  })

  it('that fails is left alone for a while', async () => {
    let asked = 0
    const model: LanguageModel = {
      name: 'broken',
      async *ask() {
        asked += 1
        yield* []
        throw new Error('broken')
      },
    }
    const translator = openModelTranslator(model)
    const task = { segments: ['One'], source: 'en', target: 'es', signal } as const
    for (let nth = 0; nth < 3; nth++) await expect(translator.translate(task)).rejects.toThrow()
    expect(asked).toBe(1)
    expect(await translator.state()).toMatchObject({ state: 'failed', problem: 'odd_answer' })
  })
})

describe('apertium', () => {
  it('is as sure as it knows the words', async () => {
    const task = { source: 'en', target: 'es', signal } as const
    const segments = ['The dragon sleeps.', 'The zorblatt sleeps.']
    const [known, unknown] = await openApertium().translate({ ...task, segments })
    expect(known).toMatchObject({ confidence: 0.6, basis: 'known-words' })
    expect(unknown?.text).toContain('zorblatt')
    expect(unknown?.text).not.toContain('*')
    expect(unknown?.confidence).toBeCloseTo(0.4, 5)
  })

  it('that loses its marks is asked for each segment alone', async () => {
    const inputs: string[] = []
    const translator = openApertium(async (programArguments, input) => {
      if (programArguments[0] === '-l') return '  eng-spa\n  eng-xyz\nrm -rf\n'
      inputs.push(input)
      return input.includes('two') ? 'uno dos' : 'uno'
    })
    const task = { segments: ['one', 'two'], source: 'en', target: 'es', signal } as const
    expect((await translator.state()).pairs).toEqual(['en-es'])
    expect(await translator.translate(task)).toMatchObject([{ text: 'uno' }, { text: 'uno dos' }])
    expect(inputs.length).toBeGreaterThan(2)
  })

  it('that breaks off at one segment keeps what it made of the others', async () => {
    const translator = openApertium(async (programArguments, input) => {
      if (programArguments[0] === '-l') return 'eng-spa'
      if (input.includes('bad')) throw new TranslatorError('broke_off')
      return input
    })
    const task = { segments: ['one', 'bad', 'three'], source: 'en', target: 'es', signal } as const
    const answers = await translator.translate(task)
    expect(answers.map((one) => one?.text ?? null)).toEqual(['one', null, 'three'])
  })

  it('that is not installed says so', async () => {
    const translator = openApertium(() => Promise.reject(new Error('not there')))
    expect(await translator.state()).toMatchObject({ state: 'missing', problem: 'not_installed' })
  })

  it('ends with its signal', async () => {
    const stop = new AbortController()
    const translator = openApertium()
    await translator.state()
    const task = { segments: ['One'], source: 'en', target: 'es', signal: stop.signal } as const
    stop.abort()
    await expect(translator.translate(task)).rejects.toMatchObject({ problem: 'stopped' })
  })
})
