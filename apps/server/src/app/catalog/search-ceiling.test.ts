import { GENRES } from '@starnest/contract/catalog'
import { searchAnswerSchema } from '@starnest/contract/search'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { visibleBest } from '../../features/catalog/search/visible-best.repository.ts'
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
const addedAt = fc.nat(3).map((day) => new Date(Date.UTC(2026, 0, 1 + day)))
const title = fc.record({
  title: words(1),
  tagline: words(0),
  description: words(0),
  cast: fc.array(fc.record({ name: words(1), role: words(0) }), { maxLength: 2 }),
  genre: fc.constantFrom(...GENRES),
  viewCount: fc.nat(2),
  addedAt,
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

it('chooses the same along the most viewed titles as by their numbers', async () => {
  const shelved = fc.record({
    isOpen: fc.boolean(),
    group: fc.nat(2),
    viewCount: fc.nat(2),
    addedAt: addedAt,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(shelved, { minLength: 3, maxLength: 9 }), async (several) => {
      await home.clear()
      child = await home.addSomebody('G')
      const { householdId } = home
      const viewer = plainViewer({ householdId, profileId: child.profileId, maximumAge: 0 })
      const groups: number[][] = [[], [], []]
      const open: { id: number; group: number; viewCount: number; addedAt: Date }[] = []
      for (const { isOpen, group, ...fields } of several) {
        const id = await home.addTitle({ ...fields, rating: isOpen ? 'G' : 'R' })
        groups[group]?.push(id)
        if (isOpen) open.push({ id, group, ...fields })
      }
      const best = open
        .toSorted(
          (one, other) =>
            one.group - other.group ||
            other.viewCount - one.viewCount ||
            other.addedAt.getTime() - one.addedAt.getTime() ||
            other.id - one.id,
        )
        .slice(0, 3)
        .map(({ id }) => id)
      const choice = { queries: home.database.db, viewer, groups, limit: 3 }
      const ways = [
        { mostAsked: 100, walked: 1 },
        { mostAsked: 2, walked: 100 },
        { mostAsked: 1, walked: 2 },
        { mostAsked: 0, walked: 0 },
      ]
      for (const effort of ways) {
        expect(await visibleBest({ ...choice, effort }), JSON.stringify(effort)).toEqual(best)
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)
