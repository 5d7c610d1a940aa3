import { expect, type Page } from '@playwright/test'
import { type BuiltGallery, buildGallery, type GalleryLook, openGallery } from '../../gallery.ts'
import { axeFindings } from '../axe.ts'
import { CALM, test } from '../starnest.ts'
import { keepToasts } from '../wait-longer.ts'

test.use(CALM)

let gallery: BuiltGallery
test.beforeAll(async () => {
  gallery = await buildGallery()
})
test.afterAll(() => gallery.remove())

/** Everything axe complains about in one part of the page, best practices included. */
const findings = (page: Page, part: string) => axeFindings(page, { part })

const LOOKS: [name: string, look: GalleryLook][] = [
  ['as it is', {}],
  ['with more contrast', { contrast: 'more' }],
  ['from right to left', { dir: 'rtl' }],
]

for (const [name, look] of LOOKS) {
  test(`axe finds nothing in any part, ${name}`, async ({ context }) => {
    const page = await openGallery(context, { gallery, look })
    expect(await findings(page, 'body')).toEqual([])
    for (const dialog of ['Dialog, medium', 'Dialog, confirm']) {
      await page.getByRole('button', { name: dialog }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page, '[role="dialog"]'), dialog).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await findings(page, '[role="menu"]')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove from My List' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(await findings(page, '.toaster')).toEqual([])
  })
}

test.beforeEach(({ context }) => keepToasts(context))

/** F8, past the toast itself to its action. */
async function useByKeys(page: Page): Promise<void> {
  for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
}

test('F8 leads to a toast, whose action is the next stop', async ({ context }) => {
  const page = await openGallery(context, { gallery })
  await page.getByRole('button', { name: 'Remove from My List' }).click()
  await useByKeys(page)
  await expect(page.locator('.toast')).toHaveCount(0)
})

for (const [name, use] of [
  ['a press', (page: Page) => page.getByText('Undo', { exact: true }).click()],
  ['F8', useByKeys],
] as const) {
  test(`${name} reaches a toast over a dialog, which stays open`, async ({ context }) => {
    const page = await openGallery(context, { gallery })
    await page.getByRole('button', { name: 'Remove from My List' }).click()
    await page.getByRole('button', { name: 'Dialog, small' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await use(page)
    await expect(page.locator('.toast')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('a dialog keeps the focus inside, and gives it back', async ({ context }) => {
  const page = await openGallery(context, { gallery })
  const opener = page.getByRole('button', { name: 'Dialog, small' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('what can be pressed is at least 44 pixels high', async ({ context }) => {
  const page = await openGallery(context, { gallery })
  for (const kind of [
    'button:not(.switch)',
    'select',
    'input:not([type=radio], [type=checkbox])',
    '.choice',
  ]) {
    const parts = page.locator(`main ${kind}`)
    await expect(parts.first(), kind).toBeVisible()
    const small = await parts.evaluateAll((all) =>
      all.filter((part) => part.getBoundingClientRect().height < 44).map((part) => part.outerHTML),
    )
    expect(small).toEqual([])
  }
})

test('forced colours keep every edge and what is chosen', async ({ browser }) => {
  const context = await browser.newContext({ forcedColors: 'active' })
  const page = await openGallery(context, { gallery })
  const edgeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth))
  for (const part of [
    '.button',
    '.field',
    'select',
    '.switch',
    '.choice',
    '.tab[data-state=active]',
  ]) {
    expect(await edgeOf(part), part).toBeGreaterThanOrEqual(1)
  }
  await context.close()
})
