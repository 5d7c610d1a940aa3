import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, openDevice, test } from '../starnest.ts'

test.use(CALM)

const SONG = [
  ...['#VERSION:1.0.0', '#TITLE:The Burrow Tune', '#ARTIST:Grandpa', '#BPM:120', '#GAP:200'],
  ...['#AUDIO:tune.ogg', ': 0 4 0 Bur', ': 4 4 4 row', '- 9', ': 10 4 7 tune', 'E'],
].join('\n')

test('a grown-up imports songs, and a child sees one once its age was said', async ({
  page,
  browser,
  starnest,
}) => {
  await moveOut(page.request)
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-e2e-songs-')))
  // A server that root started reads it as another user.
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'tune.txt'), SONG)
  await writeFile(join(folder, 'silent.txt'), SONG.replace('tune.ogg', 'nowhere.ogg'))
  await runBareFfmpeg(...generated('sine=frequency=262:duration=4'), join(folder, 'tune.ogg'))

  const dad = await moveIn(page.request, DAD)
  const mia = await moveIn(page.request, MIA)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
  const tablet = await openDevice(browser, { baseURL: starnest.origin, ...CALM.contextOptions })
  try {
    // A browser is known from its second call on.
    await tablet.request.get(HOUSEHOLD_ROUTES.viewer.path)
    await tablet.request.post(pathOf(PROFILE_ROUTES.activate, { id: mia.id }))
    const childsPage = await tablet.newPage()
    await childsPage.goto('/jam-challenge?mode=karaoke')
    const childsSong = childsPage.getByRole('button', { name: 'The Burrow Tune' })
    await expect(childsPage.getByText('Nobody waits.')).toBeVisible()
    await expect(childsPage.getByRole('button', { name: 'Add your own songs' })).toHaveCount(0)

    await page.goto('/jam-challenge?mode=karaoke')
    await page.getByRole('button', { name: 'Add your own songs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your own songs' })
    await dialog.getByLabel('Path of a folder with songs').fill('songs')
    await dialog.getByLabel('Path of a folder with songs').press('Enter')
    await expect(dialog.getByText(/Write the whole path/)).toBeVisible()
    await dialog.getByLabel('Path of a folder with songs').fill(folder)
    await dialog.getByRole('button', { name: 'Add folder' }).click()
    const song = dialog.getByRole('group', { name: 'The Burrow Tune' })
    await expect(song.getByText('Seen by Papa Jo')).toBeVisible()
    await dialog.getByText('1 file could not be imported').click()
    await expect(dialog.getByText('The sound that the text names is not beside it.')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await expect(childsSong).toHaveCount(0)
    const asked = await tablet.request.get(JAM_ROUTES.songs.path)
    expect(await asked.text()).not.toContain('The Burrow Tune')

    await song.getByRole('combobox').selectOption({ label: 'Everybody' })
    await expect(song.getByText('Seen by Papa Jo and Mia')).toBeVisible()
    await expect(childsSong).toHaveCount(1)

    await dialog.getByRole('button', { name: `Remove ${folder}` }).click()
    await page.getByRole('button', { name: 'Remove folder' }).click()
    await expect(dialog.getByText('No folder yet')).toBeVisible()
    await expect(childsSong).toHaveCount(0)
  } finally {
    await tablet.close()
    await moveOut(page.request)
    await rm(folder, { recursive: true, force: true })
  }
})
