import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Translator } from '../../src/ports/language/translator.ts'

/** What a translator for the suite is opened with: it knows English into Spanish, and no Korean. */
export type OpenedTranslator = { translator: Translator; close?: () => Promise<void> }

const SEGMENTS = ['Where are you going?', 'Good night!', 'Where are you going?']

/** What every translator keeps to, whatever is behind it. */
export function describeTranslator(name: string, open: () => Promise<OpenedTranslator>): void {
  describe(`${name}, as a translator`, () => {
    let opened: OpenedTranslator
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(async () => {
      await opened.translator.close?.()
      await opened.close?.()
    })
    const { signal } = new AbortController()

    it('says that it is ready, and for which languages', async () => {
      const state = await opened.translator.state()
      expect(state).toMatchObject({ state: 'ready', problem: null })
      expect(state.pairs).toContain('en-es')
      for (const pair of state.pairs) expect(pair).toMatch(/^[a-z]{2}-[a-z]{2}$/)
    })

    it('answers one line of text for each segment, in their order', async () => {
      const task = { segments: SEGMENTS, source: 'en', target: 'es', signal } as const
      const answers = await opened.translator.translate(task)
      expect(answers).toHaveLength(SEGMENTS.length)
      expect(answers[0]).toEqual(answers[2])
      expect(answers[0]?.text).not.toBe(answers[1]?.text)
      for (const answer of answers) expect(answer?.text).toMatch(/^[^\p{Cc}]*\p{L}[^\p{Cc}]*$/u)
    })

    it('says how sure it is with where that comes from, or not at all', async () => {
      const task = { segments: SEGMENTS, source: 'en', target: 'es', signal } as const
      for (const answer of await opened.translator.translate(task)) {
        const confidence = answer?.confidence ?? null
        expect(answer?.basis === 'none').toBe(confidence === null)
        expect(confidence ?? 0).toBeGreaterThanOrEqual(0)
        expect(confidence ?? 0).toBeLessThanOrEqual(1)
      }
    })

    it('leaves open what it has no languages for', async () => {
      const { pairs } = await opened.translator.state()
      if (pairs.includes('ko-hi')) return expect(opened.translator.engine).toBe('language-model')
      const task = { segments: SEGMENTS, source: 'ko', target: 'hi', signal } as const
      expect(await opened.translator.translate(task)).toEqual([null, null, null])
    })

    it('answers nothing for nothing', async () => {
      const task = { segments: [], source: 'en', target: 'es', signal } as const
      expect(await opened.translator.translate(task)).toEqual([])
    })

    it('keeps to itself what a text would do to it', async () => {
      const segments = [
        'a\\b [c] ^d$ {e} @f <g> *h',
        '§§0§§ 1. 2)',
        'x'.repeat(400),
        '¿?',
        '"; rm -rf /',
      ]
      const task = { segments, source: 'en', target: 'es', signal } as const
      expect(await opened.translator.translate(task)).toHaveLength(segments.length)
    })
  })
}
