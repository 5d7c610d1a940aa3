import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pathOf } from '@starnest/contract/route'
import { captionCuesSchema } from '@starnest/contract/translate/translate'
import { TRANSLATE_ROUTES } from '@starnest/contract/translate/translate.routes'
import english from '../../../apps/web/languages/en/watch.json' with { type: 'json' }
import spanish from '../../../apps/web/languages/es/watch.json' with { type: 'json' }
import { openPlayer, PLAYER } from '../player.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test as starnestTest, watchableFilms } from '../starnest.ts'

/** Sentences that people have translated, which the phrasebook knows: the interface's own. */
const FIRST = { en: english.watch.relatedFailed, es: spanish.watch.relatedFailed }
const SECOND = { en: english.watch.failedTitle, es: spanish.watch.failedTitle }

/** `filmId`: a film that ships with captions in every language; captions that a test attaches are taken off. */
const test = starnestTest.extend<{ filmId: number }>({
  filmId: async ({ starnest, page }, use) => {
    const films = await watchableFilms(starnest)
    const id = films[0]?.id ?? 0
    await use(id)
    for (const language of ['es', 'en']) {
      await page.request.delete(pathOf(TRANSLATE_ROUTES.detach, { id, language }), {
        headers: { origin: starnest.origin },
      })
    }
  },
})
test.use(CALM)

/** Opens the panel of a title on its watch page, with Spanish as the language to translate into. */
async function openPanel(page: Page, id: number) {
  await page.goto(`/watch/${id}`)
  await page.getByRole('button', { name: 'Translate', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'AI Translation & Dubbing' })
  await panel.getByText('Español').click()
  await expect(panel.getByRole('radio', { name: /Español/ })).toBeChecked()
  return panel
}

test('a text that people have translated comes back in Spanish, and sure', async ({
  page,
  filmId,
}) => {
  const panel = await openPanel(page, filmId)
  await panel.getByLabel('Text', { exact: true }).fill(FIRST.en)
  await panel.getByRole('button', { name: 'Translate to Spanish' }).click()
  await expect(panel.getByText(FIRST.es)).toHaveAttribute('lang', 'es')
  await expect(panel.getByText('Confidence 100%')).toBeVisible()
  await expect(panel.getByText('Translated by the phrasebook of Starnest')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
})

test('subtitles of a file are downloaded, attached, and stand in the player', async ({
  page,
  filmId,
}) => {
  const panel = await openPanel(page, filmId)
  await panel.getByRole('tab', { name: 'Subtitle Generation' }).click()
  await panel.getByRole('radio', { name: 'Own text' }).check()
  await panel.locator('input[type=file]').setInputFiles({
    name: 'night.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from(
      `1\n00:00:00,000 --> 00:00:04,000\n${FIRST.en}\n\n2\n00:00:05,000 --> 00:00:08,000\n${SECOND.en}\n`,
    ),
  })
  await expect(panel.getByText('night.srt, read as UTF-8')).toBeVisible()
  await panel.getByRole('button', { name: 'Translate to Spanish' }).click()
  await expect(panel.getByText('00:00:00,000 → 00:00:04,000')).toBeVisible()

  const saved = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download SRT' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('subtitles_es.srt')
  const [number, times, ...words] = (await readFile(await file.path(), 'utf8')).split(/\r?\n/)
  expect([number, times]).toEqual(['1', '00:00:00,000 --> 00:00:04,000'])
  expect(words.join(' ')).toContain(FIRST.es)
  expect(await accessibilityFindings(page)).toEqual([])

  await panel.getByRole('button', { name: 'Attach to this title' }).click()
  // The film came with Spanish ones, which are back when these are taken off.
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(panel.getByText(/In the player they stand under Subtitles/)).toBeVisible()
  await openPlayer(page, filmId)
  await page.locator(PLAYER).hover({ position: { x: 60, y: 150 } })
  await page.getByRole('button', { name: 'Subtitles', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await page.locator(PLAYER).evaluate((video: HTMLVideoElement) => {
    video.pause()
    video.currentTime = 1
  })
  await expect(page.locator('.film-captions .caption')).toContainText(FIRST.es.slice(0, 20))
  await page.locator(PLAYER).hover({ position: { x: 60, y: 150 } })
  await page.getByRole('button', { name: 'Subtitles', exact: true }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Read subtitles aloud' })).toBeVisible()
})

test('the captions of a film are changed by the keyboard, saved and taken off', async ({
  page,
  filmId,
}) => {
  await page.goto(`/watch/${filmId}`)
  await page.getByRole('button', { name: 'Edit subtitles' }).click()
  const first = page.getByRole('button', { name: /^Text of cue 1:/ })
  await first.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Once upon a time')
  await page.keyboard.press('Enter')
  await expect(first).toHaveText('Once upon a time')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Text of cue 2:/ })).toBeFocused()
  expect(await accessibilityFindings(page)).toEqual([])

  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  const track = pathOf(TRANSLATE_ROUTES.cues, { id: filmId, language: 'en' })
  const kept = captionCuesSchema.parse(await (await page.request.get(track)).json())
  expect([kept.isAttached, kept.cues[0]?.text]).toEqual([true, 'Once upon a time'])

  await page.getByRole('button', { name: 'Take off the title' }).click()
  await page
    .getByRole('dialog', { name: 'Take these subtitles off?' })
    .getByRole('button', { name: 'Take off the title' })
    .click()
  await expect(first).not.toHaveText('Once upon a time')
})

test('the settings say which translators are there and what is missing', async ({ page }) => {
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Translation', exact: true })
  await expect(section.getByText('Phrasebook of Starnest')).toBeVisible()
  await expect(section.getByText(/translated by people$/)).toBeVisible()
  await expect(section.getByText(/STARNEST_LIBRETRANSLATE_URL/)).toBeVisible()
  await expect(section.getByRole('button', { name: 'Fetch English to Spanish' })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
})
