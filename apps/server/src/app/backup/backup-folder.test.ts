import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newFolder } from '../../../test/backup/family-library.ts'
import { startupError } from '../../../test/database/home.ts'
import { writeFolderWhole } from './backup-folder.ts'

const HOUR_MS = 3_600_000

/** No process has it: Linux counts up to 4,194,304. */
const NO_PID = 99_999_999

const OF_ANOTHER_MACHINE = `.unfinished-0123456789abcdef-${NO_PID}-AbCdEf`
const OF_AN_OLDER_STARNEST = `.unfinished-2026-11-28T03-00-00Z-${NO_PID}`

let shared: string
beforeEach(async () => {
  shared = await newFolder()
})
afterEach(() => rm(shared, { recursive: true, force: true }))

/** A folder with a film that was last written so many hours ago. */
async function leave(name: string, hours: number): Promise<void> {
  const film = join(shared, name, 'media', 'film')
  await mkdir(film, { recursive: true })
  await writeFile(join(film, 'video.mp4'), 'half')
  const then = new Date(Date.now() - hours * HOUR_MS)
  for (const path of ['media/film/video.mp4', 'media/film', 'media', '']) {
    await utimes(join(shared, name, path), then, then)
  }
}

const backUpAs = (name: string) =>
  writeFolderWhole(join(shared, name), (draft) => writeFile(join(draft, 'films'), 'all'))

it.each([OF_ANOTHER_MACHINE, OF_AN_OLDER_STARNEST])(
  'leaves alone what another machine fills, until nothing was written for a day: %s',
  async (draft) => {
    await leave(draft, 30)
    // Its folders have stood for long, and the film in them still grows.
    await writeFile(join(shared, draft, 'media', 'film', 'video.mp4'), 'more')
    await backUpAs('first')
    expect((await readdir(shared)).sort()).toEqual([draft, 'first'])
    await leave(draft, 25)
    await backUpAs('second')
    expect((await readdir(shared)).sort()).toEqual(['first', 'second'])
  },
)

it('removes at once what a killed process of this machine left, and nothing of one that runs', async () => {
  const left: string[] = []
  await writeFolderWhole(join(shared, 'first'), async (draft) => {
    const ofProcess = (pid: number) => basename(draft).replace(`-${process.pid}-`, `-${pid}-`)
    for (const pid of [NO_PID, process.ppid]) left.push(ofProcess(pid))
  })
  for (const name of left) await leave(name, 0)
  await backUpAs('second')
  expect((await readdir(shared)).sort()).toEqual([left[1], 'first', 'second'])
})

it('fails when what it had written was removed meanwhile, and leaves nothing', async () => {
  const writing = writeFolderWhole(join(shared, 'backup'), async (draft) => {
    await mkdir(join(draft, 'tables'))
    await rm(draft, { recursive: true })
    await mkdir(join(draft, 'media', 'film'), { recursive: true })
    await writeFile(join(draft, 'manifest.json'), '{}')
  })
  await expect(writing).rejects.toEqual(startupError(/was removed meanwhile; try again/))
  expect(await readdir(shared)).toEqual([])
})

it('holds nothing but what was written into it', async () => {
  await backUpAs('backup')
  expect(await readdir(join(shared, 'backup'))).toEqual(['films'])
  expect(await readFile(join(shared, 'backup', 'films'), 'utf8')).toBe('all')
})
