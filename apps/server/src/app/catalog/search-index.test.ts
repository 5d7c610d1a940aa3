import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { KeptIndexes } from '../../features/catalog/search/kept-indexes.ts'
import { fittingTitles } from '../../features/catalog/search/matching.ts'
import { nearTitles } from '../../features/catalog/search/nearness.ts'
import { WordIndex } from '../../features/catalog/search/word-index.ts'
import { askedWords } from '../../features/catalog/search/words/search-words.ts'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => home.clear())
afterAll(() => home.close())

async function found(indexes: KeptIndexes, question: string): Promise<number[]> {
  const index = await indexes.ofAll(home.householdId)
  return fittingTitles(index, askedWords(question)).groups.flat()
}

it('knows at once what another process of the same database wrote', async () => {
  const [one, other] = [new KeptIndexes(home.database), new KeptIndexes(home.database)]
  expect(await found(one, 'moon')).toEqual([])
  const id = await home.addTitle({ title: 'Moon' })
  expect(await found(one, 'moon')).toEqual([id])
  expect(await found(other, 'moon')).toEqual([id])
  await home.database.db.execute(sql`update titles set title = 'Star' where id = ${id}`)
  expect(await found(one, 'moon')).toEqual([])
  expect(await found(other, 'star')).toEqual([id])
})

it('notices each of the texts that a title is found by, and no view', async () => {
  const { db } = home.database
  const id = await home.addTitle({ title: 'Moon' })
  const version = async () => {
    const read = await db.execute(sql`select words_written_in from titles where id = ${id}`)
    return read.rows[0]?.words_written_in
  }
  let before = await version()
  await db.execute(sql`update titles set view_count = view_count + 1 where id = ${id}`)
  expect(await version()).toBe(before)
  for (const change of [
    sql`tagline = 'x'`,
    sql`description = 'x'`,
    sql`genre = 'anime'`,
    sql`"cast" = '[]'`,
    sql`series = null`,
  ]) {
    await db.execute(sql`update titles set ${change} where id = ${id}`)
    const after = await version()
    expect(after).not.toBe(before)
    before = after
  }
})

it('misses nothing of a transaction that began before others and ends after them', async () => {
  const indexes = new KeptIndexes(home.database)
  const id = await home.addTitle({ title: 'Moon' })
  expect(await found(indexes, 'moon')).toEqual([id])
  let later = 0
  await home.database.db.transaction(async (tx) => {
    await tx.execute(sql`update titles set title = 'Sun' where id = ${id}`)
    later = await home.addTitle({ title: 'Star' })
    expect(await found(indexes, 'star')).toEqual([later])
    expect(await found(indexes, 'sun')).toEqual([])
  })
  expect(await found(indexes, 'sun')).toEqual([id])
  expect(await found(indexes, 'star')).toEqual([later])
})

it('finds what came back from the backup of a database that counted further', async () => {
  const id = await home.addTitle({ title: 'Moon', wordsWrittenIn: '4000000000' })
  const indexes = new KeptIndexes(home.database)
  expect(await found(indexes, 'moon')).toEqual([id])
  await home.database.db.execute(sql`update titles set title = 'Sun' where id = ${id}`)
  expect(await found(indexes, 'moon')).toEqual([])
  expect(await found(indexes, 'sun')).toEqual([id])
})

it('forgets the household that was asked for longest ago when words become many', async () => {
  await home.addTitle({ title: 'Moon' })
  const indexes = new KeptIndexes(home.database, 1)
  await indexes.ofAll(999)
  await indexes.ofAll(home.householdId)
  expect(indexes.names).toEqual([`${home.householdId}`])
  await indexes.ofAll(999)
  expect(indexes.names).toEqual(['999'])
  expect(await found(indexes, 'moon')).toHaveLength(1)
})

it('tries again after the database was away', async () => {
  const indexes = new KeptIndexes(home.database)
  const id = await home.addTitle({ title: 'Moon' })
  await home.database.db.execute(sql`alter table titles rename to titles_away`)
  await expect(found(indexes, 'moon')).rejects.toThrow()
  await home.database.db.execute(sql`alter table titles_away rename to titles`)
  expect(await found(indexes, 'moon')).toEqual([id])
})

it('calls the same titles near as PostgreSQL does', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 })
  const pair = fc.record({ name: word, asked: word })
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 60 }), async (pairs) => {
      const similar = await home.database.db.execute(sql`
        select (asked % name) as is_near
        from unnest(${sql.param(pairs.map(({ asked }) => asked))}::text[],
                    ${sql.param(pairs.map(({ name }) => name))}::text[]) as pair(asked, name)`)
      const near = pairs.map(({ name, asked }) => {
        const index = new WordIndex()
        const facts = {
          tagline: null,
          description: '',
          genre: null,
          cast: [],
          series: null,
          texts: null,
        }
        index.put({ id: 1, version: '1', title: name, ...facts })
        return { is_near: nearTitles(index, [asked]).length > 0 }
      })
      expect(near).toEqual(similar.rows)
    }),
    { numRuns: 20 },
  )
})
