import { describe, expect, it } from 'vitest'
import { laughMoments, laughsBetween } from './laugh-moments.ts'

const said = (...texts: string[]) => texts.map((text, at) => ({ startSeconds: at * 10, text }))

describe('where captions laugh', () => {
  it.each([
    ['en', 'Ha ha! Stop it!'],
    ['en-GB', '(everybody LAUGHS)'],
    ['es', '¡Ja, ja, ja!'],
    ['es', '[risas]'],
    ['fr', '(rires)'],
    ['de', 'Hihi, das kitzelt'],
    ['it', '[risate]'],
    ['pt', '(risos)'],
    ['ja', '（笑い声）'],
    ['ko', '하하하'],
    ['zh', '哈哈哈'],
    ['ar', '(ضحك)'],
    ['hi', 'हा हा हा'],
    ['ru', 'Ха-ха-ха!'],
  ])('hears it in %s: %s', (language, text) => {
    expect(laughMoments(said('…', text), language)).toEqual([10])
  })

  it.each([
    ['en', 'What a happy harbour'],
    ['de', 'Der Lachs springt'],
    ['fr', 'Il écrit une lettre'],
    ['es', 'La caja de Jaime'],
    ['tlh', 'Ha ha!'],
  ])('hears none in %s: %s', (language, text) => {
    expect(laughMoments(said(text), language)).toEqual([])
  })

  it('takes laughs that follow closely for one', () => {
    const cues = [0, 2, 3.9, 4.1, 20].map((startSeconds) => ({ startSeconds, text: 'Haha' }))
    expect(laughMoments(cues, 'en')).toEqual([0, 4.1, 20])
  })
})

describe('the crew', () => {
  const moments = [12]
  it.each([
    ['laughs when the film comes by', 11.9, 12.1, true],
    ['laughs once', 12, 12.2, false],
    ['does not laugh at what was passed over', 3, 30, false],
    ['does not laugh backwards', 13, 11, false],
    ['does not laugh at a film that stands', 12, 12, false],
  ])('%s', (_what, fromSeconds, toSeconds, laughs) => {
    expect(laughsBetween(moments, { fromSeconds, toSeconds })).toBe(laughs)
  })
})
