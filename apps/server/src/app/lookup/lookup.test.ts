import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { animationDetailSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import {
  type FolderLookup,
  lookupSettingsSchema,
  titleLookupSchema,
} from '@starnest/contract/lookup/lookup'
import { LOOKUP_ROUTES } from '@starnest/contract/lookup/lookup.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LibraryHome, newShelf, openLibraryHome } from '../../../test/library/library-home.ts'
import {
  type FakeCatalogue,
  type FakeEntry,
  openFakeCatalogue,
  TEST_KEY,
} from '../../../test/lookup/fake-catalogue.ts'
import { answersJson } from '../../../test/translate/fake-service.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'
import { lookups } from '../../tables/lookup.ts'

const SALT: FakeEntry = {
  ...{ id: 41, kind: 'movie', title: 'The Salt Harbour', date: '1998-05-02' },
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
const FERRY: FakeEntry = {
  ...{ id: 52, kind: 'tv', title: 'Night Ferry', date: '2004-09-01', overview: 'It sails.' },
  ratings: { US: ['TV-Y'] },
  episodes: [
    { season: 1, number: 1, name: 'Ropes', overview: 'They cast off.' },
    { season: 1, number: 2, name: 'Fog', overview: 'They wait.' },
  ],
}

let home: LibraryHome
let fake: FakeCatalogue
beforeAll(async () => {
  const posters = { '/t/p/w780/poster41.jpg': await drawnPoster() }
  fake = await openFakeCatalogue([SALT, ...OTHERS, FERRY], posters)
  const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  home = await openLibraryHome([], { media, lookup: { mirror: fake.mirror, timeLimitMs: 2000 } })
})
afterEach(async () => {
  fake.script = () => false
  fake.asked.length = 0
  await home.takeAllOut()
  await call('PUT', LOOKUP_ROUTES.key.path, { key: null })
})
afterAll(async () => {
  await home.close()
  await fake.close()
})

async function drawnPoster(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-poster-'))
  const path = join(folder, 'poster.jpg')
  const source = ['-f', 'lavfi', '-i', 'testsrc2=size=780x1170', '-frames:v', '1', path]
  await promisify(execFile)('ffmpeg', ['-nostdin', '-loglevel', 'error', ...source])
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
  home.device.call(method, url, body)

const settings = async () =>
  lookupSettingsSchema.parse((await call('GET', LOOKUP_ROUTES.settings.path)).json())

/** A shelf with these films whose titles are looked up at TMDB, and its folder. */
async function shelfWith(...paths: string[]) {
  const shelf = await newShelf()
  await shelf.put(...paths)
  await home.addAll(shelf.folder)
  await home.isQuiet()
  const [{ id = 0 } = {}] = await home.folders()
  await call('PUT', LOOKUP_ROUTES.key.path, { key: TEST_KEY })
  await setFolder(id, 'tmdb')
  return { shelf, id }
}

const setFolder = (id: number, source: string | null, language = 'en') =>
  call('PUT', pathOf(LOOKUP_ROUTES.folder, { id }), { source, language })

const act = (id: number, action: string) =>
  call('POST', pathOf(LOOKUP_ROUTES.act, { id }), { action })

/** Does the job of a folder, as the queue would. */
const run = (id: number) => home.home.slices.lookup.runner.run(id, new AbortController().signal)

async function folderLookup(): Promise<FolderLookup> {
  const [folder] = (await settings()).folders
  if (!folder) throw new Error('there is no folder')
  return folder
}

async function detail(name: string) {
  const { id } = await home.title(name)
  const answer = await call('GET', pathOf(CATALOG_ROUTES.detail, { id }))
  return animationDetailSchema.parse(answer.json())
}

const titleRoute = (route: { path: string }, id: number) => route.path.replace(':id', String(id))

describe('looking up by itself', () => {
  it('is off: nothing is asked, whatever comes into a folder', async () => {
    const shelf = await newShelf()
    await shelf.put('The Salt Harbour (1998).mp4')
    await home.addAll(shelf.folder)
    await home.isQuiet()
    const [{ id = 0 } = {}] = await home.folders()
    await run(id)
    expect(fake.asked).toEqual([])
    expect(await folderLookup()).toMatchObject({ source: null, open: [] })
    expect((await detail('The Salt Harbour')).description).toBe('')
  })

  it('fills a film with the facts and the poster of the only one of its name and year', async () => {
    const { id } = await shelfWith('The Salt Harbour (1998).mp4')
    expect(await home.names(home.tablet)).toEqual([])
    await run(id)
    const film = await detail('The Salt Harbour')
    expect(film).toMatchObject({
      ...{ description: 'A harbour runs dry.', genre: 'adventure', rating: 'G' },
      cast: [{ name: 'Ada Reed', role: 'The pilot' }],
      isPosterLettered: true,
    })
    // The rating lets a child in; the poster is a file of our own, encoded anew.
    expect(await home.names(home.tablet)).toEqual(['The Salt Harbour'])
    expect(film.thumbnailUrl).toMatch(/^\/media\/\d+\/[\w-]+\/looked-up\/poster\.webp$/)
    const poster = await home.tablet.call('GET', film.thumbnailUrl ?? '')
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await folderLookup()).counts).toMatchObject({ applied: 1, waiting: 0 })
    const sent = fake.asked.map(({ path }) => decodeURIComponent(path))
    expect(sent.join(' ')).not.toContain(home.dataFolder)
    expect(sent[0]).toContain('query=The+Salt+Harbour&')
    fake.asked.length = 0
    await run(id)
    expect(fake.asked).toEqual([])
  })

  it('asks a person where several are as near, and leaves the title to grown-ups', async () => {
    const { id } = await shelfWith('Lantern.mp4')
    await run(id)
    const [open] = (await folderLookup()).open
    expect(open).toMatchObject({ title: 'Lantern', state: 'unsure', choices: 2 })
    expect(await detail('Lantern')).toMatchObject({ description: '', rating: null })
  })

  it('does not rate what the catalogue does not rate', async () => {
    const { id } = await shelfWith('Lantern (2010).mp4')
    await run(id)
    expect(await detail('Lantern')).toMatchObject({ description: 'New.', rating: null })
    expect(await home.names(home.tablet)).toEqual([])
  })

  it('lets an NFO file and the family say what they say, also those that come later', async () => {
    const { shelf, id } = await shelfWith('The Salt Harbour (1998).mp4')
    await run(id)
    const { id: titleId } = await home.title('The Salt Harbour')
    await call('PUT', `/api/family-titles/${titleId}`, {
      ...{ title: 'Our Harbour', description: 'A harbour runs dry.', genre: 'adventure' },
      ...{ releaseYear: 1998, rating: null },
    })
    await shelf.write(
      'The Salt Harbour (1998).nfo',
      '<movie><plot>Ours.</plot><mpaa>XX-nobody-knows</mpaa></movie>',
    )
    await home.scanAgain()
    await run(id)
    expect(await detail('Our Harbour')).toMatchObject({
      ...{ description: 'Ours.', rating: null, genre: 'adventure' },
      cast: [{ name: 'Ada Reed', role: 'The pilot' }],
    })
    expect(await home.names(home.tablet)).toEqual([])
  })

  it('looks a series up once, and gives each episode its own words', async () => {
    const { id } = await shelfWith(
      'Night Ferry (2004)/Season 1/01.mp4',
      'Night Ferry (2004)/Season 1/02.mp4',
    )
    await run(id)
    expect(await home.names()).toEqual(['Fog', 'Ropes'])
    expect(await detail('Fog')).toMatchObject({ description: 'They wait.', rating: 'TV-Y' })
    const searches = fake.asked.filter(({ path }) => path.includes('/search/'))
    expect(searches).toHaveLength(1)
  })

  it('knows no films at TVmaze, and no ages', async () => {
    const { id } = await shelfWith(
      'The Salt Harbour (1998).mp4',
      'Night Ferry (2004)/Season 1/01.mp4',
    )
    await setFolder(id, 'tvmaze')
    await run(id)
    expect(await detail('Ropes')).toMatchObject({ description: 'They cast off.', rating: null })
    expect((await detail('The Salt Harbour')).description).toBe('')
    expect(await home.names(home.tablet)).toEqual([])
    expect(fake.asked.every(({ path }) => path.includes('tvmaze'))).toBe(true)
  })
})

describe('when the catalogue does not help', () => {
  it('is offline for as long as nobody answers, which is no failure of any title', async () => {
    const { id } = await shelfWith('The Salt Harbour (1998).mp4')
    fake.script = (_path, response) => {
      response.destroy()
      return true
    }
    await expect(run(id)).rejects.toThrow('offline')
    expect(await folderLookup()).toMatchObject({
      standing: 'offline',
      counts: { waiting: 1, failed: 0 },
    })
    fake.script = () => false
    await run(id)
    expect(await folderLookup()).toMatchObject({ standing: 'idle', counts: { applied: 1 } })
  })

  it('waits when it is asked to, and goes on', async () => {
    const { id } = await shelfWith('The Salt Harbour (1998).mp4')
    let calls = 0
    fake.script = (_path, response) => {
      calls += 1
      if (calls > 1) return false
      response.writeHead(429, { 'retry-after': '1' }).end()
      return true
    }
    await run(id)
    expect((await folderLookup()).counts.applied).toBe(1)
  })

  it('stops for a key that is not taken, and goes on with another', async () => {
    const { id } = await shelfWith('The Salt Harbour (1998).mp4')
    await call('PUT', LOOKUP_ROUTES.key.path, { key: 'f'.repeat(32) })
    await run(id)
    expect(await folderLookup()).toMatchObject({ problem: 'key_refused', counts: { waiting: 1 } })
    await call('PUT', LOOKUP_ROUTES.key.path, { key: TEST_KEY })
    await run(id)
    expect(await folderLookup()).toMatchObject({ problem: null, counts: { applied: 1 } })
  })

  it('names what failed, and tries it again when it is told to', async () => {
    const { id } = await shelfWith('The Salt Harbour (1998).mp4', 'Nothing like it (1901).mp4')
    fake.script = (path, response) => {
      if (!path.includes('/movie/')) return false
      answersJson(response, { id: 'no number' })
      return true
    }
    await run(id)
    expect((await folderLookup()).open).toMatchObject([
      { title: 'Nothing like it', state: 'none', problem: null },
      { title: 'The Salt Harbour', state: 'failed', problem: 'odd_answer' },
    ])
    fake.script = () => false
    await act(id, 'retry')
    await run(id)
    expect((await folderLookup()).counts).toMatchObject({ applied: 1, failed: 0, none: 1 })
  })

  it('takes the facts without a poster that is none', async () => {
    const { id } = await shelfWith('The Salt Harbour (1998).mp4')
    fake.script = (path, response) => {
      if (!path.startsWith('image.')) return false
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<svg onload="alert(1)"/>')
      return true
    }
    await run(id)
    expect(await detail('The Salt Harbour')).toMatchObject({ rating: 'G', thumbnailUrl: null })
    const { id: titleId } = await home.title('The Salt Harbour')
    const known = await call('GET', titleRoute(LOOKUP_ROUTES.title, titleId))
    expect(known.json()).toMatchObject({ state: 'applied', problem: 'picture_refused' })
  })

  it('ends what waits when it is told to', async () => {
    const { id } = await shelfWith('The Salt Harbour (1998).mp4')
    const { promise: asked, resolve: heard } = Promise.withResolvers<void>()
    fake.script = () => {
      heard()
      return true
    }
    const running = run(id)
    await asked
    await act(id, 'stop')
    await running
    expect((await folderLookup()).counts).toMatchObject({ stopped: 1, waiting: 0 })
  })
})

describe('identifying by hand', () => {
  const entry = (id: string) => ({ source: 'tmdb', id })

  it('searches, shows what changes, applies it and takes it back', async () => {
    await shelfWith('Lantern.mp4')
    const { id } = await home.title('Lantern')
    const said = { title: 'Lantern', year: 2010 }
    const found = await call('POST', titleRoute(LOOKUP_ROUTES.search, id), said)
    expect(found.json()).toMatchObject([{ id: '43', year: 2010, score: 1, nearness: 'exact' }])
    const preview = await call('POST', titleRoute(LOOKUP_ROUTES.preview, id), entry('43'))
    expect(preview.json()).toMatchObject({
      ...{ name: 'Lantern', url: 'https://www.themoviedb.org/movie/43', more: 0 },
      titles: [{ titleId: id }],
    })
    const changes = preview.json().titles[0].changes
    expect(changes).toContainEqual({
      ...{ field: 'description', before: null, after: 'New.', kept: null },
    })
    expect((await detail('Lantern')).description).toBe('')
    const applied = await call('PUT', titleRoute(LOOKUP_ROUTES.apply, id), entry('43'))
    expect(titleLookupSchema.parse(applied.json()).applied?.name).toBe('Lantern')
    expect(await detail('Lantern')).toMatchObject({ description: 'New.', releaseYear: 2010 })
    const undone = await call('DELETE', titleRoute(LOOKUP_ROUTES.undo, id))
    expect(undone.json()).toMatchObject({ state: 'undone', applied: null })
    expect(await detail('Lantern')).toMatchObject({ description: '', releaseYear: null })
  })

  it('takes the poster back, too, and does not look it up again by itself', async () => {
    const { id: folderId } = await shelfWith('The Salt Harbour (1998).mp4')
    await run(folderId)
    const { id, thumbnailUrl } = await home.title('The Salt Harbour')
    await call('DELETE', titleRoute(LOOKUP_ROUTES.undo, id))
    expect(await detail('The Salt Harbour')).toMatchObject({ thumbnailUrl: null, rating: null })
    expect((await call('GET', thumbnailUrl ?? '')).statusCode).toBe(404)
    expect(await home.names(home.tablet)).toEqual([])
    fake.asked.length = 0
    await run(folderId)
    expect(fake.asked).toEqual([])
  })

  it('says why the catalogue did not help', async () => {
    await shelfWith('Lantern.mp4')
    const { id } = await home.title('Lantern')
    const gone = await call('POST', titleRoute(LOOKUP_ROUTES.preview, id), entry('999'))
    expect([gone.statusCode, gone.json().details]).toEqual([409, { problem: 'gone' }])
    const other = { source: 'tvmaze', id: '52' }
    const off = await call('PUT', titleRoute(LOOKUP_ROUTES.apply, id), other)
    expect([off.statusCode, off.json().details]).toEqual([409, { problem: 'off' }])
    await call('PUT', LOOKUP_ROUTES.key.path, { key: null })
    const keyless = await call('POST', titleRoute(LOOKUP_ROUTES.search, id), {
      title: 'A',
      year: 1,
    })
    expect(keyless.statusCode).toBe(400)
    const unkeyed = await call('POST', titleRoute(LOOKUP_ROUTES.preview, id), entry('42'))
    expect(unkeyed.json().details).toEqual({ problem: 'no_key' })
  })

  it('is not offered where nothing is looked up', async () => {
    const { id: folderId } = await shelfWith('Lantern.mp4')
    await setFolder(folderId, null)
    const { id } = await home.title('Lantern')
    const known = await call('GET', titleRoute(LOOKUP_ROUTES.title, id))
    expect(known.json()).toMatchObject({ isOffered: false, query: null })
    const asked = await call('PUT', titleRoute(LOOKUP_ROUTES.apply, id), entry('43'))
    expect(asked.json().details).toEqual({ problem: 'off' })
    expect(fake.asked).toEqual([])
  })

  it('knows nothing of titles that its viewer may not see', async () => {
    const { id: folderId } = await shelfWith('Lantern.mp4')
    await run(folderId)
    const { id } = await home.title('Lantern')
    const watcher = await home.home.addSomebody('PG', { ageGroup: 'adult' })
    const settingsOf = await watcher.get(LOOKUP_ROUTES.settings.path)
    const [folder] = lookupSettingsSchema.parse(settingsOf.json()).folders
    expect(folder?.open).toEqual([])
    expect(Object.values(folder?.counts ?? {})).toEqual(Array(7).fill(0))
    const as = (
      cookie: string,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object,
    ) =>
      home.home.app.inject({
        ...{ method, url, cookies: { [DEVICE_COOKIE]: cookie } },
        ...(payload && { payload }),
      })
    const asked = async (cookie: string) =>
      Promise.all([
        as(cookie, 'GET', titleRoute(LOOKUP_ROUTES.title, id)),
        as(cookie, 'POST', titleRoute(LOOKUP_ROUTES.search, id), { title: 'A', year: null }),
        as(cookie, 'POST', titleRoute(LOOKUP_ROUTES.preview, id), entry('43')),
        as(cookie, 'PUT', titleRoute(LOOKUP_ROUTES.apply, id), entry('43')),
        as(cookie, 'DELETE', titleRoute(LOOKUP_ROUTES.undo, id)),
      ])
    fake.asked.length = 0
    for (const { statusCode, json } of await asked(watcher.deviceId)) {
      expect([statusCode, json().code]).toEqual([404, 'title_not_found'])
    }
    for (const { statusCode } of await asked(home.tablet.id)) expect(statusCode).toBe(403)
    expect(fake.asked).toEqual([])
  })
})

describe('what is kept', () => {
  it('never answers the key, nor logs it', async () => {
    await shelfWith('The Salt Harbour (1998).mp4')
    const answers = [
      (await call('PUT', LOOKUP_ROUTES.key.path, { key: 'f'.repeat(32) })).body,
      (await call('GET', LOOKUP_ROUTES.settings.path)).body,
    ]
    const [{ id = 0 } = {}] = await home.folders()
    await run(id)
    answers.push(JSON.stringify(home.home.logged))
    for (const said of answers) expect(said).not.toMatch(/f{32}|0123456789abcdef/)
    expect((await settings()).hasKey).toBe(true)
  })

  it('goes with its folder', async () => {
    const { id } = await shelfWith('The Salt Harbour (1998).mp4')
    await run(id)
    const { thumbnailUrl } = await home.title('The Salt Harbour')
    await home.takeAllOut()
    expect(await home.home.database.db.select().from(lookups)).toEqual([])
    const [, , , mediaId = ''] = (thumbnailUrl ?? '').split('/')
    expect(await home.home.storage.list(mediaId)).toEqual([])
  })

  it('is taken back for a whole folder, and asked for anew after five months', async () => {
    const { id } = await shelfWith('The Salt Harbour (1998).mp4')
    await run(id)
    const before = home.home.clock.now
    home.home.clock.now = new Date(before.getTime() + 151 * 86_400_000)
    fake.asked.length = 0
    await run(id)
    expect(fake.asked.map(({ path }) => path.split('?')[0])).toContain(
      '/api.themoviedb.org/3/movie/41',
    )
    home.home.clock.now = new Date(before.getTime() + 400 * 86_400_000)
    fake.script = (_path, response) => {
      response.destroy()
      return true
    }
    await expect(run(id)).rejects.toThrow('offline')
    expect((await detail('The Salt Harbour')).description).toBe('')
    home.home.clock.now = before
    fake.script = () => false
    await run(id)
    expect((await detail('The Salt Harbour')).description).not.toBe('')
    await act(id, 'undo')
    expect(await detail('The Salt Harbour')).toMatchObject({ description: '', rating: null })
    expect((await folderLookup()).counts).toMatchObject({ undone: 1, applied: 0 })
  })
})
