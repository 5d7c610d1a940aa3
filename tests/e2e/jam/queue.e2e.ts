import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { jamSongListSchema, jamSongSheetSchema } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { DAD, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test } from '../starnest.ts'
import { keepToasts } from '../wait-longer.ts'
import { fakeSinger, tonesOf } from './fake-singer.ts'

test.use(CALM)
test.beforeEach(({ context }) => keepToasts(context))

const SONG = [
  ...['#VERSION:1.0.0', '#TITLE:The Burrow Tune', '#ARTIST:Grandpa', '#BPM:60', '#GAP:500'],
  ...['#AUDIO:tune.ogg', ': 0 4 0 Bur', ': 4 4 4 row', '- 9', ': 10 4 7 tune', 'E'],
].join('\n')

test('whoever is next sings by a press, leaves the queue, and the next one is called', async ({
  page,
}) => {
  await moveOut(page.request)
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-e2e-queue-')))
  try {
    // A server that root started reads it as another user.
    await chmod(folder, 0o755)
    await writeFile(join(folder, 'tune.txt'), SONG)
    await runBareFfmpeg(...generated('sine=frequency=262:duration=12'), join(folder, 'tune.ogg'))
    const dad = await moveIn(page.request, DAD)
    await page.request.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
    await page.request.post(JAM_ROUTES.addFolder.path, { data: { path: folder } })
    const imported = async () =>
      jamSongListSchema
        .parse(await (await page.request.get(JAM_ROUTES.songs.path)).json())
        .find(({ isImported }) => isImported)?.id
    await expect.poll(imported).toBeDefined()
    const id = (await imported()) ?? ''
    const sheet = await page.request.get(pathOf(JAM_ROUTES.song, { id }))
    await fakeSinger(page, tonesOf(jamSongSheetSchema.parse(await sheet.json())))

    await page.goto('/jam-challenge?mode=karaoke')
    await page.getByText('The Burrow Tune', { exact: true }).first().click()
    const queueUp = page.getByRole('button', { name: 'Queue up for The Burrow Tune' })
    for (const name of ['Guest 1', 'Papa Jo']) {
      await queueUp.click()
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    }
    const queue = page.getByRole('list', { name: 'Queue' }).getByRole('listitem')
    await expect(queue).toHaveText([/^Guest 1/, /Papa Jo/])
    await page.getByRole('button', { name: 'Put Papa Jo first' }).press('Enter')
    await expect(queue).toHaveText([/Papa Jo/, /^Guest 1/])
    await page.getByRole('button', { name: 'Put Papa Jo back in turn' }).press('Enter')
    await expect(queue).toHaveText([/^Guest 1/, /Papa Jo/])
    expect(await accessibilityFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Guest 1: Record' }).click()
    await expect(page.getByText('Guest 1 is on stage')).toBeVisible()
    await expect(page.getByText('Next: Papa Jo – The Burrow Tune').first()).toBeVisible()
    await expect(queue).toHaveText([/Papa Jo/])
    await expect(page.getByText('Great performance!')).toBeVisible()
  } finally {
    await moveOut(page.request)
    const folders = await (await page.request.get(JAM_ROUTES.folders.path)).json()
    for (const { id } of folders) {
      await page.request.delete(pathOf(JAM_ROUTES.removeFolder, { id }))
    }
    await rm(folder, { recursive: true, force: true })
  }
})
