import { expect, it } from 'vitest'
import { acceptedLanguages, directionOf, interfaceLanguageOf } from './languages.ts'

it.each([
  ['fr-CA', 'fr'],
  ['ZH-hans-CN', 'zh'],
  ['pt-BR', 'pt'],
  ['nl', undefined],
  ['', undefined],
  [null, undefined],
])('speaks for %s the language %s', (code, language) => {
  expect(interfaceLanguageOf(code)).toBe(language)
})

it.each([
  ['de', ['de']],
  ['fr;q=0.5, de-AT, en;q=0.8', ['de-AT', 'en', 'fr']],
  ['ru;q=0, ja', ['ja']],
  ['ru;q=abc, ja;q=0.1', ['ja']],
  [undefined, []],
  ['a,'.repeat(600), []],
])('reads "%s" as %j', (header, codes) => {
  expect(acceptedLanguages(header)).toEqual(codes)
})

it('writes Arabic from right to left, and nothing else', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('ja')).toBe('ltr')
})
