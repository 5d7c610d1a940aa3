import { rename, rm } from 'node:fs/promises'
import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import { pathOf } from '@starnest/contract/route'
import { expect, it, onTestFinished } from 'vitest'
import { newShelf, openLibraryHome, QUICK, until } from '../../../test/library/library-home.ts'
import { rootOf } from '../../features/files/folders/keeping/root-questions.ts'

const NFS = 0x6969
const EXT4 = 0xef53

async function homeWith(shelf: { folder: string }, { lies }: { lies: number }) {
  const times = { ...QUICK, blindRescanMs: 50 }
  const fileSystemType = async () => lies
  const home = await openLibraryHome([shelf.folder], { times, fileSystemType })
  onTestFinished(() => home.close())
  await home.shows('A')
  await home.isQuiet()
  return home
}

it.runIf(process.platform === 'linux')(
  'says of a folder on a network drive that not all changes are seen, and looks again and again',
  async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4')
    const home = await homeWith(shelf, { lies: NFS })
    const [before] = await home.folders()
    expect(before?.isLive).toBe(false)
    // Nothing has changed in it.
    await until(async () => {
      const [now] = await home.folders()
      expect(Date.parse(now?.scannedAt ?? '')).toBeGreaterThan(Date.parse(before?.scannedAt ?? ''))
    })
    // What changes on this machine is seen there, too.
    await shelf.put('B.mp4')
    await home.shows('A', 'B')
  },
)

it('says of a folder on a disk of this machine that changes are seen at once', async () => {
  const shelf = await newShelf()
  await shelf.put('A.mp4')
  const home = await homeWith(shelf, { lies: EXT4 })
  expect(await home.folders()).toMatchObject([{ isLive: true }])
})

it.runIf(process.platform === 'linux')(
  'asks a network drive that does not answer once, and sees meanwhile what happens to other folders',
  async () => {
    const [drive, shelf] = [await newShelf(), await newShelf()]
    await drive.put('A.mp4')
    await shelf.put('B.mp4')
    const { promise: isBack, resolve: switchOn } = Promise.withResolvers<void>()
    let isOff = false
    const asked = { drive: 0, shelf: 0 }
    const home = await openLibraryHome([drive.folder, shelf.folder], {
      fileSystemType: async (path) => (path === drive.folder ? NFS : EXT4),
      async rootOf(path) {
        if (isOff) asked[path === drive.folder ? 'drive' : 'shelf'] += 1
        if (isOff && path === drive.folder) await isBack
        return rootOf(path)
      },
    })
    onTestFinished(() => home.close())
    await home.shows('A', 'B')
    await home.isQuiet()
    isOff = true
    await until(async () => expect(asked.shelf).toBeGreaterThan(5))
    expect(asked.drive).toBe(1)
    await rename(shelf.folder, `${shelf.folder} taken out`)
    onTestFinished(() => rm(`${shelf.folder} taken out`, { recursive: true }))
    await home.shows('A')
    switchOn()
    await until(async () => expect(asked.drive).toBeGreaterThan(1))
  },
)

/** A drive and a folder of this machine, looked through in this order. */
async function driveAndShelf() {
  const [drive, shelf] = [await newShelf(), await newShelf()]
  await drive.put('A.mp4')
  await shelf.put('B.mp4')
  return { drive, shelf }
}

const HANGS = new Promise<never>(() => undefined)
const IMPATIENT = { ...QUICK, answerMs: 100 }

it('looks through other folders while a drive does not answer from the start, lets go of it, and stops', async () => {
  const { drive, shelf } = await driveAndShelf()
  let asked = 0
  const home = await openLibraryHome([], {
    times: IMPATIENT,
    async rootOf(path) {
      if (path !== drive.folder) return rootOf(path)
      asked += 1
      return HANGS
    },
  })
  await home.addAll(drive.folder, shelf.folder)
  await home.shows('B')
  const [{ id = 0, state } = {}] = await home.folders()
  expect(state).toBe('waiting')
  await home.scan(id)
  await shelf.put('C.mp4')
  await home.shows('B', 'C')
  expect(asked).toBe(1)
  const answer = await home.device.call('DELETE', pathOf(LIBRARY_ROUTES.remove, { id }))
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await home.folders()).toMatchObject([{ path: shelf.folder }])
  await home.add(drive.folder)
  await home.close()
})

it.runIf(process.platform === 'linux')(
  'lets go of a drive that stops answering while it is looked through, goes on with other folders, and stops',
  async () => {
    const { drive, shelf } = await driveAndShelf()
    const home = await openLibraryHome([], {
      times: IMPATIENT,
      fileSystemType: async (path) => (path === drive.folder ? HANGS : EXT4),
    })
    await home.addAll(drive.folder, shelf.folder)
    const [{ id = 0 } = {}] = await home.folders()
    await until(async () => expect(await home.folders()).toMatchObject([{ state: 'scanning' }, {}]))
    const answer = await home.device.call('DELETE', pathOf(LIBRARY_ROUTES.remove, { id }))
    expect(answer.statusCode, answer.body).toBe(200)
    await home.shows('B')
    await home.add(drive.folder)
    await until(async () => expect(await home.folders()).toMatchObject([{}, { state: 'scanning' }]))
    await home.close()
  },
)
