import { randomUUID } from 'node:crypto'
import type { Command } from '@starnest/contract/editor/commands'
import {
  type EditorProject,
  editorProjectListSchema,
  editorProjectSchema,
  MAX_PROJECTS,
} from '@starnest/contract/editor/editor'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { itemOf, TestEditor } from '../../../test/editor/test-editor.ts'
import { PLAIN_FILM } from '../../../test/ingest/scripted-engine.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { editorProjects } from '../../tables/editor.ts'
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

it('begins, renames, lists and deletes projects', async () => {
  const named = await editor.call(dad, 'POST', '/api/editor/projects', {
    name: '  Summer ',
    description: ' ',
  })
  expect(named.statusCode).toBe(201)
  expect(named.json()).toMatchObject({ name: 'Summer', status: 'draft', items: 0, isOwn: true })
  expect(named.json()).not.toHaveProperty('description')
  const { id } = named.json()
  const blank = await editor.call(dad, 'POST', '/api/editor/projects', { name: '   ' })
  expect(blank.statusCode).toBe(400)
  editor.home.clock.now = new Date(editor.home.clock.now.getTime() + 1000)
  await editor.begin(dad, 'Winter')
  editor.home.clock.now = new Date(editor.home.clock.now.getTime() + 1000)
  const change = { name: 'Summer 2026', description: 'At the sea' }
  await editor.call(dad, 'PATCH', `/api/editor/projects/${id}`, change)
  const listed = (await editor.call(dad, 'GET', '/api/editor/projects')).json()
  expect(editorProjectListSchema.parse(listed)).toMatchObject([change, { name: 'Winter' }])
  expect((await editor.call(dad, 'DELETE', `/api/editor/projects/${id}`)).json()).toMatchObject({
    id,
  })
  expect((await editor.call(dad, 'GET', `/api/editor/projects/${id}`)).json().code).toBe(
    'project_not_found',
  )
})

it('lets a profile have so many projects and no more', async () => {
  const { profileId } = dad
  await editor.home.database.db.insert(editorProjects).values(
    Array.from({ length: MAX_PROJECTS }, () => ({
      ...{ householdId: editor.home.householdId, profileId, name: 'One of many' },
      document: {
        settings: { aspect: '16:9' as const, framesPerSecond: 30 as const, background: '#000000' },
        items: [],
        markers: [],
      },
    })),
  )
  const refused = await editor.call(dad, 'POST', '/api/editor/projects', { name: 'One more' })
  expect(refused.json().code).toBe('project_limit_reached')
})

it('shows a child its own projects, and a grown-up those of all', async () => {
  const own = await editor.begin(mia, 'Mine')
  const his = await editor.begin(dad, 'His')
  const namesOf = async (who: Somebody) =>
    (await editor.call(who, 'GET', '/api/editor/projects'))
      .json()
      .map(({ name }: EditorProject) => name)
  expect(await namesOf(mia)).toEqual(['Mine'])
  expect((await namesOf(dad)).sort()).toEqual(['His', 'Mine'])
  for (const path of ['', '/assets', '/timeline', '/document', '/exports']) {
    const refused = await editor.call(mia, 'GET', `/api/editor/projects/${his.id}${path}`)
    expect(refused.json().code).toBe('project_not_found')
  }
  expect((await editor.call(dad, 'GET', `/api/editor/projects/${own.id}`)).json().isOwn).toBe(false)
})

it('has the timeline of the specification', async () => {
  const project = await editor.begin(dad)
  const asset = await editor.addAsset(dad, project, await editor.addFilm())
  const path = `/api/editor/projects/${project.id}/timeline`
  const standing = {
    assetId: asset.id,
    trackType: 'video',
    startTime: -300,
    duration: 10_000,
    layer: 1,
  }
  const added = await editor.call(dad, 'POST', path, { projectId: project.id, ...standing })
  expect(added.statusCode).toBe(201)
  expect(added.json()).toMatchObject({ ...standing, startTime: 0, projectId: project.id })
  const { id } = added.json()
  const moved = await editor.call(dad, 'PATCH', `${path}/${id}`, { startTime: 2000, layer: 2 })
  expect(moved.json()).toMatchObject({ startTime: 2000, layer: 2, duration: 10_000 })
  const odd = { startTime: 2010, duration: 9990 }
  const framed = await editor.call(dad, 'PATCH', `${path}/${id}`, odd)
  expect(framed.json()).toEqual({ ...moved.json(), startTime: 2000, duration: 10_000 })
  for (const wrong of [{ duration: 0 }, { duration: 61_000 }, { layer: 3 }, { startTime: -1 }]) {
    expect((await editor.call(dad, 'PATCH', `${path}/${id}`, wrong)).json().code).toBe(
      'edit_refused',
    )
  }
  expect((await editor.call(dad, 'GET', path)).json()).toEqual([moved.json()])
  expect((await editor.call(dad, 'DELETE', `${path}/${id}`)).statusCode).toBe(200)
  expect((await editor.call(dad, 'DELETE', `${path}/${id}`)).json().code).toBe('item_not_found')
})

