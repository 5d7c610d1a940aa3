import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { documentSchema } from '@starnest/contract/editor/document'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { pathOf } from '@starnest/contract/route'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { moveOut } from '../family.ts'
import { deleteFiles } from '../files/family-files.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test } from '../starnest.ts'
import { begin, put, removeProjects, shownColor, upload } from './editor-page.ts'

test.use({ ...CALM, viewport: { width: 1440, height: 1000 } })

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-e2e-editor-'))
  const film = (color: string, hz: number, name: string) =>
    runBareFfmpeg(
      ...generated(`color=${color}:s=640x360:r=30:d=4`),
      ...generated(`sine=frequency=${hz}:duration=4`),
      ...['-pix_fmt', 'yuv420p', '-shortest', join(folder, name)],
    )
  await film('red', 440, 'Beach.mp4')
  await film('blue', 660, 'Boat.mp4')
  await runBareFfmpeg(
    ...generated('color=0x00ff00:s=400x400'),
    ...['-frames:v', '1', join(folder, 'Garden.png')],
  )
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))
test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
})
test.afterEach(async ({ page }) => {
  await removeProjects(page)
  await deleteFiles(page)
})

/** Keeps a picture of the page where somebody asks for them, to look at. */
async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) })
}

const documentOf = async (page: Page, id: number) => {
  const answer = await page.request.get(pathOf(EDITOR_ROUTES.document, { id }))
  return documentSchema.parse((await answer.json()).document)
}

test('a film is made of what was chosen among the files, and can be watched at once', async ({
  page,
}) => {
  test.slow()
  await page.goto('/files')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload Files' }).first().click()
  const names = ['Beach.mp4', 'Boat.mp4', 'Garden.png']
  await (await chooser).setFiles(names.map((name) => join(folder, name)))
  for (const name of names) {
    const card = page.locator('[data-file]', { hasText: name })
    await expect(card).toBeVisible()
    await expect(card.locator('img')).toBeVisible()
  }
  await page.locator('[data-file]').first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Make a film from these' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a film from these' })
  await expect(dialog.getByText('1 picture, 2 clips')).toBeVisible()
  await dialog.getByLabel('Name of the film').fill('By the sea')
  await dialog.getByLabel('Music').selectOption({ index: 2 })
  expect(await accessibilityFindings(page)).toEqual([])
  await shot(page, 'first-cut')
  await dialog.getByRole('button', { name: 'Cut the film' }).click()
  await expect(page.getByRole('heading', { name: 'By the sea', level: 2 })).toBeVisible()
  const clips = page.getByRole('gridcell')
  await expect(clips).toHaveCount(5)
  const id = Number(new URL(page.url()).searchParams.get('project'))
  const { items } = await documentOf(page, id)
  expect(items.map(({ layer, trackType }) => `${layer} ${trackType}`)).toEqual([
    ...['0 video', '0 video', '0 image', '1 audio', '2 text'],
  ])
  // It plays to its end, where it is dark; two seconds before is the picture, which was taken last.
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(page.locator('.preview-time')).toHaveText(/^(\S+) \/ \1$/)
  for (let second = 0; second < 2; second++) await page.keyboard.press('Shift+<')
  await expect.poll(() => shownColor(page)).toBe('green')
  await shot(page, 'first-cut-plays')
})

test('a film is made of what is chosen in the editor, by keyboard', async ({ page }) => {
  await page.goto('/editor')
  const choose = page.getByRole('button', { name: 'Film from pictures' }).last()
  await choose.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Make a film from these' })
  const cut = dialog.getByRole('button', { name: 'Cut the film' })
  await expect(cut).toBeDisabled()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload Files' }).click()
  await (await chooser).setFiles(join(folder, 'Garden.png'))
  await expect(dialog.getByText('1 chosen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Leave Garden.png out' }).click()
  await expect(cut).toBeDisabled()
  await dialog.getByRole('button', { name: 'Choose Garden.png' }).click()
  await dialog.getByLabel('Music').selectOption('none')
  await shot(page, 'first-cut-chooser')
  await cut.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell')).toHaveCount(1)
})

