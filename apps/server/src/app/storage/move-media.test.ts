import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest'
import {
  backupOf,
  contentsOf,
  fillLibrary,
  openLibrary,
  restoreInto,
} from '../../../test/backup/family-library.ts'
import { startPrivateServer } from '../../../test/database/private-server.ts'
import { recordedLog } from '../../../test/database/recorded-log.ts'
import { type FaultyStore, openFaultyStore } from '../../../test/storage/faulty-store.ts'
import { openS3Place, type S3Place } from '../../../test/storage/s3-place.ts'
import { hasSwift, openSwiftStore, type SwiftStore } from '../../../test/storage/swift-store.ts'
import { openLeadership } from '../../adapters/database/leadership/open-leadership.ts'
import { openDatabase } from '../../adapters/database/open-database.ts'
import { keysIn } from '../../adapters/storage/disk/copied-file.ts'
import { openDiskStorage } from '../../adapters/storage/disk/open-disk-storage.ts'
import { StartupError } from '../../ports/startup-error.ts'
import type { S3Settings } from '../../ports/storage.ts'
import { type MoveTarget, moveMedia } from './move-media.ts'
import { mediaFolderOf, openStorage } from './open-storage.ts'

let store: SwiftStore
let network: FaultyStore
let place: S3Place
beforeAll(async () => {
  if (hasSwift) store = await openSwiftStore()
})
afterAll(() => store?.close())
beforeEach(async ({ skip }) => {
  if (!hasSwift) return skip()
  network = await openFaultyStore(store.settings)
  place = await openS3Place(store.settings, { endpoint: network.settings.endpoint })
})
afterEach(async () => {
  if (!hasSwift) return
  await place.close()
  await network.close()
})

const newHouse = () => ({
  dataFolder: join(place.folder, `house-${randomUUID()}`),
  databaseUrl: undefined as string | undefined,
  s3: place.settings as S3Settings | undefined,
})
type House = ReturnType<typeof newHouse>

async function move(config: House, to: MoveTarget, signal = new AbortController().signal) {
  const said: string[] = []
  await moveMedia({ config, to, say: (sentence) => void said.push(sentence), signal })
  return said
}

/** A folder of films: one that is sent in parts, one of two bytes, one in a deep folder. */
async function fillFolder({ dataFolder }: House): Promise<Record<string, Buffer>> {
  const files = {
    'film/video.mp4': Buffer.alloc(9_000_000, 'a film'),
    'film/hls/init.mp4': Buffer.from('in'),
    'other/captions.en.vtt': Buffer.from('WEBVTT'),
  }
  const storage = await openDiskStorage(mediaFolderOf(dataFolder))
  for (const [key, bytes] of Object.entries(files)) {
    const path = join(place.folder, 'arriving')
    await writeFile(path, bytes)
    await storage.moveFile(key, path)
  }
  const far = join(place.folder, 'far.mkv')
  await writeFile(far, 'far')
  await storage.putLink('linked/original.mkv', far)
  return files
}

