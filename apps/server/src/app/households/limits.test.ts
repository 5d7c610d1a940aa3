import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveInNextDoor, runHousehold, storeFilm } from '../../../test/households/two-households.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { HouseholdRoom } from '../../features/files/space/household-room.ts'
import { findIngestFile, queueJobs } from '../../features/ingest/ingest.repository.ts'
import { EncodingMinutes } from '../../features/ingest/limits/encoding-minutes.ts'
import { HouseholdLimits } from '../../features/ingest/limits/household-limits.ts'
import { encodingDays, households } from '../../tables/family.ts'
import { ingestJobs } from '../../tables/files.ts'

const DAY_MS = 24 * 60 * 60_000
const TUS = { 'tus-resumable': '1.0.0' }

let home: TestHome
let next: Awaited<ReturnType<typeof moveInNextDoor>>
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  await home.household.prepare()
  next = await moveInNextDoor(home)
})
afterAll(() => home.close())

const limit = (...words: string[]) =>
  runHousehold(home, ['limit', String(next.householdId), ...words])

async function begin(bytes: number) {
  const cookie = `starnest_device=${next.browser.jar.cookie}`
  return home.app.inject({
    ...{ method: 'POST', url: '/api/uploads' },
    headers: { ...TUS, cookie, 'upload-length': String(bytes) },
  })
}

describe('the bytes of a household', () => {
  it('are as many as the disk takes, unless somebody says so', async () => {
    expect((await begin(5_000_000)).statusCode).toBe(201)
  })

  it('are refused when an upload begins, with those of its open uploads', async () => {
    await storeFilm(home, {
      householdId: next.householdId,
      mediaId: 'a'.repeat(22),
      bytes: '12345',
    })
    await limit('--bytes', '100')
    expect((await begin(50)).statusCode).toBe(201)
    const refused = await begin(46)
    expect(refused.statusCode).toBe(507)
    expect(refused.json()).toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('This household has used up its space'),
      details: { reason: 'household_full', freeBytes: 45, neededBytes: 46 },
    })
    expect((await begin(45)).statusCode).toBe(201)
  })

  it('are refused while they come, when the limit was lowered meanwhile', async () => {
    const begun = await begin(100)
    await limit('--bytes', '99')
    const sent = await home.app.inject({
      ...{ method: 'PATCH', url: begun.headers.location ?? '', payload: Buffer.alloc(100) },
      headers: {
        ...{ ...TUS, cookie: `starnest_device=${next.browser.jar.cookie}` },
        ...{ 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      },
    })
    expect(sent.json()).toMatchObject({
      code: 'storage_full',
      details: { reason: 'household_full' },
    })
  })

  it('count what was made of its files, and nothing of another household', async () => {
    const room = new HouseholdRoom(home)
    await limit('--bytes', '1000')
    const fileId = await storeFilm(home, {
      householdId: next.householdId,
      mediaId: 'b'.repeat(22),
      bytes: '12345',
    })
    await storeFilm(home, {
      householdId: home.householdId,
      mediaId: 'c'.repeat(22),
      bytes: '1234567',
    })
    const made = { householdId: next.householdId, fileId, state: 'done', madeBytes: 300 } as const
    await home.database.db.insert(ingestJobs).values({ ...made, kind: 'renditions' })
    expect(await room.leftBytes(next.householdId)).toBe(695)
    expect(await room.leftBytes(home.householdId)).toBeNull()
  })
})

