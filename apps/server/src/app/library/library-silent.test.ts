import { realpath } from 'node:fs/promises'
import { errorBodySchema } from '@starnest/contract/errors'
import { expect, it, onTestFinished } from 'vitest'
import { newShelf, openLibraryHome, QUICK, until } from '../../../test/library/library-home.ts'

/** Disks that can be switched off: they answer when they are on again. */
function newDisks() {
  const off = new Map<string, Promise<void>>()
  const asked: string[] = []
  return {
    asked,
    switchOff(folder: string) {
      const { promise, resolve: switchOn } = Promise.withResolvers<void>()
      off.set(folder, promise)
      return switchOn
    },
    async realpath(path: string) {
      asked.push(path)
      await off.get(path)
      return realpath(path)
    },
  }
}

async function openHome(folders: string[], disks: ReturnType<typeof newDisks>) {
  const times = { ...QUICK, answerMs: 100 }
  const home = await openLibraryHome(folders, { times, realpath: disks.realpath })
  onTestFinished(() => home.close())
  return home
}

it('starts although a drive of the settings does not answer, and takes it in when it does', async () => {
  const disks = newDisks()
  const [drive, shelf] = [await newShelf(), await newShelf()]
  const switchOn = disks.switchOff(drive.folder)
  await drive.put('A.mp4')
  await shelf.put('B.mp4')
  const home = await openHome([drive.folder, shelf.folder], disks)
  await home.shows('B')
  expect(await home.folders()).toMatchObject([{ path: shelf.folder, isFixed: true }])
  switchOn()
  await home.shows('A', 'B')
  const places = (await home.folders()).map(({ path, isFixed }) => [path, isFixed]).sort()
  expect(places).toEqual([drive.folder, shelf.folder].sort().map((path) => [path, true]))
})

it('asks no more than four drives at once that do not answer, and takes in each that does', async () => {
  const disks = newDisks()
  const drives = await Promise.all(Array.from({ length: 5 }, newShelf))
  const switches = drives.map(({ folder }) => disks.switchOff(folder))
  for (const [nth, drive] of drives.entries()) await drive.put(`${nth + 1}.mp4`)
  const paths = drives.map(({ folder }) => folder)
  const home = await openHome(paths, disks)
  expect(disks.asked.filter((path) => paths.includes(path))).toEqual(paths.slice(0, 4))
  switches[4]?.()
  switches[2]?.()
  await home.shows('3', '5')
  for (const switchOn of switches) switchOn()
  await home.shows('1', '2', '3', '4', '5')
})

it('does not ask for a drive of the settings that it knows, and keeps its folder', async () => {
  const disks = newDisks()
  const drive = await newShelf()
  await drive.put('A.mp4')
  const home = await openHome([drive.folder], disks)
  await home.shows('A')
  disks.switchOff(drive.folder)
  disks.asked.length = 0
  const { householdId } = home.home
  await home.home.slices.library.start({ householdId, isAlone: true })
  expect(disks.asked).not.toContain(drive.folder)
  expect(await home.folders()).toMatchObject([{ path: drive.folder, isFixed: true }])
})

it('refuses a folder whose drive does not answer, and asks for it once', async () => {
  const disks = newDisks()
  const drive = await newShelf()
  const switchOn = disks.switchOff(drive.folder)
  await drive.put('A.mp4')
  const home = await openHome([], disks)
  for (let times = 1; times <= 3; times++) {
    const answer = await home.add(drive.folder)
    expect(answer.statusCode).toBe(400)
    expect(errorBodySchema.parse(answer.json()).details).toEqual({ reason: 'silent' })
  }
  expect(disks.asked.filter((path) => path === drive.folder)).toHaveLength(1)
  switchOn()
  await until(async () => expect((await home.add(drive.folder)).statusCode).toBe(201))
  await home.shows('A')
})
