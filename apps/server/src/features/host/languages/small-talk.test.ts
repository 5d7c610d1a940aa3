import { describe, expect, it } from 'vitest'
import { smallTalk as english } from './en/small-talk.ts'
import { smallTalk as spanish } from './es/small-talk.ts'
import { smallTalk as french } from './fr/small-talk.ts'

describe.each([
  ['English', english],
  ['Spanish', spanish],
  ['French', french],
])('in %s', (_, talk) => {
  it('has as much to say as in the others', () => {
    expect(
      Object.fromEntries(Object.entries(talk).map(([part, all]) => [part, all.length])),
    ).toEqual({
      ...{ jokes: 25, stories: 12, whoAreYou: 8, thanks: 6, greet: 6, goodbye: 6, help: 8 },
    })
  })

  it('says nothing twice', () => {
    for (const all of Object.values(talk)) {
      const said = all.map((one) => JSON.stringify(one))
      expect(new Set(said).size).toBe(said.length)
    }
  })

  it.each(talk.stories)('tells a story of four to six sentences: %s', (story) => {
    // What somebody says in a story belongs to the sentence that says so.
    const sentences = story
      .replace(/[“«][^”»]*[”»](?=\p{P}?\s*\p{Ll})/gu, 'Words')
      .split(/(?<=[.!?…]\s?[”»]?)\s+(?=[\p{Lu}“«])/u)
    expect(sentences.length).toBeGreaterThanOrEqual(4)
    expect(sentences.length).toBeLessThanOrEqual(6)
  })

  it('tells jokes and examples that are soon said', () => {
    for (const joke of talk.jokes) expect(joke.length).toBeLessThanOrEqual(160)
    for (const { simple } of talk.help) expect(simple.length).toBeLessThanOrEqual(60)
  })
})
