import { access } from 'node:fs/promises'
import { type EditorProject, editorArtListSchema } from '@starnest/contract/editor/editor'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { TestEditor } from '../../../test/editor/test-editor.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { readStudioLibrary } from '../../features/studio/studio-library.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import { encodingDays, households } from '../../tables/family.ts'
import { uploadQuotas } from '../../tables/files.ts'

let editor: TestEditor
let dad: Somebody
let mia: Somebody
beforeAll(async () => {
  editor = await TestEditor.open({ studio: await readStudioLibrary() })
})
afterAll(() => editor.home.close())
beforeEach(async () => {
  ;({ dad, mia } = await editor.clear())
})

const exported = (who: Somebody, project: EditorProject) => editor.makeFilm(who, project)

const stateOf = (who: Somebody, id: number) => editor.filmOf(who, id)

it('makes a film in the background, sends it, and says that the project is exported', async () => {
  const { project } = await editor.cut(dad)
  const film = await exported(dad, project)
  expect(film).toMatchObject({ state: 'done', percent: 100, fileSize: 6, duration: 5000 })
  expect(editor.ordered[0]?.plan).toMatchObject({
    widthPx: 854,
    heightPx: 480,
    framesPerSecond: 30,
  })
  expect(editor.ordered[0]?.plan.sources).toHaveLength(1)
  const bytes = await editor.call(dad, 'GET', film.downloadUrl ?? '')
  expect(bytes.body).toBe('a film')
  expect(bytes.headers['content-disposition']).toContain("UTF-8''Summer.mp4")
  const statusOf = async () =>
    (await editor.call(dad, 'GET', `/api/editor/projects/${project.id}`)).json().status
  expect(await statusOf()).toBe('exported')
  const [item] = (
    await editor.call(dad, 'GET', `/api/editor/projects/${project.id}/timeline`)
  ).json()
  await editor.edit(dad, project.id, { revision: 1 }, { kind: 'remove', ids: [item.id] })
  expect(await statusOf()).toBe('draft')
  const empty = { shortSidePx: 480, framesPerSecond: 30 }
  const refused = await editor.call(dad, 'POST', `/api/editor/projects/${project.id}/export`, empty)
  expect(refused.json().code).toBe('edit_refused')
})

it('takes stickers and backgrounds for everybody, and brings their files into the film', async () => {
  const art = editorArtListSchema.parse(
    (await editor.call(mia, 'GET', EDITOR_ROUTES.art.path)).json(),
  )
  expect(new Set(art.map(({ kind }) => kind))).toEqual(new Set(['sticker', 'background']))
  const project = await editor.begin(mia)
  const assets = `/api/editor/projects/${project.id}/assets`
  const add = (artId: string, name = {}) =>
    editor.call(mia, 'POST', assets, { source: { kind: 'art', artId }, ...name })
  const sticker = (await add('sticker/lion-hello', { originalName: 'El león saluda' })).json()
  expect(sticker).toMatchObject({ assetType: 'image', originalName: 'El león saluda' })
  expect((await editor.call(mia, 'GET', sticker.storageUrl)).statusCode).toBe(200)
  const background = (await add('background/page-sky')).json()
  expect(background).toMatchObject({ assetType: 'video', state: 'ready' })
  expect((await add('sticker/none')).json().code).toBe('media_not_found')
  expect((await add('sticker/../../etc/passwd')).statusCode).toBe(400)
  const plain = { startTime: 0, duration: 1000 }
  for (const [layer, { id, assetType }] of [background, sticker].entries()) {
    await editor.call(mia, 'POST', `/api/editor/projects/${project.id}/timeline`, {
      ...{ ...plain, layer, assetId: id, trackType: assetType },
    })
  }
  await exported(mia, project)
  const sources = editor.ordered[0]?.plan.sources ?? []
  expect(sources.map(({ format }) => format).sort()).toEqual(['mp4', 'webp'])
  for (const { path } of sources) await access(path)
})

it('says why a film failed', async () => {
  const { project } = await editor.cut(dad)
  editor.renderBy(async () => {
    throw new MediaError('full', 'The disk is full.')
  })
  expect(await exported(dad, project)).toMatchObject({
    ...{ state: 'failed', reason: 'The disk is full.', problem: { code: 'disk_full' } },
    downloadUrl: null,
  })
})

