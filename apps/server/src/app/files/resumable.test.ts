import { createHash } from 'node:crypto'
import { appendFile, copyFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { JAM_TAKE_PURPOSE, UPLOAD_KEPT_HOURS } from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { callsOf } from '../../../test/files/files-home.ts'
import { mp4, mp4Of, REFUSED } from '../../../test/files/sample-files.ts'
import { tusOf } from '../../../test/files/tus-calls.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { devices } from '../../tables/family.ts'
import { files, uploads } from '../../tables/files.ts'

const LIMIT_BYTES = 5_000_000
const HOUR_MS = 3_600_000

let home: TestHome
let dad: Somebody
let dads: ReturnType<typeof callsOf>
let tus: ReturnType<typeof tusOf>
beforeAll(async () => {
  home = await openTestHome({ uploadLimitBytes: LIMIT_BYTES })
  await home.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await home.clear()
  await home.database.db.delete(files)
  await home.database.db.delete(uploads)
  for (const name of await readdir(home.uploadsFolder)) await rm(join(home.uploadsFolder, name))
  dad = await home.addSomebody('R', { ageGroup: 'adult' })
  dads = callsOf(home, dad)
  tus = tusOf(dads)
})
afterAll(() => home.close())

const waiting = () => readdir(home.uploadsFolder)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const idOf = (url: string) => url.slice(`${UPLOAD_ROUTES.resumable.path}/`.length)
const pathOf = (url: string) => join(home.uploadsFolder, idOf(url))

async function bytesOf(storageUrl: string): Promise<Buffer> {
  return (await dads.call('GET', storageUrl)).rawPayload
}

describe('a resumable upload', () => {
  it('says what it can', async () => {
    const { headers, statusCode } = await tus.options()
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-resumable': '1.0.0',
      'tus-extension': 'creation,creation-with-upload,checksum,termination,expiration',
      'tus-checksum-algorithm': 'sha1,sha256,md5',
      'tus-max-size': String(LIMIT_BYTES),
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('comes in parts, in the order of their places, and becomes a file', async () => {
    const bytes = mp4Of(200_000)
    const url = await tus.begin(bytes.length, { filename: 'Holiday.mp4', sha256: sha256(bytes) })
    expect(url).toMatch(/^\/api\/uploads\/[\w-]{22}$/)
    expect(await tus.offset(url)).toBe(0)
    for (const [from, to] of [
      [0, 1],
      [1, 150_000],
      [150_000, 200_000],
    ] as const) {
      expect((await tus.file(url)).json()).toMatchObject({ code: 'upload_conflict' })
      const answer = await tus.patch(url, { offset: from, bytes: bytes.subarray(from, to) })
      expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([204, String(to)])
      expect(await tus.offset(url)).toBe(to)
    }
    const file = await tus.became(url)
    expect(file).toMatchObject({ originalName: 'Holiday.mp4', fileSize: bytes.length })
    expect((await bytesOf(file.storageUrl)).equals(bytes)).toBe(true)
    expect(await dads.list()).toEqual([file])
    expect(await waiting()).toEqual([])
  })

  it('of a take of the Jam Challenge is kept by grown-ups alone, with no child beside them', async () => {
    const take = { filename: 'take.webm', purpose: JAM_TAKE_PURPOSE }
    const mia = await home.addSomebody('G')
    const refused = await tusOf(callsOf(home, mia)).create(1000, take)
    expect(refused.json()).toMatchObject({ code: 'grown_ups_only' })
    expect((await tus.create(1000, { purpose: 'something' })).statusCode).toBe(400)
    expect(await waiting()).toEqual([])
    const bytes = mp4()
    const url = await tus.begin(bytes.length, take)
    await tus.patch(url, { offset: 0, bytes })
    expect(await tus.became(url)).toMatchObject({ originalName: 'take.webm' })
    await home.database.db
      .update(devices)
      .set({ companionIds: [mia.profileId] })
      .where(eq(devices.activeProfileId, dad.profileId))
    expect((await tus.create(1000, take)).json()).toMatchObject({ code: 'grown_ups_only' })
  })

  it('may bring its first bytes with its beginning', async () => {
    const bytes = mp4()
    const answer = await dads.call('POST', UPLOAD_ROUTES.resumable.path, {
      payload: bytes,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes.length),
        'content-type': 'application/offset+octet-stream',
      },
    })
    expect(answer.statusCode).toBe(201)
    expect(await tus.became(String(answer.headers.location))).toMatchObject({
      originalName: 'File',
      fileSize: bytes.length,
    })
  })

  it('answers the same file however often it is asked', async () => {
    const bytes = mp4()
    const url = await tus.begin(bytes.length)
    await tus.patch(url, { offset: 0, bytes })
    const first = await tus.became(url)
    const again = await tus.patch(url, { offset: bytes.length, bytes: Buffer.alloc(0) })
    expect(again.statusCode).toBe(204)
    expect(await tus.offset(url)).toBe(bytes.length)
    expect(await tus.became(url)).toEqual(first)
    expect(await dads.list()).toHaveLength(1)
  })

  it('becomes the file that is here already when its bytes are', async () => {
    const before = await dads.bring('first.mp4', mp4())
    const url = await tus.begin(mp4().length, { filename: 'second.mp4' })
    await tus.patch(url, { offset: 0, bytes: mp4() })
    expect(await tus.became(url)).toEqual(before)
    expect(await waiting()).toEqual([])
  })

  it('can be given up, and then there is nothing of it', async () => {
    const url = await tus.begin(1000)
    await tus.patch(url, { offset: 0, bytes: mp4() })
    expect((await tus.cancel(url)).statusCode).toBe(204)
    expect((await tus.head(url)).statusCode).toBe(404)
    expect((await tus.cancel(url)).json()).toMatchObject({ code: 'upload_not_found' })
    expect(await waiting()).toEqual([])
  })

  it('leaves the file it became when it is forgotten', async () => {
    const url = await tus.begin(mp4().length)
    await tus.patch(url, { offset: 0, bytes: mp4() })
    expect((await tus.cancel(url)).statusCode).toBe(204)
    expect(await dads.list()).toHaveLength(1)
  })
})

describe('what is not allowed', () => {
  it.each([
    ['behind its place', 10],
    ['before its place', 0],
    ['far outside', 4_999_999],
  ])('bytes %s are refused and change nothing', async (_where, offset) => {
    const bytes = mp4Of(1000)
    const url = await tus.begin(1000)
    await tus.patch(url, { offset: 0, bytes: bytes.subarray(0, 5) })
    const answer = await tus.patch(url, { offset, bytes: bytes.subarray(0, 500) })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'upload_conflict'])
    expect(await tus.offset(url)).toBe(5)
  })

  it.each([
    ['no length', {}],
    ['a length that is none', { 'upload-length': 'many' }],
    ['a length below nothing', { 'upload-length': '-1' }],
    ['a length to be told later', { 'upload-defer-length': '1' }],
    ['metadata that is none', { 'upload-length': '5', 'upload-metadata': 'filename ~~~' }],
    ['a SHA-256 that is none', { 'upload-length': '5', 'upload-metadata': 'sha256 YQ==' }],
    ['another version', { 'upload-length': '5', 'tus-resumable': '0.2.2' }],
    ['parts to be joined', { 'upload-concat': 'partial', 'upload-length': '5' }],
  ])('a beginning with %s', async (_what, headers) => {
    const answer = await dads.call('POST', UPLOAD_ROUTES.resumable.path, {
      headers: { 'tus-resumable': '1.0.0', ...headers },
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request', message: expect.any(String) })
    expect(await waiting()).toEqual([])
  })

  it.each([
    ['no offset', { 'upload-offset': '' }],
    ['an offset that is none', { 'upload-offset': '1e1' }],
    ['another content type', { 'content-type': 'application/json' }],
    ['no version', { 'tus-resumable': '' }],
    ['a checksum of a kind nobody knows', { 'upload-checksum': 'crc32 AAAA' }],
    ['a checksum that is none', { 'upload-checksum': 'sha1' }],
  ])('bytes with %s', async (_what, headers) => {
    const url = await tus.begin(1000)
    const answer = await tus.patch(url, { offset: 0, bytes: mp4(), headers })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
    expect(await tus.offset(url)).toBe(0)
  })

  it('a file larger than the house takes', async () => {
    const answer = await tus.create(LIMIT_BYTES + 1)
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'file_too_large'])
  })

  it.each([
    'nothing',
    '..%2f..%2fdata',
    '%2e%2e/',
    'aaaaaaaaaaaaaaaaaaaaaa',
    'a%00b',
    '%E0%A4%A',
    'check',
    '..%5c..%5cx',
    'a'.repeat(99),
  ])('an upload called %s', async (id) => {
    for (const answer of [
      await tus.head(`${UPLOAD_ROUTES.resumable.path}/${id}`),
      await tus.patch(`${UPLOAD_ROUTES.resumable.path}/${id}`, { offset: 0, bytes: mp4() }),
      await tus.cancel(`${UPLOAD_ROUTES.resumable.path}/${id}`),
      await tus.file(`${UPLOAD_ROUTES.resumable.path}/${id}`),
    ]) {
      expect([400, 404]).toContain(answer.statusCode)
    }
  })

  it('going on with an upload of another profile, or of nobody', async () => {
    const bytes = mp4Of(1000)
    const url = await tus.begin(1000)
    await tus.patch(url, { offset: 0, bytes: bytes.subarray(0, 500) })
    const others = [
      await home.addSomebody('R', { ageGroup: 'adult' }),
      await home.addSomebody('G'),
      { deviceId: 'nobody' },
    ].map((who) => tusOf(callsOf(home, who)))
    for (const other of others) {
      const rest = { offset: 500, bytes: bytes.subarray(500) }
      for (const answer of [
        await other.patch(url, rest),
        await other.cancel(url),
        await other.file(url),
      ]) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'upload_not_found'])
      }
      expect((await other.head(url)).statusCode).toBe(404)
    }
    expect(await tus.offset(url)).toBe(500)
  })

  it.each(REFUSED.filter(([, bytes]) => bytes.length > 0))(
    '%s, whatever it is called',
    async (name, bytes) => {
      const url = await tus.begin(bytes.length, { filename: name })
      const answer = await tus.patch(url, { offset: 0, bytes })
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'file_type_refused'])
      expect((await tus.head(url)).statusCode).toBe(404)
      expect(await dads.list()).toEqual([])
      expect(await waiting()).toEqual([])
    },
  )

  it('a file of no bytes', async () => {
    const answer = await tus.create(0)
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'file_type_refused'])
    expect(await waiting()).toEqual([])
  })

  it('a large file of another kind, as soon as its first bytes tell', async () => {
    const url = await tus.begin(4_000_000)
    const answer = await tus.patch(url, { offset: 0, bytes: Buffer.alloc(70_000, 'words ') })
    expect(answer.statusCode).toBe(415)
    expect(await waiting()).toEqual([])
  })
})

