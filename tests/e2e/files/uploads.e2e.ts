import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from '../screens.ts'
import {
  CHUNK_BYTES,
  card,
  choose,
  filmOf,
  loseLineFrom,
  MIB,
  png,
  storedFiles,
  test,
  tray,
} from './family-files.ts'

/** Notes from where in the file each piece is sent. */
function notedOffsets(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    const at = request.headers()['upload-offset']
    if (request.method() === 'PATCH' && at !== undefined) offsets.push(Number(at))
  })
  return offsets
}

test('the same bytes are not sent twice', async ({ page, written }) => {
  await page.goto('/files')
  const bytes = await png(10, 100, 200)
  await choose(page, await written('Beach.png', bytes))
  await expect(card(page, 'Beach.png')).toBeVisible()
  const [stored] = await storedFiles(page)
  await choose(page, await written('Another name.png', bytes))
  await expect(tray(page).getByText('Already in your library')).toBeVisible()
  await tray(page).getByRole('link', { name: 'Show Another name.png' }).click()
  await expect(page).toHaveURL(`/media?open=${stored?.filename}`)
  await expect(page.getByRole('dialog', { name: 'Beach.png' })).toBeVisible()
  expect(await storedFiles(page)).toHaveLength(1)
})

test('a file that is none says why it is refused, and stays until it is put away', async ({
  page,
  written,
}) => {
  await page.goto('/files')
  await choose(page, await written('film.mp4', Buffer.from('I am no film at all. '.repeat(20))))
  const row = tray(page).getByRole('listitem').filter({ hasText: 'film.mp4' })
  await expect(row.getByRole('alert')).toHaveText(/It cannot read this file/)
  await page.goto('/files')
  await choose(page, await written('empty.mp4', Buffer.alloc(0)))
  await expect(tray(page).getByRole('alert')).toHaveText('This file is empty.')
  await tray(page).getByRole('button', { name: 'Remove empty.mp4 from the list' }).click()
  await expect(tray(page)).toHaveCount(0)
  expect(await storedFiles(page)).toEqual([])
})

test('an upload waits while it is paused, and goes on over other screens', async ({
  page,
  written,
}) => {
  const path = await written('Long.mp4', await filmOf({ size: 20 * MIB, mark: 'paused' }))
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
  written,
}) => {
  const path = await written('Holiday.mp4', await filmOf({ size: 20 * MIB, mark: 'reloaded' }))
  await page.goto('/files')
  const findLine = await loseLineFrom(page, CHUNK_BYTES)
  await choose(page, path)
  await expect(tray(page).getByText(/Connection lost/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(tray(page).getByText(/40% has arrived/)).toBeVisible()
  await findLine()

  const offsets = notedOffsets(page)
  await tray(page).locator('input[type="file"]').setInputFiles(path)
  await expect(tray(page).getByText('Uploaded', { exact: true })).toBeVisible()
  expect(offsets[0]).toBe(CHUNK_BYTES)
  const [stored] = await storedFiles(page)
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const answer = await page.request.get(stored?.storageUrl ?? '')
  expect(sum(await answer.body())).toBe(sum(await readFile(path)))
})

test('another tab shows an upload as going on here, and has it only when this tab is gone', async ({
  page,
  context,
  written,
}) => {
  const path = await written('Wedding.mp4', await filmOf({ size: 20 * MIB, mark: 'two tabs' }))
  const other = await context.newPage()
  await other.goto('/help')
  await page.goto('/files')
  const findLine = await loseLineFrom(page, CHUNK_BYTES)
  await choose(page, path)
  await expect(tray(page).getByText(/Connection lost/)).toBeVisible()

  const row = tray(other).getByRole('listitem').filter({ hasText: 'Wedding.mp4' })
  await expect(row.getByText('Goes on in another tab · 8 MB of 20 MB')).toBeVisible()
  await expect(tray(other).getByRole('button', { name: /Choose file/ })).toHaveCount(0)
  expect(await accessibilityFindings(other)).toEqual([])
  // The same file again is no way to take it over.
  await other.goto('/files')
  await choose(other, path)
  await expect(tray(other).getByRole('alert')).toHaveText(/from somewhere else as well/)
  await tray(other).getByRole('button', { name: 'Remove Wedding.mp4 from the list' }).click()
  await expect(row.getByText(/Goes on in another tab/)).toBeVisible()

  await findLine()
  await page.close()
  await expect(tray(other).getByText(/has arrived/)).toBeVisible()
  const offsets = notedOffsets(other)
  await tray(other).locator('input[type="file"]').setInputFiles(path)
  await expect(tray(other).getByText('Uploaded', { exact: true })).toBeVisible()
  expect(offsets[0]).toBeGreaterThanOrEqual(CHUNK_BYTES)
  expect(await storedFiles(other)).toMatchObject([{ originalName: 'Wedding.mp4' }])
})
