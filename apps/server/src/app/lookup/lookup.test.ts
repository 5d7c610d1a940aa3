import { rename } from 'node:fs/promises'
import { LOOKUP_ROUTES } from '@starnest/contract/lookup/lookup.routes'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { idleJobs } from '../../../test/idle-jobs.ts'
import { newShelf } from '../../../test/library/library-home.ts'
import { type LookupHome, openLookupHome } from '../../../test/lookup/lookup-home.ts'
import { openTestHome } from '../../../test/test-home.ts'
import { answersJson } from '../../../test/translate/fake-service.ts'
import type { Jobs, Worker } from '../../ports/jobs.ts'
import { lookups } from '../../tables/lookup.ts'
import { titles } from '../../tables/titles.ts'

let our: LookupHome
beforeAll(async () => {
  our = await openLookupHome()
})
afterEach(() => our.clear())
afterAll(() => our.close())

describe('looking up by itself', () => {
  it('is off: nothing is asked, whatever comes into a folder', async () => {
    const shelf = await newShelf()
    await shelf.put('The Salt Harbour (1998).mp4')
    await our.home.addAll(shelf.folder)
    await our.home.isQuiet()
    const [{ id = 0 } = {}] = await our.home.folders()
    await our.run(id)
    expect(our.fake.asked).toEqual([])
    expect(await our.folderLookup()).toMatchObject({ source: null, open: [] })
    expect((await our.detail('The Salt Harbour')).description).toBe('')
  })

  it('fills a film with the facts and the poster of the only one of its name and year', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    expect(await our.home.names(our.home.tablet)).toEqual([])
    await our.run(id)
    const film = await our.detail('The Salt Harbour')
    expect(film).toMatchObject({
      ...{ description: 'A harbour runs dry.', genre: 'adventure', rating: 'G' },
      cast: [{ name: 'Ada Reed', role: 'The pilot' }],
      isPosterLettered: true,
      certificate: { country: 'US', scheme: 'MPAA', label: 'G' },
    })
    // The rating lets a child in; the poster is a file of our own, encoded anew.
    expect(await our.home.names(our.home.tablet)).toEqual(['The Salt Harbour'])
    expect(film.thumbnailUrl).toMatch(
      /^\/media\/\d+\/[\w-]+\/looked-up\/[0-9a-f]{8}\/poster\.webp\?v=\d+$/,
    )
    const poster = await our.home.tablet.call('GET', film.thumbnailUrl ?? '')
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await our.folderLookup()).counts).toMatchObject({ applied: 1, waiting: 0 })
    const sent = our.fake.asked.map(({ path }) => decodeURIComponent(path))
    expect(sent.join(' ')).not.toContain(our.home.dataFolder)
    expect(sent[0]).toContain('query=The+Salt+Harbour&')
    our.fake.asked.length = 0
    await our.run(id)
    expect(our.fake.asked).toEqual([])
  })

  it('asks a person where several are as near, and leaves the title to grown-ups', async () => {
    const { id } = await our.shelfWith('Lantern.mp4')
    await our.run(id)
    const [open] = (await our.folderLookup()).open
    expect(open).toMatchObject({ title: 'Lantern', state: 'unsure', choices: 2 })
    expect(await our.detail('Lantern')).toMatchObject({ description: '', rating: null })
  })

  it('does not rate what the catalogue does not rate', async () => {
    const { id } = await our.shelfWith('Lantern (2010).mp4')
    await our.run(id)
    expect(await our.detail('Lantern')).toMatchObject({ description: 'New.', rating: null })
    expect(await our.home.names(our.home.tablet)).toEqual([])
  })

  it('lets an NFO file and the family say what they say, also those that come later', async () => {
    const { shelf, id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    await our.run(id)
    const { id: titleId } = await our.home.title('The Salt Harbour')
    await our.call('PUT', `/api/family-titles/${titleId}`, {
      ...{ title: 'Our Harbour', description: 'A harbour runs dry.', genre: 'adventure' },
      ...{ releaseYear: 1998, rating: null },
    })
    await shelf.write(
      'The Salt Harbour (1998).nfo',
      '<movie><plot>Ours.</plot><mpaa>XX-nobody-knows</mpaa></movie>',
    )
    await our.home.scanAgain()
    await our.run(id)
    expect(await our.detail('Our Harbour')).toMatchObject({
      ...{ description: 'Ours.', rating: null, genre: 'adventure' },
      cast: [{ name: 'Ada Reed', role: 'The pilot' }],
    })
    expect(await our.home.names(our.home.tablet)).toEqual([])
  })

  /** Does something while a poster is on its way, which then turns out to be gone. */
  const whilePosterComes = (work: () => Promise<unknown>) => {
    our.fake.script = (path, response) => {
      if (!path.startsWith('image.tmdb.org')) return false
      void work().then(() => response.writeHead(404).end())
      return true
    }
  }

  it('lets stand what the family writes while it is under way', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    const { id: titleId } = await our.home.title('The Salt Harbour')
    whilePosterComes(() =>
      our.call('PUT', `/api/family-titles/${titleId}`, {
        ...{ title: 'Our Harbour', description: 'Where we swim.', genre: 'comedy' },
        ...{ releaseYear: 1998, rating: 'PG' },
      }),
    )
    await our.run(id)
    expect(await our.detail('Our Harbour')).toMatchObject({
      ...{ description: 'Where we swim.', genre: 'comedy', rating: 'PG' },
      cast: [{ name: 'Ada Reed', role: 'The pilot' }],
    })
  })

  it('writes nothing of a title that gets another file while it is under way', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    // A folder that was just looked through is looked up once more: each time there is another file.
    let others = 0
    whilePosterComes(() => {
      others += 1
      const other = { mediaId: `another-file-of-the-film-${others}` }
      return our.home.home.database.db.update(titles).set(other)
    })
    await our.run(id)
    expect(others).toBeGreaterThan(0)
    expect(await our.detail('The Salt Harbour')).toMatchObject({ description: '', cast: [] })
  })

  it('looks a file up anew that gets another name, and leaves nothing of the one before', async () => {
    const { shelf, id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    await our.run(id)
    await rename(shelf.at('The Salt Harbour (1998).mp4'), shelf.at('Lantern (2010).mp4'))
    await our.home.scanAgain()
    await our.run(id)
    expect(await our.detail('Lantern')).toMatchObject({
      ...{ description: 'New.', rating: null, genre: null, cast: [], thumbnailUrl: null },
    })
    expect(await our.home.names()).toEqual(['Lantern'])
    expect(await our.home.names(our.home.tablet)).toEqual([])
  })

  it('still knows another version of a film by the name of its file', async () => {
    const { shelf, id } = await our.shelfWith('Der Salzhafen (1998).mp4')
    await our.run(id)
    expect(await our.home.names()).toEqual(['The Salt Harbour'])
    const version = 'Der Salzhafen (1998) - 480p.mp4'
    await shelf.put(version)
    await our.home.scanAgain()
    const [{ problems } = { problems: [] }] = await our.home.folders()
    expect(problems.map(({ path }) => path)).toContain(version)
    expect(await our.home.list()).toHaveLength(1)
  })

  it('looks a series up once, and gives each episode its own words', async () => {
    const { id } = await our.shelfWith(
      'Night Ferry (2004)/Season 1/01.mp4',
      'Night Ferry (2004)/Season 1/02.mp4',
    )
    await our.run(id)
    expect(await our.home.names()).toEqual(['Fog', 'Ropes'])
    expect(await our.detail('Fog')).toMatchObject({ description: 'They wait.', rating: 'TV-Y' })
    const searches = our.fake.asked.filter(({ path }) => path.includes('/search/'))
    expect(searches).toHaveLength(1)
  })

  it('goes on after the folder of a series gets another name while the series waits', async () => {
    const { shelf, id } = await our.shelfWith(
      'A Film (1999).mp4',
      'Nite Fery (2004)/Season 1/01.mp4',
    )
    let isRenamed = false
    our.fake.script = (path, response) => {
      if (isRenamed || !path.includes('/search/movie')) return false
      isRenamed = true
      void rename(shelf.at('Nite Fery (2004)'), shelf.at('Night Ferry (2004)'))
        .then(() => our.home.scanAgain())
        .then(() => answersJson(response, { results: [] }))
      return true
    }
    await our.run(id)
    expect((await our.folderLookup()).counts).toMatchObject({ none: 1, applied: 1, waiting: 0 })
    expect(await our.home.names()).toEqual(['A Film', 'Ropes'])
  })

  it('knows no films at TVmaze, and no ages', async () => {
    const { id } = await our.shelfWith(
      'The Salt Harbour (1998).mp4',
      'Night Ferry (2004)/Season 1/01.mp4',
    )
    await our.setFolder(id, 'tvmaze')
    await our.run(id)
    expect(await our.detail('Ropes')).toMatchObject({ description: 'They cast off.', rating: null })
    expect((await our.detail('The Salt Harbour')).description).toBe('')
    expect(await our.home.names(our.home.tablet)).toEqual([])
    expect(our.fake.asked.every(({ path }) => path.includes('tvmaze'))).toBe(true)
  })
})

