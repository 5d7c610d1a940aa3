import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { FILE_ROUTES, type TempFile, tempFileListSchema } from '@starnest/contract/files'
import { accessibilityFindings } from './screens.ts'
import { test } from './starnest.ts'

const MIB = 1024 ** 2
/** What the page sends in one request, bytes. */
const CHUNK_BYTES = 8 * MIB
const CLIP = new URL('../../packages/demo-library/clips/page-sky/film.mp4', import.meta.url)

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-files-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))
test.afterEach(async ({ page }) => {
  for (const { filename } of await storedFiles(page)) {
    await page.request.delete(FILE_ROUTES.one(filename))
  }
})

/** Writes a file to be uploaded and says where it is. */
async function written(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

/** A film of so many bytes that is like no other: after its end stands a box of the format that
 *  players pass over. Source: ISO/IEC 14496-12, "Free Space Box". */
async function film(name: string, { size, mark }: { size: number; mark: string }): Promise<string> {
  const clip = await readFile(CLIP)
  const free = Buffer.alloc(size - clip.length)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4)
  free.write(mark, 8)
  return written(name, Buffer.concat([clip, free]))
}

/** A picture of one colour, 64 by 48 pixels, as PNG. */
function png(red: number, green: number, blue: number): Buffer {
  const [width, height] = [64, 48]
  const line = Buffer.concat([
    Buffer.from([0]),
    Buffer.alloc(width * 3, Buffer.from([red, green, blue])),
  ])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const end = pngPart('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, pngPart('IHDR', head), pngPart('IDAT', pixels), end])
}

function pngPart(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Source: ISO/IEC 15948 (PNG), annex D. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

async function storedFiles(page: Page): Promise<TempFile[]> {
  return tempFileListSchema.parse(await (await page.request.get(FILE_ROUTES.list)).json())
}

const choose = (page: Page, paths: string | string[]) =>
  page.locator('main input[type="file"][accept]').setInputFiles(paths)
const tray = (page: Page) => page.getByRole('complementary', { name: 'Uploads' })
const card = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

async function uploadPictures(page: Page, names: string[]): Promise<void> {
  const paths = await Promise.all(
    names.map((name, place) => written(name, png(40 * place, 100, [...name].length))),
  )
  await choose(page, paths)
  for (const name of names) await expect(card(page, name)).toBeVisible()
}

/** Lets no bytes through from a place in the file on, as a line that is lost. */
async function loseLineFrom(page: Page, offset: number): Promise<() => Promise<void>> {
  const pattern = `**${FILE_ROUTES.resumable}/*`
  await page.route(pattern, (route) => {
    const request = route.request()
    const at = Number(request.headers()['upload-offset'] ?? -1)
    return request.method() === 'PATCH' && at >= offset ? route.abort() : route.continue()
  })
  return () => page.unroute(pattern)
}

test('files come by button and by drop, and are counted by kind', async ({ page }) => {
  await page.goto('/files')
  await expect(page.getByRole('heading', { name: 'No files uploaded yet' })).toBeVisible()
  await expect(page.getByText('Drag and drop files here or click Upload Files')).toBeVisible()
  await uploadPictures(page, ['Beach.png'])

  const bytes = [...png(200, 30, 30)]
  const transfer = await page.evaluateHandle((content) => {
    const made = new DataTransfer()
    const file = new File([new Uint8Array(content)], 'Dropped.png', { type: 'image/png' })
    made.items.add(file)
    return made
  }, bytes)
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await expect(page.getByText('Drop to upload')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
  await expect(card(page, 'Dropped.png')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'All (2)' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Images (2)' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Audio (0)' })).toBeVisible()
})

test('the same bytes are not sent twice', async ({ page }) => {
  await page.goto('/files')
  await uploadPictures(page, ['Beach.png'])
  const [stored] = await storedFiles(page)
  await choose(page, await written('Another name.png', await readFile(join(folder, 'Beach.png'))))
  await expect(tray(page).getByText('Already in your library')).toBeVisible()
  await tray(page).getByRole('link', { name: 'Show Another name.png' }).click()
  await expect(page).toHaveURL(`/media?open=${stored?.filename}`)
  await expect(page.getByRole('dialog', { name: 'Beach.png' })).toBeVisible()
  expect(await storedFiles(page)).toHaveLength(1)
})

test('a file that is none says why it is refused, and stays until it is put away', async ({
  page,
}) => {
  await page.goto('/files')
  await choose(page, await written('film.mp4', Buffer.from('I am no film at all. '.repeat(20))))
  const row = tray(page).getByRole('listitem').filter({ hasText: 'film.mp4' })
  await expect(row.getByRole('alert')).toHaveText(/This file is none that it can read/)
  await page.goto('/files')
  await choose(page, await written('empty.mp4', Buffer.alloc(0)))
  await expect(tray(page).getByRole('alert')).toHaveText('This file is empty.')
  await tray(page).getByRole('button', { name: 'Put empty.mp4 away' }).click()
  await expect(tray(page)).toHaveCount(0)
  expect(await storedFiles(page)).toEqual([])
})

test('an upload waits while it is paused, and goes on over other screens', async ({ page }) => {
  const path = await film('Long.mp4', { size: 20 * MIB, mark: 'paused' })
  await page.goto('/files')
  const findLine = await loseLineFrom(page, CHUNK_BYTES)
  await choose(page, path)
  await expect(tray(page).getByText(/Connection lost/)).toBeVisible()
  await tray(page).getByRole('button', { name: 'Pause Long.mp4' }).click()
  await expect(tray(page).getByText(/^Paused · 8 MB of 20 MB/)).toBeVisible()
  await findLine()
  await page.getByRole('link', { name: 'Media', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Media Library' })).toBeVisible()
  await tray(page).getByRole('button', { name: 'Resume Long.mp4' }).click()
  await expect(tray(page).getByText('Uploaded', { exact: true })).toBeVisible()
  const [stored] = await storedFiles(page)
  expect(stored).toMatchObject({ originalName: 'Long.mp4', fileSize: 20 * MIB })
})

test('after a reload the same file goes on where it stopped, and arrives whole', async ({
  page,
}) => {
  const path = await film('Holiday.mp4', { size: 20 * MIB, mark: 'reloaded' })
  await page.goto('/files')
  const findLine = await loseLineFrom(page, CHUNK_BYTES)
  await choose(page, path)
  await expect(tray(page).getByText(/Connection lost/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(tray(page).getByText(/40 % has arrived/)).toBeVisible()
  await findLine()

  const offsets: number[] = []
  page.on('request', (request) => {
    const at = request.headers()['upload-offset']
    if (request.method() === 'PATCH' && at !== undefined) offsets.push(Number(at))
  })
  await tray(page).locator('input[type="file"]').setInputFiles(path)
  await expect(tray(page).getByText('Uploaded', { exact: true })).toBeVisible()
  expect(offsets[0]).toBe(CHUNK_BYTES)
  const [stored] = await storedFiles(page)
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const answer = await page.request.get(stored?.storageUrl ?? '')
  expect(sum(await answer.body())).toBe(sum(await readFile(path)))
})

test('several files are chosen by mouse and keyboard, deleted, and brought back', async ({
  page,
}) => {
  await page.goto('/files')
  await uploadPictures(page, ['One.png', 'Two.png', 'Three.png'])
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name')
  // By name: One, Three, Two.
  await card(page, 'One.png').click()
  await card(page, 'Three.png').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected files' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(page.getByText('3 files moved to the bin').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No files uploaded yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'One.png')).toBeVisible()

  await card(page, 'Two.png').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Delete')
  await expect(card(page, 'Two.png')).toHaveCount(0)
  await page.getByRole('button', { name: 'Bin' }).click()
  const lying = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Two.png' })
  await expect(lying.getByText('Gone for good in 7 days')).toBeVisible()
  await page.getByRole('button', { name: 'Restore Two.png' }).click()
  await expect(lying).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the files' }).click()
  await expect(card(page, 'Two.png')).toBeVisible()
})

test('the Media Library shows a file over the screen, and leads to the next by arrow', async ({
  page,
}) => {
  await page.goto('/files')
  await uploadPictures(page, ['One.png', 'Two.png'])
  await page.goto('/media')
  await expect(page.getByText('2 files', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Two.png/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 of 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('2 of 2')).toBeVisible()
  await expect(dialog.getByRole('img')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  for (const path of ['/media', '/files']) {
    await page.goto(path)
    await expect(page.locator('.file-face')).toHaveCount(2)
    expect(await accessibilityFindings(page), path).toEqual([])
  }
})

test('a video that is chosen as filler plays on the placeholder pages', async ({ page }) => {
  await page.goto('/media')
  await choose(page, await film('Garden.mp4', { size: 3 * MIB, mark: 'filler' }))
  await page.getByRole('button', { name: 'Use as Filler: Garden.mp4' }).click()
  await expect(page.getByText('This video now plays where nothing else does').first()).toBeVisible()
  const [stored] = await storedFiles(page)
  await page.goto('/page2')
  await expect(page.locator('video')).toHaveAttribute('src', stored?.storageUrl ?? '')
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Sound on' }).click()
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(false)
  await page.goto('/media')
  await page.getByRole('button', { name: 'Garden.mp4: no longer the Filler' }).click()
  await expect(page.getByText("Starnest's own clip plays again").first()).toBeVisible()
})

test('what the family says of a video stands on its page', async ({ page }) => {
  await page.goto('/files')
  await choose(page, await film('garden party 2024.mp4', { size: 3 * MIB, mark: 'details' }))
  await expect.poll(async () => (await storedFiles(page))[0]?.titleId ?? null).not.toBeNull()
  const [stored] = await storedFiles(page)
  await card(page, 'garden party').click()
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit details' })
  await expect(dialog.getByText(/For grown-ups until you rate it/)).toBeVisible()
  await dialog.getByLabel('Title', { exact: true }).fill('Our garden party')
  await dialog.getByLabel('Age rating').selectOption('G')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/watch/${stored?.titleId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Our garden party' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit details' })).toBeVisible()
})
