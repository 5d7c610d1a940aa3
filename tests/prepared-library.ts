import { execFile } from 'node:child_process'
import { link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Names the data folder that `copyPreparedLibrary` copies. */
export const PREPARED_LIBRARY = 'STARNEST_TEST_PREPARED_LIBRARY'

/** Copies the data folder of a server that has stopped. Media files are never changed in place, so
 *  they are linked; the database's files are copied, with their owners. */
export async function copyPreparedLibrary(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from)) {
    if (entry === 'media') await linkFolder(join(from, entry), join(to, entry))
    else await run('cp', ['-a', join(from, entry), join(to, entry)])
  }
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    else await link(source, target)
  }
}