describe('a household of several nodes', () => {
  it.each(['tvmaze', null])('asks nothing more once another node has chosen %s', async (source) => {
    const { id } = await our.shelfWith('A Film (1999).mp4', 'The Salt Harbour (1998).mp4')
    const { db } = our.home.home.database
    our.fake.script = (_path, response) => {
      void db
        .execute(sql`update library_folders set lookup_source = ${source} where id = ${id}`)
        .then(() => answersJson(response, { results: [] }))
      return true
    }
    await our.run(id)
    const asked = our.fake.asked.map(({ path }) => path).join(' ')
    expect(asked).toContain('Film')
    expect(asked).not.toContain('Salt')
    expect((await our.folderLookup()).counts).toMatchObject({ none: 1, waiting: 1 })
  })
})

it('refuses a job that names no folder', async () => {
  const workers = new Map<string, Worker>()
  const jobs: Jobs = { ...idleJobs, work: async (lane, worker) => void workers.set(lane, worker) }
  const home = await openTestHome({ jobs })
  onTestFinished(() => home.close())
  await home.slices.lookup.start()
  const job = workers.get('lookups')?.({ folderId: 'one' }, new AbortController().signal)
  await expect(job).rejects.toMatchObject({ name: 'ZodError' })
})

describe('what is kept', () => {
  it('stays when another catalogue is chosen, and the one before is not asked any more', async () => {
    const { shelf, id } = await our.shelfWith(
      'The Salt Harbour (1998).mp4',
      'Night Ferry (2004)/Season 1/01.mp4',
    )
    await our.run(id)
    await our.setFolder(id, 'tvmaze')
    our.fake.asked.length = 0
    await shelf.put('Night Ferry (2004)/Season 2/01.mp4')
    await our.home.scanAgain()
    const before = our.home.home.clock.now
    our.home.home.clock.now = new Date(before.getTime() + 151 * 86_400_000)
    await our.setFolder(id, 'tvmaze', 'de')
    await our.run(id)
    expect(our.fake.asked).toEqual([])
    expect(await our.detail('Ropes')).toMatchObject({
      description: 'They cast off.',
      rating: 'TV-Y',
    })
    our.home.home.clock.now = new Date(before.getTime() + 181 * 86_400_000)
    await our.run(id)
    our.home.home.clock.now = before
    expect(await our.detail('Ropes')).toMatchObject({ description: 'They cast off.', rating: null })
    const asked = our.fake.asked.map(({ path }) => path).join(' ')
    expect(asked).toContain('Night')
    expect(asked).not.toContain('Salt')
    expect(our.fake.asked.every(({ path }) => path.includes('tvmaze'))).toBe(true)
  })

  it('never answers the key, nor logs it', async () => {
    await our.shelfWith('The Salt Harbour (1998).mp4')
    const answers = [
      (await our.call('PUT', LOOKUP_ROUTES.key.path, { key: 'f'.repeat(32) })).body,
      (await our.call('GET', LOOKUP_ROUTES.settings.path)).body,
    ]
    const [{ id = 0 } = {}] = await our.home.folders()
    await our.run(id)
    answers.push(JSON.stringify(our.home.home.logged))
    for (const said of answers) expect(said).not.toMatch(/f{32}|0123456789abcdef/)
    expect((await our.settings()).hasKey).toBe(true)
  })

  it('goes with its folder', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    await our.run(id)
    const { thumbnailUrl } = await our.home.title('The Salt Harbour')
    await our.home.takeAllOut()
    expect(await our.home.home.database.db.select().from(lookups)).toEqual([])
    const [, , , mediaId = ''] = (thumbnailUrl ?? '').split('/')
    expect(await our.home.home.storage.list(mediaId)).toEqual([])
  })

  it('can be taken back, and is after six months, where looking up is turned off while titles wait', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4', 'A Film (1999).mp4')
    await our.run(id)
    await our.setFolder(id, 'tmdb', 'de')
    expect(await our.folderLookup()).toMatchObject({ hasFacts: true, counts: { waiting: 1 } })
    await our.setFolder(id, null)
    expect(await our.folderLookup()).toMatchObject({
      ...{ hasFacts: true, open: [] },
      counts: { applied: 1, waiting: 0, none: 0 },
    })
    const before = our.home.home.clock.now
    our.home.home.clock.now = new Date(before.getTime() + 181 * 86_400_000)
    our.fake.asked.length = 0
    await our.run(id)
    expect(our.fake.asked).toEqual([])
    expect(await our.detail('The Salt Harbour')).toMatchObject({ description: '', rating: null })
    expect(await our.folderLookup()).toMatchObject({ hasFacts: false, counts: { undone: 1 } })
    our.home.home.clock.now = before
  })

  it.each([
    ['turned off', (id: number) => our.setFolder(id, null)],
    ['stopped', (id: number) => our.act(id, 'stop')],
  ])('can be taken back where looking up is %s while facts are written', async (_how, end) => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    const done = await our.home.home.database.db.transaction(async (tx) => {
      await tx.select().from(titles).for('update')
      const running = our.run(id)
      // PostgreSQL ends a transaction that says nothing for a minute.
      const speak = () => tx.execute(sql`select 1`)
      await vi.waitFor(() => speak().then(() => expectWaiting(1)))
      const ended = end(id)
      await vi.waitFor(() => speak().then(() => expectWaiting(2)))
      return { running, ended }
    })
    await Promise.all([done.running, done.ended])
    expect(await our.folderLookup()).toMatchObject({
      ...{ hasFacts: true, counts: { applied: 1, waiting: 0, stopped: 0 } },
    })
    await our.act(id, 'undo')
    expect(await our.detail('The Salt Harbour')).toMatchObject({ description: '', rating: null })
  })

  it('is asked for in the language that was chosen before looking up was turned off', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    await our.run(id)
    await our.setFolder(id, 'tmdb', 'de')
    await our.setFolder(id, null, 'de')
    await our.setFolder(id, 'tmdb', 'de')
    our.fake.asked.length = 0
    await our.run(id)
    expect(our.fake.asked.map(({ path }) => path).join(' ')).toContain('language=de')
    await our.setFolder(id, 'tmdb', 'es')
    await our.setFolder(id, null, 'es')
    await our.act(id, 'undo')
    expect(await our.detail('The Salt Harbour')).toMatchObject({ description: '', rating: null })
  })

  it('is taken back for a whole folder, and asked for anew after five months', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    await our.run(id)
    const before = our.home.home.clock.now
    our.home.home.clock.now = new Date(before.getTime() + 151 * 86_400_000)
    our.fake.asked.length = 0
    await our.run(id)
    expect(our.fake.asked.map(({ path }) => path.split('?')[0])).toContain(
      '/api.themoviedb.org/3/movie/41',
    )
    our.home.home.clock.now = new Date(before.getTime() + 400 * 86_400_000)
    our.fake.script = (_path, response) => {
      response.destroy()
      return true
    }
    await expect(our.run(id)).rejects.toThrow('offline')
    expect((await our.detail('The Salt Harbour')).description).toBe('')
    our.home.home.clock.now = before
    our.fake.script = () => false
    await our.run(id)
    expect((await our.detail('The Salt Harbour')).description).not.toBe('')
    await our.act(id, 'undo')
    expect(await our.detail('The Salt Harbour')).toMatchObject({ description: '', rating: null })
    expect((await our.folderLookup()).counts).toMatchObject({ undone: 1, applied: 0 })
  })
})

/** So many wait for what others hold. */
async function expectWaiting(count: number): Promise<void> {
  const waiting = await our.home.home.database.db.execute(sql`select from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
  expect(waiting.rowCount).toBe(count)
}
