import { GENRES } from '@starnest/contract/catalog'
import { searchAnswerSchema } from '@starnest/contract/search'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rankTitles } from '../../features/catalog/search/ranking.repository.ts'
import { withTypos } from '../../features/catalog/search/vocabulary.repository.ts'
import { askedWords } from '../../features/catalog/search/words/search-words.ts'
import type { titles } from '../../ports/tables/titles.ts'
import { plainViewer } from '../testing/plain-viewer.ts'
import { openTestHome, type Somebody, type TestHome } from '../testing/test-home.ts'

let home: TestHome
let child: Somebody
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  child = await home.addSomebody('G')
})
afterAll(() => home.close())

type Fields = Partial<typeof titles.$inferInsert>

/** Few words that are near to each other, so that titles share them and typos meet others. */
const word = fc.constantFrom('moon', 'moons', 'noon', 'lantern', 'lanterns', 'star', 'the', 'léon')
const words = (minLength: number) =>
  fc.array(word, { minLength, maxLength: 3 }).map((several) => several.join(' '))
const title = fc.record({
  title: words(1),
  tagline: words(0),
  description: words(0),
  cast: fc.array(fc.record({ name: words(1), role: words(0) }), { maxLength: 2 }),
  genre: fc.constantFrom(...GENRES),
  viewCount: fc.nat(2),
  addedAt: fc.nat(3).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
})
const QUESTIONS = [
  'moon',
  'mo',
  'the',
  'the moon',
  'lantren',
  'star lantern',
  'moonish',
  'comedy',
  'm',
]

async function shelve(several: Fields[], rating: 'G' | 'R'): Promise<number[]> {
  const ids: number[] = []
  for (const fields of several) ids.push(await home.addTitle({ ...fields, rating }))
  return ids
}

async function answersFor(who: Somebody) {
  const answers = []
  for (const question of QUESTIONS) {
    const answer = await who.get(`/api/search?${new URLSearchParams({ q: question, limit: '5' })}`)
    const { animations, isNearest } = searchAnswerSchema.parse(answer.json())
    answers.push({ question, ids: animations.map(({ id }) => id), isNearest })
  }
  return answers
}

it('answers a child the same whatever there is that the child may not see', async () => {
  const several = fc.array(title, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(several, several, async (open, hidden) => {
      await home.clear()
      child = await home.addSomebody('G')
      await shelve(open, 'G')
      const before = await answersFor(child)
      const hiddenIds = await shelve(hidden, 'R')
      const after = await answersFor(child)
      expect(after).toEqual(before)
      for (const { ids } of after) {
        expect(ids.filter((id) => hiddenIds.includes(id))).toEqual([])
      }
    }),
    { numRuns: 6 },
  )
}, 120_000)

it('finds the same along the most viewed titles as through the words', async () => {
  const several = fc.array(title, { minLength: 3, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(several, async (open) => {
      await home.clear()
      child = await home.addSomebody('G')
      await shelve(open, 'G')
      const { householdId } = home
      const viewer = plainViewer({ householdId, profileId: child.profileId, maximumAge: 0 })
      const queries = home.database.db
      for (const question of QUESTIONS) {
        const asked = await withTypos(queries, householdId, askedWords(question))
        const search = { queries, viewer, words: asked, limit: 2 }
        const none = { mostRows: -1, mostRowsAfterWalk: -1, walkedTitles: 0, walkedNames: 0 }
        const ways = {
          walked: { ...none, walkedTitles: 1000, walkedNames: 1000 },
          halfWalked: { ...none, walkedTitles: 2, walkedNames: 3 },
          ledAfterWalk: { ...none, mostRowsAfterWalk: 1000 },
          counted: none,
        }
        const led = await rankTitles(search)
        for (const [way, effort] of Object.entries(ways)) {
          expect(await rankTitles({ ...search, effort }), `${question}: ${way}`).toEqual(led)
        }
      }
    }),
    { numRuns: 6 },
  )
}, 120_000)
