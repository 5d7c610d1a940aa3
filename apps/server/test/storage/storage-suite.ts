import { mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/ports/storage.ts'

/** An empty storage, and a folder of this machine for files that are put into it. */
export type StoragePlace = { storage: Storage; folder: string; close(): Promise<void> }

/** What every storage has to do, wherever it keeps its files. */
export function describeStorage(name: string, open: () => Promise<StoragePlace>): void {
  let folder: string
  let storage: Storage
  let place: StoragePlace

  const openPlace = async () => {
    place = await open()
    ;({ folder, storage } = place)
  }
  const openForEach = () => {
    beforeEach(openPlace)
    afterEach(() => place.close())
  }

  async function file(name: string, words: string): Promise<string> {
    const path = join(folder, name)
    await writeFile(path, words)
    return path
  }

  const read = (key: string, range?: { first: number; last: number }) => textOf(storage, key, range)

  describe(`${name}: keeping files`, () => {
    openForEach()

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
      expect(
        await storage.withLocalFile('film/original.mkv', (path) => readFile(path, 'utf8')),
      ).toBe('again')
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

  describe(`${name}: keys`, () => {
    beforeAll(openPlace)
    afterAll(() => place.close())

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
      await writeFile(join(folder, 'secret'), 'secret')
      const refusal = { name: 'StorageError', reason: 'bad_key' }
      await expect(storage.read(key)).rejects.toMatchObject(refusal)
      await expect(storage.stat(key)).rejects.toMatchObject(refusal)
      await expect(storage.remove(key)).rejects.toMatchObject(refusal)
      await expect(storage.list(key)).rejects.toMatchObject(refusal)
      await expect(storage.putFile(key, join(folder, 'secret'))).rejects.toMatchObject(refusal)
      await expect(storage.putFolder(key, folder)).rejects.toMatchObject(refusal)
      await expect(storage.moveFile(key, join(folder, 'secret'))).rejects.toMatchObject(refusal)
      await expect(storage.withLocalFile(key, readFile)).rejects.toMatchObject(refusal)
    })
  })

  describe(`${name}: a folder that is filled`, () => {
    openForEach()

    const KEY = 'film/hls/one'

    it('is read while it is filled, and stays', async () => {
      const said = await storage.fillFolder(KEY, async (path) => {
        await writeFile(join(path, 'list'), 'one')
        expect(await read(`${KEY}/list`)).toBe('one')
        return 'filled'
      })
      expect(said).toBe('filled')
      expect(await storage.list('film')).toEqual([`${KEY}/list`])
      const again = storage.fillFolder(KEY, () => Promise.reject(new Error('filled twice')))
      await expect(again).rejects.toMatchObject({ name: 'StorageError' })
      expect(await read(`${KEY}/list`)).toBe('one')
    })

    it('is gone when filling it fails', async () => {
      const failed = storage.fillFolder(KEY, async (path) => {
        await writeFile(join(path, 'list'), 'one')
        throw new Error('the work failed')
      })
      await expect(failed).rejects.toThrow('the work failed')
      expect(await storage.list('film')).toEqual([])
    })

    it('leads nowhere outside the media folder', async () => {
      const outside = storage.fillFolder('../outside', async () => undefined)
      await expect(outside).rejects.toMatchObject({ reason: 'bad_key' })
    })

    it('gives a file that is replaced again and again always whole, with its own length', async () => {
      let isFilled = false
      const filling = storage.fillFolder(KEY, async (path) => {
        for (let length = 1; length <= 300; length++) {
          await writeFile(join(path, 'arriving'), 'x'.repeat(length))
          await rename(join(path, 'arriving'), join(path, 'list'))
        }
        isFilled = true
      })
      while (!isFilled) {
        const found = await read(`${KEY}/list`)
        if (found !== undefined) expect(found).toMatch(/^x+$/)
      }
      await filling
    })
  })
}

/** What is read under a key; undefined: there is none. */
export async function textOf(
  storage: Storage,
  key: string,
  range?: { first: number; last: number },
): Promise<string | undefined> {
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
  const read = Buffer.concat(pieces)
  if (read.length !== bytes.size) throw new Error(`${read.length} of ${bytes.size} bytes were read`)
  return read.toString()
}