const writes = () => network.calls.filter((call) => /^(?:PUT|POST) .*\/files\//.test(call))

describe.runIf(hasSwift)('moving the films of a library', () => {
  it('brings them into the bucket and back, and leaves them nowhere else', async () => {
    const house = newHouse()
    const files = await fillFolder(house)
    const folder = mediaFolderOf(house.dataFolder)
    expect((await move(house, 's3')).at(-1)).toMatch(/^All films are in the bucket test-/)
    expect(await keysIn(folder)).toEqual([])
    const opened = await openStorage(house)
    expect(await opened.stat('film/video.mp4')).toMatchObject({ size: 9_000_000 })
    // A film of a library folder stays where it is.
    expect(await opened.stat('linked/original.mkv')).toMatchObject({ size: 3 })
    expect(await move(house, 's3')).toContain('0 files with 0.0 MB are moved')

    expect((await move(house, 'disk')).at(-1)).toMatch(/^All films are on this disk now/)
    for (const [key, bytes] of Object.entries(files)) {
      expect(bytes.equals(await readFile(join(folder, key)))).toBe(true)
    }
    expect(await place.objects()).toEqual([])
    const back = await openStorage({ ...house, s3: undefined })
    expect(await back.stat('linked/original.mkv')).toMatchObject({ size: 3 })
  })

  it.each<MoveTarget>(['s3', 'disk'])(
    'goes on to %s where it was interrupted, and has removed nothing before',
    async (to) => {
      const house = newHouse()
      const files = await fillFolder(house)
      if (to === 'disk') await move(house, 's3')
      const all = to === 's3' ? () => keysIn(mediaFolderOf(house.dataFolder)) : place.storage.keys
      const interrupted = new AbortController()
      network.fault = ({ method, url }) => {
        const isLast = url.includes('other/captions') && method === (to === 's3' ? 'PUT' : 'GET')
        if (isLast) interrupted.abort(new Error('Ctrl-C'))
        return undefined
      }
      await expect(move(house, to, interrupted.signal)).rejects.toThrow()
      expect(await all()).toEqual(Object.keys(files).sort())
      network.fault = () => undefined
      network.calls.length = 0
      await move(house, to)
      expect(await all()).toEqual([])
      // The large film is not sent again.
      if (to === 's3') expect(writes().some((call) => call.includes('video.mp4'))).toBe(false)
      const there = to === 's3' ? place.storage.keys() : keysIn(mediaFolderOf(house.dataFolder))
      expect(await there).toEqual(Object.keys(files).sort())
    },
  )

  it('sends anew what another file lies in place of, and refuses a bucket of somebody else', async () => {
    const house = newHouse()
    await fillFolder(house)
    const path = join(place.folder, 'theirs')
    await writeFile(path, 'no')
    await place.storage.putFile('film/hls/init.mp4', path)
    await place.storage.putFile('theirs/video.mp4', path)
    await expect(move(house, 's3')).rejects.toThrow(/holds 1 files that this library does not have/)
    await place.storage.remove('theirs')
    await move(house, 's3')
    const read = (at: string) => readFile(at, 'utf8')
    const other = await place.open('other')
    expect(await other.withLocalFile('film/hls/init.mp4', read)).toBe('in')
  })

  it('waits for no Starnest: while one runs it is refused', async () => {
    const house = newHouse()
    const database = await openDatabase({ ...house, log: recordedLog() })
    await expect(move(house, 's3')).rejects.toThrow(/Another Starnest is already using/)
    await database.close()
    await fillFolder(house)
    await expect(openStorage(house)).rejects.toThrow(/move them there with npm run storage/)
    await move(house, 's3')
    const without = openStorage({ ...house, s3: undefined })
    await expect(without).rejects.toBeInstanceOf(StartupError)
    await expect(move({ ...house, s3: undefined }, 's3')).rejects.toThrow(/S3_ENDPOINT/)
  })

  it('is refused while a node of several is there, though that one does nothing', async () => {
    const server = await startPrivateServer({ isForgetful: true })
    onTestFinished(() => server.stop())
    const node = openLeadership({ databaseUrl: server.url, log: recordedLog() })
    onTestFinished(() => node.stop())
    await node.lead({ name: 'tidying', begin: async () => undefined, end: async () => undefined })
    const house = { ...newHouse(), databaseUrl: server.url }
    const files = await fillFolder(house)
    await expect(move(house, 's3')).rejects.toThrow(/A Starnest is at work on this database/)
    expect(await keysIn(mediaFolderOf(house.dataFolder))).toEqual(Object.keys(files).sort())
    await node.stop()
    // PostgreSQL ends a session a moment after its connection.
    await vi.waitFor(() => move(house, 's3'))
  })

  it('is in a backup with its films, which is restored into an empty bucket', async () => {
    const old = newHouse()
    const database = await openLibrary(old)
    await fillLibrary(database, old.dataFolder)
    const before = await contentsOf(database, old.dataFolder)
    await database.close()
    await move(old, 's3')
    const folder = await backupOf(old)

    const inBucket = newHouse()
    await expect(restoreInto(inBucket, folder)).rejects.toThrow(/already holds films/)
    for (const key of await place.storage.keys()) await place.storage.remove(key)
    await restoreInto(inBucket, folder)
    expect(await place.storage.keys()).toEqual(Object.keys(before.files))
    const storage = await openStorage(inBucket)
    for (const [key, bytes] of Object.entries(before.files)) {
      const read = (at: string) => readFile(at, 'base64')
      expect(await storage.withLocalFile(key, read)).toBe(bytes)
    }
  })
})
