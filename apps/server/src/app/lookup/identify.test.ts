import type { ServerResponse } from 'node:http'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { lookupSettingsSchema, titleLookupSchema } from '@starnest/contract/lookup/lookup'
import { LOOKUP_ROUTES } from '@starnest/contract/lookup/lookup.routes'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TEST_KEY } from '../../../test/lookup/fake-catalogue.ts'
import { type LookupHome, openLookupHome, routeOf } from '../../../test/lookup/lookup-home.ts'
import { answersJson } from '../../../test/translate/fake-service.ts'

let our: LookupHome
beforeAll(async () => {
  our = await openLookupHome()
})
afterEach(() => our.clear())
afterAll(() => our.close())

describe('when the catalogue does not help', () => {
  it('is offline for as long as nobody answers, which is no failure of any title', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    our.fake.script = (_path, response) => {
      response.destroy()
      return true
    }
    await expect(our.run(id)).rejects.toThrow('offline')
    expect(await our.folderLookup()).toMatchObject({
      standing: 'offline',
      counts: { waiting: 1, failed: 0 },
    })
    our.fake.script = () => false
    await our.run(id)
    expect(await our.folderLookup()).toMatchObject({ standing: 'idle', counts: { applied: 1 } })
  })

  /** Tries again and again, as jobs do, until it need not wait. */
  const runPatiently = (id: number) =>
    expect
      .poll(() => our.run(id).catch((error) => error.name), { interval: 100 })
      .not.toBe('Postponed')

  it('gives up its turn for as long as it is asked to wait, which are no tries, and goes on', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    let calls = 0
    our.fake.script = (_path, response) => {
      calls += 1
      if (calls > 1) return false
      response.writeHead(429, { 'retry-after': '1' }).end()
      return true
    }
    await expect(our.run(id)).rejects.toMatchObject({ name: 'Postponed', seconds: 1 })
    expect((await our.folderLookup()).standing).toBe('resting')
    await runPatiently(id)
    expect((await our.folderLookup()).counts).toMatchObject({ applied: 1, failed: 0 })
  })

  it('fails for a catalogue that asks to wait each time, and is tried again when it is told to', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    let calls = 0
    our.fake.script = (_path, response) => {
      calls += 1
      response.writeHead(429, { 'retry-after': '1' }).end()
      return true
    }
    await runPatiently(id)
    expect(calls).toBe(3)
    expect((await our.folderLookup()).open).toMatchObject([{ state: 'failed', problem: 'busy' }])
    our.fake.script = () => false
    await our.act(id, 'retry')
    await runPatiently(id)
    expect((await our.folderLookup()).counts).toMatchObject({ applied: 1, failed: 0 })
  })

  it('stops for a key that is not taken, and goes on with another', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    await our.call('PUT', LOOKUP_ROUTES.key.path, { key: 'f'.repeat(32) })
    await our.run(id)
    expect(await our.folderLookup()).toMatchObject({
      problem: 'key_refused',
      counts: { waiting: 1 },
    })
    await our.call('PUT', LOOKUP_ROUTES.key.path, { key: TEST_KEY })
    await our.run(id)
    expect(await our.folderLookup()).toMatchObject({ problem: null, counts: { applied: 1 } })
  })

  it('names what failed, and tries it again when it is told to', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4', 'Nothing like it (1901).mp4')
    our.fake.script = (path, response) => {
      if (!path.includes('/movie/')) return false
      answersJson(response, { id: 'no number' })
      return true
    }
    await our.run(id)
    expect((await our.folderLookup()).open).toMatchObject([
      { title: 'Nothing like it', state: 'none', problem: null },
      { title: 'The Salt Harbour', state: 'failed', problem: 'odd_answer' },
    ])
    our.fake.script = () => false
    await our.act(id, 'retry')
    await our.run(id)
    expect((await our.folderLookup()).counts).toMatchObject({ applied: 1, failed: 0, none: 1 })
  })

  it('takes the facts without a poster that is none', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    our.fake.script = (path, response) => {
      if (!path.startsWith('image.')) return false
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<svg onload="alert(1)"/>')
      return true
    }
    await our.run(id)
    expect(await our.detail('The Salt Harbour')).toMatchObject({ rating: 'G', thumbnailUrl: null })
    const { id: titleId } = await our.home.title('The Salt Harbour')
    const known = await our.call('GET', routeOf(LOOKUP_ROUTES.title, titleId))
    expect(known.json()).toMatchObject({ state: 'applied', problem: 'picture_refused' })
  })

  it('ends what waits when it is told to', async () => {
    const { id } = await our.shelfWith('The Salt Harbour (1998).mp4')
    const { promise: asked, resolve: heard } = Promise.withResolvers<void>()
    our.fake.script = () => {
      heard()
      return true
    }
    const running = our.run(id)
    await asked
    await our.act(id, 'stop')
    await running
    expect((await our.folderLookup()).counts).toMatchObject({ stopped: 1, waiting: 0 })
  })
})