describe('bytes that were damaged', () => {
  const checksum = (bytes: Buffer, algorithm = 'sha1') => ({
    'upload-checksum': `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`,
  })

  it.each(['sha1', 'sha256', 'md5'])(
    'are refused by their %s, and can be sent again',
    async (algorithm) => {
      const bytes = mp4Of(100_000)
      const url = await tus.begin(bytes.length, { sha256: sha256(bytes) })
      const [first, rest] = [bytes.subarray(0, 40_000), bytes.subarray(40_000)]
      await tus.patch(url, { offset: 0, bytes: first, headers: checksum(first, algorithm) })
      const damaged = Buffer.from(rest)
      damaged[7] = (damaged[7] ?? 0) ^ 1
      const headers = checksum(rest, algorithm)
      const answer = await tus.patch(url, { offset: 40_000, bytes: damaged, headers })
      expect([answer.statusCode, answer.json().code]).toEqual([460, 'checksum_mismatch'])
      expect(await tus.offset(url)).toBe(40_000)
      expect((await tus.patch(url, { offset: 40_000, bytes: rest, headers })).statusCode).toBe(204)
      expect((await bytesOf((await tus.became(url)).storageUrl)).equals(bytes)).toBe(true)
    },
  )

  it('on the whole are found at the end, and nothing of them is kept', async () => {
    const bytes = mp4Of(100_000)
    const url = await tus.begin(bytes.length, { sha256: sha256(mp4()) })
    const answer = await tus.patch(url, { offset: 0, bytes })
    expect([answer.statusCode, answer.json().code]).toEqual([460, 'checksum_mismatch'])
    expect((await tus.head(url)).statusCode).toBe(404)
    expect(await dads.list()).toEqual([])
    expect(await waiting()).toEqual([])
  })
})

