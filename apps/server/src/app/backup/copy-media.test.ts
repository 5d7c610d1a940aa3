import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../../../test/backup/family-library.ts'
import { startupError } from '../../../test/database/home.ts'
import { type MediaShelf, shelfOfFolder } from '../storage/media-shelf.ts'
import { copyMedia } from './copy-media.ts'

const PETABYTE = 1e15

/** A shelf whose one film says that it has so many bytes, and a folder to copy it to. */
async function filmOf(bytes: number, said: Partial<MediaShelf> = {}) {
  const folder = await newFolder()
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'from', 'film'), { recursive: true })
  await writeFile(join(folder, 'from', 'film', 'video.mp4'), 'film')
  const from = { ...shelfOfFolder(join(folder, 'from')), bytesOf: async () => bytes, ...said }
  const to = join(folder, 'to')
  const { signal } = new AbortController()
  const copying = { from, to, sentence: 'Copying the films', say: () => undefined, signal }
  return { to, copy: () => copyMedia(['film/video.mp4'], copying) }
}

it('copies nothing to a disk that has no room for it, and says how much is missing', async () => {
  const { to, copy } = await filmOf(PETABYTE, { sharesBlocks: async () => false })
  await expect(copy()).rejects.toEqual(
    startupError(/^This disk has [\d.]+ MB free, and the films need 1000000000\.0 MB; make room/),
  )
  expect(await readdir(to)).toEqual([])
})

it('copies what takes no room, as the copy shares its blocks', async () => {
  const { to, copy } = await filmOf(PETABYTE, { sharesBlocks: async () => true })
  expect(await copy()).toMatchObject([{ key: 'film/video.mp4', bytes: 4 }])
  expect(await readdir(to)).toEqual(['film'])
})

it('leaves nothing beside the films of its question whether blocks are shared', async () => {
  const { to, copy } = await filmOf(4)
  expect(await copy()).toMatchObject([{ key: 'film/video.mp4', bytes: 4 }])
  expect(await readdir(to)).toEqual(['film'])
})
