import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../../ports/storage.ts'
import { openDiskStorage } from './open-disk-storage.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-fill-'))
  storage = await openDiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const KEY = 'film/hls/one'

/** What is read under a key, and how long it said that it is; undefined: there is none. */
async function read(key: string): Promise<{ text: string; size: number } | undefined> {
  const bytes = await storage.read(key)
  if (!bytes) return undefined
  let text = ''
  const target = new Writable({
    write(piece: Buffer, _encoding, taken) {
      text += piece.toString()
      taken()
    },
  })
  await bytes.writeTo(target, new AbortController().signal)
  return { text, size: bytes.size }
}

it('is read while it is filled, and stays', async () => {
  const said = await storage.fillFolder(KEY, async (path) => {
    await writeFile(join(path, 'list'), 'one')
    expect(await read(`${KEY}/list`)).toEqual({ text: 'one', size: 3 })
    return 'filled'
  })
  expect(said).toBe('filled')
  expect(await storage.list('film')).toEqual([`${KEY}/list`])
  const again = storage.fillFolder(KEY, () => Promise.reject(new Error('filled twice')))
  await expect(again).rejects.toMatchObject({ name: 'StorageError' })
  expect(await read(`${KEY}/list`)).toEqual({ text: 'one', size: 3 })
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
    if (found) expect(found.text.length).toBe(found.size)
  }
  await filling
})
