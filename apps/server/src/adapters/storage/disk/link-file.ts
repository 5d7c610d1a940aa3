import { randomUUID } from 'node:crypto'
import { lstat, mkdir, realpath, rename, rm, symlink } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { StorageError } from '../../../ports/storage.ts'

const isForbidden = z.object({ code: z.enum(['EPERM', 'EACCES', 'ENOSYS', 'ENOTSUP']) })

/** Puts a symbolic link to a file that stays where it is at `target`, in place of what was there. It is
 *  not flushed: a link that a power cut took is made again when the file's folder is looked through.
 *  @throws StorageError `bad_key` for what is not the real path of a file */
export async function putLink(file: string, target: string, incoming: string): Promise<void> {
  if (!isAbsolute(file) || (await realpath(file)) !== file || !(await lstat(file)).isFile()) {
    throw new StorageError('bad_key', 'Only the real path of a file can be linked to.')
  }
  const arriving = join(incoming, randomUUID())
  try {
    await symlink(file, arriving, 'file')
    await mkdir(dirname(target), { recursive: true })
    await rename(arriving, target)
  } catch (error) {
    if (!isForbidden.safeParse(error).success) throw error
    const sentence =
      'This system lets Starnest make no links, which library folders need. On Windows turn on Developer Mode.'
    throw new StorageError('failed', sentence, { cause: error })
  } finally {
    await rm(arriving, { force: true })
  }
}
