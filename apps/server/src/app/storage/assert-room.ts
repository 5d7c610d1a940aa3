import { statfs } from 'node:fs/promises'
import { StartupError } from '../../ports/startup-error.ts'
import { megabytes } from '../backup/copy-progress.ts'

/** Refuses to copy films to a disk that has not so many bytes free, before anything is copied: a database may
 *  stand on it.
 *  @throws StartupError */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  if (freeBytes > bytes) return
  throw new StartupError(
    `This disk has ${megabytes(freeBytes)} free, and the films need ${megabytes(bytes)}; make room first.`,
  )
}
