import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fittingTitles } from './matching.ts'
import { type IndexedTitle, WordIndex } from './word-index.ts'
import { askedWords } from './words/search-words.ts'

function named(id: number, title: string, version = '1'): IndexedTitle {
  const facts = { tagline: null, description: '', genre: null, cast: [], series: null, texts: null }
  return { id, version, title, ...facts }
}

function indexOf(...titles: IndexedTitle[]): WordIndex {
  const index = new WordIndex()
  for (const title of titles) index.put(title)
  return index
}

const found = (index: WordIndex, question: string) =>
  fittingTitles(index, askedWords(question)).groups.flat()

it('knows a title by its new words alone once it was written anew', () => {
  const index = indexOf(named(7, 'Moon'), named(8, 'Star'))
  index.put(named(7, 'Sun', '2'))
  expect(found(index, 'moon')).toEqual([])
  expect(found(index, 'sun')).toEqual([7])
  expect(found(index, 'star')).toEqual([8])
})

it('passes over what it has in the same version', () => {
  const index = indexOf(named(7, 'Moon'))
  index.put(named(7, 'Sun'))
  expect(found(index, 'moon')).toEqual([7])
})

it('does not grow with titles that are written over and over', () => {
  const index = new WordIndex()
  for (let version = 1; version <= 20; version += 1) {
    for (let id = 1; id <= 300; id += 1) index.put(named(id, `Moon ${version}`, `${version}`))
  }
  expect(index.slotCount).toBeLessThan(2 * 300 + 1500)
  expect(index.size).toBeLessThan(4 * index.slotCount)
  expect(found(index, 'moon 20')).toHaveLength(300)
  expect(found(index, '19')).toEqual([])
})

it('finds every word that begins like another, however they came', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'é', '千', '\u{1f319}', 'z'),
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.array(fc.array(word)), word, (batches, beginning) => {
      const index = new WordIndex()
      const all = new Set<string>()
      let id = 0
      for (const batch of batches) {
        for (const text of batch) index.put(named(++id, text))
        index.sort()
      }
      for (const { word: written } of index.written()) all.add(written)
      const begun = index.beginningLike(beginning).filter(({ isWritten }) => isWritten)
      const expected = [...all].filter((one) => one.startsWith(beginning) && one !== beginning)
      expect(begun.map((one) => one.word)).toEqual(expected.sort())
    }),
  )
})
