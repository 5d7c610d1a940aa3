import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { libraryFolderListSchema } from '@starnest/contract/files/library'
import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import { pathOf } from '@starnest/contract/route'
import { openFfmpeg } from '../../apps/server/src/adapters/media/ffmpeg/open-ffmpeg.ts'
import { titles } from '../../apps/server/src/tables/titles.ts'
import { openTestHome, type TestHome } from '../../apps/server/test/test-home.ts'
import {
  type HostileShelf,
  putHostileNames,
  putHostileSubtitles,
} from '../../tests/fixtures/hostile/texts/hostile-shelf.ts'
import { watchLoop } from '../../tests/loop-stops.ts'
import type { Figure } from '../figure.ts'
import { until, WORK_LIMIT_MS } from '../run/waiting.ts'

/** Longest that the server may answer nobody because of a file. */
const TARGET_STOP_MS = 100
const PAUSE_MS = 50

/** A library of names, NFO files and subtitles that mean harm: how long the server answers nobody while
 *  it reads them. */
export async function measureHostileText(): Promise<Figure[]> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'starnest-hostile-')))
  const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  const library = { dataFolder: `${root}-data`, folders: [], times: { settleMs: 0 } }
  const home = await openTestHome({ media, library })
  try {
    const { deviceId } = await home.addSomebody('R', { ageGroup: 'adult' })
    await home.slices.library.start({ householdId: home.householdId, isAlone: true })
    const names = {
      ...{ root, name: 'names', put: putHostileNames },
      isRead: async ({ seen }: HostileShelf) => (await folderOf(home, deviceId)).files === seen,
    }
    const subtitles = {
      ...{ root, name: 'subtitles', put: putHostileSubtitles },
      isRead: async ({ seen }: HostileShelf) =>
        (await captioned(home)) + (await folderOf(home, deviceId)).problems.length >= seen,
    }
    return [
      ...(await measureShelf(home, deviceId, names)),
      ...(await measureShelf(home, deviceId, subtitles)),
    ]
  } finally {
    await home.close()
    await rm(root, { recursive: true, force: true })
  }
}

type Shelf = {
  root: string
  name: string
  put: (folder: string) => Promise<HostileShelf>
  isRead: (shelf: HostileShelf) => Promise<boolean>
}

async function measureShelf(
  home: TestHome,
  deviceId: string,
  { root, name, put, isRead }: Shelf,
): Promise<Figure[]> {
  const path = join(root, name)
  await mkdir(path)
  const shelf = await put(path)
  const cookies = { starnest_device: deviceId }
  const beganMs = performance.now()
  const loop = watchLoop()
  await home.app.inject({ method: 'POST', url: LIBRARY_ROUTES.add.path, cookies, body: { path } })
  await until('end of reading', { limitMs: WORK_LIMIT_MS, everyMs: PAUSE_MS }, async () => {
    const { state } = await folderOf(home, deviceId)
    return state === 'watched' && (await isRead(shelf))
  })
  const longestMs = loop.stop().busyStopMs
  const seconds = (performance.now() - beganMs) / 1000
  const { problems, id } = await folderOf(home, deviceId)
  await home.app.inject({ method: 'DELETE', url: pathOf(LIBRARY_ROUTES.remove, { id }), cookies })
  return [
    {
      name: `Hostile ${name}: longest stop of the event loop`,
      value: longestMs,
      unit: 'ms',
      better: 'smaller',
      target: TARGET_STOP_MS,
      note: `${shelf.texts} tried, ${problems.length} refused with a sentence`,
    },
    { name: `Hostile ${name}: all read`, value: seconds, unit: 's', better: 'smaller' },
  ]
}

async function folderOf({ app }: TestHome, deviceId: string) {
  const cookies = { starnest_device: deviceId }
  const answer = await app.inject({ url: LIBRARY_ROUTES.folders.path, cookies })
  const [folder] = libraryFolderListSchema.parse(answer.json())
  if (!folder) throw new Error('the folder was not taken')
  return folder
}

async function captioned({ database }: TestHome): Promise<number> {
  const rows = await database.db.select({ captions: titles.captions }).from(titles)
  return rows.filter(({ captions }) => captions.length > 0).length
}