test('a family cuts a film from its own clips, and the server makes it', async ({ page }) => {
  test.slow()
  const id = await begin(page, 'Summer')
  await expect(
    page.getByText('No media assets yet. Upload some files to get started.'),
  ).toBeVisible()
  await upload(page, folder, 'Beach.mp4', 'Boat.mp4', 'Garden.png')
  await put(page, 'Beach.mp4')
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  const clips = page.getByRole('gridcell')
  await expect(clips).toHaveCount(1)
  await expect(clips.first()).toHaveAccessibleName('Beach.mp4, video, 0:00.0 to 0:04.0, track 2')
  await expect.poll(() => shownColor(page)).toBe('red')

  // Cut in two at two seconds, and the first half thrown away with its gap.
  for (let second = 0; second < 2; second++) await page.keyboard.press('Shift+>')
  await page.keyboard.press('s')
  await expect(clips).toHaveCount(2)
  await clips.first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Delete')
  await expect(clips).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(clips).toHaveCount(2)
  await page.keyboard.press('Control+y')
  await expect(clips.first()).toHaveAccessibleName('Beach.mp4, video, 0:00.0 to 0:02.0, track 2')

  // A clip is dragged behind it, where it snaps.
  const boat = page.getByRole('button', { name: 'Put Boat.mp4 on the timeline' })
  await boat.scrollIntoViewIfNeeded()
  const from = await boat.boundingBox()
  const first = await clips.first().boundingBox()
  if (!from || !first) throw new Error('nothing is drawn')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(first.x + first.width + 90, first.y + 20, { steps: 6 })
  await page.mouse.up()
  await expect(clips).toHaveCount(2)
  const dropped = await clips.nth(1).boundingBox()
  if (!dropped) throw new Error('it is not drawn')
  await page.mouse.move(dropped.x + 30, dropped.y + 20)
  await page.mouse.down()
  await page.mouse.move(first.x + first.width + 34, dropped.y + 20, { steps: 6 })
  await page.mouse.up()
  await expect(clips.nth(1)).toHaveAccessibleName('Boat.mp4, video, 0:02.0 to 0:06.0, track 2')
  await page.getByLabel('From the item before').selectOption({ label: 'Cross-fade' })

  // Words over it.
  await page.locator('.timeline-content').click({ position: { x: 700, y: 20 } })
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await page
    .locator('.track')
    .last()
    .click({ position: { x: 900, y: 20 } })
  await page.getByRole('button', { name: 'Title card' }).click()
  await page.getByLabel('Words', { exact: true }).fill('Summer by the sea')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { items } = await documentOf(page, id)
  expect(items.map(({ startTime, duration, layer }) => [layer, startTime, duration])).toEqual([
    [1, 0, 2000],
    [1, 2000, 4000],
    [2, 0, 3000],
  ])
  expect(items[1]?.transition?.kind).toBe('cross-fade')
  expect(items[2]?.text?.text).toBe('Summer by the sea')
  if (process.env.SHOTS) {
    for (const [name, width, height] of [
      ['desktop', 1440, 900],
      ['phone', 390, 844],
      ['wide', 2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.screenshot({
        path: `${process.env.SHOTS}/timeline-${name}.png`,
        fullPage: name === 'phone',
      })
    }
    await page.setViewportSize({ width: 1440, height: 1000 })
  }
  expect(await accessibilityFindings(page)).toEqual([])

  // A sticker of the house goes on a track of its own.
  await page.getByRole('button', { name: 'Stickers and backgrounds' }).click()
  const art = page.getByRole('dialog', { name: 'Stickers and backgrounds' })
  await art.getByRole('button', { name: 'Lion waves' }).click()
  await shot(page, 'stickers')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await put(page, 'Lion waves')
  await expect(page.getByRole('gridcell', { name: /^Lion waves.*Track 3/i })).toBeVisible()

  // Captions of a file stand where there is room.
  await page.getByRole('gridcell').first().focus()
  await page.keyboard.press('Escape')
  const captions = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Subtitles from a file' }).click()
  const srt =
    '1\n00:00:00,500 --> 00:00:01,500\nNo room\n\n2\n00:00:07,000 --> 00:00:08,500\n<i>Splash!</i>\n'
  await (await captions).setFiles({
    ...{ name: 'film.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) },
  })
  await expect(page.getByText('1 subtitle was added. 1 had no room')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /^Splash!/ })).toBeVisible()

  await page.getByRole('button', { name: 'Make the film' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make the film' })
  await dialog.getByLabel('Size').selectOption('480p')
  await dialog.getByRole('button', { name: 'Make the film' }).click()
  await expect(dialog.getByText('Ready')).toBeVisible()
  await shot(page, 'export')
  expect(await accessibilityFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('Summer.mp4')
  await dialog.getByRole('button', { name: 'Add to the family library' }).click()
  // Whoever made it is asked for whom it is.
  const details = page.getByRole('dialog', { name: 'Edit details' })
  await expect(details).toBeVisible()
  await shot(page, 'kept')
  await details.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByText('It is in the family library now.', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Show on the stage' })).toBeVisible()
  await shot(page, 'kept-film')
  expect(await accessibilityFindings(page)).toEqual([])
})

test('the preview plays what is on the timeline, with its sound', async ({ page }) => {
  await begin(page, 'Preview')
  await upload(page, folder, 'Beach.mp4', 'Boat.mp4')
  await put(page, 'Beach.mp4')
  // The next one follows.
  await put(page, 'Boat.mp4')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect.poll(() => shownColor(page)).toBe('red')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => shownColor(page)).toBe('blue')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await shot(page, 'preview')
})

test('what was done survives a killed page, and another device that changed the project', async ({
  page,
}) => {
  const id = await begin(page, 'Killed')
  await upload(page, folder, 'Beach.mp4')
  await put(page, 'Beach.mp4')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  const commands = `**${pathOf(EDITOR_ROUTES.edit, { id })}`
  await page.route(commands, (route) => route.abort())
  await page.getByRole('gridcell').first().click()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(page.getByText('Not saved yet.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/0:01.0 to 0:05.0/)
  await page.unroute(commands)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect((await documentOf(page, id)).items[0]?.startTime).toBe(1000)

  // Another device moves it; here it comes along by itself.
  const item = (await documentOf(page, id)).items[0]
  const path = pathOf(EDITOR_ROUTES.changeItem, { id, itemId: item?.id ?? '' })
  await page.request.patch(path, { data: { startTime: 5000 } })
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/0:05.0 to 0:09.0/)

  // Both change it before either knows of the other.
  await page.route(commands, (route) => route.abort())
  await page.getByRole('gridcell').first().click()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(page.getByText('Not saved yet.', { exact: false })).toBeVisible()
  await page.request.patch(path, { data: { startTime: 20_000 } })
  await page.unroute(commands)
  await expect(
    page.getByRole('alert').getByText('Somebody else changed this project'),
  ).toBeVisible()
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/0:20.0 to/)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { name: 'Killed (copy)' })).toBeVisible()
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/0:06.0 to/)
})

test('a project is renamed, duplicated and deleted, which clears the selection', async ({
  page,
}) => {
  await begin(page, 'Winter')
  await shot(page, 'empty')
  const row = page.getByRole('button', { name: 'More about Winter' })
  await row.click()
  await page.getByRole('menuitem', { name: 'Name and description' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Spring')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'More about Spring' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText('Spring (copy)')).toBeVisible()
  await page.getByRole('button', { name: 'More about Spring', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('Choose a project, or begin one.')).toBeVisible()
  expect(new URL(page.url()).searchParams.has('project')).toBe(false)
})