it('waits for the next day where the minutes of encoding are used up, says so, and goes on by itself', async () => {
  const { home } = editor
  const { project } = await editor.cut(dad)
  const limit = (limitEncodeMinutes: number | null) =>
    home.database.db.update(households).set({ limitEncodeMinutes })
  await limit(0)
  const settings = { shortSidePx: 480, framesPerSecond: 30 }
  const path = `/api/editor/projects/${project.id}/export`
  const { id } = (await editor.call(dad, 'POST', path, settings)).json()
  await vi.waitFor(async () =>
    expect(await stateOf(dad, id)).toMatchObject({
      ...{ state: 'queued', problem: { code: 'encoding_spent' } },
    }),
  )
  expect(editor.ordered).toEqual([])
  await limit(null)
  await home.database.db.execute(sql`
    update jobs.job set start_after = now() where name = 'editor-exports' and state = 'created'`)
  await vi.waitFor(async () =>
    expect(await stateOf(dad, id)).toMatchObject({ state: 'done', problem: null }),
  )
  const [noted] = await home.database.db.select().from(encodingDays)
  expect(noted).toMatchObject({ householdId: home.householdId, seconds: 1 })
})

it('is made although its place in the queue was lost, as by a backup that was restored', async () => {
  const { home } = editor
  const { project } = await editor.cut(dad)
  await home.database.db.update(households).set({ limitEncodeMinutes: 0 })
  const path = `/api/editor/projects/${project.id}/export`
  const settings = { shortSidePx: 480, framesPerSecond: 30 }
  const { id } = (await editor.call(dad, 'POST', path, settings)).json()
  const waits = { state: 'queued', problem: { code: 'encoding_spent' } }
  await vi.waitFor(async () => expect(await stateOf(dad, id)).toMatchObject(waits))
  await home.database.db.update(households).set({ limitEncodeMinutes: null })
  await home.database.db.execute(sql`delete from jobs.job where name = 'editor-exports'`)
  await home.runSchedule('tidy-editor')
  await vi.waitFor(async () => expect((await stateOf(dad, id)).state).toBe('done'))
})

it('is refused where the household has no room for it', async () => {
  const { home } = editor
  const { project } = await editor.cut(dad)
  await home.database.db.update(households).set({ limitBytes: 1000 })
  const path = `/api/editor/projects/${project.id}/export`
  const refused = await editor.call(dad, 'POST', path, { shortSidePx: 480, framesPerSecond: 30 })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    507,
    { code: 'storage_full', details: { reason: 'household_full' } },
  ])
})

it('cancels a film that is being made, and leaves nothing of it', async () => {
  const { project } = await editor.cut(dad)
  let stopped = false
  editor.renderBy(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          stopped = true
          reject(new MediaError('stopped', 'The work was stopped.'))
        })
      }),
  )
  const settings = { shortSidePx: 720, framesPerSecond: 24 }
  const { id } = (
    await editor.call(dad, 'POST', `/api/editor/projects/${project.id}/export`, settings)
  ).json()
  await vi.waitFor(() => expect(editor.ordered).toHaveLength(1))
  expect((await stateOf(dad, id)).state).toBe('running')
  expect((await editor.call(dad, 'GET', `/api/editor/projects/${project.id}`)).json().status).toBe(
    'exporting',
  )
  expect((await editor.call(dad, 'GET', `/media/editor/exports/${id}/film.mp4`)).json().code).toBe(
    'export_not_ready',
  )
  expect((await editor.call(dad, 'DELETE', `/api/editor/exports/${id}`)).json().state).toBe(
    'cancelled',
  )
  await vi.waitFor(() => expect(stopped).toBe(true))
  await editor.call(dad, 'DELETE', `/api/editor/exports/${id}`)
  expect((await editor.call(dad, 'GET', `/api/editor/exports/${id}`)).json().code).toBe(
    'export_not_found',
  )
})

it('is kept only where its maker and the household have room for one more file', async () => {
  const { db } = editor.home.database
  const { project } = await editor.cut(mia)
  const film = await exported(mia, project)
  const keep = () => editor.call(mia, 'POST', `/api/editor/exports/${film.id}/keep`, {})
  const { householdId } = editor.home
  const { profileId } = mia
  await db.insert(uploadQuotas).values({ householdId, profileId, quotaBytes: 5 })
  expect((await keep()).json()).toMatchObject({ code: 'quota_full' })
  await db.update(uploadQuotas).set({ quotaBytes: null })
  await db.update(households).set({ limitBytes: 1 })
  expect((await keep()).json()).toMatchObject({
    ...{ code: 'storage_full', details: { reason: 'household_full' } },
  })
  await db.update(households).set({ limitBytes: null })
  expect((await keep()).json()).toMatchObject({ assetType: 'video' })
})

it('makes a child’s film a file that the child finds only once it is rated', async () => {
  const { project } = await editor.cut(mia)
  const film = await exported(mia, project)
  const kept = await editor.call(mia, 'POST', `/api/editor/exports/${film.id}/keep`, {
    title: 'My film',
  })
  expect(kept.json()).toMatchObject({ originalName: 'My film.mp4', mayRemove: false })
  const { filename } = kept.json()
  expect((await editor.call(mia, 'GET', `/media/temp-uploads/${filename}`)).statusCode).toBe(404)
  expect((await editor.call(dad, 'GET', `/media/temp-uploads/${filename}`)).body).toBe('a film')
})
