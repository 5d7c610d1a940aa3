import { expect, type Page } from '@playwright/test'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { watchableFilms } from '../starnest.ts'
import { keepToasts } from '../wait-longer.ts'
import { watchToTheEnd } from '../watch-to-the-end.ts'
import { choose, deleteFiles, filmOf, MIB, storedFiles, test, titledFile } from './family-files.ts'

test.beforeEach(({ context }) => keepToasts(context))

test('a video that is chosen as filler plays on the placeholder pages', async ({
  page,
  written,
}) => {
  await page.goto('/media')
  await choose(page, await written('Garden.mp4', await filmOf({ size: 3 * MIB, mark: 'filler' })))
  await page.getByRole('button', { name: 'Use as Filler: Garden.mp4' }).click()
  await expect(page.getByText('This video now plays where nothing else does').first()).toBeVisible()
  const [stored] = await storedFiles(page)
  await page.goto('/page2')
  await expect(page.locator('#content video')).toHaveAttribute('src', stored?.storageUrl ?? '')
  await expect
    .poll(() =>
      page.locator('#content video').evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Sound on' }).click()
  await expect(page.locator('#content video')).toHaveJSProperty('muted', false)
  await page.goto('/media')
  await page.getByRole('button', { name: 'Stop using as Filler: Garden.mp4' }).click()
  await expect(page.getByText("Starnest's own clip plays again").first()).toBeVisible()
})

test('a video that is chosen for the stage plays behind the choice of a challenge', async ({
  page,
  written,
}) => {
  await page.goto('/media')
  await choose(page, await written('Garden.mp4', await filmOf({ size: 3 * MIB, mark: 'stage' })))
  await page.getByRole('button', { name: 'Show on the stage: Garden.mp4' }).click()
  await expect(page.getByText('It now plays behind the Jam Challenge').first()).toBeVisible()
  const [stored] = await storedFiles(page)
  await page.goto('/jam-challenge')
  await expect(page.locator('#content video').first()).toHaveAttribute(
    'src',
    stored?.storageUrl ?? '',
  )
  await page.goto('/media')
  await page.getByRole('button', { name: 'Stop showing on the stage: Garden.mp4' }).click()
  await expect(page.getByText("Starnest's own clips play there again").first()).toBeVisible()
})

test('the filler loops in the Party Zone before anything plays, and is muted once at its end', async ({
  page,
  written,
}) => {
  const loop = page.locator('.party-loop')
  await page.goto('/party-zone')
  await expect(loop).toHaveAttribute('src', /\/clips\/party-loop\//)
  await page.goto('/media')
  await choose(page, await written('Garden.mp4', await filmOf({ size: 3 * MIB, mark: 'party' })))
  await page.getByRole('button', { name: 'Use as Filler: Garden.mp4' }).click()
  await expect(page.getByText('This video now plays where nothing else does').first()).toBeVisible()
  const [stored] = await storedFiles(page)
  await page.goto('/party-zone')
  await expect(page.getByRole('heading', { name: 'What shall we watch?' })).toBeVisible()
  await expect(loop).toHaveAttribute('src', stored?.storageUrl ?? '')
  await expect
    .poll(() => loop.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await expect(loop).toHaveJSProperty('loop', true)
  await expect(loop).toHaveJSProperty('muted', true)
  // Far from its end.
  await loop.evaluate((video: HTMLVideoElement) => {
    video.pause()
    video.currentTime = 0
  })
  await page.getByRole('button', { name: 'Sound on' }).click()
  await expect(loop).toHaveJSProperty('muted', false)
  await loop.evaluate((video: HTMLVideoElement) => video.play())
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
  await expect(loop).toHaveJSProperty('muted', true)
  expect(await accessibilityFindings(page)).toEqual([])

  // Chosen no longer: ours loops again, on a page that stays open.
  const [file] = await storedFiles(page)
  await page.request.put(FILE_ROUTES.chooseFiller.path, { data: { filename: null } })
  await expect(loop).toHaveAttribute('src', /\/clips\/party-loop\//)
  await page.request.delete(pathOf(FILE_ROUTES.remove, { filename: file?.filename ?? '' }))
})

/** What plays behind the words at the end of a film. */
const backdrop = (page: Page) => page.locator('.end-filler video')

test('the filler plays behind the end of a film, without sound, until a film plays again', async ({
  page,
  starnest,
  written,
}) => {
  const { request } = page
  await request.get('/api/viewer')
  // No other film begins while the end is looked at.
  const stays = { ...DAD, preferences: JSON.stringify({ autoPlay: false }) }
  const [dad, mia] = [await moveIn(request, stays), await moveIn(request, MIA)]
  const [longest] = await watchableFilms(starnest)
  try {
    await request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
    await page.goto('/files')
    await choose(page, await written('Garden.mp4', await filmOf({ size: 3 * MIB, mark: 'end' })))
    const { filename, storageUrl } = await titledFile(page, 'Garden.mp4')
    await request.put(FILE_ROUTES.chooseFiller.path, { data: { filename } })
    await watchToTheEnd(page, longest?.id ?? 0)
    await expect(backdrop(page)).toHaveAttribute('src', storageUrl)
    await expect
      .poll(() => backdrop(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    await expect(backdrop(page)).toHaveJSProperty('muted', true)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Stop the moving picture' }).click()
    await expect(backdrop(page)).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: 'Watch again' }).click()
    await expect(backdrop(page)).toHaveCount(0)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchToTheEnd(page, longest?.id ?? 0)
    await expect(backdrop(page)).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })

    // Nobody has rated it: for a child it is not there. The page that is open meanwhile asks for no filler.
    await page.goto('/help')
    await request.post(pathOf(PROFILE_ROUTES.activate, { id: mia.id }))
    const filmForAll = (await watchableFilms(starnest)).find(({ rating }) => rating === 'G')
    const asked = page.waitForResponse((answer) => answer.url().endsWith(FILE_ROUTES.filler.path))
    await watchToTheEnd(page, filmForAll?.id ?? 0)
    expect(await (await asked).json()).toEqual({ file: null })
    await expect(backdrop(page)).toHaveCount(0)
  } finally {
    await request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
    await deleteFiles(page)
    await moveOut(request)
  }
})
