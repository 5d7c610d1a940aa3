import { expect, it } from 'vitest'
import { cueOfMs } from './cue.ts'
import { faultsOf } from './cue-faults.ts'
import {
  characterCount,
  readingMs,
  rulesFor,
  rulesLanguageOf,
  SUBTITLE_LANGUAGES,
} from './rules.ts'

const rules = rulesFor('en', 'adult')
const line = 'x'.repeat(42)

it.each([
  ['nothing', [cueOfMs(0, 4250, `${line}\n${line}`), cueOfMs(4334, 5168, 'Hi')], []],
  ['three lines', [cueOfMs(0, 3000, 'a\nb\nc')], ['lines']],
  ['an empty line', [cueOfMs(0, 3000, 'a\n ')], ['lines']],
  ['no text', [cueOfMs(0, 3000, '')], ['lines']],
  ['a line of 43 letters', [cueOfMs(0, 3000, `${line}x`)], ['line_length']],
  ['less than five sixths of a second', [cueOfMs(0, 833, 'Hi')], ['too_short', 'too_fast']],
  ['more than seven seconds', [cueOfMs(0, 7001, 'Hi')], ['too_long']],
  ['21 letters in a second', [cueOfMs(0, 1000, 'x'.repeat(21))], ['too_fast']],
  ['a gap of 83 ms', [cueOfMs(0, 1000, 'Hi'), cueOfMs(1083, 2000, 'Ho')], ['gap']],
  ['two cues at once', [cueOfMs(0, 1000, 'Hi'), cueOfMs(999, 2000, 'Ho')], ['order']],
])('finds %s', (_, cues, codes) => {
  expect(faultsOf(cues, rules).map(({ code }) => code)).toEqual(codes)
})

it('has the published rules of twelve languages, a child never faster than an adult', () => {
  const table = SUBTITLE_LANGUAGES.map((language) => {
    const adult = rulesFor(language, 'adult')
    const child = rulesFor(language, 'child')
    return `${language} ${adult.charactersPerSecond}/${child.charactersPerSecond} ${child.charactersPerLine}`
  })
  expect(table).toEqual([
    ...['en 20/17 42', 'es 17/13 42', 'fr 17/13 42', 'de 17/13 42', 'it 17/13 42', 'pt 17/13 42'],
    ...['ja 4/4 13', 'ko 12/9 16', 'zh 9/7 16', 'ar 20/17 42', 'hi 22/18 42', 'ru 17/13 39'],
  ])
  expect(['es', 'PT-br', 'nl', ''].map(rulesLanguageOf)).toEqual(['es', 'pt', 'en', 'en'])
})

it('counts code points, and half pairs as what they are shown as', () => {
  expect(['', 'abc', '😀', 'a😀b', '\ud83d', '\ude00a', 'नमस्ते'].map(characterCount)).toEqual([
    0, 3, 1, 3, 1, 2, 6,
  ])
  expect([
    readingMs('', rules),
    readingMs('x'.repeat(20), rules),
    readingMs('x'.repeat(21), rules),
  ]).toEqual([834, 1000, 1050])
})
