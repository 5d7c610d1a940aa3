import { type BigIntStats, constants } from 'node:fs'
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises'
import { fileIdentity } from '../../../ports/storage.ts'

/** No link is followed, and what waits for a writer, as a named pipe does, is not waited for. Windows
 *  knows neither. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** A file that is open, and what the system says of it: of this very file, whatever its path leads to
 *  by now. */
export type UnlinkedFile = { file: FileHandle; found: BigIntStats }

/** Opens a file, and neither a link nor anything else. Folders above it may be links.
 *  @throws the system's error, ELOOP for what is no file */
export async function openFile(path: string): Promise<UnlinkedFile> {
  const file = await open(path, FLAGS)
  try {
    const found = await file.stat({ bigint: true })
    if (!found.isFile()) throw notAFile(path)
    return { file, found }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The same, where no folder above it is a link either. @throws as {@link openFile} */
export async function openUnlinked(path: string): Promise<UnlinkedFile> {
  const opened = await openFile(path)
  if (await liesAt(opened, path)) return opened
  await opened.file.close()
  throw notAFile(path)
}

/** Whether an open file lies at a path without any link on the way to it. Linux says where an open file
 *  lies; elsewhere the path is followed once more, which a link that is just exchanged could deceive. */
export async function liesAt({ file, found }: UnlinkedFile, path: string): Promise<boolean> {
  try {
    if (process.platform === 'linux') return (await readlink(`/proc/self/fd/${file.fd}`)) === path
    if ((await realpath(path)) !== path) return false
    return fileIdentity(await stat(path, { bigint: true })) === fileIdentity(found)
  } catch {
    return false
  }
}

/** A path by which this process, and programs that it starts, read the open file, whatever lies at its
 *  own path by then. Only Linux has one; elsewhere it is the file's own. */
export function lentPath({ file }: UnlinkedFile, path: string): string {
  return process.platform === 'linux' ? `/proc/${process.pid}/fd/${file.fd}` : path
}

/** As the system says it of a link. */
function notAFile(path: string): Error {
  const error = new Error(`ELOOP: a link, or no file, open '${path}'`)
  return Object.assign(error, { code: 'ELOOP', syscall: 'open', path })
}
