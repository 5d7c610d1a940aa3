import { execFile } from 'node:child_process'
import { chown, link, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Names the data folder that `copyPreparedLibrary` copies. */
export const PREPARED_LIBRARY = 'STARNEST_TEST_PREPARED_LIBRARY'

/** What is never changed in place: media files, and those that the database gives up when the disk is
 *  full. */
const LINKED = ['media', join('database', 'ballast')]

/** Copies the data folder of a server that has stopped, with its files' owners; what is never changed in
 *  place is linked. */
export async function copyPreparedLibrary(from: string, to: string): Promise<void> {
  await makeAlike(join(from, 'database'), join(to, 'database'))
  const inside = (await readdir(join(from, 'database'))).map((entry) => join('database', entry))
  const entries = (await readdir(from)).filter((entry) => entry !== 'database')
  for (const entry of [...entries, ...inside]) {
    if (LINKED.includes(entry)) await linkFolder(join(from, entry), join(to, entry))
    else await run('cp', ['-a', join(from, entry), join(to, entry)])
  }
}

async function makeAlike(from: string, to: string): Promise<void> {
  const { mode, uid, gid } = await stat(from)
  await mkdir(to, { mode })
  await chown(to, uid, gid)
}

async function linkFolder(from: string, to: string): Promise<void> {
  await makeAlike(from, to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    else await link(source, target)
  }
}
