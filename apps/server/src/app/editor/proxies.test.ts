import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type EditorAsset, editorAssetListSchema } from '@starnest/contract/editor/editor'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addFamilyFilm } from '../../../test/editor/family-film.ts'
import { PLAIN_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import type { Media, MediaExamination } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import { editorProxies } from '../../tables/editor.ts'
import { households, profiles } from '../../tables/family.ts'
import { files } from '../../tables/files.ts'

const DAY_MS = 24 * 3_600_000

const filmOf = (heightPx: number): MediaExamination => ({
  ...PLAIN_FILM,
  video: PLAIN_FILM.video && { ...PLAIN_FILM.video, widthPx: (heightPx * 16) / 9, heightPx },
})

let home: TestHome
let dad: Somebody
let mia: Somebody
/** How many pixels high the films are, and what the engine does next. */
let heightPx = 1080
let make: Media['makeProxy']
beforeAll(async () => {
  home = await openTestHome({
    hasQueue: true,
    media: scriptedEngine(PLAIN_FILM, {
      examine: async () => filmOf(heightPx),
      makeProxy: (job) => make(job),
    }),
  })
  await home.slices.editor.start()
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.clear()
  heightPx = 1080
  make = async ({ intoFile }) => {
    await mkdir(dirname(intoFile), { recursive: true })
    await writeFile(intoFile, 'light')
  }
  dad = await home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
  mia = await home.addSomebody('G', { displayName: 'Mia' })
})

const call = (who: Somebody, method: InjectOptions['method'], url: string, payload?: object) =>
  home.app.inject({
    method: method ?? 'GET',
    url,
    cookies: { [DEVICE_COOKIE]: who.deviceId },
    ...(payload && { payload }),
  })

/** A project of somebody with a film of the family in it. */
async function project(who: Somebody): Promise<{ path: string; mediaId: string; titleId: number }> {
  const { filename, mediaId, titleId } = await addFamilyFilm(home, { facts: PLAIN_FILM })
  const { id } = (await call(who, 'POST', '/api/editor/projects', { name: 'Summer' })).json()
  const added = await call(who, 'POST', `/api/editor/projects/${id}/assets`, { filename })
  expect(added.statusCode).toBe(201)
  return { path: `/api/editor/projects/${id}/assets`, mediaId, titleId }
}

async function assetOf(who: Somebody, path: string): Promise<EditorAsset> {
  const [asset] = editorAssetListSchema.parse((await call(who, 'GET', path)).json())
  if (!asset) throw new Error('the project has no asset')
  return asset
}

async function proxyIn(who: Somebody, path: string, state: string) {
  await vi.waitFor(async () => expect((await assetOf(who, path)).proxy?.state).toBe(state))
  return (await assetOf(who, path)).proxy
}

it('makes a light copy of a heavy film, sends it by Range, and keeps the film as it is', async () => {
  const { path } = await project(dad)
  const proxy = await proxyIn(dad, path, 'done')
  const sent = await call(dad, 'GET', proxy?.url ?? '')
  expect(sent.body).toBe('light')
  expect(sent.headers['content-type']).toBe('video/mp4')
  expect((await call(dad, 'GET', (await assetOf(dad, path)).storageUrl)).body).toBe('film')
  const part = await home.app.inject({
    ...{ method: 'GET', url: proxy?.url ?? '', headers: { range: 'bytes=1-2' } },
    cookies: { [DEVICE_COOKIE]: dad.deviceId },
  })
  expect([part.statusCode, part.body]).toEqual([206, 'ig'])
})

it('makes none of a light film', async () => {
  heightPx = 540
  make = () => Promise.reject(new Error('nobody asked for it'))
  const { path, mediaId } = await project(dad)
  await vi.waitFor(async () => expect((await assetOf(dad, path)).proxy).toBeNull())
  const url = `/media${path.slice(4)}/${(await assetOf(dad, path)).id}/${mediaId}/proxy.mp4`
  expect((await call(dad, 'GET', url)).json().code).toBe('media_not_found')
})

it('makes one copy for all projects that show a film', async () => {
  let times = 0
  const whole = make
  make = (job) => {
    times += 1
    return whole(job)
  }
  const { path, mediaId } = await project(dad)
  await proxyIn(dad, path, 'done')
  const { id } = (await call(dad, 'POST', '/api/editor/projects', { name: 'Again' })).json()
  const other = `/api/editor/projects/${id}/assets`
  const added = await call(dad, 'POST', other, { filename: `${mediaId}.mp4` })
  expect(added.json().proxy.state).toBe('done')
  expect(times).toBe(1)
})

it('says why one could not be made, and tries again when it is asked to', async () => {
  const whole = make
  make = () => Promise.reject(new MediaError('full', 'The disk is full.'))
  const { path } = await project(dad)
  const failed = await proxyIn(dad, path, 'failed')
  expect(failed).toMatchObject({ problem: { code: 'disk_full' }, url: null })
  make = whole
  const again = await call(dad, 'POST', `${path}/${(await assetOf(dad, path)).id}/proxy`)
  expect(again.json().proxy.state).not.toBe('failed')
  await proxyIn(dad, path, 'done')
  // Of one that is there, nothing is made anew.
  const kept = await call(dad, 'POST', `${path}/${(await assetOf(dad, path)).id}/proxy`)
  expect(kept.json().proxy.state).toBe('done')
})

it('waits where the minutes of encoding are used up, says so, and goes on by itself', async () => {
  const limit = (limitEncodeMinutes: number | null) =>
    home.database.db.update(households).set({ limitEncodeMinutes })
  await limit(0)
  const { path } = await project(dad)
  await vi.waitFor(async () =>
    expect((await assetOf(dad, path)).proxy).toMatchObject({
      ...{ state: 'queued', problem: { code: 'encoding_spent' } },
    }),
  )
  heightPx = 540
  const light = await project(dad)
  await vi.waitFor(async () => expect((await assetOf(dad, light.path)).proxy).toBeNull())
  heightPx = 1080
  await limit(null)
  await home.database.db.execute(sql`
    update jobs.job set start_after = now() where name = 'editor-proxies' and state = 'created'`)
  expect(await proxyIn(dad, path, 'done')).toMatchObject({ problem: null })
})

it.each(['queued', 'running'] as const)(
  'makes one that is noted as %s and not in the queue, as after a server was killed or a backup restored',
  async (state) => {
    const { path, mediaId } = await project(dad)
    await proxyIn(dad, path, 'done')
    await home.storage.remove(`${mediaId}/editor-proxy.mp4`)
    await home.database.db.update(editorProxies).set({ state, percent: 40 })
    await proxyIn(dad, path, 'done')
    expect(await home.storage.stat(`${mediaId}/editor-proxy.mp4`)).toBeDefined()
  },
)

it('hides the copy from whom the film is hidden', async () => {
  const { path, titleId } = await project(mia)
  const proxy = await proxyIn(mia, path, 'done')
  expect((await call(mia, 'GET', proxy?.url ?? '')).statusCode).toBe(200)
  await home.addRule(mia, titleId, 'blocked')
  // Who asks for bytes is remembered for a moment.
  await vi.waitFor(async () => {
    expect((await call(mia, 'GET', proxy?.url ?? '')).statusCode).toBe(404)
  })
  expect((await assetOf(mia, path)).proxy).toBeNull()
})

it('sends the copy only while there is watching time, as the film itself', async () => {
  const { path } = await project(mia)
  const proxy = await proxyIn(mia, path, 'done')
  const { storageUrl } = await assetOf(mia, path)
  await home.database.db.update(profiles).set({ dailyMinutes: 0 })
  for (const url of [proxy?.url ?? '', storageUrl]) {
    const refused = await call(mia, 'GET', url)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'time_over'])
    expect((await call(dad, 'GET', url)).statusCode).toBe(200)
  }
})

