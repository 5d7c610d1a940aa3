import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  jsonTextOf,
  lineOfText,
  lineProblem,
  singleEmoji,
  unstorableField,
} from './checked-text.ts'

const name = lineOfText(5)

describe('a line of text', () => {
  it('is trimmed and composed', () => {
    expect(name.parse('  Zoe\u0301 ')).toBe('Zoé')
  })

  it('counts characters, not their halves', () => {
    expect(name.safeParse('🦊🦊🦊🦊🦊').success).toBe(true)
    expect(name.safeParse('🦊🦊🦊🦊🦊🦊').success).toBe(false)
  })

  it.each([
    ['', 'blank'],
    ['\u200b\u2060', 'blank'],
    ['abcdef', 'too-long'],
    ['a\nb', 'unwritable'],
    ['a\u202eb', 'unwritable'],
    ['a\u2066b', 'unwritable'],
    ['\ud83e', 'unwritable'],
    ['a\u0000', 'unwritable'],
    ['شاهد', null],
    ['👨‍👩‍👧', null],
  ] as const)('finds in %j: %s', (line, problem) => {
    expect(lineProblem(line, 5)).toBe(problem)
  })

  it('never lets through what breaks a line, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        const parsed = name.safeParse(written)
        if (!parsed.success) return
        expect(parsed.data).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        expect(parsed.data).toBe(parsed.data.trim())
      }),
    )
  })
})

it.each([
  ['🧑', true],
  ['🧑‍🚀', true],
  ['👩🏽', true],
  ['🇫🇷', true],
  ['', false],
  ['a', false],
  ['1', false],
  ['🦊🦊', false],
  ['🦊x', false],
])('takes %j for one emoji: %s', (text, isOne) => {
  expect(singleEmoji().safeParse(text).success).toBe(isOne)
})

it('reads JSON text of a shape, and nothing else', () => {
  const flags = jsonTextOf(z.strictObject({ on: z.boolean() }), 20)
  expect(flags.parse('{"on":true}')).toEqual({ on: true })
  for (const wrong of [
    '',
    '{',
    'null',
    '{"on":1}',
    '{"on":true,"of":1}',
    `{"on":true${' '.repeat(20)}}`,
  ]) {
    expect(flags.safeParse(wrong).success, wrong).toBe(false)
  }
})

describe('what comes in', () => {
  it.each<[unknown, string | null]>([
    [{ name: 'Zoé', story: 'one\ntwo\tthree\r\n', mark: '👨‍👩‍👧', of: [1, null, true] }, null],
    [{ name: 'a\0b' }, 'name'],
    [{ q: '\u001b[31m' }, 'q'],
    [{ q: '\u007f' }, 'q'],
    [{ q: '\u0085' }, 'q'],
    [{ q: '\ud83e' }, 'q'],
    [{ profiles: [{ name: 'Mia' }, { name: '\b' }] }, 'profiles.1.name'],
    [{ likes: { 'a\0': 1 } }, 'likes'],
    ['\0', ''],
    [undefined, null],
  ])('of %j no text is stored: %s', (value, field) => {
    expect(unstorableField(value)).toBe(field)
  })

  it('is looked through however deep it is nested', () => {
    let deep: unknown = 'a\0'
    for (let nth = 0; nth < 100_000; nth += 1) deep = [deep]
    expect(unstorableField(deep)).toMatch(/^0(?:\.0)+$/)
  })
})