/** A call over a connection of its own, that is left open until `bytes` end. */
function patchOver(url: string, offset: number, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(home.app.listeningOrigin)
  const outgoing = request({
    hostname,
    port,
    path: url,
    method: 'PATCH',
    agent: false,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      cookie: `${DEVICE_COOKIE}=${dad.deviceId}`,
      ...headers,
    },
  })
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    outgoing.on('error', reject)
  })
  status.catch(() => undefined)
  return { outgoing, status }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('it did not come about')
}

const arrived = (url: string, bytes: number) => () =>
  stat(pathOf(url)).then(({ size }) => size >= bytes)

describe('connections', () => {
  it('that break leave what came, and the upload goes on from there', async () => {
    const bytes = mp4Of(1_000_000)
    const url = await tus.begin(bytes.length, { sha256: sha256(bytes) })
    const cut = patchOver(url, 0, { 'content-length': String(bytes.length) })
    cut.outgoing.write(bytes.subarray(0, 300_000))
    await until(arrived(url, 300_000))
    cut.outgoing.destroy()
    const offset = await tus.offset(url)
    expect(offset).toBe(300_000)
    await tus.patch(url, { offset, bytes: bytes.subarray(offset) })
    expect((await bytesOf((await tus.became(url)).storageUrl)).equals(bytes)).toBe(true)
  })

  it('that broke unnoticed do not keep their sender from going on', async () => {
    const bytes = mp4Of(1_000_000)
    const url = await tus.begin(bytes.length, { sha256: sha256(bytes) })
    const silent = patchOver(url, 0, { 'content-length': String(bytes.length) })
    silent.outgoing.write(bytes.subarray(0, 200_000))
    await until(arrived(url, 200_000))
    const offset = await tus.offset(url)
    expect(offset).toBe(200_000)
    const rest = await tus.patch(url, { offset, bytes: bytes.subarray(offset) })
    expect(rest.statusCode).toBe(204)
    expect((await bytesOf((await tus.became(url)).storageUrl)).equals(bytes)).toBe(true)
    silent.outgoing.destroy()
  })

  it('of two that write at once, one is refused and neither spoils the file', async () => {
    const bytes = mp4Of(1_000_000)
    const url = await tus.begin(bytes.length, { sha256: sha256(bytes) })
    const first = patchOver(url, 0, { 'content-length': String(bytes.length) })
    first.outgoing.write(bytes.subarray(0, 100_000))
    await until(arrived(url, 100_000))
    const second = await tus.patch(url, { offset: 0, bytes: Buffer.alloc(1_000_000, 'x') })
    expect([second.statusCode, second.json().code]).toEqual([409, 'upload_conflict'])
    first.outgoing.destroy()
    const offset = await tus.offset(url)
    await tus.patch(url, { offset, bytes: bytes.subarray(offset) })
    expect((await bytesOf((await tus.became(url)).storageUrl)).equals(bytes)).toBe(true)
  })

  it('that send a gigabyte where a kilobyte was declared are cut off there', async () => {
    const url = await tus.begin(1000)
    const declared = patchOver(url, 0, { 'content-length': String(1024 ** 3) })
    declared.outgoing.write(mp4Of(64_000))
    expect(await declared.status).toBe(413)
    declared.outgoing.destroy()
    expect(await tus.offset(url)).toBe(0)

    const endless = patchOver(url, 0, { 'transfer-encoding': 'chunked' })
    const piece = Buffer.alloc(64 * 1024, 1)
    let sent = 0
    const pump = () => {
      while (sent < 1024 ** 3) {
        sent += piece.length
        if (!endless.outgoing.write(piece)) break
      }
    }
    endless.outgoing.on('drain', pump)
    pump()
    expect(await endless.status).toBe(413)
    endless.outgoing.destroy()
    expect(sent).toBeLessThan(64 * 1024 ** 2)
    expect(await tus.offset(url)).toBeLessThanOrEqual(1000)
  })
})

