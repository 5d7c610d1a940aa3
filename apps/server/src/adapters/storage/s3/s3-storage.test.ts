import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countRunningMs } from '../../../../test/running-time.ts'
import { type FaultyStore, openFaultyStore } from '../../../../test/storage/faulty-store.ts'
import { openS3Place, type S3Place } from '../../../../test/storage/s3-place.ts'
import { describeStorage, textOf } from '../../../../test/storage/storage-suite.ts'
import { hasSwift, openSwiftStore, type SwiftStore } from '../../../../test/storage/swift-store.ts'
import type { S3Settings } from '../../../ports/storage.ts'
import { FolderPointers } from './folder-pointers.ts'
import { FolderWriter } from './folder-writer.ts'
import { openS3Storage } from './open-s3-storage.ts'
import { FileUploader } from './upload-file.ts'

const MIB = 1024 * 1024

let store: SwiftStore
let place: S3Place
let network: FaultyStore | undefined
beforeAll(async () => {
  if (hasSwift) store = await openSwiftStore()
})
afterAll(() => store?.close())

/** A place behind a network of its own. */
async function behindNetwork(further: Partial<S3Settings> = {}): Promise<FaultyStore> {
  await place.close()
  network = await openFaultyStore(store.settings)
  place = await openS3Place(store.settings, { endpoint: network.settings.endpoint, ...further })
  network.calls.length = 0
  return network
}

async function file(name: string, bytes: string | Buffer): Promise<string> {
  const path = join(place.folder, name)
  await writeFile(path, bytes)
  return path
}

async function folder(files: Record<string, string>): Promise<string> {
  const path = join(place.folder, `made-${randomUUID()}`)
  for (const [name, words] of Object.entries(files)) {
    await mkdir(join(path, name, '..'), { recursive: true })
    await writeFile(join(path, name), words)
  }
  return path
}

/** Bytes of which no two parts are alike. */
function longBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at + 4 <= size; at += 4) bytes.writeUInt32LE(at, at)
  return bytes
}

describe.runIf(hasSwift)('a bucket', () => {
  describeStorage('a real store', () => openS3Place(store.settings))
})

