import { copyFile, mkdtemp, rename, rm, symlink, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newShelf, openLibraryHome, until } from '../../../test/library/library-home.ts'
import { makeTinyFilm } from '../../../test/media/tiny-film.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'
import { openDiskStorage } from '../../adapters/storage/disk/open-disk-storage.ts'
import type { Storage } from '../../ports/storage.ts'

/** When a film was made, seconds since 1970. */
const MADE_SECONDS = 1_700_000_000

type Swap = (path: string) => Promise<void>

/** A storage that lets somebody change a folder at the worst moment: after a file was found in it, and
 *  just before it is opened, or linked. */
async function raced(moments: { beforeOpen?: Swap; beforeLink?: Swap }): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-raced-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const storage = await openDiskStorage(folder)
  return {
    ...storage,
    async withFileAt(path, work) {
      await moments.beforeOpen?.(path)
      return storage.withFileAt(path, work)
    },
    async putLink(key, path, identity) {
      await moments.beforeLink?.(path)
      return storage.putLink(key, path, identity)
    },
  }
}

/** Once, puts a link to another file, or folder, where one lies. */
function swapOnce(at: string, to: string): Swap {
  let isDone = false
  return async (path) => {
    if (isDone || !path.startsWith(at)) return
    isDone = true
    await rename(at, join(dirname(at), `.aside-${basename(at)}`))
    await symlink(to, at)
  }
}

async function open(...parts: Parameters<typeof openLibraryHome>) {
  const home = await openLibraryHome(...parts)
  onTestFinished(() => home.close())
  return home
}

it('serves nothing of a file that took the place of a film, and shows it again once it was found', async () => {
  const shelf = await newShelf()
  const elsewhere = await newShelf()
  await elsewhere.put('Secret.mp4')
  await makeTinyFilm(shelf.at('Film.mp4'), { seconds: 1 })
  await utimes(shelf.at('Film.mp4'), MADE_SECONDS, MADE_SECONDS)
  const home = await open([shelf.folder])
  await home.shows('Film')
  await home.isQuiet()
  const files = (await home.device.call('GET', '/api/temp-files')).json()
  const [{ storageUrl = '' } = {}] = files
  const status = async () => (await home.device.call('GET', storageUrl)).statusCode
  expect(await status()).toBe(200)
  for (const target of [
    elsewhere.at('Secret.mp4'),
    join(home.dataFolder, 'media'),
    '/proc/self/mem',
  ]) {
    await rename(shelf.at('Film.mp4'), shelf.at('aside'))
    await symlink(target, shelf.at('Film.mp4'))
    expect(await status()).toBe(404)
    await rename(shelf.at('aside'), shelf.at('Film.mp4'))
    await until(async () => expect(await status()).toBe(200))
  }
  // A copy with the same size and time, as a backup brings it back, is another file: found, it is read.
  await copyFile(shelf.at('Film.mp4'), shelf.at('copy'))
  await utimes(shelf.at('copy'), MADE_SECONDS, MADE_SECONDS)
  await rename(shelf.at('copy'), shelf.at('Film.mp4'))
  await until(async () => expect(await status()).toBe(200))
})

it('makes no title of what a film became after it was found', async () => {
  const shelf = await newShelf()
  const elsewhere = await newShelf()
  await elsewhere.put('Secret.mp4', 'B.mp4')
  await shelf.put('A/A.mp4', 'B/B.mp4', 'C.mp4')
  const link = swapOnce(shelf.at('A/A.mp4'), elsewhere.at('Secret.mp4'))
  const folder = swapOnce(shelf.at('B'), elsewhere.folder)
  const storage = await raced({
    async beforeOpen(path) {
      await link(path)
      await folder(path)
    },
  })
  const home = await open([shelf.folder], { storage })
  await until(async () => expect(await home.names()).toContain('C'))
  await home.isQuiet()
  expect(await home.names()).toEqual(['C'])
})

it('links to no other file than the one whose bytes it looked at', async () => {
  const shelf = await newShelf()
  const elsewhere = await newShelf()
  await elsewhere.put('Secret.mp4')
  await shelf.put('A.mp4')
  const beforeLink = swapOnce(shelf.at('A.mp4'), elsewhere.at('Secret.mp4'))
  const home = await open([shelf.folder], { storage: await raced({ beforeLink }) })
  await until(home.file)
  await home.isQuiet()
  const files = (await home.device.call('GET', '/api/temp-files')).json()
  for (const { storageUrl } of files) {
    expect((await home.device.call('GET', storageUrl)).statusCode).toBe(404)
  }
  await until(async () => expect(await home.names()).toEqual([]))
})

it('reads no notes, subtitles or pictures from behind a link that came into their place', async () => {
  const shelf = await newShelf()
  const elsewhere = await newShelf()
  await shelf.put('Film (2001)/Film (2001).mp4')
  const secret = '<movie><title>Secret</title><plot>Secret</plot></movie>'
  for (const [name, bytes] of [
    ['Film (2001).nfo', secret],
    ['Film (2001).en.srt', '1\n00:00:01,000 --> 00:00:02,000\nSecret\n'],
    ['poster.jpg', 'Secret'],
  ] as const) {
    await elsewhere.write(name, bytes)
    await shelf.write(`Film (2001)/${name}`, bytes.replaceAll('Secret', 'Known'))
  }
  const names = ['Film (2001).nfo', 'Film (2001).en.srt', 'poster.jpg']
  const swaps = names.map((name) => swapOnce(shelf.at(`Film (2001)/${name}`), elsewhere.at(name)))
  const storage = await raced({
    async beforeOpen(path) {
      for (const swap of swaps) await swap(path)
    },
  })
  const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  const home = await open([shelf.folder], { storage, media })
  await home.shows('Film')
  await home.isQuiet()
  const film = await home.title('Film')
  expect(JSON.stringify(film)).not.toContain('Secret')
  expect(film.thumbnailUrl).toBeNull()
  expect(await storage.list((await home.file()).mediaId)).toEqual([])
})