describe('a full disk', () => {
  it('refuses what has no room, before its bytes travel', async () => {
    const { maxBytes, freeBytes } = (await dads.call('GET', UPLOAD_ROUTES.limits.path)).json()
    expect(maxBytes).toBe(LIMIT_BYTES)
    expect(freeBytes).toBeGreaterThan(0)
  })

  it.runIf(process.platform === 'linux')(
    'says so with 507, and the upload goes on once there is room',
    async () => {
      const bytes = mp4Of(200_000)
      const url = await tus.begin(bytes.length, { sha256: sha256(bytes) })
      // Linux keeps a disk that is always full.
      await rename(pathOf(url), `${pathOf(url)}.aside`)
      await symlink('/dev/full', pathOf(url))
      const full = await tus.patch(url, { offset: 0, bytes })
      expect([full.statusCode, full.json().code]).toEqual([507, 'storage_full'])
      await rm(pathOf(url))
      await copyFile(`${pathOf(url)}.aside`, pathOf(url))
      const offset = await tus.offset(url)
      expect((await tus.patch(url, { offset, bytes: bytes.subarray(offset) })).statusCode).toBe(204)
      expect((await bytesOf((await tus.became(url)).storageUrl)).equals(bytes)).toBe(true)
    },
  )
})

describe('in time', () => {
  it('an upload that nobody goes on with is thrown away after a day', async () => {
    const url = await tus.begin(1000)
    await tus.patch(url, { offset: 0, bytes: mp4() })
    home.clock.now = new Date(home.clock.now.getTime() + UPLOAD_KEPT_HOURS * HOUR_MS)
    await home.slices.files.tidy({ isStart: true, isShared: false })
    expect(await tus.offset(url)).toBe(mp4().length)
    home.clock.now = new Date(home.clock.now.getTime() + 1)
    expect((await tus.head(url)).statusCode).toBe(404)
    await home.slices.files.tidy({ isStart: true, isShared: false })
    expect(await waiting()).toEqual([])
    expect(await home.database.db.select().from(uploads)).toEqual([])
  })

  it('what a stopped server left whole becomes a file at the next start', async () => {
    const bytes = mp4Of(100_000)
    const url = await tus.begin(bytes.length, { sha256: sha256(bytes), filename: 'kept.mp4' })
    await tus.patch(url, { offset: 0, bytes: bytes.subarray(0, 99_999) })
    // As if it was killed before it could look at the last byte.
    await appendFile(pathOf(url), bytes.subarray(99_999))
    await home.slices.files.tidy({ isStart: true, isShared: false })
    expect(await dads.list()).toMatchObject([{ originalName: 'kept.mp4', fileSize: 100_000 }])
    expect(await tus.became(url)).toMatchObject({ originalName: 'kept.mp4' })
  })

  it('an upload that begins while the server puts those it had left in order is kept', async () => {
    const bytes = mp4Of(100_000)
    const left = await tus.begin(bytes.length)
    await appendFile(pathOf(left), bytes)
    await appendFile(join(home.uploadsFolder, 'stray'), bytes)
    const moveFile = home.storage.moveFile.bind(home.storage)
    const begun = Promise.withResolvers<string>()
    const moving = vi.spyOn(home.storage, 'moveFile').mockImplementationOnce(async (key, from) => {
      begun.resolve(await tus.begin(1000))
      await moveFile(key, from)
    })
    await home.slices.files.tidy({ isStart: true, isShared: false })
    moving.mockRestore()
    expect(await waiting()).toEqual([idOf(await begun.promise)])
    expect((await tus.head(await begun.promise)).statusCode).toBe(200)
  })

  it('what it had moved and not yet written down, too', async () => {
    const bytes = mp4Of(100_000)
    const url = await tus.begin(bytes.length, { filename: 'moved.mp4' })
    await tus.patch(url, { offset: 0, bytes: bytes.subarray(0, 50_000) })
    await appendFile(pathOf(url), bytes.subarray(50_000))
    await home.storage.moveFile(`${idOf(url)}/original.mp4`, pathOf(url))
    expect(await tus.offset(url)).toBe(bytes.length)
    const file = await tus.became(url)
    expect((await bytesOf(file.storageUrl)).equals(bytes)).toBe(true)
    const [row] = await home.database.db
      .select()
      .from(files)
      .where(eq(files.filename, file.filename))
    expect(row?.sha256).toBe(sha256(bytes))
  })
})
