import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { HeldFolder } from '../../adapters/database/backup/restore-target.ts'
import { flushFolder } from '../../adapters/storage/disk/flush.ts'
import { StartupError } from '../../ports/startup-error.ts'
import { folderNameOf } from './backup-folder.ts'

/** What an empty data folder may have in its folders: a lock, and the place where files arrive. */
const NOTHING = ['lock', '.incoming']

/**
 * Moves folders of a draft to their place in the data folder, and what was there to a new folder
 * beside it. Resolves with that folder's path, or with undefined when nothing was there.
 * @throws StartupError when they cannot be moved; they are then where they were before.
 */
export async function putInPlace(
  draft: string,
  held: HeldFolder,
  names: readonly string[],
): Promise<string | undefined> {
  const { dataFolder } = held
  const aside = `${dataFolder}.before-restore-${folderNameOf(new Date())}`
  // Windows moves no folder in which a file is open.
  if (process.platform === 'win32') held.release()
  const undo: (() => Promise<unknown>)[] = []
  const move = async (from: string, to: string) => {
    await rename(from, to)
    undo.push(() => rename(to, from))
  }
  try {
    for (const name of names) {
      const place = join(dataFolder, name)
      if (await holdsSomething(place)) {
        await mkdir(aside, { recursive: true })
        await move(place, join(aside, name))
      }
      await rm(place, { recursive: true, force: true })
      await move(join(draft, name), place)
    }
  } catch (cause) {
    for (const back of undo.reverse()) await back()
    await rmdir(aside).catch(() => undefined) // It was not made, then.
    throw new StartupError(
      `What is in ${dataFolder} cannot be put aside beside it, so nothing was changed; move ` +
        'it away yourself and restore again.',
      { cause },
    )
  }
  await flushFolder(dataFolder)
  return existsSync(aside) ? aside : undefined
}

async function holdsSomething(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  return (await readdir(folder)).some((name) => !NOTHING.includes(name))
}
