import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Item } from '@starnest/contract/editor/document'
import { editorAssetListSchema, editorProjectSchema } from '@starnest/contract/editor/editor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TestEditor } from '../../../test/editor/test-editor.ts'
import { tinyTracks } from '../../../test/jam/jam-home.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { files } from '../../tables/files.ts'

let editor: TestEditor
let dad: Somebody
let mia: Somebody
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-first-cut-'))
  editor = await TestEditor.open({ jam: await tinyTracks(folder) })
})
afterAll(async () => {
  await editor.home.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  ;({ dad, mia } = await editor.clear())
})

const firstCut = (who: Somebody, fields: object) =>
  editor.call(who, 'POST', '/api/editor/first-cut', { language: 'en', ...fields })

it('makes a film of files in the order in which they were taken, and calls it after those days', async () => {
  const filenames = [await editor.addFilm(), await editor.addFilm(), await editor.addFilm()]
  const days = ['2026-07-14', '2026-07-12', '2026-07-13']
  for (const [at, filename] of filenames.entries()) {
    const named = { originalName: `VID_${days[at]?.replaceAll('-', '')}_120000.mp4` }
    await editor.home.database.db.update(files).set(named).where(eq(files.filename, filename))
  }
  const made = await firstCut(dad, { filenames })
  expect(made.statusCode).toBe(201)
  const project = editorProjectSchema.parse(made.json())
  expect(project.name).toBe('July 12 – 14, 2026')
  const path = `/api/editor/projects/${project.id}`
  const assets = editorAssetListSchema.parse(
    (await editor.call(dad, 'GET', `${path}/assets`)).json(),
  )
  expect(assets.map(({ originalName }) => originalName)).toEqual([
    'VID_20260712_120000.mp4',
    'VID_20260713_120000.mp4',
    'VID_20260714_120000.mp4',
    expect.any(String),
  ])
  const beat = assets[3]
  expect(beat?.beat).toEqual({ bpm: 120, firstBeatMs: 0, beatsPerBar: 4 })
  const { document } = (await editor.call(dad, 'GET', `${path}/document`)).json()
  const shown: Item[] = document.items.filter(({ layer }: Item) => layer === 0)
  expect(shown.map(({ assetId }) => assetId)).toEqual(assets.slice(0, 3).map(({ id }) => id))
  expect(document.items.some((item: Item) => item.assetId === beat?.id)).toBe(true)
  expect(document.items.find(({ layer }: Item) => layer === 2)?.text.text).toBe(project.name)
})

it('makes a first cut without music or with a beat that was chosen, and in other words', async () => {
  const filenames = [await editor.addFilm()]
  const french = await firstCut(dad, { filenames, beatId: null, language: 'fr' })
  const own = await firstCut(dad, { filenames, beatId: null, name: 'Summer' })
  expect(french.json().name).not.toBe('')
  expect(own.json()).toMatchObject({ name: 'Summer', items: 2 })
  const beats = (await editor.call(dad, 'GET', '/api/jam/beats')).json()
  const chosen = await firstCut(dad, { filenames, beatId: beats[0].id })
  const assets = (
    await editor.call(dad, 'GET', `/api/editor/projects/${chosen.json().id}/assets`)
  ).json()
  expect(assets.at(-1).source).toEqual({ kind: 'beat', beatId: beats[0].id })
})

it('begins nothing when one of the files is hidden, gone, or has no picture', async () => {
  const seen = await editor.addFilm(0)
  const hidden = await editor.addFilm(16)
  const refused = await firstCut(mia, { filenames: [seen, hidden] })
  expect(refused.json().code).toBe('file_not_found')
  await editor.home.database.db.update(files).set({ assetType: 'audio' })
  expect((await firstCut(dad, { filenames: [seen] })).json().code).toBe('nothing_to_cut')
  expect((await firstCut(dad, { filenames: [] })).statusCode).toBe(400)
  expect((await editor.call(dad, 'GET', '/api/editor/projects')).json()).toEqual([])
})
