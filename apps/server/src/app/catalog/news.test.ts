import { type NewsItem, newsSchema } from '@starnest/contract/catalog/news'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

const LOOKED_AT = new Date('2026-03-01T12:00:00.000Z')

let home: TestHome
let parent: Somebody
let child: Somebody
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R')
  child = await home.addSomebody('G')
})
afterAll(() => home.close())

async function newsOf(who: Somebody): Promise<NewsItem[]> {
  const answer = await who.get('/api/news')
  expect(answer.statusCode, answer.body).toBe(200)
  return newsSchema.parse(answer.json()).items
}

async function look(who: Somebody, asOf?: Date | string) {
  const cookies = { [DEVICE_COOKIE]: who.deviceId }
  return home.app.inject({ method: 'POST', url: '/api/news/seen', cookies, payload: { asOf } })
}

/** Titles that arrive on a day of March 2026, a minute apart. */
async function arrive(day: number, count: number, fields = {}): Promise<number[]> {
  const ids: number[] = []
  for (let minute = 0; minute < count; minute += 1) {
    const addedAt = new Date(Date.UTC(2026, 2, day, 18, minute))
    ids.push(await home.addTitle({ addedAt, ...fields }))
  }
  return ids.toReversed()
}

const brief = ({ kind, count, animations }: NewsItem) => ({
  kind,
  count,
  ids: animations.map(({ id }) => id),
})

/** A profile that was there before and has looked. */
async function lookedBefore(who: Somebody): Promise<void> {
  await home.database.db.execute(
    `update profiles set created_at = '2026-01-01', news_seen_at = '${LOOKED_AT.toISOString()}'
     where id = ${who.profileId}`,
  )
}

describe('a profile that never looked', () => {
  it('hears of the films that arrived, of what is coming, and is greeted: three things', async () => {
    const films = await arrive(2, 7)
    const moreFilms = await arrive(9, 2)
    const [soon] = await arrive(3, 1, { isComingSoon: true })
    const found = new Map((await newsOf(parent)).map((item) => [item.kind, brief(item)]))
    expect([...found.keys()].sort()).toEqual(['coming-soon', 'titles-added', 'welcome-parent'])
    const ids = [...moreFilms, ...films].slice(0, 4)
    expect(found.get('titles-added')).toEqual({ kind: 'titles-added', count: 9, ids })
    expect(found.get('coming-soon')).toEqual({ kind: 'coming-soon', count: 1, ids: [soon] })
    expect(found.get('welcome-parent')).toEqual({ kind: 'welcome-parent', count: 0, ids: [] })
  })

  it('is greeted alone in an empty house, a child without the way to the family', async () => {
    expect((await newsOf(parent)).map(brief)).toEqual([
      { kind: 'welcome-parent', count: 0, ids: [] },
    ])
    expect((await newsOf(child)).map(brief)).toEqual([{ kind: 'welcome', count: 0, ids: [] }])
  })

  it('is told of one film by its name', async () => {
    const [film] = await arrive(2, 1)
    const added = (await newsOf(parent)).find(({ kind }) => kind !== 'welcome-parent')
    expect(added && brief(added)).toEqual({ kind: 'title-added', count: 1, ids: [film] })
  })

  it('has looked once it says so, and hears of nothing', async () => {
    await arrive(2, 3)
    expect((await look(parent)).statusCode).toBe(200)
    expect(await newsOf(parent)).toEqual([])
    expect(await newsOf(child)).toHaveLength(2)
  })
})

describe('a profile that has looked', () => {
  beforeEach(() => lookedBefore(parent))

  it('hears of each title that arrived since, the newest first', async () => {
    await home.addTitle({ addedAt: LOOKED_AT })
    const older = await arrive(2, 1)
    const newer = await arrive(4, 2)
    const items = await newsOf(parent)
    expect(items.map(brief)).toEqual(
      [...newer, ...older].map((id) => ({ kind: 'title-added', count: 1, ids: [id] })),
    )
    expect(items[2]?.at).toBe('2026-03-02T18:00:00.000Z')
  })

  it('hears of five of one day one by one, and of six at once with four pictures', async () => {
    await arrive(2, 5)
    const six = await arrive(3, 6)
    const items = (await newsOf(parent)).map(brief)
    expect(items).toHaveLength(6)
    expect(items[0]).toEqual({ kind: 'titles-added', count: 6, ids: six.slice(0, 4) })
    expect(items.slice(1).every(({ kind }) => kind === 'title-added')).toBe(true)
  })

  it('hears once a day of titles to come', async () => {
    const [monday] = await arrive(2, 1, { isComingSoon: true })
    const friday = await arrive(6, 3, { isComingSoon: true })
    const [film] = await arrive(6, 1)
    const items = (await newsOf(parent)).map(brief)
    expect(items).toContainEqual({ kind: 'coming-soon', count: 3, ids: friday })
    expect(items).toContainEqual({ kind: 'coming-soon', count: 1, ids: [monday] })
    expect(items).toContainEqual({ kind: 'title-added', count: 1, ids: [film] })
    expect(items).toHaveLength(3)
  })

  it('hears of at most twenty things, the newest', async () => {
    for (let day = 2; day < 9; day += 1) await arrive(day, 4)
    const items = await newsOf(parent)
    expect(items).toHaveLength(20)
    expect(items[0]?.at).toBe('2026-03-08T18:03:00.000Z')
  })

  it('hears later of what arrived after the news it saw', async () => {
    const answer = await parent.get('/api/news')
    const { asOf } = newsSchema.parse(answer.json())
    const late = await home.addTitle({ addedAt: new Date(Date.parse(asOf) + 1000) })
    home.clock.now = new Date(Date.parse(asOf) + 60_000)
    expect((await look(parent, asOf)).json()).toEqual({ asOf })
    expect((await newsOf(parent)).map(brief)).toEqual([
      { kind: 'title-added', count: 1, ids: [late] },
    ])
  })

  it('does not go back in time, nor ahead of it', async () => {
    const now = home.clock.now.toISOString()
    expect((await look(parent, '2999-01-01T00:00:00Z')).json()).toEqual({ asOf: now })
    expect((await look(parent, '0000-01-01T00:00:00Z')).json()).toEqual({ asOf: now })
  })

  it('is refused an instant that is none', async () => {
    expect((await look(parent, 'yesterday')).statusCode).toBe(400)
  })
})

it('counts and pictures nothing that the viewer may not see', async () => {
  const [open] = await arrive(2, 1, { rating: 'G' })
  await arrive(2, 6, { rating: 'PG-13' })
  await arrive(2, 1, { rating: 'R', isComingSoon: true })
  expect((await newsOf(child)).map(brief)).toEqual(
    expect.arrayContaining([{ kind: 'title-added', count: 1, ids: [open] }]),
  )
  expect(await newsOf(child)).toHaveLength(2)
})

it('asks the database four times, whatever arrived', async () => {
  const statements = async () => (await home.database.statementsIn(() => newsOf(parent))).statements
  await arrive(2, 1)
  expect(await statements()).toBe(4)
  for (let day = 3; day < 7; day += 1) await arrive(day, 8)
  expect(await statements()).toBe(4)
})
