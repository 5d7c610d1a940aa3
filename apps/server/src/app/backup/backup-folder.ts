import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { flushFolder, flushTree } from '../../adapters/storage/disk/flush.ts'
import { StartupError } from '../../ports/startup-error.ts'
import { BACKUP } from './backup-manifest.ts'

const UNFINISHED = /^\.unfinished-.*-(\d+)$/

/** A moment in UTC as a folder's name that sorts by time: `2026-11-21T06-10-00Z`. */
export function folderNameOf(moment: Date): string {
  return moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}

/** Where backups go unless another folder is named. */
export function backupsIn(dataFolder: string): string {
  return join(dataFolder, 'backups')
}

/** The latest finished backup of a data folder; undefined: there is none. */
export async function newestBackup(dataFolder: string): Promise<string | undefined> {
  const folder = backupsIn(dataFolder)
  if (!existsSync(folder)) return undefined
  const isFinished = (name: string) =>
    !name.startsWith('.') && existsSync(join(folder, name, BACKUP.manifest))
  const newest = (await readdir(folder)).filter(isFinished).sort().at(-1)
  return newest && join(folder, newest)
}

/**
 * Lets `write` fill a folder under another name and gives it its own when everything in it is on
 * the disk. When that fails nothing remains; after a kill only the other name does, and the next
 * backup removes it.
 * @throws StartupError when there is something of that name already.
 */
export async function writeFolderWhole<T>(
  folder: string,
  write: (draft: string) => Promise<T>,
): Promise<T> {
  if (existsSync(folder)) throw new StartupError(`${folder} is there already; name another folder.`)
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await removeUnfinished(parent)
  const draft = join(parent, `.unfinished-${basename(folder)}-${process.pid}`)
  try {
    await mkdir(draft, { mode: 0o700 })
    const written = await write(draft)
    await flushTree(draft)
    await rename(draft, folder)
    await flushFolder(parent)
    return written
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(UNFINISHED.exec(name)?.[1])
    if (pid && (pid === process.pid || !isRunning(pid))) {
      await rm(join(parent, name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
