import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldedRuns, foldedWords, joined } from './fold.ts'

it.each([
  ['Léon', ['leon']],
  ['Łódź', ['lodz']],
  ['cœur', ['coeur']],
  ['ÆØÅ Straße đak', ['aeoa', 'strasse', 'dak']],
  ['Spider-Man', ['spider', 'man']],
  ['Mr. Robot', ['mr', 'robot']],
  ['l’étoile', ['l', 'etoile']],
  ['ＦＵＬＬ ｗｉｄｔｈ ①', ['full', 'width', '1']],
  ['İstanbul ıspanak', ['istanbul', 'ispanak']],
  ['Tom & Jerry', ['tom', 'and', 'jerry']],
  ['千と千尋', ['千', 'と', '千', '尋']],
  ['がんばれ', ['が', 'ん', 'ば', 'れ']],
  ['हिन्दी', ['हिन्दी']],
  ['שָׁלוֹם', ['שלום']],
  ['ΟΔΟΣ οδός', ['οδοσ', 'οδοσ']],
  ['soft\u00adware \u202etfel', ['software', 'tfel']],
  ['\ud800lantern\udc00', ['lantern']],
  ['a\u0000b', ['a', 'b']],
  ['🦊 %_"\' …', []],
])('%s → %j', (text, words) => {
  expect(foldedWords(text)).toEqual(words)
})

it('keeps together what only punctuation divides', () => {
  expect(foldedRuns('The U.F.O. returns')).toEqual([['the'], ['u', 'f', 'o'], ['returns']])
})

it('folds what is folded to itself, and cuts long words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const words = foldedWords(text)
      expect(foldedWords(words.join(' '))).toEqual(words)
      expect(Math.max(0, ...words.map((word) => [...word].length))).toBeLessThanOrEqual(40)
      expect([...joined(words)].length).toBeLessThanOrEqual(40)
    }),
  )
})
