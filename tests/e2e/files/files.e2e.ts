import { expect } from '@playwright/test'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { keepToasts } from '../wait-longer.ts'
import { card, deleteFiles, png, test, uploadPictures } from './family-files.ts'

test('files come by button and by drop, and are counted by kind', async ({ page, written }) => {
  await page.goto('/files')
  await expect(page.getByRole('heading', { name: 'No files uploaded yet' })).toBeVisible()
  await expect(page.getByText('Drag and drop files here or click Upload Files')).toBeVisible()
  await uploadPictures(page, { names: ['Beach.png'], written })

  const bytes = [...(await png(200, 30, 30))]
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

test.beforeEach(({ context }) => keepToasts(context))

test('several files are chosen by mouse and keyboard, deleted, and brought back', async ({
  page,
  written,
}) => {
  await page.goto('/files')
  await uploadPictures(page, { names: ['One.png', 'Two.png', 'Three.png'], written })
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
  await expect(page.getByRole('heading', { level: 1, name: 'File Browser' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'One.png')).toBeFocused()

  await card(page, 'Two.png').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Delete')
  await expect(card(page, 'Two.png')).toHaveCount(0)
  // By name it was the last.
  await expect(card(page, 'Three.png')).toBeFocused()
  await page.getByRole('button', { name: 'Bin' }).click()
  const lying = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Two.png' })
  await expect(lying.getByText('Gone for good in 7 days')).toBeVisible()
  expect(await accessibilityFindings(page), 'the bin').toEqual([])
  await page.getByRole('button', { name: 'Restore Two.png' }).click()
  await expect(lying).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the files' }).click()
  await expect(card(page, 'Two.png')).toBeVisible()
})

test('a file of the bin is deleted for good, and then all of it, by keyboard', async ({
  page,
  written,
}) => {
  // What other tests of this server have left in it.
  await page.request.delete(FILE_ROUTES.emptyBin.path)
  await page.goto('/files')
  await uploadPictures(page, { names: ['One.png', 'Two.png', 'Three.png'], written })
  await expect(page.getByText(/free for uploads/)).toBeVisible()
  await card(page, 'One.png').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Bin' }).click()
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '.png' })
  await expect(rows).toHaveCount(3)

  await page.getByRole('button', { name: 'Delete now: Two.png' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  // A second Enter deletes nothing.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await accessibilityFindings(page), 'the question').toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 file is gone for good').first()).toBeVisible()
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Empty the bin' }).click()
  await dialog.getByRole('button', { name: 'Empty the bin' }).click()
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
})

test('the Media Library shows a file over the screen, and leads to the next by arrow', async ({
  page,
  written,
}) => {
  await page.goto('/files')
  await uploadPictures(page, { names: ['One.png', 'Two.png'], written })
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

test('a child deletes a picture of its own and brings it back, and only looks at others', async ({
  page,
  written,
}) => {
  const { request } = page
  await request.get('/api/viewer')
  const [dad, mia] = [await moveIn(request, DAD), await moveIn(request, MIA)]
  try {
    await request.post(pathOf(PROFILE_ROUTES.activate, { id: mia.id }))
    await page.goto('/files')
    await uploadPictures(page, { names: ['Drawing.png'], written })
    await card(page, 'Drawing.png').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Delete')
    await expect(page.getByRole('heading', { level: 1, name: 'File Browser' })).toBeFocused()
    await page.getByRole('button', { name: 'Bin' }).click()
    await page.getByRole('button', { name: 'Restore Drawing.png' }).click()
    await page.getByRole('button', { name: 'Back to the files' }).click()
    await expect(card(page, 'Drawing.png')).toBeVisible()
  } finally {
    await request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
    await deleteFiles(page)
    await moveOut(request)
  }
})
