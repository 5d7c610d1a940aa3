import { expect, it } from 'vitest'
import { plainViewer } from '../../../test/plain-viewer.ts'
import { fakeTranslator } from '../../../test/translate/fake-translators.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { ForeignText } from '../../ports/language/foreign-text.ts'
import type { Translator } from '../../ports/language/translator.ts'
import { inEnglish } from './in-english.ts'
import { TranslateService } from './translate.service.ts'

const viewerOf = (maximumAge: number): Viewer => {
  const viewer = plainViewer({ householdId: 1, profileId: 1, maximumAge })
  const [watcher] = viewer.watchers
  return { ...viewer, watchers: [{ ...watcher, mayAskModel: true }] }
}
const [child, adult] = [viewerOf(6), viewerOf(18)]
const never = <T>() => new Promise<T>(() => undefined)
const { signal } = new AbortController()

/** Finds every text in one language, or never answers. */
const foreignText = (language: string | undefined): ForeignText => ({
  read: (reader) => {
    const found: unknown = [language]
    // The tests read nothing but languages.
    return language === undefined
      ? never()
      : Promise.resolve(found as ReturnType<typeof reader.read>)
  },
  close: async () => undefined,
})

const open = (language: string | undefined, ...translators: Translator[]) =>
  new TranslateService({
    ...{ translators, foreignText: foreignText(language) },
    names: async () => [],
    isSafe: (text) => !text.includes('secret'),
  })

it('shows a child nothing unsafe that a language model wrote, and asks the next engine for it', async () => {
  const model = fakeTranslator('language-model').translator
  const rules = fakeTranslator('apertium', { change: () => 'by rules' }).translator
  const task = { text: 'It is our secret. The moon is full.', target: 'es', signal } as const
  const own = 'es:It is our secret. es:The moon is full.'
  const translate = open('en', model, rules)
  expect((await translate.translate(adult, task)).translatedText).toBe(own)
  const shown = await translate.translate(child, task)
  expect(shown.translatedText).toBe('by rules es:The moon is full.')
  expect(await open('en', model).translate(child, task)).toMatchObject({
    ...{ translatedText: 'It is our secret. es:The moon is full.', reason: 'no_engine' },
  })
})

it('does not translate back what somebody said to the host', async () => {
  const { translator, asked } = fakeTranslator('libretranslate', { confidence: null })
  const translate = open('es', translator)
  const said = await inEnglish(translate, adult, { text: 'es:Good night', signal })
  expect([said, asked]).toEqual(['Good night', ['es:Good night']])
})

it.each([
  ['whose language is never told', undefined, fakeTranslator('apertium').translator],
  [
    'that is never translated',
    'es',
    { ...fakeTranslator('apertium').translator, translate: () => never<null[]>() },
  ],
])('waits for a message %s no longer than it may', async (_what, language, translator) => {
  const waiting = new AbortController()
  const job = { text: 'es:Good night', signal: waiting.signal }
  const said = inEnglish(open(language, translator), adult, job)
  waiting.abort()
  expect(await said).toBeUndefined()
})