describe.runIf(hasSwift)('a bucket of a real store', () => {
  beforeEach(async () => {
    place = await openS3Place(store.settings)
  })
  afterEach(async () => {
    await place.close()
    await network?.close()
    network = undefined
  })

  it('sends a large file in parts, and gives back each of its bytes', async () => {
    const bytes = longBytes(20 * MIB + 3)
    await place.storage.moveFile('film/original.mp4', await file('long', bytes))
    expect(await place.storage.stat('film/original.mp4')).toMatchObject({
      size: bytes.length,
      etag: expect.stringMatching(/^"[0-9a-f]{32}-3"$/),
    })
    const same = await place.storage.withLocalFile('film/original.mp4', async (path) =>
      bytes.equals(await readFile(path)),
    )
    expect(same).toBe(true)
    const part = { first: 8 * MIB - 2, last: 8 * MIB + 1 }
    const middle = await textOf(place.storage, 'film/original.mp4', part)
    expect(middle).toBe(bytes.subarray(part.first, part.last + 1).toString())
    expect(await place.bucket.openUploads()).toEqual([])
  })

  it.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ])(
    'goes by the clock of the store where that of this machine is an hour %s',
    async (_way, byMs) => {
      await place.storage.moveFile('film/before', await file('before', 'before'))
      expect(await textOf(place.storage, 'film/before')).toBe('before')
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
      try {
        // Several are signed before the first answer says what time it is.
        const read = () => textOf(place.storage, 'film/before')
        expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill('before'))
        await place.storage.moveFile('film/during', await file('during', 'during'))
      } finally {
        vi.useRealTimers()
      }
      expect(await textOf(place.storage, 'film/during')).toBe('during')
    },
  )

  it('keeps what another machine sends where the clock of this one is two days ahead', async () => {
    const { bucket } = place
    const sent = `folders/${'a'.repeat(32)}/segment.m4s`
    await bucket.put(sent, Buffer.from('segment'))
    await bucket.beginUpload('files/film/original.mp4')
    const pointers = new FolderPointers(bucket)
    const uploader = new FileUploader(bucket, join(place.folder, 'uploads'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 })
    try {
      await new FolderWriter({ bucket, pointers, uploader }).tidyOnceADay()
    } finally {
      vi.useRealTimers()
    }
    expect(await place.objects()).toEqual([sent])
    expect(await bucket.openUploads()).toHaveLength(1)
  })

  it('shows another machine the old folder or the new one, and never some of both', async () => {
    const other = await place.open('other')
    const list = async () => (await other.list('film')).join(' ')
    await place.storage.putFolder('film/hls', await folder({ a: 'old', b: 'old', 'deep/c': 'old' }))
    expect(await list()).toBe('film/hls/a film/hls/b film/hls/deep/c')
    const seen = new Set<string>()
    let isPut = false
    const putting = place.storage
      .putFolder('film/hls', await folder({ a: 'new', d: 'new', e: 'new', f: 'new' }))
      .finally(() => {
        isPut = true
      })
    while (!isPut) seen.add(await list())
    await putting
    seen.add(await list())
    const old = 'film/hls/a film/hls/b film/hls/deep/c'
    const whole = 'film/hls/a film/hls/d film/hls/e film/hls/f'
    expect([old, whole]).toEqual(expect.arrayContaining([...seen]))
    expect(await list()).toBe(whole)
    expect(await textOf(other, 'film/hls/a')).toBe('new')
    expect(await other.stat('film/hls/b')).toBeUndefined()
  })

  it('reads the new folder where another machine remembers the old one', async () => {
    const other = await place.open('other')
    await place.storage.putFolder('film/hls', await folder({ a: 'old' }))
    expect(await textOf(other, 'film/hls/a')).toBe('old')
    await place.storage.putFolder('film/hls', await folder({ a: 'new' }))
    expect(await textOf(other, 'film/hls/a')).toBe('new')
  })

  it('keeps files and folders within a folder, and forgets them with it', async () => {
    const { storage } = place
    await storage.putFile('film/video.mp4', await file('a', 'video'))
    await storage.putFolder('film/hls', await folder({ one: 'one' }))
    await storage.putFile('film/hls/index', await file('a', 'index'))
    await storage.putFolder('film/hls/deep', await folder({ two: 'two' }))
    await storage.putFolder('film/hls/deep/deeper', await folder({ three: 'three' }))
    expect(await storage.list('film')).toEqual([
      'film/hls/deep/deeper/three',
      'film/hls/deep/two',
      'film/hls/index',
      'film/hls/one',
      'film/video.mp4',
    ])
    expect(await textOf(storage, 'film/hls/deep/deeper/three')).toBe('three')
    await storage.putFolder('film/hls', await folder({ four: 'four' }))
    expect(await storage.list('film')).toEqual(['film/hls/four', 'film/video.mp4'])
    expect(await storage.stat('film/hls/deep/two')).toBeUndefined()
    await storage.remove('film')
    expect(await place.objects()).toEqual([])
  })

  it('knows all keys, and gives them to a storage that is opened later', async () => {
    await place.storage.putFile('alone', await file('a', 'a'))
    await place.storage.putFolder('film/hls', await folder({ one: 'one' }))
    await place.storage.putFile('other/video.mp4', await file('a', 'a'))
    const later = await place.open('later')
    expect(await later.keys()).toEqual(['alone', 'film/hls/one', 'other/video.mp4'])
  })

  it('keeps films of a library folder on the machine that has them', async () => {
    const other = await place.open('other')
    await place.storage.putLink('film/original.mkv', await file('far.mkv', 'far'))
    expect(await textOf(place.storage, 'film/original.mkv')).toBe('far')
    expect(await other.stat('film/original.mkv')).toBeUndefined()
    expect(await place.objects()).toEqual([])
  })

  it('fetches a file once for all who need it, and keeps no more than it may', async () => {
    const net = await behindNetwork({ cacheBytes: 2500 })
    const { storage } = place
    for (const name of ['a', 'b', 'c']) {
      await storage.putFile(`film/${name}`, await file(name, name.repeat(1000)))
    }
    const lend = (name: string) =>
      storage.withLocalFile(`film/${name}`, async (path) => (await readFile(path, 'utf8'))[0])
    const gets = () =>
      net.calls.filter((call) => call.startsWith('GET') && call.includes('/files/'))
    expect(await Promise.all(['a', 'a', 'a'].map(lend))).toEqual(['a', 'a', 'a'])
    expect(await lend('b')).toBe('b')
    expect(await lend('a')).toBe('a')
    expect(gets()).toHaveLength(2)
    expect(await lend('c')).toBe('c')
    expect(await lend('a')).toBe('a')
    expect(gets()).toHaveLength(3)
    expect(await lend('b')).toBe('b')
    expect(gets()).toHaveLength(4)
    expect(await readdir(join(place.folder, 'data', 's3', 'cache'))).toHaveLength(2)
    await storage.withLocalFile('film/c', async (path) => {
      for (const name of ['a', 'b', 'a']) await lend(name)
      expect((await stat(path)).size).toBe(1000)
    })
  })

  it('signs an address that a browser can use, for a while and for this file alone', async () => {
    await behindNetwork({ publicUrl: store.settings.endpoint })
    await place.storage.putFile('film/a.m4s', await file('a', '0123456789'))
    const contentType = 'video/iso.segment'
    const address = await place.storage.addressOf?.('film/a.m4s', { seconds: 30, contentType })
    const answer = await fetch(address ?? '', { headers: { range: 'bytes=2-4' } })
    expect([answer.status, await answer.text()]).toEqual([206, '234'])
    expect(answer.headers.get('content-type')).toBe(contentType)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const elsewhere = (address ?? '').replace('a.m4s', 'b.m4s')
    expect((await fetch(elsewhere)).status).toBe(403)
    const longer = (address ?? '').replace('X-Amz-Expires=30', 'X-Amz-Expires=3000')
    expect((await fetch(longer)).status).toBe(403)
    const spent = await place.storage.addressOf?.('film/a.m4s', { seconds: 1, contentType })
    await expect.poll(async () => (await fetch(spent ?? '')).status).toBe(403)
  })
})

