import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { type LibraryFolder, libraryFolderListSchema } from '@starnest/contract/files/library'
import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { openFfmpeg } from '../../src/adapters/media/ffmpeg/open-ffmpeg.ts'
import { mp4 } from '../files/sample-files.ts'
import type { Outcome } from './entrance.ts'
import { type OpenHome, openHome } from './open-home.ts'

/** As in the product, but shorter. */
const QUICK = {
  settleMs: 0,
  quietMs: 20,
  rootMs: 3_600_000,
  rescanMs: 3_600_000,
  blindRescanMs: 3_600_000,
}
/** How often is asked whether a folder has been looked through, and for how long, milliseconds. */
const ASK_EVERY_MS = 15
const PATIENCE_MS = 30_000

/** What lies in a folder: names and bytes, or how to put it there. */
export type Lying = Record<string, string | Buffer> | ((folder: string) => Promise<void>)

/** A home into which folders are taken, looked through, and out of which they are taken again. */
export async function openShelfHome() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'starnest-hostile-shelf-')))
  const library = { dataFolder: join(root, 'data'), folders: [], times: QUICK }
  await mkdir(library.dataFolder)
  const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  const house = await openHome({ library, media })
  await house.home.slices.library.start({ householdId: house.home.householdId, isAlone: true })
  let count = 0

  async function fill(lying: Lying): Promise<string> {
    count += 1
    const folder = join(root, `shelf-${count}`)
    await mkdir(folder)
    await writeFile(join(folder, 'A.mp4'), mp4(Buffer.from(`film ${count}`)))
    if (typeof lying === 'function') await lying(folder)
    else {
      for (const [name, bytes] of Object.entries(lying)) {
        await mkdir(dirname(join(folder, name)), { recursive: true })
        await writeFile(join(folder, name), bytes)
      }
    }
    return folder
  }

  return {
    ...house,
    /** Where the folders lie. */
    root,
    add: (path: unknown): Promise<Outcome> =>
      house.call({ method: 'POST', url: LIBRARY_ROUTES.add.path, payload: { path } }),
    /** Takes in a folder with a film A and what else lies there, and says what the family is told once
     *  all has been looked at. The film has to be a title, whatever lies beside it. */
    async lies(lying: Lying, isDone: (folder: LibraryFolder) => Promise<boolean> = isWatched) {
      const folder = await fill(lying)
      const { statusCode, body } = await house.ask({
        method: 'POST',
        url: LIBRARY_ROUTES.add.path,
        payload: { path: folder },
      })
      if (statusCode !== 201) throw new Error(`the folder was not taken: ${body}`)
      const id: number = JSON.parse(body).id
      try {
        const looked = await untilDone(house, id, isDone)
        const titles = await titlesOf(house)
        if (!titles.some(({ title }) => title === 'A')) throw new Error('the film is no title')
        return outcomeOf(looked)
      } finally {
        await house.ask({ method: 'DELETE', url: pathOf(LIBRARY_ROUTES.remove, { id }) })
        await rm(folder, { recursive: true, force: true })
      }
    },
    /** Whether the film that lies in the only folder has subtitles, or the family is told why not. */
    async hasSubtitlesOrProblem({ problems }: LibraryFolder): Promise<boolean> {
      if (problems.length > 0) return true
      const film = (await titlesOf(house)).find(({ title }) => title === 'A')
      if (!film) return false
      const answer = await house.ask({ url: pathOf(WATCH_ROUTES.playback, { id: film.id }) })
      return playbackSchema.parse(answer.json()).captions.length > 0
    },
    async close(): Promise<void> {
      await house.home.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** See {@link openShelfHome}. */
export type ShelfHome = Awaited<ReturnType<typeof openShelfHome>>

const isWatched = async () => true

async function titlesOf({ ask }: OpenHome) {
  return animationListSchema.parse((await ask({ url: '/api/animations?limit=500' })).json())
}

async function untilDone(
  { ask }: OpenHome,
  id: number,
  isDone: (folder: LibraryFolder) => Promise<boolean>,
): Promise<LibraryFolder> {
  const latestMs = performance.now() + PATIENCE_MS
  for (;;) {
    const all = libraryFolderListSchema.parse(
      (await ask({ url: LIBRARY_ROUTES.folders.path })).json(),
    )
    const folder = all.find((one) => one.id === id)
    if (folder?.state === 'watched' && (await isDone(folder))) return folder
    if (performance.now() > latestMs) throw new Error(`not done: ${JSON.stringify(folder)}`)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}

function outcomeOf({ problems }: LibraryFolder): Outcome {
  const [first] = problems
  if (!first) return { is: 'taken' }
  return { is: 'named', code: first.problem?.code ?? 'none', sentence: first.reason }
}
