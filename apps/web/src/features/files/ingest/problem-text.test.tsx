import { FACTS_OF_PROBLEM, FILE_PROBLEMS } from '@starnest/contract/files/file-problems'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Told } from '../../../library/refusal/problem-text.ts'
import { chooseLanguage } from '../../../platform/language.ts'
import { textsInAll, textsOf } from '../../../testing/texts.ts'
import { useProblemText } from './problem-text.ts'

afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

const sayIn = async (language: InterfaceLanguage, told: Told) => {
  await chooseLanguage(language)
  return renderHook(() => useProblemText()).result.current(told)
}

const LANGUAGES = INTERFACE_LANGUAGES.map(({ code }) => code)

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(FILE_PROBLEMS)('%s has a sentence that asks for its facts only', (code) => {
    const sentence = textsOf('files/problem', language)[code] ?? ''
    expect(sentence).toMatch(/^[\p{Lu}\p{Lo}\p{Ps}{«“].+[.?。？।؟}]$/u)
    const asked = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
    expect(asked.sort()).toEqual([...(FACTS_OF_PROBLEM[code] ?? [])].sort())
  })
})

it('has a sentence of its own for each problem and language', () => {
  const all = textsInAll('files/problem').flatMap(({ texts }) => Object.values(texts))
  expect(new Set(all).size).toBe(FILE_PROBLEMS.length * LANGUAGES.length)
})

it('is said with its facts, in the language of the interface', async () => {
  const facts = { width: 9000, height: 20, most: 8192 }
  const told = { reason: 'Too large.', problem: { code: 'picture_too_large', facts } } as const
  expect(await sayIn('es', told)).toBe(
    'Su imagen tiene 9000 × 20 píxeles. Se admiten 8192 por lado como máximo.',
  )
})

it('is the sentence that was written down where there is nothing else', async () => {
  expect(await sayIn('fr', { reason: 'The disk is full.', problem: null })).toBe(
    'The disk is full.',
  )
})
