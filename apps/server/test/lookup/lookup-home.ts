import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { animationDetailSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { type FolderLookup, lookupSettingsSchema } from '@starnest/contract/lookup/lookup'
import { LOOKUP_ROUTES } from '@starnest/contract/lookup/lookup.routes'
import { pathOf } from '@starnest/contract/route'
import { openFfmpeg } from '../../src/adapters/media/ffmpeg/open-ffmpeg.ts'
import { newShelf, openLibraryHome } from '../library/library-home.ts'
import { type FakeEntry, openFakeCatalogue, TEST_KEY } from './fake-catalogue.ts'

const SALT: FakeEntry = {
  ...{ id: 41, kind: 'movie', title: 'The Salt Harbour', date: '1998-05-02' },
  originalTitle: 'Der Salzhafen',
  overview: 'A harbour runs dry.',
  genres: ['Adventure'],
  ratings: { US: ['G'] },
  cast: [{ name: 'Ada Reed', character: 'The pilot' }],
  poster: '/poster41.jpg',
}
/** Of the same name, from other years; without a rating. */
const OTHERS: FakeEntry[] = [
  { id: 42, kind: 'movie', title: 'Lantern', date: '1950-01-01', overview: 'Old.' },
  { id: 43, kind: 'movie', title: 'Lantern', date: '2010-01-01', overview: 'New.' },
]
/** With a poster of its own. */
const TOWER: FakeEntry = {
  ...{ id: 44, kind: 'movie', title: 'The Tower', date: '2001-01-01', overview: 'It stands.' },
  ...{ ratings: { US: ['G'] }, poster: '/poster44.jpg' },
}
const FERRY: FakeEntry = {
  ...{ id: 52, kind: 'tv', title: 'Night Ferry', date: '2004-09-01', overview: 'It sails.' },
  ratings: { US: ['TV-Y'] },
  episodes: [
    { season: 1, number: 1, name: 'Ropes', overview: 'They cast off.' },
    { season: 1, number: 2, name: 'Fog', overview: 'They wait.' },
  ],
}

/** A home with library folders whose catalogue is the made-up one. Whoever opens it closes it. */
export async function openLookupHome() {
  const posters = {
    '/t/p/w780/poster41.jpg': await drawnPoster('testsrc2'),
    '/t/p/w780/poster44.jpg': await drawnPoster('smptebars'),
  }
  const fake = await openFakeCatalogue([SALT, ...OTHERS, TOWER, FERRY], posters)
  const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  // The made-up catalogue answers when a test has done what it does meanwhile.
  const lookup = { mirror: fake.mirror, timeLimitMs: 200_000 }
  const home = await openLibraryHome([], { media, lookup })
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
    home.device.call(method, url, body)
  const our = {
    ...{ fake, home, call },
    /** The bytes of the poster of The Salt Harbour. */
    poster: posters['/t/p/w780/poster41.jpg'],
    settings: async () =>
      lookupSettingsSchema.parse((await call('GET', LOOKUP_ROUTES.settings.path)).json()),
    /** A shelf with these films whose titles are looked up at TMDB, and its folder. */
    async shelfWith(...paths: string[]) {
      const shelf = await newShelf()
      await shelf.put(...paths)
      await home.addAll(shelf.folder)
      await home.isQuiet()
      const [{ id = 0 } = {}] = await home.folders()
      await call('PUT', LOOKUP_ROUTES.key.path, { key: TEST_KEY })
      await our.setFolder(id, 'tmdb')
      return { shelf, id }
    },
    setFolder: (id: number, source: string | null, language = 'en') =>
      call('PUT', pathOf(LOOKUP_ROUTES.folder, { id }), { source, language }),
    act: (id: number, action: string) =>
      call('POST', pathOf(LOOKUP_ROUTES.act, { id }), { action }),
    /** Does the job of a folder, as the queue would. */
    run: (id: number) => home.home.slices.lookup.runner.run(id, new AbortController().signal),
    async folderLookup(): Promise<FolderLookup> {
      const [folder] = (await our.settings()).folders
      if (!folder) throw new Error('there is no folder')
      return folder
    },
    async detail(name: string) {
      const { id } = await home.title(name)
      const answer = await call('GET', pathOf(CATALOG_ROUTES.detail, { id }))
      return animationDetailSchema.parse(answer.json())
    },
    /** Leaves no folder, no key and no call. */
    async clear(): Promise<void> {
      fake.script = () => false
      fake.asked.length = 0
      await home.takeAllOut()
      await call('PUT', LOOKUP_ROUTES.key.path, { key: null })
    },
    async close(): Promise<void> {
      await home.close()
      await fake.close()
    },
  }
  return our
}

/** What {@link openLookupHome} resolves with. */
export type LookupHome = Awaited<ReturnType<typeof openLookupHome>>

/** The address of a route about a title. */
export const routeOf = (route: { path: string }, id: number) =>
  route.path.replace(':id', String(id))

async function drawnPoster(pattern: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-poster-'))
  const path = join(folder, 'poster.jpg')
  const source = ['-f', 'lavfi', '-i', `${pattern}=size=780x1170`, '-frames:v', '1', path]
  await promisify(execFile)('ffmpeg', ['-nostdin', '-loglevel', 'error', ...source])
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}
