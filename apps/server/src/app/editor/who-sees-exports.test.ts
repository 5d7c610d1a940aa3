import type { EditorExport } from '@starnest/contract/editor/editor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { itemOf, TestEditor } from '../../../test/editor/test-editor.ts'
import { PLAIN_FILM } from '../../../test/ingest/scripted-engine.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { editorExports } from '../../tables/editor.ts'
import { profiles } from '../../tables/family.ts'
import { files } from '../../tables/files.ts'
import { titles } from '../../tables/titles.ts'

let editor: TestEditor
let dad: Somebody
let mia: Somebody
beforeAll(async () => {
  editor = await TestEditor.open()
})
afterAll(() => editor.home.close())
beforeEach(async () => {
  ;({ dad, mia } = await editor.clear())
})

/** Blocks for Mia the film that her project shows. */
async function block(filename: string): Promise<void> {
  const { db } = editor.home.database
  const [file] = await db.select().from(files).where(eq(files.filename, filename))
  await editor.home.addRule(mia, file?.titleId ?? 0, 'blocked')
}

/** The name of a picture that somebody brought. */
async function addPicture({ profileId }: Somebody): Promise<string> {
  const { householdId, database } = editor.home
  const mediaId = 'picture000000000000001'
  const filename = `${mediaId}.png`
  await database.db.insert(files).values({
    ...{ householdId, profileId, mediaId, filename, originalName: 'Sea.png' },
    ...{ assetType: 'image', contentType: 'image/png', sizeBytes: 4, facts: PLAIN_FILM },
  })
  return filename
}

const statusFor = async (who: Somebody, { downloadUrl }: EditorExport) =>
  (await editor.call(who, 'GET', downloadUrl ?? '')).statusCode

it('hides a film from whom something in it is hidden', async () => {
  const { project, filename } = await editor.cut(mia)
  const film = await editor.makeFilm(mia, project)
  expect((await editor.call(mia, 'GET', film.downloadUrl ?? '')).statusCode).toBe(200)
  await block(filename)
  const hidden = await editor.call(mia, 'GET', `/api/editor/exports/${film.id}`)
  expect(hidden.json().code).toBe('export_not_found')
  // Who asks for bytes is remembered for a moment.
  await vi.waitFor(async () => {
    const { headers, statusCode } = await editor.call(mia, 'GET', film.downloadUrl ?? '')
    expect(statusCode, headers['content-type']).toBe(404)
  })
  expect(
    (await editor.call(mia, 'GET', `/api/editor/projects/${project.id}/exports`)).json(),
  ).toEqual([])
  expect((await editor.call(dad, 'GET', film.downloadUrl ?? '')).statusCode).toBe(200)
})

it.each([
  ['taken out of the project', () => ['DELETE', undefined] as const],
  [
    'given another source',
    async () => {
      const source = { kind: 'file', filename: await editor.addFilm() }
      return ['PATCH', { source }] as const
    },
  ],
])('hides a film also once what is hidden in it was %s', async (_, change) => {
  const { project, asset, filename } = await editor.cut(mia)
  const film = await editor.makeFilm(mia, project)
  await block(filename)
  const [method, payload] = await change()
  const path = `/api/editor/projects/${project.id}`
  const changed = await editor.call(mia, method, `${path}/assets/${asset.id}`, payload)
  expect(changed.statusCode).toBe(200)
  expect(await statusFor(mia, film)).toBe(404)
  expect((await editor.call(mia, 'GET', `${path}/exports`)).json()).toEqual([])
  const kept = await editor.call(mia, 'POST', `/api/editor/exports/${film.id}/keep`, {})
  expect(kept.json().code).toBe('export_not_found')
  expect(await statusFor(dad, film)).toBe(200)
})

it('hides a film from a child once a film in it is gone, whose ceiling nobody knows then', async () => {
  const { home } = editor
  const { project, filename } = await editor.cut(mia)
  const film = await editor.makeFilm(mia, project)
  await block(filename)
  await home.database.db.delete(files)
  await home.database.db.delete(titles)
  expect([await statusFor(mia, film), await statusFor(dad, film)]).toEqual([404, 200])
})

it('shows only grown-ups a film of an older version, which did not note what it shows', async () => {
  const { project } = await editor.cut(mia)
  const film = await editor.makeFilm(mia, project)
  await editor.home.database.db.update(editorExports).set({ shownSources: null })
  expect([await statusFor(mia, film), await statusFor(dad, film)]).toEqual([404, 200])
})

it('leaves a child its film of what is not hidden, and of a picture of its own that is gone', async () => {
  const { home } = editor
  const project = await editor.begin(mia)
  const filename = await addPicture(mia)
  const picture = await editor.addAsset(mia, project, filename)
  const seen = await editor.addAsset(mia, project, await editor.addFilm())
  const blocked = await editor.addFilm()
  const hidden = await editor.addAsset(mia, project, blocked)
  const items = [
    itemOf(picture.id, { trackType: 'image' }),
    itemOf(seen.id, { startTime: 5000 }),
    itemOf(hidden.id, { startTime: 10_000 }),
  ]
  await editor.edit(mia, project.id, { revision: 0 }, { kind: 'add', items })
  await block(blocked)
  const film = await editor.makeFilm(mia, project)
  await home.database.db.delete(files).where(eq(files.filename, filename))
  expect(await statusFor(mia, film)).toBe(200)
})

it('tells a grown-up of a film that its title is gone, and shows what was made of it', async () => {
  const { home } = editor
  const mediaId = 'aaaaaaaaaaaaaaaaaaaaaA'
  const titleId = await home.addTitle({ mediaId, videoFile: 'video.mp4' })
  const project = await editor.begin(dad)
  const assets = `/api/editor/projects/${project.id}/assets`
  const source = { kind: 'title', titleId }
  const asset = (await editor.call(dad, 'POST', assets, { source })).json()
  const items = [itemOf(asset.id)]
  await editor.edit(dad, project.id, { revision: 0 }, { kind: 'add', items })
  const film = await editor.makeFilm(dad, project)
  await home.database.db.delete(titles)
  expect((await editor.call(dad, 'GET', assets)).json()).toMatchObject([{ state: 'missing' }])
  expect(await statusFor(dad, film)).toBe(200)
})

it('sends a film with films in it only while there is watching time, and one of pictures always', async () => {
  const { home } = editor
  const { project } = await editor.cut(mia)
  const film = await editor.makeFilm(mia, project)
  const own = await editor.begin(mia)
  const picture = await editor.addAsset(mia, own, await addPicture(mia))
  const items = [itemOf(picture.id, { trackType: 'image' })]
  await editor.edit(mia, own.id, { revision: 0 }, { kind: 'add', items })
  const slides = await editor.makeFilm(mia, own)
  expect([film.showsFilms, slides.showsFilms]).toEqual([true, false])
  await home.database.db.update(profiles).set({ dailyMinutes: 0 })
  const refused = await editor.call(mia, 'GET', film.downloadUrl ?? '')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'time_over'])
  expect(await statusFor(mia, slides)).toBe(200)
  expect(await statusFor(dad, film)).toBe(200)
  // It is hers all the same, and may be kept.
  const kept = await editor.call(mia, 'POST', `/api/editor/exports/${film.id}/keep`, {})
  expect(kept.statusCode).toBe(200)
})
