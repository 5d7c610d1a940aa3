import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { errorBodySchema } from '@starnest/contract/errors'
import { uploadLimitsSchema } from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsOf } from '../../../test/files/files-home.ts'
import { type MeasuredDisk, openMeasuredHome } from '../../../test/files/measured-disk.ts'
import { mp4, mp4Of, png } from '../../../test/files/sample-files.ts'
import { tusOf } from '../../../test/files/tus-calls.ts'
import type { Somebody, TestHome } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'
import { files, uploads } from '../../tables/files.ts'
import { openDisk } from './open-disk.ts'

const GB = 1_000_000_000
const MB = 1_000_000
const RESERVE_BYTES = 5 * 1024 ** 3

let home: TestHome
let disk: MeasuredDisk
let close: () => Promise<void>
let dad: Somebody
let dads: ReturnType<typeof callsOf>
let tus: ReturnType<typeof tusOf>
beforeAll(async () => {
  ;({ home, disk, close } = await openMeasuredHome())
  await home.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await home.clear()
  await home.database.db.delete(files)
  await home.database.db.delete(uploads)
  await home.slices.files.tidy({ isStart: true, isShared: false })
  Object.assign(disk.space, { totalBytes: 1000 * GB, freeBytes: 500 * GB, inodes: null })
  dad = await home.addSomebody('R', { ageGroup: 'adult' })
  dads = callsOf(home, dad)
  tus = tusOf(dads)
})
afterAll(() => close())

const waiting = () => readdir(home.uploadsFolder)
const room = (bytes: number) => Object.assign(disk.space, { freeBytes: RESERVE_BYTES + bytes })
const limits = async () =>
  uploadLimitsSchema.parse((await dads.call('GET', UPLOAD_ROUTES.limits.path)).json())

/** A form that says no length, as somebody sends it piece by piece. */
function chunkedForm() {
  const address = home.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const boundary = '----pieces'
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: UPLOAD_ROUTES.upload.path,
    method: 'POST',
    headers: {
      cookie: `${DEVICE_COOKIE}=${dad.deviceId}`,
      origin: `http://127.0.0.1:${port}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'transfer-encoding': 'chunked',
    },
  })
  const answer = new Promise<{ status: number; code: string }>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', async (response) => {
      const body = (await response.toArray()).join('')
      const code = errorBodySchema.safeParse(JSON.parse(body)).data?.code ?? 'none'
      resolve({ status: response.statusCode ?? 0, code })
    })
  })
  outgoing.write(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n` +
      'Content-Type: application/octet-stream\r\n\r\n',
  )
  const end = () => outgoing.end(`\r\n--${boundary}--\r\n`)
  return { outgoing, answer, end }
}

describe('what is kept back of the disk', () => {
  it.each([
    ['a small disk', 32 * GB, Math.floor(32 * GB * 0.05)],
    ['a large one', 4000 * GB, RESERVE_BYTES],
    ['a tiny one, but at least 128 MiB,', GB, 128 * 1024 ** 2],
  ])('is 5 % or 5 GiB, whichever is less, of %s', async (_what, totalBytes, reserveBytes) => {
    Object.assign(disk.space, { totalBytes, freeBytes: 20 * GB })
    expect(await limits()).toMatchObject({ reserveBytes, freeBytes: 20 * GB - reserveBytes })
  })

  it('is touched by no upload: refused beforehand with 507, and accepted once there is room', async () => {
    room(10 * MB)
    const refused = await tus.create(11 * MB)
    expect(refused.statusCode).toBe(507)
    expect(refused.json()).toMatchObject({
      code: 'storage_full',
      message: expect.stringMatching(/disk is full/i),
      details: { freeBytes: 10 * MB, neededBytes: 11 * MB },
    })
    expect((await dads.send('film.mp4', mp4Of(11 * MB))).statusCode).toBe(507)
    expect(await waiting()).toEqual([])
    room(12 * MB)
    expect((await tus.create(11 * MB)).statusCode).toBe(201)
  })

  it('is not touched by an upload that goes on when the disk has filled up since', async () => {
    room(10 * MB)
    const bytes = mp4Of(5 * MB)
    const url = await tus.begin(bytes.length)
    await tus.patch(url, { offset: 0, bytes: bytes.subarray(0, MB) })
    room(MB - 1)
    const full = await tus.patch(url, { offset: MB, bytes: bytes.subarray(MB) })
    expect([full.statusCode, full.json().code]).toEqual([507, 'storage_full'])
    expect(await tus.offset(url)).toBe(MB)
    room(10 * MB)
    expect((await tus.patch(url, { offset: MB, bytes: bytes.subarray(MB) })).statusCode).toBe(204)
    expect(await tus.became(url)).toMatchObject({ fileSize: bytes.length })
  })

  it('is kept of inodes too: tiny files cannot use up the last names', async () => {
    Object.assign(disk.space, { inodes: { total: 100_000, free: 999 } })
    expect((await tus.create(1000)).statusCode).toBe(507)
    Object.assign(disk.space, { inodes: { total: 100_000, free: 1000 } })
    expect((await tus.create(1000)).statusCode).toBe(201)
  })
})

