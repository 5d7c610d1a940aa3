// npm run design-system: the pictures under docs/design-system, from the gallery of the parts.
import { mkdir, rm } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from '../tests/browser.ts'
import { buildGallery, forceStates, type GalleryLook, openGallery } from '../tests/gallery.ts'

const FOLDER = 'docs/design-system'
const JPEG = { type: 'jpeg', quality: 78 } as const
const DESKTOP = { width: 1000, height: 640 }
const PHONE = { width: 390, height: 700 }

/** Sections of the gallery by their id, one picture each. */
const SECTIONS = [
  'colours',
  'type',
  'shape',
  'buttons',
  'tabs',
  'text-fields',
  'selects',
  'sliders',
  'choices',
  'switches',
  'pictures',
  'rail',
  'notices',
]

type Sitting = { look?: GalleryLook; options?: BrowserContextOptions }
type Shot = Sitting & { name: string; take: (page: Page, path: string) => Promise<unknown> }

const ofSection = (id: string) => async (page: Page, path: string) => {
  await forceStates(page)
  await page.locator(`#${id}`).screenshot({ ...JPEG, path })
}

/** The screen as it is after a press on a button. */
const afterPress = (name: string) => async (page: Page, path: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.screenshot({ ...JPEG, path })
}

/** The lower edge of the gallery: a menu and a tooltip close when the page scrolls under them. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
}

async function ofOpenMenu(page: Page, path: string): Promise<void> {
  await scrollToEnd(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Language' }).press('Enter')
  await page.getByRole('menuitem', { name: 'English' }).waitFor()
  await page.screenshot({ ...JPEG, path })
}

async function ofTooltip(page: Page, path: string): Promise<void> {
  await scrollToEnd(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip').waitFor({ state: 'attached' })
  await page.screenshot({ ...JPEG, path })
}

const MORE_CONTRAST = { look: { contrast: 'more' } } satisfies Sitting
const RIGHT_TO_LEFT = { look: { dir: 'rtl' } } satisfies Sitting
const ON_A_PHONE = { options: { viewport: PHONE } } satisfies Sitting
const FORCED_COLORS = { options: { forcedColors: 'active' } } satisfies Sitting

const SHOTS: Shot[] = [
  ...SECTIONS.map((id) => ({ name: id, take: ofSection(id) })),
  { name: 'dialog', take: afterPress('Dialog, medium') },
  { name: 'dialog-phone', ...ON_A_PHONE, take: afterPress('Dialog, medium') },
  { name: 'dialog-confirm', take: afterPress('Dialog, confirm') },
  { name: 'menu', take: ofOpenMenu },
  { name: 'tooltip', take: ofTooltip },
  { name: 'toast', take: afterPress('Remove from My List') },
  { name: 'toast-phone', ...ON_A_PHONE, take: afterPress('Save') },
  { name: 'buttons-contrast', ...MORE_CONTRAST, take: ofSection('buttons') },
  { name: 'choices-contrast', ...MORE_CONTRAST, take: ofSection('choices') },
  { name: 'switches-rtl', ...RIGHT_TO_LEFT, take: ofSection('switches') },
  { name: 'sliders-rtl', ...RIGHT_TO_LEFT, take: ofSection('sliders') },
  { name: 'menu-rtl', ...RIGHT_TO_LEFT, take: ofOpenMenu },
  { name: 'choices-forced-colours', ...FORCED_COLORS, take: ofSection('choices') },
]

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const gallery = await buildGallery()
const browser = await launchChromium()
try {
  for (const { name, look, options, take } of SHOTS) {
    const context = await browser.newContext({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      ...options,
    })
    const path = `${FOLDER}/${name}.jpg`
    await take(await openGallery(context, { gallery, look }), path)
    console.log(path)
    await context.close()
  }
} finally {
  await browser.close()
  await gallery.remove()
}
