import { chmod, copyFile, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import {
  type FakeEntry,
  openFakeCatalogue,
  TEST_KEY,
} from '../../../apps/server/test/lookup/fake-catalogue.ts'
import { startStarnest } from '../../running-starnest.ts'
import { DAD } from '../family.ts'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { CALM, openDevice, test } from '../starnest.ts'

test.use(CALM)

const SHIPPED = new URL('../../../packages/demo-library/', import.meta.url)
/** A short film and a picture that are there anyway. */
const FILM = fileURLToPath(new URL('clips/leo-idle/film.mp4', SHIPPED))
const PICTURE = fileURLToPath(new URL('portraits/fox.webp', SHIPPED))

/** Made up; none of them is a real film. */
const ENTRIES: FakeEntry[] = [
  {
    ...{ id: 41, kind: 'movie', title: 'The Salt Harbour', date: '1998-05-02' },
    ...{ overview: 'A harbour runs dry.', ratings: { US: ['G'] }, poster: '/poster41.jpg' },
    cast: [{ name: 'Ada Reed', character: 'The pilot' }],
  },
  {
    id: 42,
    kind: 'movie',
    title: 'Paper Comet',
    date: '1950-01-01',
    overview: 'A comet of paper.',
  },
  { id: 43, kind: 'movie', title: 'Paper Comet', date: '2010-01-01', overview: 'It comes back.' },
]

test('a grown-up turns looking up on, chooses among results, and takes it back', async ({
  browser,
}) => {
  const fake = await openFakeCatalogue(ENTRIES, {
    '/t/p/w780/poster41.jpg': await readFile(PICTURE),
  })
  const own = await startStarnest({ STARNEST_CATALOGUE_MIRROR: fake.mirror })
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-e2e-lookup-')))
  const context = await openDevice(browser, { baseURL: own.origin, ...CALM.contextOptions })
  try {
    // A server that root started reads it as another user.
    await chmod(folder, 0o755)
    await copyFile(FILM, join(folder, 'The Salt Harbour (1998).mp4'))
    await copyFile(FILM, join(folder, 'Paper Comet.mp4'))
    const page = await context.newPage()
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(own.origin) && !/^(?:data|blob):/.test(request.url())) {
        elsewhere.push(request.url())
      }
    })
    await beDad(context.request)
    await context.request.post('/api/library/folders', { data: { path: folder } })
    await turnOn(page)
    await identify(page)
    expect(elsewhere, 'what the browser asked of others').toEqual([])
    const { length } = fake.asked
    expect(length).toBeGreaterThan(0)
  } finally {
    await context.close()
    await own.stop()
    await fake.close()
    await rm(folder, { recursive: true, force: true })
  }
})

async function beDad(request: APIRequestContext): Promise<void> {
  await request.get('/api/viewer')
  const dad = await (await request.post(PROFILE_ROUTES.add.path, { data: DAD })).json()
  await request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
}

async function turnOn(page: Page): Promise<void> {
  await page.goto('/settings')
  const panel = page.getByRole('region', { name: 'Library folders' })
  // A file that was written just now may still be on its way.
  await expect(panel.getByText(/2 video files/)).toBeVisible()
  const where = panel.getByLabel('Look facts up at')
  await expect(where).toHaveValue('nowhere')
  await where.selectOption('tmdb')
  await expect(panel.getByText(/A key for TMDB is needed/)).toBeVisible()
  const facts = page.getByRole('region', { name: 'Facts from a catalogue' })
  await facts.getByLabel('Your key for TMDB').fill(TEST_KEY)
  await facts.getByLabel('Your key for TMDB').press('Enter')
  await expect(facts.getByText('A key is kept.')).toBeVisible()
  await expect(panel.getByText(/Found: 1 · To choose: 1/)).toBeVisible()
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size)
    // Scrolled, what lies under the bar at the top counts as covered.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await accessibilityFindings(page)).toEqual([])
  }
}

async function identify(page: Page): Promise<void> {
  const found = await (await page.request.get('/api/search?q=paper+comet')).json()
  await page.goto(`/watch/${found.animations[0].id}`)
  // By keyboard alone, from the button to the change.
  await page.getByRole('button', { name: 'Identify' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Which title is this?' })
  await dialog.getByRole('button', { name: /Paper Comet \(1950\)/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('It comes back.')).toHaveCount(2)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.setViewportSize(SIZES.phone)
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Take over' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('It comes back.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Identify' }).click()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog.getByText(/It was identified as/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText('It comes back.')).toHaveCount(0)
}
