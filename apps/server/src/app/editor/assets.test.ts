import { editorAssetListSchema } from '@starnest/contract/editor/editor'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TestEditor } from '../../../test/editor/test-editor.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { files } from '../../tables/files.ts'

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

it('takes what an upload answered as an asset, and nothing that the viewer does not find', async () => {
  const project = await editor.begin(mia)
  const filename = await editor.addFilm(16)
  const refused = await editor.call(mia, 'POST', `/api/editor/projects/${project.id}/assets`, {
    filename,
  })
  expect(refused.json().code).toBe('file_not_found')
  const receipt = {
    filename: await editor.addFilm(0),
    originalName: 'Beach.mp4',
    assetType: 'video',
  }
  const added = await editor.call(mia, 'POST', `/api/editor/projects/${project.id}/assets`, receipt)
  expect(added.statusCode).toBe(201)
  expect(added.json()).toMatchObject({
    assetType: 'video',
    originalName: 'Beach.mp4',
    duration: 60_000,
  })
  const title = await editor.home.addTitle({ minimumAge: 16, videoFile: 'video.mp4' })
  const source = { kind: 'title', titleId: title }
  const hidden = await editor.call(mia, 'POST', `/api/editor/projects/${project.id}/assets`, {
    source,
  })
  expect(hidden.json().code).toBe('title_not_found')
})

it('tells nothing of an asset that became hidden, and says of one that is gone that it is missing', async () => {
  const { project, asset } = await editor.cut(mia)
  await editor.home.addRule(
    mia,
    (await editor.home.database.db.select().from(files))[0]?.titleId ?? 0,
    'blocked',
  )
  const assetsOf = async (who: Somebody) =>
    editorAssetListSchema.parse(
      (await editor.call(who, 'GET', `/api/editor/projects/${project.id}/assets`)).json(),
    )
  expect(await assetsOf(mia)).toMatchObject([
    {
      id: asset.id,
      state: 'hidden',
      originalName: '',
      source: null,
      storageUrl: '',
      duration: null,
    },
  ])
  expect(await assetsOf(dad)).toMatchObject([{ state: 'ready', originalName: 'Beach.mp4' }])
  await editor.home.database.db.delete(files)
  expect(await assetsOf(dad)).toMatchObject([{ state: 'missing', originalName: 'Beach.mp4' }])
})

it('gives an asset another name and another file, if it is long enough', async () => {
  const { project, asset } = await editor.cut(dad)
  const path = `/api/editor/projects/${project.id}/assets/${asset.id}`
  const source = { kind: 'file', filename: await editor.addFilm() }
  const changed = await editor.call(dad, 'PATCH', path, { originalName: 'Sea.mp4', source })
  expect(changed.json()).toMatchObject({ originalName: 'Sea.mp4', source })
  const short = await editor.addFilm()
  await editor.home.database.db.update(files).set({
    facts: {
      format: 'mp4',
      durationSeconds: 2,
      video: null,
      audio: [],
      subtitles: [],
      chapters: [],
    },
  })
  const refused = await editor.call(dad, 'PATCH', path, {
    source: { kind: 'file', filename: short },
  })
  expect(refused.json()).toMatchObject({
    code: 'edit_refused',
    details: { refusal: 'beyond-source' },
  })
})

it('takes an asset out with its items', async () => {
  const { project, asset } = await editor.cut(dad)
  await editor.call(dad, 'DELETE', `/api/editor/projects/${project.id}/assets/${asset.id}`)
  const { revision, document } = (
    await editor.call(dad, 'GET', `/api/editor/projects/${project.id}/document`)
  ).json()
  expect(document.items).toEqual([])
  expect(revision).toBe(2)
})