describe.runIf(hasSwift)('a store that fails', () => {
  beforeEach(async () => {
    place = await openS3Place(store.settings)
  })
  afterEach(async () => {
    await place.close()
    await network?.close()
    network = undefined
  })

  it('is asked again when it is overloaded', async () => {
    const net = await behindNetwork()
    net.fault = ({ number }) =>
      number === 1 || number === 4 ? { is: 'refused', status: 503, code: 'SlowDown' } : undefined
    await place.storage.putFile('film/a', await file('a', 'words'))
    expect(await textOf(place.storage, 'film/a')).toBe('words')
  })

  it.each([
    [507, 'XMinioStorageFull', { reason: 'full', problem: { code: 'store_full' } }],
    [403, 'AccessDenied', { reason: 'failed', problem: { code: 'store_refuses' } }],
    [404, 'NoSuchBucket', { reason: 'failed', problem: { code: 'store_refuses' } }],
  ])('says what %i %s means', async (status, code, meant) => {
    const net = await behindNetwork()
    net.fault = () => ({ is: 'refused', status, code })
    const putting = place.storage.putFile('film/a', await file('a', 'words'))
    await expect(putting).rejects.toMatchObject({ name: 'StorageError', ...meant })
    expect(await place.storage.health()).toMatchObject({ state: 'down' })
  })

  it('goes on with a film where its answer broke off', async () => {
    const net = await behindNetwork()
    const bytes = longBytes(3 * MIB)
    await place.storage.putFile('film/a', await file('a', bytes))
    net.fault = ({ method, number }) =>
      method === 'GET' && number % 2 === 0 ? { is: 'cut', afterBytes: 300_000 } : undefined
    net.calls.length = 0
    expect(await textOf(place.storage, 'film/a')).toBe(bytes.toString())
    expect(net.calls.length).toBeGreaterThan(3)
  })

  it('ends an answer whose file is another one by now', async () => {
    const net = await behindNetwork()
    await place.storage.putFile('film/a', await file('a', longBytes(3 * MIB)))
    const bytes = await place.storage.read('film/a')
    await place.storage.putFile('film/a', await file('a', longBytes(MIB)))
    net.fault = () => undefined
    const written = bytes?.writeTo(
      new Writable({ write: (_piece, _encoding, taken) => void setImmediate(taken) }),
      new AbortController().signal,
    )
    // What was under way when it was replaced is the old one, whole, or nothing.
    await written?.catch((error: unknown) => expect(error).toMatchObject({ reason: 'failed' }))
  })

  it('leaves no parts behind when an upload breaks off, and nothing of a folder', async () => {
    const net = await behindNetwork()
    net.fault = ({ url }) =>
      url.includes('partNumber=2') || url.endsWith('/two')
        ? { is: 'refused', status: 400, code: 'EntityTooSmall' }
        : undefined
    const long = await file('long', longBytes(20 * MIB))
    const moving = place.storage.moveFile('film/a', long)
    await expect(moving).rejects.toMatchObject({ name: 'StorageError' })
    const putting = place.storage.putFolder('film/hls', await folder({ one: '1', two: '2' }))
    await expect(putting).rejects.toMatchObject({ name: 'StorageError' })
    expect(await place.bucket.openUploads()).toEqual([])
    expect(await place.objects()).toEqual([])
    expect((await stat(long)).size).toBe(20 * MIB)
  })

  it('takes a file as stored when only the answer to its last part was lost', async () => {
    const net = await behindNetwork()
    let isLost = false
    net.fault = ({ method, url }) => {
      if (isLost || method !== 'POST' || !url.includes('uploadId')) return undefined
      isLost = true
      return { is: 'lost' }
    }
    const bytes = longBytes(9 * MIB)
    await place.storage.putFile('film/a', await file('long', bytes))
    expect(isLost).toBe(true)
    expect(await place.storage.stat('film/a')).toMatchObject({ size: bytes.length })
  })

  it('aborts at the next start what a killed server had begun', async () => {
    const program = `
      const { openS3Storage } = await import(${JSON.stringify(join(import.meta.dirname, 'open-s3-storage.ts'))})
      const [settings, folder, path] = JSON.parse(process.argv[1])
      const storage = await openS3Storage(settings, { links: folder + '/media', own: folder + '/s3' })
      await storage.putFile('film/a', path)`
    const net = await behindNetwork()
    net.fault = ({ url }) => (url.includes('partNumber=2') ? { is: 'silent' } : undefined)
    const long = await file('long', longBytes(20 * MIB))
    const data = join(place.folder, 'data')
    const given = JSON.stringify([place.settings, data, long])
    const writer = spawn(process.execPath, ['--input-type=module', '-e', program, given])
    await expect.poll(() => net.calls.some((call) => call.includes('partNumber=2'))).toBe(true)
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    expect(await place.bucket.openUploads()).toHaveLength(1)
    await place.open()
    expect(await place.bucket.openUploads()).toEqual([])
    expect(await readdir(join(data, 's3', 'uploads'))).toEqual([])
  })

  it('leaves alone at its start what another node on the same data folder is sending', async () => {
    const net = await behindNetwork()
    const data = join(place.folder, 'data')
    const openNode = (node: string) =>
      openS3Storage(place.settings, { links: join(data, 'media'), own: join(data, 's3'), node })
    const a = await openNode('a')
    let isStarted = false
    let starting: ReturnType<typeof openNode> | undefined
    net.fault = ({ url }) => {
      if (isStarted || !url.includes('partNumber=2')) return undefined
      starting ??= openNode('b').finally(() => {
        isStarted = true
      })
      return { is: 'refused', status: 503, code: 'SlowDown' }
    }
    const bytes = longBytes(20 * MIB)
    await a.putFile('film/a', await file('long', bytes))
    const b = await starting
    expect(await b?.stat('film/a')).toMatchObject({ size: bytes.length })
    expect((await readdir(join(data, 's3', 'nodes'))).sort()).toEqual(['a', 'b'])
    a.close()
    b?.close()
  })

  it('may be killed and started again while a film is read and another is stored, or stay away', async () => {
    const own = await openSwiftStore()
    const here = await openS3Place(own.settings)
    try {
      const bytes = longBytes(24 * MIB)
      const path = join(here.folder, 'film')
      await writeFile(path, bytes)
      await here.storage.putFile('film/a', path)
      const pieces: Buffer[] = []
      let isKilled = false
      const target = new Writable({
        highWaterMark: 1,
        write(piece: Buffer, _encoding, taken) {
          pieces.push(Buffer.from(piece))
          if (isKilled || pieces.length < 5) return taken()
          isKilled = true
          void own
            .kill()
            .then(() => taken())
            .then(() => own.start())
        },
      })
      const reading = here.storage.read('film/a')
      // It may fail while the other is still read.
      const storing = here.storage.putFile('film/b', path).then(
        () => undefined,
        (error: unknown) => error,
      )
      await (await reading)?.writeTo(target, new AbortController().signal)
      const failure = await storing
      if (failure) expect(failure).toMatchObject({ problem: { code: 'store_away' } })
      expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
      expect(await here.storage.stat('film/a')).toMatchObject({ size: bytes.length })
      await here.storage.putFile('film/b', path)
      expect(await here.storage.stat('film/b')).toMatchObject({ size: bytes.length })
      // An upload whose first answer was lost has no name here: it stays until the daily sweep.
      expect((await here.bucket.openUploads()).length).toBeLessThanOrEqual(1)

      await own.kill()
      const ranMs = countRunningMs()
      const away = { reason: 'failed', problem: { code: 'store_away' } }
      await expect(here.storage.stat('film/none')).rejects.toMatchObject(away)
      expect(ranMs()).toBeLessThan(10_000)
      expect(await here.storage.health()).toEqual({
        state: 'down',
        detail: expect.stringContaining('cannot be reached'),
      })
      // It is no reason not to start.
      await here.open('later')
    } finally {
      await here.close()
      await own.close()
    }
  })
})
