import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Animation, animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { type LibraryFolder, libraryFolderListSchema } from '@starnest/contract/files/library'
import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import { pathOf } from '@starnest/contract/route'
import { expect, onTestFinished, vi } from 'vitest'
import type { LibraryTimes } from '../../src/features/files/folders/keeping/library-times.ts'
import type { RootOf } from '../../src/features/files/folders/keeping/root-questions.ts'
import { files } from '../../src/tables/files.ts'
import { dad, mia, openFamilyDevice } from '../family-device.ts'
import { openTestHome } from '../test-home.ts'

/** As in the product, but shorter. */
export const QUICK = {
  settleMs: 0,
  quietMs: 20,
  rootMs: 40,
  rescanMs: 3_600_000,
  blindRescanMs: 3_600_000,
}

type HomeParts = NonNullable<Parameters<typeof openTestHome>[0]> & {
  times?: Partial<LibraryTimes>
  /** What its folders lie on. */
  fileSystemType?: (path: string) => Promise<number>
  /** What their paths lead to. */
  rootOf?: RootOf
  /** Their paths without links. */
  realpath?: (path: string) => Promise<string>
}

/** A folder of films that lasts for one test. */
export async function newShelf() {
  const shelf = await openShelf()
  onTestFinished(() => rm(shelf.folder, { recursive: true, force: true }))
  return shelf
}

async function openShelf() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-shelf-')))
  return {
    folder,
    at: (path: string) => join(folder, path),
    async write(path: string, bytes: string | Buffer) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), bytes)
    },
    /** Puts films there whose bytes begin as those of an MP4, each with others. */
    async put(...paths: string[]) {
      for (const path of paths) await this.write(path, filmBytes(path))
    },
  }
}
/** The first box of an MP4, and more bytes than any other of these films has. */
export function filmBytes(words: string): Buffer {
  filmsMade += 1
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')
  return Buffer.concat([head, Buffer.from(words), Buffer.alloc(filmsMade)])
}
let filmsMade = 0

/** A home with library folders, seen by a grown-up and by a child. Whoever opens it closes it. */
export async function openLibraryHome(
  folders: string[] = [],
  { times = QUICK, fileSystemType, rootOf, realpath: askReal, ...parts }: HomeParts = {},
) {
  const data = await openShelf()
  const asked = { fileSystemType, rootOf, realpath: askReal }
  const library = { dataFolder: data.folder, folders, times, ...asked }
  const home = await openTestHome({ ...parts, library })
  const device = await openFamilyDevice(home)
  await device.activate((await device.add(dad)).id)
  const tablet = await openFamilyDevice(home)
  await tablet.activate((await device.add(mia)).id)
  await home.slices.library.start({ householdId: home.householdId, isAlone: true })

  const list = async (by = device) => {
    const answer = await by.call('GET', `${CATALOG_ROUTES.list.path}?limit=500`)
    return animationListSchema.parse(answer.json())
  }
  const open = {
    home,
    device,
    tablet,
    dataFolder: data.folder,
    list,
    /** What the titles are called, in the order of the alphabet. */
    names: async (by = device) => (await list(by)).map(({ title }) => title).sort(),
    async title(name: string): Promise<Animation> {
      const found = (await list()).find(({ title }) => title === name)
      if (!found) throw new Error(`there is no title ${name}`)
      return found
    },
    async folders(): Promise<LibraryFolder[]> {
      return libraryFolderListSchema.parse(
        (await device.call('GET', LIBRARY_ROUTES.folders.path)).json(),
      )
    },
    add: (path: string) => device.call('POST', LIBRARY_ROUTES.add.path, { path }),
    /** Takes folders in whose films appear. */
    async addAll(...paths: string[]): Promise<void> {
      for (const path of paths) await open.add(path)
    },
    scan: (id: number) => device.call('POST', pathOf(LIBRARY_ROUTES.scan, { id })),
    /** Looks through the only folder, to the end. */
    async scanAgain(): Promise<void> {
      const [{ id = 0 } = {}] = await open.folders()
      await open.scan(id)
      await open.isQuiet()
    },
    /** The only file there is, as the table has it. */
    async file() {
      const [file] = await home.database.db.select().from(files)
      if (!file) throw new Error('there is no file')
      return file
    },
    /** Leaves no folder and no title. */
    async takeAllOut(): Promise<void> {
      for (const { id } of await open.folders()) {
        const answer = await device.call('DELETE', pathOf(LIBRARY_ROUTES.remove, { id }))
        expect(answer.statusCode, answer.body).toBe(200)
      }
    },
    async close(): Promise<void> {
      await home.close()
      await rm(data.folder, { recursive: true, force: true })
    },
    /** Resolves when the titles are called so. */
    shows: (...names: string[]) =>
      until(async () => {
        const shown = await open.names()
        if (JSON.stringify(shown) !== JSON.stringify(names.toSorted())) {
          throw new Error(`it shows ${JSON.stringify(shown)}, not ${JSON.stringify(names)}`)
        }
      }),
    /** Resolves when every folder has been looked through and nothing is left to do. */
    isQuiet: () =>
      until(async () => {
        const busy = (await open.folders()).filter(({ state }) => /waiting|scanning/.test(state))
        if (busy.length > 0) throw new Error('a folder is being looked through')
      }),
  }
  return open
}

/** What {@link openLibraryHome} resolves with. */
export type LibraryHome = Awaited<ReturnType<typeof openLibraryHome>>

/** Asks until nothing is thrown any more. */
export const until = <T>(ask: () => Promise<T>): Promise<T> => vi.waitFor(ask, { interval: 30 })