it('does commands once, all or none, and on the revision they were made for', async () => {
  const { project, asset, item } = await editor.cut(dad)
  const batch = randomUUID()
  const move: Command = { kind: 'move', ids: [item.id], by: 1000, layers: 0 }
  expect((await editor.edit(dad, project.id, { revision: 1, batch }, move)).json()).toEqual({
    revision: 2,
  })
  expect((await editor.edit(dad, project.id, { revision: 1, batch }, move)).json()).toEqual({
    revision: 2,
  })
  const late = await editor.edit(dad, project.id, { revision: 1 }, move)
  expect(late.json()).toMatchObject({ code: 'project_conflict', details: { revision: 2 } })
  const tooLong = itemOf(asset.id, { startTime: 10_000, sourceStart: 58_000 })
  const refused = await editor.edit(dad, project.id, { revision: 2 }, move, {
    kind: 'add',
    items: [tooLong],
  })
  expect(refused.json()).toMatchObject({
    code: 'edit_refused',
    details: { refusal: 'beyond-source', itemId: tooLong.id },
  })
  const { revision, document } = (
    await editor.call(dad, 'GET', `/api/editor/projects/${project.id}/document`)
  ).json()
  expect({ revision, startTime: document.items[0].startTime }).toEqual({
    revision: 2,
    startTime: 1000,
  })
})

it('copies a project with another timeline, over assets of its own', async () => {
  const { project, asset, item } = await editor.cut(dad)
  const { document } = (
    await editor.call(dad, 'GET', `/api/editor/projects/${project.id}/document`)
  ).json()
  const other = { ...document, items: [{ ...item, startTime: 7000 }] }
  const body = { name: 'Summer, the other', document: other }
  const copy = await editor.call(dad, 'POST', `/api/editor/projects/${project.id}/copies`, body)
  const { id } = editorProjectSchema.parse(copy.json())
  const copied = (await editor.call(dad, 'GET', `/api/editor/projects/${id}/document`)).json()
    .document
  expect(copied.items).toMatchObject([{ startTime: 7000, id: item.id }])
  expect(copied.items[0].assetId).not.toBe(asset.id)
  const bad = { ...document, items: [item, { ...item, id: 'twin' }] }
  const refused = await editor.call(dad, 'POST', `/api/editor/projects/${project.id}/copies`, {
    name: 'x',
    document: bad,
  })
  expect(refused.json().code).toBe('edit_refused')
})

it('copies another timeline without items whose asset was taken out, or became too short, meanwhile', async () => {
  const { project, item } = await editor.cut(dad)
  const path = `/api/editor/projects/${project.id}`
  const gone = await editor.addAsset(dad, project, await editor.addFilm())
  const shortened = await editor.addAsset(dad, project, await editor.addFilm())
  const { document } = (await editor.call(dad, 'GET', `${path}/document`)).json()
  const items = [
    item,
    itemOf(gone.id, { startTime: 10_000 }),
    itemOf(shortened.id, { startTime: 20_000, sourceStart: 50_000 }),
    itemOf(shortened.id, { startTime: 30_000 }),
  ]
  await editor.call(dad, 'DELETE', `${path}/assets/${gone.id}`)
  const facts = { ...PLAIN_FILM, durationSeconds: 30 }
  await editor.home.database.db.update(files).set({ facts })
  const body = { name: 'Summer, the other', document: { ...document, items } }
  const copy = await editor.call(dad, 'POST', `${path}/copies`, body)
  expect(copy.statusCode).toBe(201)
  const copied = (
    await editor.call(dad, 'GET', `/api/editor/projects/${copy.json().id}/document`)
  ).json().document
  expect(copied.items).toMatchObject([{ startTime: 0 }, { startTime: 30_000 }])
})
