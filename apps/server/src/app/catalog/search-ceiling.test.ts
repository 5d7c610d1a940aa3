import { GENRES } from '@starnest/contract/catalog/catalog'
import { searchAnswerSchema } from '@starnest/contract/catalog/search'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { plainViewer } from '../../../test/plain-viewer.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { visibleBest } from '../../features/catalog/search/visible-best.repository.ts'
import { titleRules } from '../../tables/limits.ts'
import { titles } from '../../tables/titles.ts'

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

type Hiding = { isBlocked?: boolean; isApprovedOnly?: boolean }
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

/** A title that nothing but its name finds. */
const plain = (name: string) => ({
  title: name,
  tagline: '',
  description: '',
  cast: [],
  genre: 'comedy' as const,
  viewCount: 0,
  addedAt: new Date(Date.UTC(2026, 0, 1)),
})

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
})

/** What each question costs somebody, in statements. The first answer after something was written reads
 *  that, whoever asks for what. */
async function statementsFor(who: Somebody, ...further: string[]) {
  await who.get('/api/search?q=anything')
  const costs: Record<string, number> = {}
  for (const question of [...QUESTIONS, ...further]) {
    const url = `/api/search?${new URLSearchParams({ q: question, limit: '5' })}`
    costs[question] = (await home.database.statementsIn(() => who.get(url))).statements
  }
  return costs
}

it.each([
  // Each with a word of its own: the index still knows the titles of the case before.
  ['above the ceiling', 'aardvark', async () => undefined, {}],
  [
    'blocked',
    'buffalo',
    async (id: number) => home.addRule(child, id, 'blocked'),
    { isBlocked: true },
  ],
  ['not approved', 'cormorant', async () => undefined, { isApprovedOnly: true }],
] as const)(
  'asks for as many statements whatever there is that is %s',
  async (_why, secret, hide, { isBlocked = false, isApprovedOnly = false }: Hiding) => {
    const several = fc.array(title, { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(several, several, async (open, hidden) => {
        await home.clear()
        child = await home.addSomebody('G', { isApprovedOnly })
        const ids = await shelve(open, 'G')
        if (isApprovedOnly) for (const id of ids) await home.addRule(child, id, 'approved')
        // A rule for a title that nothing finds: with one, or more of them, it is the same work.
        const other = await home.addTitle({ title: 'zzz', description: '', genre: null })
        await home.addRule(child, other, 'blocked')
        const before = await statementsFor(child, secret)
        const rating = isBlocked || isApprovedOnly ? 'G' : 'R'
        for (const id of await shelve(hidden, rating)) await hide(id)
        expect(await statementsFor(child, secret)).toEqual(before)
      }),
      { numRuns: 4, examples: [[[plain('star')], [plain('moon'), plain(secret)]]] },
    )
  },
)

it('asks for as many statements when thousands match that the child may not see', async () => {
  await home.clear()
  child = await home.addSomebody('G')
  await shelve([plain('star')], 'G')
  const before = await statementsFor(child, 'dromedary', 'dro', 'dromadery')
  await home.database.db.execute(sql`
    insert into titles (household_id, origin, origin_hash, title, description, category,
      duration_seconds, minimum_age)
    select ${home.householdId}, 'many:' || n, '', 'the dromedary', '', 'movie', 1, 17
    from generate_series(1, 2500) as n`)
  expect(await statementsFor(child, 'dromedary', 'dro', 'dromadery')).toEqual(before)
})

it('finds for a child at once what a parent gives it, and no more what is taken away', async () => {
  const finds = async () =>
    (await answersFor(child)).find(({ question }) => question === 'moon')?.ids
  const id = await home.addTitle({ title: 'Moon', rating: 'R', description: '', genre: null })
  const own = await home.addTitle({ title: 'Moon', rating: 'G', description: '', genre: null })
  const { db } = home.database
  expect(await finds()).toEqual([own])
  await home.addRule(child, id, 'approved')
  expect((await finds())?.toSorted()).toEqual([id, own])
  await db.update(titleRules).set({ rule: 'blocked' })
  expect(await finds()).toEqual([own])
  await db.delete(titleRules)
  await db.update(titles).set({ minimumAge: 0 }).where(eq(titles.id, id))
  expect((await finds())?.toSorted()).toEqual([id, own])
  await db.update(titles).set({ hiddenAt: new Date() }).where(eq(titles.id, own))
  expect(await finds()).toEqual([id])
  await db.update(titles).set({ hiddenAt: null, minimumAge: 17 })
  expect(await finds()).toEqual([])
})

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
})