describe('the minutes of encoding of a household', () => {
  const warn = vi.fn()
  const minutes = () =>
    new EncodingMinutes({ database: home.database, now: () => home.clock.now, log: { warn } })
  const limits = () =>
    new HouseholdLimits({
      encoding: minutes(),
      leftBytesOf: (householdId) => new HouseholdRoom(home).leftBytes(householdId),
    })
  const wanted = (kind: 'renditions' | 'probe', bytes = 1) => ({
    householdId: next.householdId,
    ...{ kind, bytes },
  })

  it('make further jobs wait until its next day, but for those that take moments', async () => {
    await limit('--encode-minutes', '2')
    const rules = limits()
    await minutes().note(next.householdId, 119_000)
    expect(await rules.whyWait(wanted('renditions'))).toBeUndefined()
    await minutes().note(next.householdId, 1_000)
    expect(await rules.whyWait(wanted('renditions'))).toMatchObject({
      problem: { code: 'encoding_spent' },
    })
    expect(await rules.whyWait(wanted('probe'))).toBeUndefined()
    expect(await rules.whyWait({ ...wanted('renditions'), householdId: home.householdId })).toBe(
      undefined,
    )
    home.clock.now = new Date(home.clock.now.getTime() + DAY_MS)
    expect(await rules.whyWait(wanted('renditions'))).toBeUndefined()
  })

  it('are counted on days of its own time zone', async () => {
    const isIt = eq(households.id, next.householdId)
    await home.database.db.update(households).set({ timeZone: 'Pacific/Auckland' }).where(isIt)
    home.clock.now = new Date('2026-07-01T13:00:00Z')
    await minutes().note(next.householdId, 5_000)
    const [noted] = await home.database.db.select().from(encodingDays)
    expect(noted).toMatchObject({ day: '2026-07-02', seconds: 5 })
  })

  it('count for as long as something was encoded, however it ended, and for nothing else', async () => {
    const rules = limits()
    const seconds = async () => {
      const [noted] = await home.database.db.select().from(encodingDays)
      return noted?.seconds
    }
    await rules.counting(wanted('probe'), async () => undefined)
    expect(await seconds()).toBeUndefined()
    await rules.counting(wanted('renditions'), async () => undefined)
    expect(await seconds()).toBe(1)
    const broken = rules.counting(wanted('renditions'), () => Promise.reject(new Error('damaged')))
    await expect(broken).rejects.toThrow('damaged')
    expect(await seconds()).toBe(2)
  })

  it('cost nobody what was made, where they cannot be noted', async () => {
    const without = minutes()
    vi.spyOn(without, 'note').mockRejectedValue(new Error('The database is away.'))
    expect(await without.counting(next.householdId, async () => 'a film')).toBe('a film')
    expect(warn).toHaveBeenCalledOnce()
  })

  it('say why a job waits, and it goes on by itself the next day', async () => {
    const { db } = home.database
    await home.ingest.start({ isAlone: false })
    const fileId = await storeFilm(home, {
      householdId: next.householdId,
      mediaId: 'd'.repeat(22),
    })
    await queueJobs(db, [{ fileId, kind: 'renditions' }])
    const waits = { reason: 'spent', problem: { code: 'encoding_spent' } } as const
    await db.update(ingestJobs).set(waits).where(eq(ingestJobs.fileId, fileId))
    await limit('--encode-minutes', '0')
    const add = vi.spyOn(home.jobs, 'add')
    await home.ingest.lookForRoom()
    expect(add).not.toHaveBeenCalled()
    const [state] = (await home.ingest.statesOf([fileId])).values()
    expect(state?.jobs).toMatchObject([{ state: 'queued', problem: { code: 'encoding_spent' } }])
    await limit('--encode-minutes', 'none')
    await home.ingest.lookForRoom()
    expect(add.mock.calls.flatMap(([, jobs]) => jobs)).toMatchObject([
      { householdId: next.householdId, payload: { fileId, kind: 'renditions' } },
    ])
    expect(await findIngestFile(db, fileId)).toMatchObject({ householdId: next.householdId })
  })
})

it('keeps the folders of this machine from a household that was added', async () => {
  const path = home.place.folder
  for (const url of ['/api/library/folders', '/api/jam/folders']) {
    const answer = await next.browser.call('POST', url, { path })
    expect([url, answer.json()]).toMatchObject([
      url,
      { code: 'invalid_request', details: { reason: 'not_yours' } },
    ])
  }
})

it('keeps the engines and figures of this machine from a household that was added', async () => {
  const { browser } = next
  const model = '/api/translate/models/en-es'
  for (const method of ['POST', 'DELETE'] as const) {
    expect((await browser.call(method, model)).json()).toMatchObject({
      code: 'invalid_request',
      details: { reason: 'not_yours' },
    })
  }
  expect((await browser.call('GET', '/api/translate/engines')).json().mayChangeModels).toBe(false)
  expect((await browser.call('GET', '/api/metrics')).statusCode).toBe(404)
})