describe('identifying by hand', () => {
  const entry = (id: string) => ({ source: 'tmdb', id })

  it('searches, shows what changes, applies it and takes it back', async () => {
    await our.shelfWith('Lantern.mp4')
    const { id } = await our.home.title('Lantern')
    const said = { title: 'Lantern', year: 2010 }
    const found = await our.call('POST', routeOf(LOOKUP_ROUTES.search, id), said)
    expect(found.json()).toMatchObject([{ id: '43', year: 2010, score: 1, nearness: 'exact' }])
    const preview = await our.call('POST', routeOf(LOOKUP_ROUTES.preview, id), entry('43'))
    expect(preview.json()).toMatchObject({
      ...{ name: 'Lantern', url: 'https://www.themoviedb.org/movie/43', more: 0 },
      titles: [{ titleId: id }],
    })
    const changes = preview.json().titles[0].changes
    expect(changes).toContainEqual({
      ...{ field: 'description', before: null, after: 'New.', kept: null },
    })
    expect((await our.detail('Lantern')).description).toBe('')
    const applied = await our.call('PUT', routeOf(LOOKUP_ROUTES.apply, id), entry('43'))
    expect(titleLookupSchema.parse(applied.json()).applied?.name).toBe('Lantern')
    expect(await our.detail('Lantern')).toMatchObject({ description: 'New.', releaseYear: 2010 })
    const undone = await our.call('DELETE', routeOf(LOOKUP_ROUTES.undo, id))
    expect(undone.json()).toMatchObject({ state: 'undone', applied: null })
    expect(await our.detail('Lantern')).toMatchObject({ description: '', releaseYear: null })
  })

  it('takes the poster back, too, and does not look it up again by itself', async () => {
    const { id: folderId } = await our.shelfWith('The Salt Harbour (1998).mp4')
    await our.run(folderId)
    const { id, thumbnailUrl } = await our.home.title('The Salt Harbour')
    await our.call('DELETE', routeOf(LOOKUP_ROUTES.undo, id))
    expect(await our.detail('The Salt Harbour')).toMatchObject({
      ...{ thumbnailUrl: null, rating: null, certificate: null },
    })
    expect((await our.call('GET', thumbnailUrl ?? '')).statusCode).toBe(404)
    expect(await our.home.names(our.home.tablet)).toEqual([])
    our.fake.asked.length = 0
    await our.run(folderId)
    expect(our.fake.asked).toEqual([])
  })

  it.each([
    ['searches for', 'api.themoviedb.org/3/search/movie'],
    ['fetches a poster for', 'image.tmdb.org/t/p/w780/poster41.jpg'],
  ])(
    'stays identified, with its poster, where the folder %s the film meanwhile',
    async (_what, asked) => {
      const answer = (response: ServerResponse) =>
        asked.startsWith('image.')
          ? response.writeHead(200, { 'content-type': 'image/jpeg' }).end(our.poster)
          : answersJson(response, { results: [] })
      const { id: folderId } = await our.shelfWith('The Salt Harbour (1998).mp4')
      const { id } = await our.home.title('The Salt Harbour')
      const poster = async () => {
        const { thumbnailUrl } = await our.home.title('The Tower')
        return (await our.call('GET', thumbnailUrl ?? '')).rawPayload.toString('base64')
      }
      let applied = ''
      const apply = async () => {
        await our.call('PUT', routeOf(LOOKUP_ROUTES.apply, id), entry('44'))
        applied = await poster()
      }
      our.fake.script = (path, response) => {
        if (applied !== '' || path !== asked) return false
        void apply().then(() => answer(response))
        return true
      }
      await our.run(folderId)
      expect(await our.detail('The Tower')).toMatchObject({
        description: 'It stands.',
        rating: 'G',
      })
      expect(applied).not.toBe('')
      expect(await poster()).toBe(applied)
      // Nothing is left of the poster that the folder put there meanwhile.
      const { thumbnailUrl } = await our.home.title('The Tower')
      const [, , , mediaId, kind, making] = (thumbnailUrl ?? '').split('/')
      for (const key of await our.home.home.storage.list(`${mediaId}/looked-up`))
        expect(key).toContain(`${mediaId}/${kind}/${making}/`)
    },
  )

  it('takes nothing over where looking up is turned off while its poster is fetched', async () => {
    const { id: folderId } = await our.shelfWith('The Salt Harbour (1998).mp4')
    const { id } = await our.home.title('The Salt Harbour')
    our.fake.script = (path, response) => {
      if (!path.startsWith('image.')) return false
      void our
        .setFolder(folderId, null)
        .then(() => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(our.poster))
      return true
    }
    const applied = await our.call('PUT', routeOf(LOOKUP_ROUTES.apply, id), entry('41'))
    expect(applied.json()).toMatchObject({ isOffered: false, applied: null })
    expect(await our.detail('The Salt Harbour')).toMatchObject({
      ...{ description: '', rating: null, thumbnailUrl: null },
    })
  })

  it('says why the catalogue did not help', async () => {
    await our.shelfWith('Lantern.mp4')
    const { id } = await our.home.title('Lantern')
    const gone = await our.call('POST', routeOf(LOOKUP_ROUTES.preview, id), entry('999'))
    expect([gone.statusCode, gone.json().details]).toEqual([409, { problem: 'gone' }])
    const other = { source: 'tvmaze', id: '52' }
    const off = await our.call('PUT', routeOf(LOOKUP_ROUTES.apply, id), other)
    expect([off.statusCode, off.json().details]).toEqual([409, { problem: 'off' }])
    await our.call('PUT', LOOKUP_ROUTES.key.path, { key: null })
    const keyless = await our.call('POST', routeOf(LOOKUP_ROUTES.search, id), {
      title: 'A',
      year: 1,
    })
    expect(keyless.statusCode).toBe(400)
    const unkeyed = await our.call('POST', routeOf(LOOKUP_ROUTES.preview, id), entry('42'))
    expect(unkeyed.json().details).toEqual({ problem: 'no_key' })
  })

  it('is not offered where nothing is looked up', async () => {
    const { id: folderId } = await our.shelfWith('Lantern.mp4')
    await our.setFolder(folderId, null)
    const { id } = await our.home.title('Lantern')
    const known = await our.call('GET', routeOf(LOOKUP_ROUTES.title, id))
    expect(known.json()).toMatchObject({ isOffered: false, query: null })
    const asked = await our.call('PUT', routeOf(LOOKUP_ROUTES.apply, id), entry('43'))
    expect(asked.json().details).toEqual({ problem: 'off' })
    expect(our.fake.asked).toEqual([])
  })

  it('knows nothing of titles that its viewer may not see', async () => {
    const { id: folderId } = await our.shelfWith('Lantern.mp4')
    await our.run(folderId)
    const { id } = await our.home.title('Lantern')
    const watcher = await our.home.home.addSomebody('PG', { ageGroup: 'adult' })
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
      our.home.home.app.inject({
        ...{ method, url, cookies: { [DEVICE_COOKIE]: cookie } },
        ...(payload && { payload }),
      })
    const asked = async (cookie: string) =>
      Promise.all([
        as(cookie, 'GET', routeOf(LOOKUP_ROUTES.title, id)),
        as(cookie, 'POST', routeOf(LOOKUP_ROUTES.search, id), { title: 'A', year: null }),
        as(cookie, 'POST', routeOf(LOOKUP_ROUTES.preview, id), entry('43')),
        as(cookie, 'PUT', routeOf(LOOKUP_ROUTES.apply, id), entry('43')),
        as(cookie, 'DELETE', routeOf(LOOKUP_ROUTES.undo, id)),
      ])
    our.fake.asked.length = 0
    for (const { statusCode, json } of await asked(watcher.deviceId)) {
      expect([statusCode, json().code]).toEqual([404, 'title_not_found'])
    }
    for (const { statusCode } of await asked(our.home.tablet.id)) expect(statusCode).toBe(403)
    expect(our.fake.asked).toEqual([])
  })
})
