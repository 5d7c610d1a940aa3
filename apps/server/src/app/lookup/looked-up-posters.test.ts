import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type LookupHome, openLookupHome } from '../../../test/lookup/lookup-home.ts'
import { StorageError } from '../../ports/storage.ts'
import { titles } from '../../tables/titles.ts'

let our: LookupHome
beforeAll(async () => {
  our = await openLookupHome()
})
afterEach(() => our.clear())
afterAll(() => our.close())

it('holds nobody up while the store takes its poster', async () => {
  const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
  const { id: titleId } = await our.home.title('The Salt Harbour')
  const { storage } = our.home.home
  const { putFile } = storage
  const putting = vi.spyOn(storage, 'putFile').mockImplementationOnce(async (key, path) => {
    await our.call('PUT', `/api/family-titles/${titleId}`, {
      ...{ title: 'Our Harbour', description: '', genre: null, releaseYear: 1998, rating: 'PG' },
    })
    await putFile(key, path)
  })
  onTestFinished(() => putting.mockRestore())
  await our.run(id)
  expect(await our.detail('Our Harbour')).toMatchObject({
    ...{ rating: 'PG', description: 'A harbour runs dry.' },
    thumbnailUrl: expect.stringContaining('/looked-up/'),
  })
})

it('goes for people when it is taken back, also where the store fails meanwhile', async () => {
  const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
  await our.run(id)
  const { storage } = our.home.home
  const { remove } = storage
  const removing = vi.spyOn(storage, 'remove').mockImplementationOnce(async (key) => {
    await remove(key)
    throw new StorageError('failed', 'The store broke off.')
  })
  onTestFinished(() => removing.mockRestore())
  expect((await our.act(id, 'undo')).statusCode).toBe(200)
  expect(removing).toHaveBeenCalledOnce()
  expect(await our.detail('The Salt Harbour')).toMatchObject({ rating: null, thumbnailUrl: null })
  expect((await our.folderLookup()).counts).toMatchObject({ undone: 1, applied: 0 })
})

it('leaves the title without one where nobody can read what it had before', async () => {
  const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
  await our.run(id)
  await our.home.home.database.db.execute(sql`update titles set looked_up =
    jsonb_set(looked_up, '{wrote,poster,before}', '{"hasPoster": true, "pictureFolder": 7}')`)
  expect((await our.act(id, 'undo')).statusCode).toBe(200)
  expect((await our.detail('The Salt Harbour')).thumbnailUrl).toBeNull()
})

it('leaves no poster of a making that broke off long ago, and none from before makings', async () => {
  const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
  await our.run(id)
  const { database, storage, clock } = our.home.home
  const [{ mediaId = null } = {}] = await database.db.select().from(titles)
  const lookedUp = `${mediaId}/looked-up`
  const [making = ''] = (await storage.list(lookedUp)).map((key) => key.split('/')[2])
  const before = clock.now
  clock.now = new Date()
  await storage.withLocalFile(`${lookedUp}/${making}/poster.webp`, async (path) => {
    for (const folder of ['', '0a1b2c3d/']) {
      await storage.putFile(`${lookedUp}/${folder}poster.webp`, path)
    }
  })
  await database.db.update(titles).set({ pictureFolder: 'looked-up/' })
  const { thumbnailUrl } = await our.detail('The Salt Harbour')
  expect((await our.call('GET', thumbnailUrl ?? '')).statusCode).toBe(200)
  await our.act(id, 'undo')
  // What was put a moment ago may be of somebody who is not done.
  const left = [making, '0a1b2c3d'].toSorted()
  const makings = async () =>
    new Set((await storage.list(lookedUp)).map((key) => key.split('/')[2]))
  expect([...(await makings())]).toEqual(left)
  clock.now = new Date(Date.now() + 2 * 86_400_000)
  await our.act(id, 'retry')
  await our.run(id)
  clock.now = before
  expect(await makings()).toEqual(
    new Set([(await our.detail('The Salt Harbour')).thumbnailUrl?.split('/')[5]]),
  )
})
