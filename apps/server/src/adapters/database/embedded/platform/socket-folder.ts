import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Account, giveTo } from './account.ts'

/** Part of the socket file's name; there is no TCP port behind it. */
export const SOCKET_PORT = 5432

/** Systems cut a socket's path at 103 or 107 bytes; below 100 all of them agree. */
const MAX_SOCKET_PATH_BYTES = 100

const TEMPORARY_PREFIX = 'starnest-socket-'

/**
 * An empty folder for the socket that only the account may enter: `preferredFolder`, or a new one
 * under the system's temporary folder when the path would be too long for a socket.
 */
export async function makeSocketFolder(preferredFolder: string, account: Account): Promise<string> {
  await rm(preferredFolder, { recursive: true, force: true })
  const folder = fitsSocket(preferredFolder) ? preferredFolder : await temporaryFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(account, folder)
  return folder
}

/** Whether a folder, found in the file of a server that was killed, is ours to remove. */
export function isTemporarySocketFolder(folder: string): boolean {
  return basename(folder).startsWith(TEMPORARY_PREFIX)
}

function temporaryFolder(): Promise<string> {
  const preferred = join(tmpdir(), TEMPORARY_PREFIX)
  return mkdtemp(fitsSocket(`${preferred}XXXXXX`) ? preferred : join('/tmp', TEMPORARY_PREFIX))
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_BYTES
}
