import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { isMissing } from '../../adapters/storage/disk/disk-failure.ts'
import { flushFolder, flushTree } from '../../adapters/storage/disk/flush.ts'
import { StartupError } from '../../ports/startup-error.ts'
import { BACKUP } from './backup-manifest.ts'

/** Name of a folder that is being filled: which machine fills it, and which process there. Earlier versions named
 *  no machine. */
const DRAFT = /^\.unfinished-(.*)-(\d+)(?:-[0-9A-Za-z]{6})?$/

/** Lies in a draft from its first moment until it is whole. */
const MARK = '.unfinished'

/** Whether a process of another machine lives cannot be asked. Where nothing was written for so long, it does not. */
const LEFT_OVER_MS = 24 * 60 * 60_000

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
 * backup removes it, after a restart of the machine one a day later.
 * @throws StartupError when there is something of that name already, or the draft was removed meanwhile.
 */
export async function writeFolderWhole<T>(
  folder: string,
  write: (draft: string) => Promise<T>,
): Promise<T> {
  if (existsSync(folder)) throw new StartupError(`${folder} is there already; name another folder.`)
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const machine = await thisMachine()
  const draft = await mkdtemp(join(parent, `.unfinished-${machine}-${process.pid}-`))
  try {
    await writeFile(join(draft, MARK), '')
    await removeUnfinished(draft, machine)
    const written = await write(draft)
    await removeMark(draft)
    await flushTree(draft)
    await rename(draft, folder)
    await flushFolder(parent)
    return written
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** What copies films makes their folders as it needs them, also in a draft that is gone: without its first file it
 *  is not the whole any more. */
async function removeMark(draft: string): Promise<void> {
  try {
    await rm(join(draft, MARK))
  } catch (cause) {
    if (!isMissing(cause)) throw cause
    throw new StartupError('What had been written so far was removed meanwhile; try again.', {
      cause,
    })
  }
}

/** Removes what lies beside an own draft and nobody fills any more. Other machines may share the folder. */
async function removeUnfinished(own: string, machine: string): Promise<void> {
  const parent = dirname(own)
  // By the clock of the disk: that of this machine may be wrong.
  const { mtimeMs: nowMs } = await stat(own)
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const [, filledOn, pid] = DRAFT.exec(name) ?? []
    if (path === own || filledOn === undefined) continue
    const isLeft =
      filledOn === machine
        ? !isRunning(Number(pid))
        : await isUntouchedSince(path, nowMs - LEFT_OVER_MS)
    if (isLeft) await rm(path, { recursive: true, force: true })
  }
}

/** Where a process id means the same process as here: since this machine's start, and in this container of it.
 *  A system that does not tell these has its name only. */
async function thisMachine(): Promise<string> {
  const told = [
    hostname(),
    await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    await readlink('/proc/self/ns/pid').catch(() => ''),
  ]
  return createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 16)
}

function isRunning(pid: number): boolean {
  // A draft of this process's number that is not its own is of an earlier process.
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isUntouchedSince(folder: string, sinceMs: number): Promise<boolean> {
  // Whoever fills it may finish or remove it meanwhile.
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of ['', ...names]) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtimeMs >= sinceMs) return false
  }
  return true
}
