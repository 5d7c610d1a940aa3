import { mkdir, mkdtemp, opendir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { walkFolder } from './walk-folder.ts'

const signal = new AbortController().signal

async function shelfWith(...paths: string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'starnest-walk-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), path)
  }
  return root
}

it('finds films and what may belong to them, at any depth that is sane', async () => {
  const deep = `${'a/'.repeat(20)}Deep.mp4`
  const root = await shelfWith('A.mkv', 'b/B.mp4', 'b/B.en.srt', 'b/notes.txt', deep, `a/${deep}`)
  const { videos, namesIn, unread } = await walkFolder(root, { signal })
  expect(videos.map(({ path }) => path).sort()).toEqual(['A.mkv', deep, 'b/B.mp4'])
  expect(namesIn.get('b')?.toSorted()).toEqual(['B.en.srt', 'B.mp4'])
  expect(unread).toEqual([])
})

it('names a folder that may not be read, and goes on', async () => {
  const root = await shelfWith('closed/A.mp4', 'open/B.mp4')
  const openFolder = async (path: string) => {
    if (path.endsWith('closed')) throw Object.assign(new Error('no'), { code: 'EACCES' })
    return opendir(path)
  }
  const { videos, unread } = await walkFolder(root, { signal, openFolder })
  expect(videos.map(({ path }) => path)).toEqual(['open/B.mp4'])
  expect(unread).toEqual([
    {
      path: 'closed',
      reason: 'Starnest may not read it: give it the right to.',
      problem: { code: 'not_allowed' },
    },
  ])
})

it('says that the folder itself is gone, and stops when it is told to', async () => {
  const root = await shelfWith('A.mp4')
  await expect(walkFolder(join(root, 'none'), { signal })).rejects.toMatchObject({ code: 'ENOENT' })
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(walkFolder(root, { signal: stopped })).rejects.toThrow('stopped')
})
