import { randomUUID } from 'node:crypto'
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Command } from '@starnest/contract/editor/commands'
import type { Item } from '@starnest/contract/editor/document'
import {
  type EditorAsset,
  type EditorExport,
  type EditorProject,
  editorArtListSchema,
  editorAssetListSchema,
  editorExportSchema,
  editorProjectListSchema,
  editorProjectSchema,
  MAX_PROJECTS,
} from '@starnest/contract/editor/editor'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { PLAIN_PICTURE, PLAIN_SOUND } from '@starnest/editor/edit/new-item'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addFamilyFilm } from '../../../test/editor/family-film.ts'
import { PLAIN_FILM } from '../../../test/ingest/scripted-engine.ts'
import { tinyTracks } from '../../../test/jam/jam-home.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'
import { readStudioLibrary } from '../../features/studio/studio-library.ts'
import type { FilmJob } from '../../ports/film-renderer.ts'
import { MediaError } from '../../ports/media.ts'
import { editorProjects } from '../../tables/editor.ts'
import { files } from '../../tables/files.ts'

let folder: string
let home: TestHome
let dad: Somebody
let mia: Somebody
/** What the engine that makes films does next. */
let render: (job: FilmJob) => Promise<void>
const ordered: FilmJob[] = []
beforeAll(async () => {
  const engine = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  folder = await mkdtemp(join(tmpdir(), 'starnest-editor-'))
  home = await openTestHome({
    ...{ hasQueue: true, jam: await tinyTracks(folder), studio: await readStudioLibrary() },
    media: {
      ...engine,
      renderFilm: async (job) => {
        ordered.push(job)
        await render(job)
      },
    },
  })
  await home.slices.jam.start()
  await home.slices.editor.start()
})
afterAll(async () => {
  await home.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await home.clear()
  ordered.length = 0
  render = async ({ intoFile }) => {
    await mkdir(dirname(intoFile), { recursive: true })
    await writeFile(intoFile, 'a film')
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

async function begin(who = dad, name = 'Summer'): Promise<EditorProject> {
  return editorProjectSchema.parse(
    (await call(who, 'POST', '/api/editor/projects', { name })).json(),
  )
}

/** A film of the family that lasts a minute, whose title is for an age. */
async function addFilm(minimumAge = 0): Promise<string> {
  const facts = { ...PLAIN_FILM, durationSeconds: 60, audio: [] }
  return (await addFamilyFilm(home, { minimumAge, facts })).filename
}

async function addAsset(project: EditorProject, filename: string, who = dad): Promise<EditorAsset> {
  return (await call(who, 'POST', `/api/editor/projects/${project.id}/assets`, { filename })).json()
}

const itemOf = (assetId: number, fields: Partial<Item> = {}): Item => ({
  ...{ id: randomUUID(), assetId, trackType: 'video', layer: 0, startTime: 0, duration: 5000 },
  ...{ sourceStart: 0, speed: 1, transition: null, text: null },
  ...{ sound: PLAIN_SOUND, picture: PLAIN_PICTURE, ...fields },
})

const edit = (id: number, revision: number, commands: Command[], batch = randomUUID(), who = dad) =>
  call(who, 'POST', `/api/editor/projects/${id}/commands`, { revision, batch, commands })

/** A project with a film on its timeline. */
async function cut(minimumAge = 0, who = dad) {
  const project = await begin(who)
  const filename = await addFilm(minimumAge)
  const asset = await addAsset(project, filename, who)
  const item = itemOf(asset.id)
  await edit(project.id, 0, [{ kind: 'add', items: [item] }], randomUUID(), who)
  return { project, asset, item, filename }
}

async function exported(project: EditorProject, who = dad): Promise<EditorExport> {
  const settings = { shortSidePx: 480, framesPerSecond: 30 }
  const asked = await call(who, 'POST', `/api/editor/projects/${project.id}/export`, settings)
  const { id } = editorExportSchema.parse(asked.json())
  return vi.waitFor(async () => {
    const state = await stateOf(id, who)
    if (state.state === 'queued' || state.state === 'running') throw new Error('not yet')
    return state
  }, 10_000)
}

const stateOf = async (id: number, who = dad): Promise<EditorExport> =>
  (await call(who, 'GET', `/api/editor/exports/${id}`)).json()

it('begins, renames, lists and deletes projects', async () => {
  const named = await call(dad, 'POST', '/api/editor/projects', {
    name: '  Summer ',
    description: ' ',
  })
  expect(named.statusCode).toBe(201)
  expect(named.json()).toMatchObject({ name: 'Summer', status: 'draft', items: 0, isOwn: true })
  expect(named.json()).not.toHaveProperty('description')
  const { id } = named.json()
  const blank = await call(dad, 'POST', '/api/editor/projects', { name: '   ' })
  expect(blank.statusCode).toBe(400)
  home.clock.now = new Date(home.clock.now.getTime() + 1000)
  await begin(dad, 'Winter')
  home.clock.now = new Date(home.clock.now.getTime() + 1000)
  const change = { name: 'Summer 2026', description: 'At the sea' }
  await call(dad, 'PATCH', `/api/editor/projects/${id}`, change)
  const listed = (await call(dad, 'GET', '/api/editor/projects')).json()
  expect(editorProjectListSchema.parse(listed)).toMatchObject([change, { name: 'Winter' }])
  expect((await call(dad, 'DELETE', `/api/editor/projects/${id}`)).json()).toMatchObject({ id })
  expect((await call(dad, 'GET', `/api/editor/projects/${id}`)).json().code).toBe(
    'project_not_found',
  )
})

it('lets a profile have so many projects and no more', async () => {
  const { profileId } = dad
  await home.database.db.insert(editorProjects).values(
    Array.from({ length: MAX_PROJECTS }, () => ({
      ...{ householdId: home.householdId, profileId, name: 'One of many' },
      document: {
        settings: { aspect: '16:9' as const, framesPerSecond: 30 as const, background: '#000000' },
        items: [],
        markers: [],
      },
    })),
  )
  const refused = await call(dad, 'POST', '/api/editor/projects', { name: 'One more' })
  expect(refused.json().code).toBe('project_limit_reached')
})

it('shows a child its own projects, and a grown-up those of all', async () => {
  const own = await begin(mia, 'Mine')
  const his = await begin(dad, 'His')
  const namesOf = async (who: Somebody) =>
    (await call(who, 'GET', '/api/editor/projects')).json().map(({ name }: EditorProject) => name)
  expect(await namesOf(mia)).toEqual(['Mine'])
  expect((await namesOf(dad)).sort()).toEqual(['His', 'Mine'])
  for (const path of ['', '/assets', '/timeline', '/document', '/exports']) {
    const refused = await call(mia, 'GET', `/api/editor/projects/${his.id}${path}`)
    expect(refused.json().code).toBe('project_not_found')
  }
  expect((await call(dad, 'GET', `/api/editor/projects/${own.id}`)).json().isOwn).toBe(false)
})

it('takes what an upload answered as an asset, and nothing that the viewer does not find', async () => {
  const project = await begin(mia)
  const filename = await addFilm(16)
  const refused = await call(mia, 'POST', `/api/editor/projects/${project.id}/assets`, { filename })
  expect(refused.json().code).toBe('file_not_found')
  const receipt = { filename: await addFilm(0), originalName: 'Beach.mp4', assetType: 'video' }
  const added = await call(mia, 'POST', `/api/editor/projects/${project.id}/assets`, receipt)
  expect(added.statusCode).toBe(201)
  expect(added.json()).toMatchObject({
    assetType: 'video',
    originalName: 'Beach.mp4',
    duration: 60_000,
  })
  const title = await home.addTitle({ minimumAge: 16, videoFile: 'video.mp4' })
  const source = { kind: 'title', titleId: title }
  const hidden = await call(mia, 'POST', `/api/editor/projects/${project.id}/assets`, { source })
  expect(hidden.json().code).toBe('title_not_found')
})

it('tells nothing of an asset that became hidden, and says of one that is gone that it is missing', async () => {
  const { project, asset } = await cut(0, mia)
  await home.addRule(mia, (await home.database.db.select().from(files))[0]?.titleId ?? 0, 'blocked')
  const assetsOf = async (who: Somebody) =>
    editorAssetListSchema.parse(
      (await call(who, 'GET', `/api/editor/projects/${project.id}/assets`)).json(),
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
  await home.database.db.delete(files)
  expect(await assetsOf(dad)).toMatchObject([{ state: 'missing', originalName: 'Beach.mp4' }])
})

it('gives an asset another name and another file, if it is long enough', async () => {
  const { project, asset } = await cut()
  const path = `/api/editor/projects/${project.id}/assets/${asset.id}`
  const source = { kind: 'file', filename: await addFilm() }
  const changed = await call(dad, 'PATCH', path, { originalName: 'Sea.mp4', source })
  expect(changed.json()).toMatchObject({ originalName: 'Sea.mp4', source })
  const short = await addFilm()
  await home.database.db.update(files).set({
    facts: {
      format: 'mp4',
      durationSeconds: 2,
      video: null,
      audio: [],
      subtitles: [],
      chapters: [],
    },
  })
  const refused = await call(dad, 'PATCH', path, { source: { kind: 'file', filename: short } })
  expect(refused.json()).toMatchObject({
    code: 'edit_refused',
    details: { refusal: 'beyond-source' },
  })
})

it('takes an asset out with its items', async () => {
  const { project, asset } = await cut()
  await call(dad, 'DELETE', `/api/editor/projects/${project.id}/assets/${asset.id}`)
  const { revision, document } = (
    await call(dad, 'GET', `/api/editor/projects/${project.id}/document`)
  ).json()
  expect(document.items).toEqual([])
  expect(revision).toBe(2)
})

it('has the timeline of the specification', async () => {
  const project = await begin()
  const asset = await addAsset(project, await addFilm())
  const path = `/api/editor/projects/${project.id}/timeline`
  const standing = {
    assetId: asset.id,
    trackType: 'video',
    startTime: -300,
    duration: 10_000,
    layer: 1,
  }
  const added = await call(dad, 'POST', path, { projectId: project.id, ...standing })
  expect(added.statusCode).toBe(201)
  expect(added.json()).toMatchObject({ ...standing, startTime: 0, projectId: project.id })
  const { id } = added.json()
  const moved = await call(dad, 'PATCH', `${path}/${id}`, { startTime: 2000, layer: 2 })
  expect(moved.json()).toMatchObject({ startTime: 2000, layer: 2, duration: 10_000 })
  for (const wrong of [{ duration: 0 }, { duration: 61_000 }, { layer: 3 }, { startTime: -1 }]) {
    expect((await call(dad, 'PATCH', `${path}/${id}`, wrong)).json().code).toBe('edit_refused')
  }
  expect((await call(dad, 'GET', path)).json()).toEqual([moved.json()])
  expect((await call(dad, 'DELETE', `${path}/${id}`)).statusCode).toBe(200)
  expect((await call(dad, 'DELETE', `${path}/${id}`)).json().code).toBe('item_not_found')
})

it('does commands once, all or none, and on the revision they were made for', async () => {
  const { project, asset, item } = await cut()
  const batch = randomUUID()
  const move: Command = { kind: 'move', ids: [item.id], by: 1000, layers: 0 }
  expect((await edit(project.id, 1, [move], batch)).json()).toEqual({ revision: 2 })
  expect((await edit(project.id, 1, [move], batch)).json()).toEqual({ revision: 2 })
  const late = await edit(project.id, 1, [move])
  expect(late.json()).toMatchObject({ code: 'project_conflict', details: { revision: 2 } })
  const tooLong = itemOf(asset.id, { startTime: 10_000, sourceStart: 58_000 })
  const refused = await edit(project.id, 2, [move, { kind: 'add', items: [tooLong] }])
  expect(refused.json()).toMatchObject({
    code: 'edit_refused',
    details: { refusal: 'beyond-source', itemId: tooLong.id },
  })
  const { revision, document } = (
    await call(dad, 'GET', `/api/editor/projects/${project.id}/document`)
  ).json()
  expect({ revision, startTime: document.items[0].startTime }).toEqual({
    revision: 2,
    startTime: 1000,
  })
})

it('copies a project with another timeline, over assets of its own', async () => {
  const { project, asset, item } = await cut()
  const { document } = (
    await call(dad, 'GET', `/api/editor/projects/${project.id}/document`)
  ).json()
  const other = { ...document, items: [{ ...item, startTime: 7000 }] }
  const body = { name: 'Summer, the other', document: other }
  const copy = await call(dad, 'POST', `/api/editor/projects/${project.id}/copies`, body)
  const { id } = editorProjectSchema.parse(copy.json())
  const copied = (await call(dad, 'GET', `/api/editor/projects/${id}/document`)).json().document
  expect(copied.items).toMatchObject([{ startTime: 7000, id: item.id }])
  expect(copied.items[0].assetId).not.toBe(asset.id)
  const bad = { ...document, items: [item, { ...item, id: 'twin' }] }
  const refused = await call(dad, 'POST', `/api/editor/projects/${project.id}/copies`, {
    name: 'x',
    document: bad,
  })
  expect(refused.json().code).toBe('edit_refused')
})

it('makes a film in the background, sends it, and says that the project is exported', async () => {
  const { project } = await cut()
  const film = await exported(project)
  expect(film).toMatchObject({ state: 'done', percent: 100, fileSize: 6, duration: 5000 })
  expect(ordered[0]?.plan).toMatchObject({ widthPx: 854, heightPx: 480, framesPerSecond: 30 })
  expect(ordered[0]?.plan.sources).toHaveLength(1)
  const bytes = await call(dad, 'GET', film.downloadUrl ?? '')
  expect(bytes.body).toBe('a film')
  expect(bytes.headers['content-disposition']).toContain("UTF-8''Summer.mp4")
  const statusOf = async () =>
    (await call(dad, 'GET', `/api/editor/projects/${project.id}`)).json().status
  expect(await statusOf()).toBe('exported')
  const [item] = (await call(dad, 'GET', `/api/editor/projects/${project.id}/timeline`)).json()
  await edit(project.id, 1, [{ kind: 'remove', ids: [item.id] }])
  expect(await statusOf()).toBe('draft')
  const empty = { shortSidePx: 480, framesPerSecond: 30 }
  const refused = await call(dad, 'POST', `/api/editor/projects/${project.id}/export`, empty)
  expect(refused.json().code).toBe('edit_refused')
})

it('takes stickers and backgrounds for everybody, and brings their files into the film', async () => {
  const art = editorArtListSchema.parse((await call(mia, 'GET', EDITOR_ROUTES.art.path)).json())
  expect(new Set(art.map(({ kind }) => kind))).toEqual(new Set(['sticker', 'background']))
  const project = await begin(mia)
  const assets = `/api/editor/projects/${project.id}/assets`
  const add = (artId: string, name = {}) =>
    call(mia, 'POST', assets, { source: { kind: 'art', artId }, ...name })
  const sticker = (await add('sticker/lion-hello', { originalName: 'El león saluda' })).json()
  expect(sticker).toMatchObject({ assetType: 'image', originalName: 'El león saluda' })
  expect((await call(mia, 'GET', sticker.storageUrl)).statusCode).toBe(200)
  const background = (await add('background/page-sky')).json()
  expect(background).toMatchObject({ assetType: 'video', state: 'ready' })
  expect((await add('sticker/none')).json().code).toBe('media_not_found')
  expect((await add('sticker/../../etc/passwd')).statusCode).toBe(400)
  const plain = { startTime: 0, duration: 1000 }
  for (const [layer, { id, assetType }] of [background, sticker].entries()) {
    await call(mia, 'POST', `/api/editor/projects/${project.id}/timeline`, {
      ...{ ...plain, layer, assetId: id, trackType: assetType },
    })
  }
  await exported(project, mia)
  const sources = ordered[0]?.plan.sources ?? []
  expect(sources.map(({ format }) => format).sort()).toEqual(['mp4', 'webp'])
  for (const { path } of sources) await access(path)
})

it('says why a film failed', async () => {
  const { project } = await cut()
  render = async () => {
    throw new MediaError('full', 'The disk is full.')
  }
  expect(await exported(project)).toMatchObject({
    ...{ state: 'failed', reason: 'The disk is full.', problem: { code: 'disk_full' } },
    downloadUrl: null,
  })
})

it('cancels a film that is being made, and leaves nothing of it', async () => {
  const { project } = await cut()
  let stopped = false
  render = ({ signal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        stopped = true
        reject(new MediaError('stopped', 'The work was stopped.'))
      })
    })
  const settings = { shortSidePx: 720, framesPerSecond: 24 }
  const { id } = (
    await call(dad, 'POST', `/api/editor/projects/${project.id}/export`, settings)
  ).json()
  await vi.waitFor(() => expect(ordered).toHaveLength(1), 10_000)
  expect((await stateOf(id)).state).toBe('running')
  expect((await call(dad, 'GET', `/api/editor/projects/${project.id}`)).json().status).toBe(
    'exporting',
  )
  expect((await call(dad, 'GET', `/media/editor/exports/${id}/film.mp4`)).json().code).toBe(
    'export_not_ready',
  )
  expect((await call(dad, 'DELETE', `/api/editor/exports/${id}`)).json().state).toBe('cancelled')
  await vi.waitFor(() => expect(stopped).toBe(true))
  await call(dad, 'DELETE', `/api/editor/exports/${id}`)
  expect((await call(dad, 'GET', `/api/editor/exports/${id}`)).json().code).toBe('export_not_found')
})

it('hides a film from whom something in it is hidden', async () => {
  const { project } = await cut(0, mia)
  const film = await exported(project, mia)
  expect((await call(mia, 'GET', film.downloadUrl ?? '')).statusCode).toBe(200)
  await home.addRule(mia, (await home.database.db.select().from(files))[0]?.titleId ?? 0, 'blocked')
  const hidden = await call(mia, 'GET', `/api/editor/exports/${film.id}`)
  expect(hidden.json().code).toBe('export_not_found')
  // Who asks for bytes is remembered for a moment.
  await vi.waitFor(async () => {
    const { headers, statusCode } = await call(mia, 'GET', film.downloadUrl ?? '')
    expect(statusCode, headers['content-type']).toBe(404)
  }, 5000)
  expect((await call(mia, 'GET', `/api/editor/projects/${project.id}/exports`)).json()).toEqual([])
  expect((await call(dad, 'GET', film.downloadUrl ?? '')).statusCode).toBe(200)
})

it('makes a child’s film a file that the child finds only once it is rated', async () => {
  const { project } = await cut(0, mia)
  const film = await exported(project, mia)
  const kept = await call(mia, 'POST', `/api/editor/exports/${film.id}/keep`, { title: 'My film' })
  expect(kept.json()).toMatchObject({ originalName: 'My film.mp4', mayRemove: false })
  const { filename } = kept.json()
  expect((await call(mia, 'GET', `/media/temp-uploads/${filename}`)).statusCode).toBe(404)
  expect((await call(dad, 'GET', `/media/temp-uploads/${filename}`)).body).toBe('a film')
})

const firstCut = (who: Somebody, fields: object) =>
  call(who, 'POST', '/api/editor/first-cut', { language: 'en', ...fields })

it('makes a film of files in the order in which they were taken, and calls it after those days', async () => {
  const filenames = [await addFilm(), await addFilm(), await addFilm()]
  const days = ['2026-07-14', '2026-07-12', '2026-07-13']
  for (const [at, filename] of filenames.entries()) {
    const named = { originalName: `VID_${days[at]?.replaceAll('-', '')}_120000.mp4` }
    await home.database.db.update(files).set(named).where(eq(files.filename, filename))
  }
  const made = await firstCut(dad, { filenames })
  expect(made.statusCode).toBe(201)
  const project = editorProjectSchema.parse(made.json())
  expect(project.name).toBe('July 12 – 14, 2026')
  const path = `/api/editor/projects/${project.id}`
  const assets = editorAssetListSchema.parse((await call(dad, 'GET', `${path}/assets`)).json())
  expect(assets.map(({ originalName }) => originalName)).toEqual([
    'VID_20260712_120000.mp4',
    'VID_20260713_120000.mp4',
    'VID_20260714_120000.mp4',
    expect.any(String),
  ])
  const beat = assets[3]
  expect(beat?.beat).toEqual({ bpm: 120, firstBeatMs: 0, beatsPerBar: 4 })
  const { document } = (await call(dad, 'GET', `${path}/document`)).json()
  const shown: Item[] = document.items.filter(({ layer }: Item) => layer === 0)
  expect(shown.map(({ assetId }) => assetId)).toEqual(assets.slice(0, 3).map(({ id }) => id))
  expect(document.items.some((item: Item) => item.assetId === beat?.id)).toBe(true)
  expect(document.items.find(({ layer }: Item) => layer === 2)?.text.text).toBe(project.name)
})

it('makes a first cut without music or with a beat that was chosen, and in other words', async () => {
  const filenames = [await addFilm()]
  const french = await firstCut(dad, { filenames, beatId: null, language: 'fr' })
  const own = await firstCut(dad, { filenames, beatId: null, name: 'Summer' })
  expect(french.json().name).not.toBe('')
  expect(own.json()).toMatchObject({ name: 'Summer', items: 2 })
  const beats = (await call(dad, 'GET', '/api/jam/beats')).json()
  const chosen = await firstCut(dad, { filenames, beatId: beats[0].id })
  const assets = (await call(dad, 'GET', `/api/editor/projects/${chosen.json().id}/assets`)).json()
  expect(assets.at(-1).source).toEqual({ kind: 'beat', beatId: beats[0].id })
})

it('begins nothing when one of the files is hidden, gone, or has no picture', async () => {
  const seen = await addFilm(0)
  const hidden = await addFilm(16)
  const refused = await firstCut(mia, { filenames: [seen, hidden] })
  expect(refused.json().code).toBe('file_not_found')
  await home.database.db.update(files).set({ assetType: 'audio' })
  expect((await firstCut(dad, { filenames: [seen] })).json().code).toBe('nothing_to_cut')
  expect((await firstCut(dad, { filenames: [] })).statusCode).toBe(400)
  expect((await call(dad, 'GET', '/api/editor/projects')).json()).toEqual([])
})
