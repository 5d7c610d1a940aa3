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
import { PassThrough, Writable } from 'node:stream'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

async function read(key: string, range?: { first: number; last: number }) {
  const bytes = await storage.read(key, range)
  if (!bytes) return undefined
  const pieces: Buffer[] = []
  const target = new Writable({
    write(piece: Buffer, _encoding, taken) {
      pieces.push(Buffer.from(piece))
      setImmediate(taken)
    },
  })
  await bytes.writeTo(target, new AbortController().signal)
  return Buffer.concat(pieces).toString()
}

describe('keeping files', () => {
  it('gives back what was put, whole and in part', async () => {
    await storage.putFile('film/video.mp4', await file('a', '0123456789'))
    expect(await read('film/video.mp4')).toBe('0123456789')
    expect(await read('film/video.mp4', { first: 2, last: 4 })).toBe('234')
    expect(await read('film/video.mp4', { first: 9, last: 9 })).toBe('9')
  })

  it('gives back a film of many pieces, byte for byte, to several at once', async () => {
    const words = Array.from({ length: 200_000 }, (_, index) => String(index)).join(' ')
    await storage.putFile('long', await file('a', words))
    const readers = await Promise.all([read('long'), read('long'), read('long')])
    expect(readers.map((said) => said === words)).toEqual([true, true, true])
  })

  it('stops writing to somebody who left and never drained', async () => {
    await storage.putFile('long', await file('a', 'x'.repeat(2_000_000)))
    const bytes = await storage.read('long')
    const leaving = new AbortController()
    const written = bytes?.writeTo(new Writable({ write: () => undefined }), leaving.signal)
    leaving.abort(new Error('left'))
    await expect(written).rejects.toThrow('left')
  })

  it('fails when a file turns out shorter than it was', async () => {
    await storage.putFile('short', await file('a', 'short'))
    const bytes = await storage.read('short', { first: 0, last: 99 })
    const written = bytes?.writeTo(new PassThrough(), new AbortController().signal)
    await expect(written).rejects.toMatchObject({ name: 'StorageError', reason: 'failed' })
  })

  it('leaves the original where it was', async () => {
    const original = await file('a', 'words')
    await storage.putFile('a', original)
    expect(await readFile(original, 'utf8')).toBe('words')
  })

  it('moves a file in, replacing what was there, and leaves nothing where it was', async () => {
    await storage.putFile('a/original.mp4', await file('old', 'old'))
    const from = await file('new', 'new')
    await storage.moveFile('a/original.mp4', from)
    expect(await read('a/original.mp4')).toBe('new')
    await expect(stat(from)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(storage.moveFile('b', from)).rejects.toMatchObject({ reason: 'missing' })
  })

  it('says how much room its disk has, and that it does not know', async () => {
    const space = await storage.space()
    expect(space?.freeBytes).toBeGreaterThan(0)
    expect(space?.totalBytes).toBeGreaterThanOrEqual(space?.freeBytes ?? 0)
    await rm(root, { recursive: true })
    expect(await storage.space()).toBeNull()
  })

  it('keeps an empty file', async () => {
    await storage.putFile('empty', await file('a', ''))
    expect(await storage.stat('empty')).toMatchObject({ size: 0 })
    expect(await read('empty')).toBe('')
  })

  it('replaces a file, and its tag changes even when its length does not', async () => {
    await storage.putFile('a', await file('one', 'one'))
    const before = await storage.stat('a')
    await storage.putFile('a', await file('two', 'two'))
    const after = await storage.stat('a')
    expect(await read('a')).toBe('two')
    expect(after?.etag).not.toBe(before?.etag)
    expect(after?.etag).toMatch(/^"[^"]+"$/)
  })

  it('moves a folder in and replaces the one before, without a trace of it', async () => {
    for (const names of [
      ['old', 'both'],
      ['new', 'both'],
    ]) {
      const from = join(folder, 'work')
      await mkdir(from)
      for (const name of names) await writeFile(join(from, name), name)
      await storage.putFolder('film/hls', from)
      await expect(stat(from)).rejects.toMatchObject({ code: 'ENOENT' })
    }
    expect(await storage.list('film')).toEqual(['film/hls/both', 'film/hls/new'])
  })

  it('answers nothing for a missing file, and nothing for a folder', async () => {
    await storage.putFile('film/video.mp4', await file('a', 'a'))
    for (const key of ['nothing', 'film', 'film/other', 'film/video.mp4/inside']) {
      expect(await storage.stat(key)).toBeUndefined()
      expect(await storage.read(key)).toBeUndefined()
    }
    expect(await storage.list('nothing')).toEqual([])
    await expect(storage.remove('nothing')).resolves.toBeUndefined()
  })

  it('removes a folder with everything in it', async () => {
    await storage.putFile('film/hls/init.mp4', await file('a', 'a'))
    await storage.remove('film')
    expect(await storage.list('film')).toEqual([])
  })

  it('reads a file that stays where it is, and leaves it there', async () => {
    const original = await file('far.mkv', '0123456789')
    for (const words of ['0123456789', 'again']) {
      await storage.putLink('film/original.mkv', await file('far.mkv', words))
      expect(await read('film/original.mkv')).toBe(words)
    }
    expect(await storage.list('film')).toEqual([])
    expect(await storage.withLocalFile('film/original.mkv', (path) => readFile(path, 'utf8'))).toBe(
      'again',
    )
    await storage.remove('film')
    expect(await readFile(original, 'utf8')).toBe('again')
  })

  it('says of a file that was taken away that it is not there', async () => {
    const original = await file('far.mkv', 'words')
    await storage.putLink('film/original.mkv', original)
    await rm(original)
    expect(await storage.stat('film/original.mkv')).toBeUndefined()
    expect(await storage.read('film/original.mkv')).toBeUndefined()
  })

  it('links to nothing but the real path of a file', async () => {
    await symlink(await file('far.mkv', 'words'), join(folder, 'link.mkv'))
    for (const path of ['far.mkv', join(folder, 'link.mkv'), folder]) {
      await expect(storage.putLink('film/a', path)).rejects.toMatchObject({
        name: 'StorageError',
      })
    }
    const gone = storage.putLink('film/a', join(folder, 'none'))
    await expect(gone).rejects.toMatchObject({ reason: 'missing' })
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

  it('lends a file as a path, and says so when there is none', async () => {
    await storage.putFile('film/video.mp4', await file('a', 'words'))
    expect(await storage.withLocalFile('film/video.mp4', (path) => readFile(path, 'utf8'))).toBe(
      'words',
    )
    await expect(storage.withLocalFile('film/none', readFile)).rejects.toMatchObject({
      reason: 'missing',
    })
  })

  it('lends a work folder that is gone afterwards, also when the work fails', async () => {
    let lent = ''
    const work = storage.withWorkFolder(async (path) => {
      lent = path
      await writeFile(join(path, 'half'), 'half')
      throw new Error('the work failed')
    })
    await expect(work).rejects.toThrow('the work failed')
    await expect(stat(lent)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('keys', () => {
  const outside = [
    ['..'],
    ['../secret'],
    ['film/../../secret'],
    ['film/..'],
    ['./film'],
    ['/etc/passwd'],
    ['film//video.mp4'],
    ['film/'],
    [''],
    ['.incoming/half'],
    ['film/.hidden'],
    ['film\\..\\secret'],
    ['C:\\x'],
    ['C:x'],
    ['film/video.mp4\0.jpg'],
    ['film/video.mp4\n'],
    ['film/video..mp4'],
    ['film/video.mp4.'],
    ['film/video mp4'],
    ['film/%2e%2e'],
    ['film/…'],
    ['f'.repeat(4096)],
  ]

  it.each(outside)('refuses %j', async (key) => {
    await writeFile(join(folder, 'data', 'secret'), 'secret')
    const refusal = { name: 'StorageError', reason: 'bad_key' }
    await expect(storage.read(key)).rejects.toMatchObject(refusal)
    await expect(storage.stat(key)).rejects.toMatchObject(refusal)
    await expect(storage.remove(key)).rejects.toMatchObject(refusal)
    await expect(storage.list(key)).rejects.toMatchObject(refusal)
    await expect(storage.putFile(key, join(folder, 'data', 'secret'))).rejects.toMatchObject(
      refusal,
    )
    await expect(storage.putFolder(key, folder)).rejects.toMatchObject(refusal)
    await expect(storage.moveFile(key, join(folder, 'data', 'secret'))).rejects.toMatchObject(
      refusal,
    )
    await expect(storage.withLocalFile(key, readFile)).rejects.toMatchObject(refusal)
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