describe('open uploads', () => {
  it('count together: of two that each fit, begun at once, one is refused', async () => {
    room(10 * MB)
    const both = await Promise.all([tus.create(6 * MB), tus.create(6 * MB)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 507])
    expect(await limits()).toMatchObject({ freeBytes: 4 * MB, openBytes: 6 * MB })
    expect((await dads.send('film.mp4', mp4Of(5 * MB))).statusCode).toBe(507)
    expect((await dads.send('film.mp4', mp4Of(3 * MB))).statusCode).toBe(200)
  })

  it('keep room for what has not come, and for nothing once they are files or given up', async () => {
    room(10 * MB)
    const bytes = mp4Of(6 * MB)
    const url = await tus.begin(bytes.length)
    await tus.patch(url, { offset: 0, bytes: bytes.subarray(0, 2 * MB) })
    expect(await limits()).toMatchObject({ freeBytes: 4 * MB, openBytes: 4 * MB })
    await tus.patch(url, { offset: 2 * MB, bytes: bytes.subarray(2 * MB) })
    expect(await limits()).toMatchObject({ freeBytes: 10 * MB, openBytes: 0 })
    const other = await tus.begin(9 * MB)
    expect((await limits()).freeBytes).toBe(MB)
    await tus.cancel(other)
    expect((await limits()).freeBytes).toBe(10 * MB)
  })
})

describe('a form that comes in pieces and says no length', () => {
  it('is counted while it comes: refused before it touches what is kept back', async () => {
    room(20 * MB)
    await tus.begin(8 * MB)
    const form = chunkedForm()
    form.outgoing.write(mp4(Buffer.alloc(MB)))
    const piece = Buffer.alloc(MB, 1)
    let sent = MB
    const pump = () => {
      while (sent < 100 * MB) {
        sent += piece.length
        if (!form.outgoing.write(piece)) return
      }
    }
    form.outgoing.on('drain', pump)
    pump()
    expect(await form.answer).toEqual({ status: 507, code: 'storage_full' })
    form.outgoing.destroy()
    expect(sent).toBeLessThan(40 * MB)
    await expect.poll(waiting).toHaveLength(1)
    expect((await limits()).freeBytes).toBe(12 * MB)
  })

  it('is looked at as soon as 64 kB of it are here, not at its end', async () => {
    const form = chunkedForm()
    form.outgoing.write(Buffer.alloc(70_000, 'no film at all. '))
    expect(await form.answer).toEqual({ status: 415, code: 'file_type_refused' })
    form.outgoing.destroy()
    await expect.poll(waiting).toEqual([])
  })

  it('is taken when it is a film that fits', async () => {
    const form = chunkedForm()
    form.outgoing.write(mp4Of(6 * MB))
    form.end()
    expect((await form.answer).status).toBe(200)
    expect(await dads.list()).toMatchObject([{ originalName: 'film.mp4', fileSize: 6 * MB }])
  })
})

it('a resumable upload of a wrong kind is refused at its first 64 kB', async () => {
  const url = await tus.begin(20 * 1024 ** 3)
  const bytes = Buffer.alloc(64 * 1024, 'no film at all. ')
  await tus.patch(url, { offset: 0, bytes: bytes.subarray(0, 10_000) })
  const refused = await tus.patch(url, { offset: 10_000, bytes: bytes.subarray(10_000) })
  expect([refused.statusCode, refused.json().code]).toEqual([415, 'file_type_refused'])
  expect(await waiting()).toEqual([])
  expect((await limits()).openBytes).toBe(0)
})

