import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { LIST_NAMES } from '@starnest/contract/catalog/lists'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { MAX_LIST_ENTRIES } from '@starnest/contract/list-size'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'
import { listEntries } from '../../tables/finding.ts'
import { titles } from '../../tables/titles.ts'
import { progress } from '../../tables/watching.ts'

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

function send(who: Somebody, method: 'PUT' | 'DELETE', url: string, payload?: object) {
  const cookies = { [DEVICE_COOKIE]: who.deviceId }
  return home.app.inject({ method, url, cookies, ...(payload && { payload }) })
}

const idsOn = async (who: Somebody, list: 'my-list' | 'watch-later') =>
  (await who.get('/api/lists')).json()[list]

const wait = (minutes: number) => {
  home.clock.now = new Date(home.clock.now.getTime() + minutes * 60_000)
}

describe.each(LIST_NAMES)('%s', (list) => {
  const entry = (id: number) => `/api/lists/${list}/${id}`

  it('is empty at first', async () => {
    expect((await parent.get('/api/lists')).json()).toEqual({ 'my-list': [], 'watch-later': [] })
    expect((await parent.get(`/api/lists/${list}`)).json()).toEqual([])
  })

  it('shows what was put on it, added last first', async () => {
    const [first, second] = [await home.addTitle(), await home.addTitle()]
    await send(parent, 'PUT', entry(second))
    wait(1)
    await send(parent, 'PUT', entry(first))
    expect(await idsOn(parent, list)).toEqual([first, second])
    const shown = animationListSchema.parse((await parent.get(`/api/lists/${list}`)).json())
    expect(shown.map(({ id }) => id)).toEqual([first, second])
  })

  it('keeps the place of a title that is put on it again', async () => {
    const [first, second] = [await home.addTitle(), await home.addTitle()]
    const before = await send(parent, 'PUT', entry(first))
    wait(1)
    await send(parent, 'PUT', entry(second))
    wait(1)
    const again = await send(parent, 'PUT', entry(first))
    expect(again.json()).toEqual(before.json())
    expect(await idsOn(parent, list)).toEqual([second, first])
  })

  it('gives a title that was taken off its place back', async () => {
    const [first, second] = [await home.addTitle(), await home.addTitle()]
    wait(1)
    await send(parent, 'PUT', entry(first))
    wait(1)
    await send(parent, 'PUT', entry(second))
    const { addedAt } = (await send(parent, 'DELETE', entry(first))).json()
    expect(await idsOn(parent, list)).toEqual([second])
    expect((await send(parent, 'PUT', entry(first), { addedAt })).json()).toEqual({
      animationId: first,
      list,
      addedAt,
    })
    expect(await idsOn(parent, list)).toEqual([second, first])
  })

  it('may be asked to take a title off that is not on it', async () => {
    const id = await home.addTitle()
    const answer = await send(parent, 'DELETE', entry(id))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ animationId: id, list, addedAt: null })
  })

  it('belongs to each profile alone', async () => {
    const id = await home.addTitle()
    await send(parent, 'PUT', entry(id))
    expect(await idsOn(child, list)).toEqual([])
    await send(child, 'DELETE', entry(id))
    expect(await idsOn(parent, list)).toEqual([id])
  })

  it('shows what the viewer may see only, and is silent about the rest', async () => {
    const open = await home.addTitle()
    const hidden = await home.addTitle({ rating: 'PG-13' })
    for (const id of [open, hidden]) await home.addToList(child, list, id)
    expect(await idsOn(child, list)).toEqual([open])
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await send(child, method, entry(hidden))).json()).toMatchObject({
        code: 'title_not_found',
      })
    }
  })

  it('takes no title of another household', async () => {
    const [other] = await home.database.db
      .insert(households)
      .values({ name: 'Neighbours' })
      .returning()
    const theirs = await home.addTitle({ householdId: other?.id })
    expect((await send(parent, 'PUT', entry(theirs))).statusCode).toBe(404)
  })

  it('holds a thousand titles and says so to the next', async () => {
    const last = await home.addTitle()
    await fillList(list)
    const answer = await send(parent, 'PUT', entry(last))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      code: 'list_full',
      message: 'This list holds 1000 titles. Take one off it first.',
      details: { limit: MAX_LIST_ENTRIES },
    })
    const [{ titleId } = { titleId: 0 }] = await home.database.db
      .select()
      .from(listEntries)
      .limit(1)
    expect((await send(parent, 'PUT', entry(titleId))).statusCode).toBe(200)
  })

  it('takes one of many that want its last place at once', async () => {
    const ids: number[] = []
    for (let count = 0; count < 8; count += 1) ids.push(await home.addTitle())
    await fillList(list)
    await home.database.db.execute(
      sql`delete from list_entries where ctid = (select ctid from list_entries limit 1)`,
    )
    const answers = await Promise.all(ids.map((id) => send(parent, 'PUT', entry(id))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...ids.slice(1).map(() => 409),
    ])
  })
})

