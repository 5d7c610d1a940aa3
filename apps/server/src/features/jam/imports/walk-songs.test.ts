import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { walkSongs } from './walk-songs.ts'

const { signal } = new AbortController()

async function folderWith(...paths: string[]): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'starnest-songs-')))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), path)
  }
  return root
}

it('finds the texts of songs, in their order, and nothing that was thrown away or is kept apart', async () => {
  const root = await folderWith(
    ...['b/B.txt', 'a/A.TXT', 'Z.txt', 'a/A.mp3'],
    ...['#recycle/Old.txt', 'a/@eaDir/Thumb.txt', 'lost+found/1.txt', '.hidden/H.txt'],
    ...['apart/.nomedia', 'apart/C.txt'],
  )
  await symlink(join(root, 'b'), join(root, 'link'))
  const { texts, unread, isCut } = await walkSongs(root, signal)
  expect({ texts, unread, isCut }).toEqual({
    texts: ['Z.txt', 'a/A.TXT', 'b/B.txt'],
    unread: [],
    isCut: false,
  })
})

it('reads the first five thousand, and says that there are more', async () => {
  const root = await folderWith('a/0.txt')
  const names = Array.from({ length: 5000 }, (_, nth) => `${nth}.txt`)
  await mkdir(join(root, 'b'))
  await Promise.all(names.map((name) => writeFile(join(root, 'b', name), '')))
  const { texts, isCut } = await walkSongs(root, signal)
  expect({ count: texts.length, isCut, first: texts[0] }).toEqual({
    count: 5000,
    isCut: true,
    first: 'a/0.txt',
  })
})
