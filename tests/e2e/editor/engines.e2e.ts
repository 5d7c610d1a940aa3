import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Command } from '@starnest/contract/editor/commands'
import type { Item, ItemText } from '@starnest/contract/editor/document'
import { editorAssetListSchema } from '@starnest/contract/editor/editor'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { pathOf } from '@starnest/contract/route'
import { newTextItem, PLAIN_PICTURE, PLAIN_SOUND } from '@starnest/editor/edit/new-item'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { moveOut } from '../family.ts'
import { deleteFiles } from '../files/family-files.ts'
import { CALM, test } from '../starnest.ts'
import { agreement, firstFrameOf, soundBegins } from './compare-films.ts'
import { begin, removeProjects, upload } from './editor-page.ts'

test.use({ ...CALM, viewport: { width: 1440, height: 1000 } })

const FPS = 30
/** Milliseconds: two clips, the second of which is twice as fast. */
const CUT_MS = 1500
const END_MS = 3500

/** Colours as cameras write them: those of high definition, and said to be. */
const TAGGED = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
]

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-e2e-engines-'))
  await runBareFfmpeg(
    ...generated('testsrc2=s=640x360:r=30:d=4'),
    ...generated('sine=frequency=440:duration=4'),
    ...[...TAGGED, '-af', 'volume=0', '-shortest', join(folder, 'Beach.mp4')],
  )
  await runBareFfmpeg(
    ...generated('smptebars=s=640x360:r=25:d=6'),
    ...generated('sine=frequency=660:duration=6'),
    ...[...TAGGED, '-shortest', join(folder, 'Boat.mp4')],
  )
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))
test.beforeEach(({ page }) => moveOut(page.request))
test.afterEach(async ({ page }) => {
  await removeProjects(page)
  await deleteFiles(page)
})

const TITLE: ItemText = {
  ...{ style: 'title-card', text: 'Summer by the sea', subtitle: '', font: 'baloo', size: 1 },
  ...{ color: '#ffffff', background: null },
}

/** What is cut, of two assets. */
function cut(beach: number, boat: number): Item[] {
  const plain = { trackType: 'video' as const, layer: 0, sourceStart: 0, speed: 1, text: null }
  const look = { transition: null, sound: PLAIN_SOUND, picture: PLAIN_PICTURE }
  return [
    { ...plain, ...look, id: 'beach', assetId: beach, startTime: 0, duration: CUT_MS },
    {
      ...{ ...plain, ...look, id: 'boat', assetId: boat, startTime: CUT_MS },
      ...{ duration: END_MS - CUT_MS, sourceStart: 500, speed: 2 },
    },
    {
      ...newTextItem(TITLE, { id: 'title', at: 2500, layer: 2, framesPerSecond: FPS }),
      duration: 800,
    },
  ]
}

test('the page and the server make the same film', async ({ page }, info) => {
  const id = await begin(page, 'Engines')
  await upload(page, folder, 'Beach.mp4', 'Boat.mp4')
  const { request } = page
  const listed = await request.get(pathOf(EDITOR_ROUTES.assets, { id }))
  const assets = editorAssetListSchema.parse(await listed.json())
  const numberOf = (name: string) =>
    assets.find(({ originalName }) => originalName === name)?.id ?? 0
  await page.goto('/help')
  const opened = await (await request.get(pathOf(EDITOR_ROUTES.document, { id }))).json()
  const commands: Command[] = [
    { kind: 'add', items: cut(numberOf('Beach.mp4'), numberOf('Boat.mp4')) },
  ]
  const edited = await request.post(pathOf(EDITOR_ROUTES.edit, { id }), {
    data: { revision: opened.revision, batch: randomUUID(), commands },
  })
  expect(edited.ok(), await edited.text()).toBe(true)

  await page.goto(`/editor?project=${id}`)
  await page.getByRole('button', { name: 'Make the film' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make the film' })
  await dialog.getByLabel('Size').selectOption('480p')
  await dialog.getByLabel('Where').selectOption('On this device')
  await dialog.getByRole('button', { name: 'Make the film' }).click()
  const own = dialog.getByRole('listitem').filter({ hasText: 'on this device' })
  await expect(own.getByRole('link', { name: 'Download' })).toBeVisible()
  const ownFilm = await save(own, join(folder, 'page'))
  await dialog.getByLabel('Where').selectOption('On the server')
  await dialog.getByRole('button', { name: 'Make the film' }).click()
  const others = dialog.getByRole('listitem').filter({ hasNotText: 'on this device' })
  await expect(others.getByText('Ready')).toBeVisible()
  const serverFilm = await save(others, join(folder, 'server'))

  const { psnrDb, durationsMs } = await agreement(ownFilm, serverFilm)
  const cuts = [await firstFrameOf(ownFilm, CUT_MS), await firstFrameOf(serverFilm, CUT_MS)]
  const heard = [await soundBegins(ownFilm), await soundBegins(serverFilm)]
  info.annotations.push({
    type: 'figures',
    description: JSON.stringify({ psnrDb, durationsMs, cuts, heard }),
  })
  if (process.env.FIGURES) console.log({ psnrDb, durationsMs, cuts, heard })
  for (const ms of durationsMs) expect(Math.abs(ms - END_MS)).toBeLessThanOrEqual(1000 / FPS)
  for (const frame of cuts) expect(Math.abs(frame - (CUT_MS * FPS) / 1000)).toBeLessThanOrEqual(1)
  for (const ms of heard) expect(Math.abs(ms - CUT_MS)).toBeLessThanOrEqual(20)
  expect(psnrDb).toBeGreaterThanOrEqual(30)

  async function save(row: typeof own, path: string): Promise<string> {
    const download = page.waitForEvent('download')
    await row.getByRole('link', { name: 'Download' }).click()
    await (await download).saveAs(path)
    return path
  }
})