describe('the bin, when the disk is short', () => {
  const binned = async (name: string, marker: string, sizeBytes: number, daysAgo: number) => {
    const { filename } = await dads.bring(name, png(Buffer.from(marker)))
    const removedAt = new Date(home.clock.now.getTime() - daysAgo * 24 * 3_600_000)
    await home.database.db
      .update(files)
      .set({ removedAt, sizeBytes })
      .where(eq(files.filename, filename))
  }
  const inBin = async () => (await dads.list(true)).map(({ originalName }) => originalName)
  /** Removing anything frees so many bytes meanwhile. */
  const freeing = async (bytes: number, work: () => Promise<void>) => {
    const remove = disk.storage.remove
    disk.storage.remove = async (key) => {
      await remove(key)
      disk.space.freeBytes += bytes
    }
    await work().finally(() => Object.assign(disk.storage, { remove }))
  }
  const addNextDoor = async () => {
    const of = home.database.db.insert(households).values({ name: 'Next door' })
    return (await of.returning())[0]?.id ?? 0
  }
  const openRoom = (how: { isElsewhere?: true } = {}) =>
    openDisk({
      database: home.database,
      storage: Object.assign(Object.create(disk.storage), how),
      now: () => home.clock.now,
      announceChange: () => undefined,
      removeTitle: async () => undefined,
      uploadsFolder: home.uploadsFolder,
      diskReserveBytes: undefined,
    }).disk
  const made = async () => 'made'

  it('is emptied oldest first, no more than needed, before an upload is refused', async () => {
    await binned('old.png', 'one', 3 * MB, 5)
    await binned('older.png', 'two', 3 * MB, 6)
    await binned('new.png', 'three', 3 * MB, 1)
    room(10 * MB)
    await freeing(3 * MB, async () => {
      expect((await tus.create(15 * MB)).statusCode).toBe(201)
    })
    expect(await inBin()).toEqual(['new.png'])
  })

  it('stays as it is when all of it would not be enough', async () => {
    await binned('old.png', 'one', 3 * MB, 5)
    room(10 * MB)
    expect((await tus.create(15 * MB)).statusCode).toBe(507)
    expect(await inBin()).toEqual(['old.png'])
  })

  it('is never that of another household', async () => {
    await binned('theirs.png', 'one', 8 * MB, 6)
    const theirs = await addNextDoor()
    await home.database.db.update(files).set({ householdId: theirs, profileId: null })
    await binned('ours.png', 'two', 6 * MB, 5)
    room(10 * MB)
    await freeing(6 * MB, async () => {
      expect((await tus.create(17 * MB)).statusCode).toBe(507)
      expect(await inBin()).toEqual(['ours.png'])
      expect((await tus.create(15 * MB)).statusCode).toBe(201)
    })
    expect(await inBin()).toEqual([])
    const left = await home.database.db.select({ id: files.householdId }).from(files)
    expect(left).toEqual([{ id: theirs }])
  })

  it('gives way to what is nobody’s only where one household is alone', async () => {
    await binned('old.png', 'one', 6 * MB, 5)
    room(10 * MB)
    const shipped = { householdId: null, bytes: 15 * MB }
    const other = await addNextDoor()
    expect(await openRoom().has(shipped)).toBe(false)
    expect(await openRoom().lend(shipped, made)).toBeUndefined()
    expect(await inBin()).toEqual(['old.png'])
    await home.database.db.delete(households).where(eq(households.id, other))
    await freeing(6 * MB, async () => {
      expect(await openRoom().lend(shipped, made)).toEqual({ made: 'made' })
    })
    expect(await inBin()).toEqual([])
  })

  it('stays as it is where media are not on the disk that is short', async () => {
    await binned('old.png', 'one', 6 * MB, 5)
    room(10 * MB)
    const need = { householdId: home.householdId, bytes: 15 * MB }
    const elsewhere = openRoom({ isElsewhere: true })
    expect(await elsewhere.has(need)).toBe(false)
    expect(await elsewhere.lend(need, made)).toBeUndefined()
    expect(await inBin()).toEqual(['old.png'])
  })
})
