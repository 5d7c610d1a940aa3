import { execFile } from 'node:child_process'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeStorage, textOf } from '../../../../test/storage/storage-suite.ts'
import type { Storage } from '../../../ports/storage.ts'
import { diskFailure } from './disk-failure.ts'
import { openDiskStorage } from './open-disk-storage.ts'

let folder: string
let root: string
let storage: Storage

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-storage-')))
  root = join(folder, 'data', 'media')
  storage = await openDiskStorage(root)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function file(name: string, words: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, words)
  return path
}

const read = (key: string) => textOf(storage, key)

describeStorage('the disk', async () => {
  const own = await realpath(await mkdtemp(join(tmpdir(), 'starnest-storage-')))
  return {
    folder: own,
    storage: await openDiskStorage(join(own, 'data', 'media')),
    close: () => rm(own, { recursive: true, force: true }),
  }
})

describe('the disk itself', () => {
  it('says how much room its disk has, and that it does not know', async () => {
    const space = await storage.space()
    expect(space?.freeBytes).toBeGreaterThan(0)
    expect(space?.totalBytes).toBeGreaterThanOrEqual(space?.freeBytes ?? 0)
    await rm(root, { recursive: true })
    expect(await storage.space()).toBeNull()
  })

  it('stands for the file that was put, and for nothing that comes into its place', async () => {
    const lost: string[] = []
    storage.whenLinkLost((path) => void lost.push(path))
    const original = await file('far.mkv', 'a film')
    const secret = await file('secret', 'a note')
    await storage.putLink('film/original.mkv', original)
    const swaps: Record<string, () => Promise<unknown>> = {
      'a link to another file': () => symlink(secret, original),
      'a link to what a process is': () => symlink('/proc/self/environ', original),
      'a link into the media folder': () => symlink(join(root, '..'), original),
      'another file': () => writeFile(original, 'a note'),
      'a folder': () => mkdir(original),
      'a pipe that nobody writes into': () => promisify(execFile)('mkfifo', [original]),
      nothing: async () => undefined,
    }
    for (const [what, swap] of Object.entries(swaps)) {
      await rename(original, join(folder, 'aside'))
      await swap()
      expect(await storage.stat('film/original.mkv'), what).toBeUndefined()
      expect(await read('film/original.mkv'), what).toBeUndefined()
      const lent = storage.withLocalFile('film/original.mkv', (path) => readFile(path, 'utf8'))
      await expect(lent, what).rejects.toMatchObject({ reason: 'missing' })
      await rm(original, { recursive: true, force: true })
      await rename(join(folder, 'aside'), original)
      expect(await read('film/original.mkv')).toBe('a film')
    }
    expect(lost).toEqual(Array(Object.keys(swaps).length * 3).fill(original))
  })

  it('stands for nothing behind a folder that became a link', async () => {
    await mkdir(join(folder, 'films'))
    await mkdir(join(folder, 'private'))
    await writeFile(join(folder, 'private', 'far.mkv'), 'a note')
    await writeFile(join(folder, 'films', 'far.mkv'), 'a film')
    await storage.putLink('film/original.mkv', join(folder, 'films', 'far.mkv'))
    await rename(join(folder, 'films'), join(folder, 'aside'))
    await symlink(join(folder, 'private'), join(folder, 'films'))
    expect(await read('film/original.mkv')).toBeUndefined()
    const far = join(folder, 'films', 'far.mkv')
    const behind = storage.withFileAt(far, (path) => readFile(path))
    await expect(behind).rejects.toMatchObject({ code: 'ELOOP' })
  })

  it('knows a file again to which the disk gave another number, as FAT does', async () => {
    const original = await file('far.mkv', 'a film')
    await storage.putLink('film/original.mkv', original)
    const { mtimeMs } = await stat(original)
    const pointer = join(root, 'film', '.original.mkv.pointer')
    const written = await readFile(pointer, 'utf8')
    await writeFile(pointer, written.replace(/"identity":"[^"]*"/, '"identity":"1:1"'))
    expect(await read('film/original.mkv')).toBe('a film')
    await utimes(original, mtimeMs / 1000, mtimeMs / 1000 + 5)
    expect(await read('film/original.mkv')).toBeUndefined()
  })

  it.runIf(process.platform === 'linux')(
    'lends the very file that it opened, to programs too, whatever comes into its place',
    async () => {
      const original = await file('far.mkv', 'a film')
      const secret = await file('secret', 'a note')
      await storage.putLink('film/original.mkv', original)
      const readAll = async (path: string) => {
        await rm(original, { force: true })
        await symlink(secret, original)
        const { stdout } = await promisify(execFile)('cat', [path])
        return [await readFile(path, 'utf8'), stdout]
      }
      const twice = ['a film', 'a film']
      expect(await storage.withLocalFile('film/original.mkv', readAll)).toEqual(twice)
      await rm(original)
      await writeFile(original, 'a film')
      expect(await storage.withFileAt(original, readAll)).toEqual(twice)
    },
  )

  it('reads no link that lies among its own files, as an older Starnest made them', async () => {
    const original = await file('far.mkv', 'a film')
    await mkdir(join(root, 'film'))
    await symlink(original, join(root, 'film', 'original.mkv'))
    expect(await read('film/original.mkv')).toBeUndefined()
    await storage.putLink('film/original.mkv', original)
    expect(await read('film/original.mkv')).toBe('a film')
    await storage.remove('film/original.mkv')
    expect(await storage.stat('film/original.mkv')).toBeUndefined()
  })
})

describe('when something goes wrong', () => {
  it('removes what an earlier run left half done', async () => {
    await writeFile(join(root, '.incoming', 'half'), 'half a film')
    await openDiskStorage(root)
    expect(await readdir(join(root, '.incoming'))).toEqual([])
  })

  it('leaves nothing behind when the original cannot be read', async () => {
    await expect(storage.putFile('a', join(folder, 'none'))).rejects.toMatchObject({
      name: 'StorageError',
      reason: 'missing',
    })
    expect(await readdir(join(root, '.incoming'))).toEqual([])
    expect(await storage.stat('a')).toBeUndefined()
  })

  it('says in a sentence that the disk is full', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    expect(diskFailure(full)).toMatchObject({
      reason: 'full',
      message: 'The disk with the media folder is full: make room and try again.',
    })
  })

  it('reports its free space', async () => {
    const health = await storage.health()
    expect(health.detail).toMatch(/^\d+\.\d GB free$/)
  })

  it('reports when its folder is gone', async () => {
    await rm(root, { recursive: true })
    expect(await storage.health()).toMatchObject({ state: 'down' })
  })
})