it('keeps nothing of a film that is deleted while its copy is made', async () => {
  const isMaking = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const whole = make
  make = async (job) => {
    isMaking.resolve()
    await mayEnd.promise
    await whole(job)
  }
  const { path, mediaId } = await project(dad)
  await isMaking.promise
  await home.database.db.delete(files)
  await home.storage.remove(mediaId)
  mayEnd.resolve()
  await vi.waitFor(async () => {
    expect(await home.database.db.select().from(editorProxies)).toEqual([])
  })
  expect(await home.storage.list(mediaId)).toEqual([])
  expect((await assetOf(dad, path)).proxy).toBeNull()
})

it('throws a copy away that no project has shown for a month, and makes it again when one does', async () => {
  const { path, mediaId } = await project(dad)
  await proxyIn(dad, path, 'done')
  home.clock.now = new Date(home.clock.now.getTime() + 20 * DAY_MS)
  await proxyIn(dad, path, 'done')
  home.clock.now = new Date(home.clock.now.getTime() + 20 * DAY_MS)
  await home.runSchedule('tidy-editor')
  expect(await home.storage.stat(`${mediaId}/editor-proxy.mp4`)).toBeDefined()
  home.clock.now = new Date(home.clock.now.getTime() + 31 * DAY_MS)
  await home.runSchedule('tidy-editor')
  expect(await home.storage.stat(`${mediaId}/editor-proxy.mp4`)).toBeUndefined()
  await proxyIn(dad, path, 'done')
})
