import { rename, rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { newShelf, openLibraryHome, QUICK, until } from '../../../test/library/library-home.ts'
import { rootOf } from '../../features/files/folders/keeping/library-keeper.ts'

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
