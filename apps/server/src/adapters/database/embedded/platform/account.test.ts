import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NOTE, noteIn, open, usedHome } from '../../../../../test/database/home.ts'
import { temporaryFolder } from '../../../../../test/database/temporary-folder.ts'
import { chooseAccount, giveTo } from './account.ts'
import { findBinaries } from './binaries.ts'
import { usableAccount } from './usable-account.ts'

const isRoot = process.geteuid?.() === 0
const environment = { PATH: '/usr/bin:/bin' }

it.skipIf(isRoot)('runs the server as whoever starts Starnest', async () => {
  expect(await chooseAccount('/', ['/'])).toEqual({ is: 'self' })
})

describe.runIf(isRoot)('for root', () => {
  async function folderUnder(mode: number): Promise<string> {
    const outer = await temporaryFolder()
    await chmod(outer, mode)
    const folder = join(outer, 'database')
    await mkdir(folder, { mode: 0o700 })
    return folder
  }

  async function accountFor(folder: string) {
    const account = await chooseAccount(folder, [])
    await giveTo(account, folder)
    const binaries = findBinaries()
    return (await usableAccount({ account, binaries, folder, environment })).account
  }

  it('drops to a user without rights', async () => {
    const account = await accountFor(await folderUnder(0o755))
    expect(account).toMatchObject({ is: 'user', uid: expect.any(Number) })
    expect(account).not.toMatchObject({ uid: 0 })
  })

  it('lets that user through folders that only root may enter', async () => {
    expect(await accountFor(await folderUnder(0o700))).toMatchObject({ is: 'confined' })
  })

  it('drops to the person the database belongs to', async () => {
    const folder = await folderUnder(0o755)
    await chown(folder, 4321, 4321)
    expect(await accountFor(folder)).toEqual({ is: 'user', uid: 4321, gid: 4321 })
  })

  it('leaves a folder whose owner has no name to a user without rights', async () => {
    const folder = await folderUnder(0o755)
    await chown(folder, 4321, 4321)
    const account = await chooseAccount(join(folder, 'cluster'), [folder])
    expect(account).toMatchObject({ is: 'user' })
    expect(account).not.toMatchObject({ uid: 4321 })
  })

  it('keeps a database with its owner when the folders above are opened or closed', async () => {
    const home = await usedHome()
    for (const mode of [0o755, 0o700]) {
      await chmod(join(home.dataFolder, '..'), mode)
      const database = await open(home)
      expect(await noteIn(database)).toBe(NOTE)
      await database.close()
    }
  })
})
