import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { idleJobs } from '../../../test/idle-jobs.ts'
import {
  type LibraryHome,
  newShelf,
  openLibraryHome,
  QUICK,
  until,
} from '../../../test/library/library-home.ts'
import { buildApp } from '../build-app.ts'

let home: LibraryHome
beforeAll(async () => {
  home = await openLibraryHome()
})
afterEach(() => home.takeAllOut())
afterAll(() => home.close())

describe('choosing folders', () => {
  it('takes one in by its path, and out again with its titles and none of its files', async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4')
    const added = await home.add(` ${shelf.folder} `)
    expect([added.statusCode, added.json().path]).toEqual([201, shelf.folder])
    await home.shows('A')
    expect((await home.add(shelf.folder)).json().id).toBe(added.json().id)
    await home.isQuiet()
    const removed = await home.device.call(
      'DELETE',
      pathOf(LIBRARY_ROUTES.remove, { id: added.json().id }),
    )
    expect(removed.statusCode).toBe(200)
    expect(await home.names()).toEqual([])
    expect(await home.folders()).toEqual([])
    await home.add(shelf.folder)
    await home.shows('A')
  })

  it('refuses what cannot be one, with a sentence', async () => {
    const shelf = await newShelf()
    await shelf.put('Films/Snails/A.mp4')
    await shelf.write('B.mp4', 'B')
    await home.addAll(shelf.at('Films'))
    await mkdir(join(home.dataFolder, 'media'), { recursive: true })
    for (const [path, reason] of [
      ['films', 'not_absolute'],
      [shelf.at('none'), 'not_a_folder'],
      [shelf.at('B.mp4'), 'not_a_folder'],
      [home.dataFolder, 'inside_data'],
      [join(home.dataFolder, 'media'), 'inside_data'],
      ['/', 'inside_data'],
      [shelf.folder, 'nested'],
      [shelf.at('Films/Snails'), 'nested'],
      [shelf.at('Films/../Films/Snails'), 'nested'],
    ]) {
      const answer = await home.add(String(path))
      expect([path, answer.statusCode, answer.json().details?.reason]).toEqual([path, 400, reason])
      expect(answer.json().message).toMatch(/^[A-Z].*\.$/)
    }
    expect(await home.folders()).toHaveLength(1)
  })

  it('is for grown-ups only', async () => {
    for (const answer of [
      await home.tablet.call('GET', LIBRARY_ROUTES.folders.path),
      await home.tablet.call('POST', LIBRARY_ROUTES.add.path, { path: '/' }),
      await home.tablet.call('DELETE', pathOf(LIBRARY_ROUTES.remove, { id: 1 })),
      await home.tablet.call('POST', pathOf(LIBRARY_ROUTES.scan, { id: 1 })),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'grown_ups_only'])
    }
    expect((await home.scan(1)).statusCode).toBe(404)
  })
})

describe('folders of the settings', () => {
  it('are no reason not to start while they are missing, and shown when they come', async () => {
    const shelf = await newShelf()
    const own = await openLibraryHome([shelf.at('later')])
    onTestFinished(() => own.close())
    await until(async () =>
      expect(await own.folders()).toMatchObject([{ state: 'missing', isFixed: true }]),
    )
    await shelf.put('later/A.mp4')
    await own.shows('A')
    const [{ id = 0 } = {}] = await own.folders()
    const answer = await own.device.call('DELETE', pathOf(LIBRARY_ROUTES.remove, { id }))
    expect(answer.json().details).toEqual({ reason: 'fixed' })
    expect((await own.add(shelf.folder)).json().details).toEqual({ reason: 'nested' })
  })

  it('can be taken out when the settings name them no more; lost links are made again', async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4')
    const own = await openLibraryHome([shelf.folder])
    onTestFinished(() => own.close())
    await own.shows('A')
    await own.isQuiet()
    const { mediaId } = await own.file()
    await own.home.storage.remove(mediaId)
    const { database, storage, media, uploadsFolder } = own.home
    const again = await buildApp({
      config: { host: '127.0.0.1', furtherHosts: [], studioUrl: '/create-studio' },
      log: own.home.app.log,
      database,
      storage,
      media,
      jobs: idleJobs,
      uploadsFolder,
      library: { dataFolder: own.dataFolder, folders: [], times: QUICK },
    })
    await again.slices.library.start({ householdId: own.home.householdId, isAlone: true })
    await until(async () =>
      expect(await storage.stat(`${mediaId}/original.mp4`)).toMatchObject({
        size: (await own.file()).sizeBytes,
      }),
    )
    await again.app.close()
    expect(await own.folders()).toMatchObject([{ isFixed: false }])
  })
})
