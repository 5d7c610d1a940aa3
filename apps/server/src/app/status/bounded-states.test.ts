import { expect, it } from 'vitest'
import { boundedStates, type TranslationStates } from './bounded-states.ts'

const READY: Awaited<ReturnType<TranslationStates>> = {
  translation: {
    ...{ memory: 'ready', bergamot: 'missing', libretranslate: 'missing' },
    ...{ 'language-model': 'missing', apertium: 'ready' },
  },
  speech: { state: 'ready' },
}

const asked = async (states: TranslationStates) => {
  const logged: unknown[] = []
  const answer = await boundedStates(states, { error: (line: unknown) => logged.push(line) }, 20)()
  return { answer, logged }
}

it('what the engines say is passed on', async () => {
  expect(await asked(async () => READY)).toEqual({ answer: READY, logged: [] })
})

it.each<[string, TranslationStates]>([
  ['throw', () => Promise.reject(new Error('broken'))],
  ['never answer', () => new Promise(() => undefined)],
])('engines that %s have failed, and the log says why', async (_, states) => {
  const { answer, logged } = await asked(states)
  expect(new Set(Object.values(answer.translation))).toEqual(new Set(['failed']))
  expect(answer.speech.state).toBe('failed')
  expect(logged).toHaveLength(1)
})