/** Fills a list of the parent with titles of its own. */
async function fillList(list: 'my-list' | 'watch-later'): Promise<void> {
  await home.database.db.execute(sql`
    insert into ${titles} (household_id, origin, origin_hash, title, description, genre, category,
      duration_seconds, minimum_age)
    select ${home.householdId}, 'many:' || n, 'one', 'One of many', '', 'kids', 'movie', 60, 0
    from generate_series(1, ${MAX_LIST_ENTRIES}) as n`)
  await home.database.db.execute(sql`
    insert into ${listEntries} (household_id, profile_id, list, title_id)
    select household_id, ${parent.profileId}, ${list}, id from ${titles} where origin like 'many:%'`)
}

it.each([
  ['to come', '2999-01-01T00:00:00Z'],
  ['of now, when none is given', undefined],
])('an instant %s is now', async (_what, addedAt) => {
  const id = await home.addTitle()
  const answer = await send(parent, 'PUT', `/api/lists/my-list/${id}`, { addedAt })
  expect(answer.json()).toMatchObject({ addedAt: home.clock.now.toISOString() })
})

it('a place from before the title was in the house is that of its arrival', async () => {
  const addedAt = new Date('2026-01-02T03:04:05.000Z')
  const id = await home.addTitle({ addedAt })
  const url = `/api/lists/my-list/${id}`
  const answer = await send(parent, 'PUT', url, { addedAt: '0000-01-01T00:00:00Z' })
  expect(answer.json()).toMatchObject({ addedAt: addedAt.toISOString() })
})

it.each([
  ['PUT', '/api/lists/cellar/1'],
  ['PUT', '/api/lists/my-list/0'],
  ['DELETE', '/api/lists/my-list/one'],
] as const)('refuses %s %s', async (method, url) => {
  const answer = await send(parent, method, url)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
})

it('refuses an instant that is none', async () => {
  const id = await home.addTitle()
  const answer = await send(parent, 'PUT', `/api/lists/my-list/${id}`, { addedAt: 'yesterday' })
  expect(answer.statusCode).toBe(400)
})

it.each([
  ['PUT', '/api/lists/my-list'],
  ['DELETE', '/api/lists/my-list'],
  ['PUT', '/api/continue-watching'],
  ['DELETE', '/api/continue-watching'],
] as const)(
  '%s %s is refused where somebody else watches than it was meant for',
  async (method, path) => {
    const id = await home.addTitle()
    await home.addToList(child, 'my-list', id)
    const sendFor = (who: Somebody) =>
      send(child, method, `${path}/${id}?profileId=${who.profileId}`)
    const refused = await sendFor(parent)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'profile_changed' }])
    expect(await idsOn(child, 'my-list')).toEqual([id])
    expect((await sendFor(child)).statusCode).toBe(200)
  },
)

describe('taking a title out of Continue Watching', () => {
  const continued = async (who: Somebody): Promise<string[]> =>
    (await who.get('/api/home')).json().rows.map((row: { id: string }) => row.id)
  const report = (id: number) =>
    send(parent, 'PUT', `/api/animations/${id}/progress`, { currentTime: 40 })

  it('keeps where the profile stands in it, and can be undone', async () => {
    const id = await home.addTitle()
    await report(id)
    expect(await continued(parent)).toContain('continue-watching')
    const hidden = await send(parent, 'DELETE', `/api/continue-watching/${id}`)
    expect(hidden.json()).toEqual({ animationId: id, isHidden: true })
    expect(await continued(parent)).not.toContain('continue-watching')
    const [kept] = await home.database.db.select().from(progress)
    expect(kept?.positionSeconds).toBe(40)
    expect((await parent.get(`/api/animations/${id}/playback`)).json()).toMatchObject({
      resumeAt: 40,
    })
    await send(parent, 'PUT', `/api/continue-watching/${id}`)
    expect(await continued(parent)).toContain('continue-watching')
  })

  it('lasts until it is watched again', async () => {
    const id = await home.addTitle()
    await report(id)
    await send(parent, 'DELETE', `/api/continue-watching/${id}`)
    await report(id)
    expect(await continued(parent)).toContain('continue-watching')
  })

  it('leaves the other profiles theirs', async () => {
    const id = await home.addTitle()
    await report(id)
    await home.addProgress(child, id)
    await send(parent, 'DELETE', `/api/continue-watching/${id}`)
    expect(await continued(child)).toContain('continue-watching')
  })

  it('is fine for a title that was never begun, and unknown for one that is hidden', async () => {
    const open = await home.addTitle()
    const hidden = await home.addTitle({ rating: 'R' })
    expect((await send(child, 'DELETE', `/api/continue-watching/${open}`)).statusCode).toBe(200)
    expect((await send(child, 'DELETE', `/api/continue-watching/${hidden}`)).statusCode).toBe(404)
  })
})
